import { IconTrash } from '@tabler/icons-react'
import type { CartLine, CartSection } from '#modules/ordering/contract.ts'
import { quantityProblem } from '#modules/ordering/terms/quantity.ts'
import { paths } from '#paths'
import { cartTexts as texts } from '#texts/cart.ts'
import { promoTexts } from '#texts/promo-codes.ts'
import { LineProblem, PackagingField, ProductAmount } from '#web/ordering/ProductAmount.tsx'
import { FreeOfCharge, ProductLine } from '#web/ordering/ProductLine.tsx'
import { Units } from '#web/ordering/Units.tsx'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { Money, Price } from '#web/ui/figures/Figures.tsx'
import { count, discount, money } from '#web/ui/figures/format.ts'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { focusContent } from '#web/ui/page/content-focus.ts'
import { Text } from '#web/ui/page/Text.tsx'
import type { CartChanges } from './cart-changes.ts'
import { lineKey } from './changes.ts'

type Row = Pick<CartLine, 'productId' | 'name' | 'reference' | 'image' | 'quantity'> & {
  /** null: it is free. */
  readonly line: CartLine | null
  /** Cents. */
  readonly total: number
}

const rowsOf = ({ products, bonus }: CartSection): readonly Row[] => [
  ...products.map((line) => ({ ...line, line, total: line.totalEffectivePrice })),
  ...bonus.map((free) => ({ ...free, line: null })),
]

/** The products of a section, then what comes free with them. */
export const CartLines = ({ section, changes }: { section: CartSection; changes: CartChanges }) => {
  // What was just done here is no news: the server's figures are watched.
  const stored = new Map(changes.stored.sections.flatMap(({ products }) => products).map((it) => [lineKey(it), it]))
  const storedOf = ({ line }: Row) => (line ? stored.get(lineKey(line)) : undefined)
  return (
    <DataTable
      caption={texts.lines(texts.section(section.country.name, section.subCategory.name, null))}
      columns={columnsOf(section, changes)}
      rows={rowsOf(section)}
      rowKey={({ line, productId }) => (line ? lineKey(line) : `free ${productId}`)}
      density="comfortable"
      mark={({ line }) => (line && changes.refusalOf(line) ? 'failed' : undefined)}
      fingerprint={(row) => {
        const line = storedOf(row)
        return line ? `${line.quantity} ${line.totalEffectivePrice}` : ''
      }}
      says={(row) => {
        const line = storedOf(row)
        return line ? texts.changed(line.name, count(line.quantity), money(line.effectivePrice)) : row.name
      }}
    />
  )
}

const { columns: heads } = texts

const columnsOf = ({ country, promo }: CartSection, changes: CartChanges): readonly Column<Row>[] => [
  {
    id: 'product',
    header: heads.product,
    card: 'title',
    cell: (row) => (
      <ProductLine product={row} to={paths.product({ productId: row.productId })}>
        {row.line ? <Packaging line={row.line} changes={changes} /> : <FreeOfCharge />}
      </ProductLine>
    ),
  },
  { id: 'shippingTo', header: heads.shippingTo, cell: () => country.name },
  {
    id: 'unitPrice',
    header: heads.unitPrice,
    align: 'end',
    cell: ({ line }) =>
      line ? (
        <div>
          <Price cents={line.effectivePrice} before={line.unitPrice} />
          {promo && line.promoCodeDiscount > 0 && (
            <Text tone="accent" size="small">
              {promoTexts.line(discount(promo.discount), promo.code)}
            </Text>
          )}
        </div>
      ) : (
        <Money cents={0} />
      ),
  },
  {
    id: 'quantity',
    header: heads.quantity,
    cell: ({ line, quantity }) => (line ? <Amount line={line} changes={changes} /> : <Units value={quantity} />),
  },
  {
    id: 'total',
    header: heads.total,
    align: 'end',
    cell: ({ line, total }) =>
      line ? <Price cents={total} before={line.totalNonPromoCodeDiscountedPrice} /> : <Money cents={total} />,
  },
  {
    id: 'remove',
    header: heads.remove,
    hiddenHeader: true,
    card: 'aside',
    cell: ({ line }) =>
      line && (
        <IconButton
          label={texts.remove(line.name)}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget)
            changes.remove(line)
          }}
        >
          <IconTrash size={18} stroke={1.6} aria-hidden />
        </IconButton>
      ),
  },
]

type LineProps = { readonly line: CartLine; readonly changes: CartChanges }

/** The one that was chosen, or a field to choose it, and what else keeps the line from being ordered. */
const Packaging = ({ line, changes }: LineProps) => {
  const { name, quantity, packagings, packagingId, problem } = line
  const packaging = packagings.find(({ id }) => id === packagingId)
  return (
    <>
      {packaging && <Text size="small">{packaging.name}</Text>}
      <LineProblem problem={problem} quantity={quantity} rule={line} />
      {!packaging && (
        <PackagingField
          name={name}
          packagings={packagings}
          value={null}
          onChange={(chosen) => changes.setQuantity({ ...line, packagingId: chosen }, quantity)}
        />
      )}
    </>
  )
}

const Amount = ({ line, changes }: LineProps) => {
  const refusal = changes.refusalOf(line)
  return (
    <ProductAmount
      name={line.name}
      rule={line}
      choice={line}
      refused={refusal?.quantity}
      error={refusal && ((refusal.quantity !== null && quantityProblem(refusal.quantity, line)) || refusal.reason)}
      onQuantity={(next) => changes.setQuantity(line, next)}
    />
  )
}

/** The keyboard goes on, once a row is gone, with the same button of the next one, or with the page. */
const focusNeighbour = (button: HTMLElement): void => {
  const row = button.closest('tr')
  const neighbour = [row?.nextElementSibling, row?.previousElementSibling]
    .map((it) => it?.querySelector<HTMLElement>('td:last-child button'))
    .find((it) => it)
  if (neighbour) neighbour.focus()
  else focusContent()
}
