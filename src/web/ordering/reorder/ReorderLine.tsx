import type { ReactNode } from 'react'
import { reorderTexts as texts } from '#texts/order-edit.ts'
import { LineProblem, PackagingField, ProductAmount } from '#web/ordering/ProductAmount.tsx'
import { ProductLine } from '#web/ordering/ProductLine.tsx'
import { Units } from '#web/ordering/Units.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import { count, money, percent } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type ComparedRow, ComparisonTable } from '#web/ui/lists/ComparisonTable.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { type Choice, differencesOf, type ReorderLine as Line } from './choices.ts'
import classes from './ReorderLine.module.css'

/** One product of the order: then next to now, and whether it goes into the cart. */
export const ReorderLine = ({
  line,
  choice,
  problem,
  onChoose,
}: {
  line: Line
  choice: Choice
  problem: string | null
  onChoose: (choice: Choice) => void
}) => {
  const { name, now, inCart } = line
  return (
    <li className={classes['line']}>
      <ProductLine product={line} />
      <ComparisonTable
        caption={name}
        hideCaption
        heads={{ before: texts.ordered, after: texts.now }}
        groups={[{ key: line.id, rows: rowsOf(line) }]}
      />
      {now === null ? (
        <LineProblem problem={line.problem} quantity={choice.quantity} rule={null} />
      ) : inCart !== null ? (
        <Text size="small">{texts.inCart(count(inCart))}</Text>
      ) : (
        <Stack gap={3}>
          <CheckField
            label={texts.choose(name)}
            checked={choice.isChosen}
            onChange={(isChosen) => onChoose({ ...choice, isChosen })}
          />
          {choice.isChosen && (
            <ProductAmount
              name={name}
              rule={now}
              choice={choice}
              onQuantity={(quantity) => onChoose({ ...choice, quantity })}
            >
              <PackagingField
                name={name}
                packagings={now.packagings}
                value={choice.packagingId}
                onChange={(packagingId) => onChoose({ ...choice, packagingId })}
              />
              <LineProblem problem={problem} quantity={choice.quantity} rule={now} />
            </ProductAmount>
          )}
        </Stack>
      )}
    </li>
  )
}

const small = (text: string) => (
  <Text as="small" size="small">
    <bdi>{text}</bdi>
  </Text>
)

/** What is different today is marked. */
const rowsOf = (line: Line): readonly ComparedRow[] => {
  const { ordered, now, registration } = line
  const differs = differencesOf(line)
  const packaging = now?.packagings.find(({ id }) => id === now.packagingId)
  const row = (name: string, before: ReactNode, after: ReactNode, isChanged: boolean | undefined): ComparedRow => ({
    name,
    before,
    after,
    isChanged: isChanged ?? false,
  })
  return [
    row(
      texts.price,
      <>
        <Money cents={ordered.price} />
        {ordered.adjusted && small(texts.adjusted(money(ordered.adjusted.from), ordered.adjusted.reason))}
      </>,
      now ? <Money cents={now.price} /> : texts.gone,
      differs ? differs.price !== 0 : false,
    ),
    row(texts.discount, percent(ordered.discount), now && percent(now.discount), differs?.discount),
    row(
      texts.quantity,
      <Units value={ordered.quantity} perPack={ordered.packaging?.units} />,
      now && (
        <>
          <Units value={now.quantity} perPack={packaging?.units} />
          {Math.max(now.minimumOrderQuantity, now.orderQuantityStep) > 1 &&
            small(texts.rule(count(now.minimumOrderQuantity), count(now.orderQuantityStep)))}
        </>
      ),
      differs?.quantity,
    ),
    row(
      texts.packaging,
      ordered.packaging?.name ?? texts.none,
      now && (packaging?.name ?? (now.packagings.length > 0 ? texts.gone : texts.none)),
      differs?.packaging,
    ),
    row(texts.registration, texts.registered, registration ?? texts.none, now === null),
  ]
}
