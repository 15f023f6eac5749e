import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { unitsInPacks } from '#modules/ordering/terms/in-packs.ts'
import { MAXIMUM_QUANTITY, quantityProblem } from '#modules/ordering/terms/quantity.ts'
import { orderEditTexts, reorderTexts as texts } from '#texts/order-edit.ts'
import { Units } from '#web/ordering/Units.tsx'
import { ProductPicture } from '#web/ui/art/ProductPicture.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { choicesOf } from '#web/ui/fields/choices.ts'
import { QuantitySelector } from '#web/ui/fields/quantity/QuantitySelector.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import { count, money, percent, unbroken } from '#web/ui/figures/format.ts'
import { type Choice, differencesOf, type ReorderLine } from './choices.ts'
import classes from './ReorderPage.module.css'

/** One product of the order: then next to now, and whether it goes into the cart. */
export const ReorderLineCard = ({
  line,
  choice,
  problem,
  onChoose,
}: {
  line: ReorderLine
  choice: Choice
  problem: string | null
  onChoose: (choice: Choice) => void
}) => {
  const { name, reference, image, now, inCart } = line
  return (
    <li data-gone={now === null || undefined} data-chosen={choice.isChosen || undefined}>
      <div className={classes['head']}>
        <ProductPicture image={image} size="row" />
        <div>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <p className={classes['quiet']}>
            {orderEditTexts.ref} <bdi>{reference}</bdi>
          </p>
        </div>
      </div>
      <ThenAndNow line={line} />
      {now === null ? (
        <p className={classes['problem']}>
          <IconAlertCircle size={16} stroke={1.8} aria-hidden />
          {line.problem}
        </p>
      ) : inCart !== null ? (
        <p className={classes['quiet']}>{texts.inCart(count(inCart))}</p>
      ) : (
        <div className={classes['choice']}>
          <CheckField
            label={texts.choose(name)}
            checked={choice.isChosen}
            onChange={(isChosen) => onChoose({ ...choice, isChosen })}
          />
          {choice.isChosen && <Amount line={line} now={now} choice={choice} problem={problem} onChoose={onChoose} />}
        </div>
      )}
    </li>
  )
}

const Amount = ({
  line,
  now,
  choice,
  problem,
  onChoose,
}: {
  line: ReorderLine
  now: NonNullable<ReorderLine['now']>
  choice: Choice
  problem: string | null
  onChoose: (choice: Choice) => void
}) => (
  <div className={classes['amount']}>
    <QuantitySelector
      label={orderEditTexts.quantityOf(line.name)}
      hideLabel
      value={choice.quantity}
      min={now.minimumOrderQuantity}
      max={MAXIMUM_QUANTITY}
      step={now.orderQuantityStep}
      onChange={(quantity) => onChoose({ ...choice, quantity })}
    />
    <p className={classes['quiet']}>
      {unbroken(unitsInPacks(choice.quantity, now.packagings.find(({ id }) => id === choice.packagingId)?.name))}
    </p>
    {now.packagings.length > 0 && (
      <SelectField
        label={orderEditTexts.packagingOf(line.name)}
        hideLabel
        placeholder={orderEditTexts.choosePackaging}
        choices={choicesOf(now.packagings)}
        value={choice.packagingId}
        onChange={(packagingId) => onChoose({ ...choice, packagingId })}
      />
    )}
    {problem && problem !== quantityProblem(choice.quantity, now) && (
      <p className={classes['problem']}>
        <IconAlertCircle size={16} stroke={1.8} aria-hidden />
        {problem}
      </p>
    )}
  </div>
)

/** What is different today is highlighted. */
const ThenAndNow = ({ line }: { line: ReorderLine }) => {
  const { ordered, now, registration, name } = line
  const differs = differencesOf(line)
  const packaging = now?.packagings.find(({ id }) => id === now.packagingId)
  return (
    <table className={classes['table']}>
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.ordered}</th>
          <th scope="col">{texts.now}</th>
        </tr>
      </thead>
      <tbody>
        <Row name={texts.price} isNew={Boolean(differs?.price)} then={<PriceThen ordered={ordered} />}>
          {now ? <Money cents={now.price} /> : texts.gone}
        </Row>
        <Row name={texts.discount} isNew={differs?.discount ?? false} then={percent(ordered.discount)}>
          {now ? percent(now.discount) : '—'}
        </Row>
        <Row
          name={texts.quantity}
          isNew={differs?.quantity ?? false}
          then={<Units value={ordered.quantity} packaging={ordered.packaging?.name} />}
        >
          {now ? (
            <>
              <Units value={now.quantity} packaging={packaging?.name} />
              {Math.max(now.minimumOrderQuantity, now.orderQuantityStep) > 1 && (
                <small>{texts.rule(count(now.minimumOrderQuantity), count(now.orderQuantityStep))}</small>
              )}
            </>
          ) : (
            '—'
          )}
        </Row>
        <Row name={texts.packaging} isNew={differs?.packaging ?? false} then={ordered.packaging?.name ?? texts.none}>
          {now ? (packaging?.name ?? (now.packagings.length > 0 ? texts.gone : texts.none)) : '—'}
        </Row>
        <Row name={texts.registration} isNew={now === null} then={texts.registered}>
          {registration ?? texts.none}
        </Row>
      </tbody>
    </table>
  )
}

const PriceThen = ({ ordered: { price, adjusted } }: Pick<ReorderLine, 'ordered'>) => (
  <>
    <Money cents={price} />
    {adjusted && (
      <small>
        <bdi>{texts.adjusted(money(adjusted.from), adjusted.reason)}</bdi>
      </small>
    )}
  </>
)

const Row = ({
  name,
  isNew,
  then,
  children,
}: {
  name: string
  isNew: boolean
  then: ReactNode
  children: ReactNode
}) => (
  <tr data-new={isNew || undefined}>
    <th scope="row">{name}</th>
    <td>{then}</td>
    <td>{children}</td>
  </tr>
)
