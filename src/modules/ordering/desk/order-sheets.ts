import { agreedShipping, confirmedFreight, settledFreight } from '#modules/ordering/agreed-shipping.ts'
import type { Cart, CartLine } from '#modules/ordering/cart/cart-answers.ts'
import type { OfficeOrderRow, OrderRow } from '#modules/ordering/order-answers.ts'
import type { OrderRecord } from '#modules/ordering/order-record.ts'
import { staffLabel } from '#modules/ordering/order-states.ts'
import { unitsInPacks } from '#modules/ordering/terms/in-packs.ts'
import { givenName } from '#modules/ordering/terms/order-terms.ts'
import type { Moment } from '#platform/event.ts'
import { type Cents, cents } from '#platform/money.ts'
import type { Column, Sheet } from '#platform/spreadsheet/sheet.ts'
import { say } from '#platform/text/say.ts'
import { dayIn, type TimeZone } from '#platform/time/time-zone.ts'
import { present } from '#platform/typed.ts'

type CartRow = {
  readonly country: string
  readonly subCategory: string
  readonly reference: string
  readonly name: string
  readonly packaging: CartLine['packagings'][number] | undefined
  readonly isFree: boolean
  readonly quantity: number
  readonly listPrice: Cents
  readonly price: Cents
  readonly promo: Cents
  readonly total: Cents
  readonly note: string | null
}

const nothing = cents(0)

const cartRows = ({ sections }: Cart): CartRow[] =>
  sections.flatMap(({ country, subCategory, products, bonus }) => {
    const section = { country: country.name, subCategory: subCategory.name }
    const paid = products.map((product) => ({
      ...section,
      reference: product.reference,
      name: product.name,
      packaging: product.packagings.find(({ id }) => id === product.packagingId),
      isFree: false,
      quantity: product.quantity,
      listPrice: product.unitPrice,
      price: product.effectivePrice,
      promo: product.promoCodeDiscount,
      total: product.totalEffectivePrice,
      note: product.problem,
    }))
    const free = bonus.map(({ reference, name, quantity, total }) => ({
      ...section,
      reference,
      name,
      packaging: undefined,
      isFree: true,
      quantity,
      listPrice: nothing,
      price: nothing,
      promo: nothing,
      total,
      note: null,
    }))
    return [...paid, ...free]
  })

const cartColumns: readonly Column<CartRow>[] = [
  // The first five are what quick add reads: a cart that was saved can be pasted again.
  { header: 'Reference', kind: 'text', value: ({ reference }) => reference, width: 14 },
  { header: 'Quantity', kind: 'count', value: ({ quantity }) => quantity },
  { header: 'Country', kind: 'text', value: ({ country }) => country },
  { header: 'Packaging', kind: 'text', value: ({ packaging }) => packaging?.name ?? null },
  { header: 'Free', kind: 'text', value: ({ isFree }) => (isFree ? say('Yes') : null), width: 8 },
  { header: 'Product', kind: 'text', value: ({ name }) => name, width: 36 },
  { header: 'Sub-category', kind: 'text', value: ({ subCategory }) => subCategory },
  { header: 'List price (USD)', kind: 'cents', value: ({ listPrice }) => listPrice, width: 16 },
  { header: 'Unit price (USD)', kind: 'cents', value: ({ price }) => price, width: 16 },
  { header: 'Promo code discount (USD)', kind: 'cents', value: ({ promo }) => promo, width: 24 },
  { header: 'Total excl. VAT (USD)', kind: 'cents', value: ({ total }) => total, width: 20 },
  {
    header: 'In packs',
    kind: 'text',
    value: ({ quantity, packaging }) => unitsInPacks(quantity, packaging?.units),
    width: 32,
  },
  { header: 'Note', kind: 'text', value: ({ note }) => note, width: 36 },
]

export const cartSheet = (cart: Cart): Sheet<CartRow> => ({ name: 'cart', columns: cartColumns, rows: cartRows(cart) })

/** A line of a list with how it travels and what was taken off it; null: it is not known yet, or there is none. */
export type WithTerms<Row> = Row & {
  readonly incoterm: string
  readonly transportMode: string
  /** The one that was confirmed. */
  readonly freightOption: string | null
  readonly carrier: string | null
  readonly promoCode: string | null
  readonly careCoinsUsed: number
  readonly shippingPrice: Cents | null
  readonly grandTotal: Cents | null
}

type Terms = Pick<OrderRecord, 'shipping' | 'quotes' | 'confirmed' | 'shipment' | 'promo' | 'careCoinsUsed'>

/** The agreed transport: the requested one, until another was confirmed. */
export const withTerms = <Row>(row: Row, terms: Terms): WithTerms<Row> => {
  const { method: incoterm, transportMode } = agreedShipping(terms)
  const confirmed = confirmedFreight(terms)
  const freight = settledFreight(terms)
  return {
    ...row,
    incoterm,
    transportMode,
    freightOption: confirmed && givenName(confirmed.name),
    carrier: terms.shipment?.carrier ?? null,
    promoCode: terms.promo?.code ?? null,
    careCoinsUsed: terms.careCoinsUsed,
    shippingPrice: freight?.shippingPrice ?? null,
    grandTotal: freight?.grandTotal ?? null,
  }
}

const yes = (it: boolean): string | null => (it ? say('Yes') : null)

/** The reader of the file: labels of statuses, and the zones of its days. */
type Reader<Row> = {
  readonly status: (row: Row) => string
  readonly zone: TimeZone
  /** A quote is valid until a day of the company. */
  readonly zoneOf: (row: Row) => TimeZone
}

const orderColumns = <Row extends WithTerms<OrderRow>>({
  status,
  zone,
  zoneOf,
}: Reader<Row>): readonly Column<Row>[] => {
  const dayOf = (at: Moment | null) => at && dayIn(at, zone)
  return [
    { header: say('N° order'), kind: 'text', value: ({ num }) => num, width: 14 },
    {
      header: say('Purchase order number'),
      kind: 'text',
      value: ({ purchaseOrderNumber }) => purchaseOrderNumber,
      width: 22,
    },
    { header: say('Order date'), kind: 'day', value: ({ creationDate }) => dayOf(creationDate) },
    { header: say('Status'), kind: 'text', value: status, width: 24 },
    { header: say('To do'), kind: 'text', value: ({ statusData }) => statusData.linkText, width: 30 },
    { header: say('On hold'), kind: 'text', value: ({ held }) => yes(held), width: 8 },
    { header: say('Destination'), kind: 'text', value: ({ destination }) => destination },
    { header: say('Sub-category'), kind: 'text', value: ({ subCategory }) => subCategory.name },
    { header: say('Incoterm'), kind: 'text', value: ({ incoterm }) => incoterm, width: 10 },
    { header: say('Transport mode'), kind: 'text', value: ({ transportMode }) => transportMode, width: 15 },
    { header: say('Freight option'), kind: 'text', value: ({ freightOption }) => freightOption, width: 20 },
    { header: say('Carrier'), kind: 'text', value: ({ carrier }) => carrier, width: 24 },
    { header: say('Promo code'), kind: 'text', value: ({ promoCode }) => promoCode, width: 16 },
    { header: say('CareCoins used'), kind: 'count', value: ({ careCoinsUsed }) => careCoinsUsed, width: 15 },
    { header: say('Total excl. VAT (USD)'), kind: 'cents', value: ({ total }) => total, width: 20 },
    { header: say('Shipping price (USD)'), kind: 'cents', value: ({ shippingPrice }) => shippingPrice, width: 20 },
    { header: say('Grand total excl. VAT (USD)'), kind: 'cents', value: ({ grandTotal }) => grandTotal, width: 26 },
    { header: say('Quote due'), kind: 'day', value: ({ quoteDueAt }) => dayOf(quoteDueAt) },
    { header: say('Overdue'), kind: 'text', value: ({ overdue }) => yes(overdue), width: 8 },
    {
      header: say('Quote valid until'),
      kind: 'day',
      value: (row) => row.validUntil && dayIn(row.validUntil, zoneOf(row)),
      width: 16,
    },
    { header: say('Wished delivery'), kind: 'day', value: ({ wishedDelivery }) => wishedDelivery, width: 15 },
    { header: say('Shipped'), kind: 'day', value: ({ shippedOn }) => shippedOn },
    { header: say('Expected'), kind: 'day', value: ({ expectedOn }) => expectedOn },
    { header: say('Delivered'), kind: 'day', value: ({ deliveryDate }) => deliveryDate },
  ]
}

/** `zone`: the reader's. */
export const orderSheet = (
  rows: readonly WithTerms<OrderRow>[],
  zone: TimeZone,
  companyZone: TimeZone,
): Sheet<WithTerms<OrderRow>> => ({
  name: 'orders',
  columns: orderColumns({ status: ({ statusData }) => statusData.statusLabel, zone, zoneOf: () => companyZone }),
  rows,
})

const deskColumns = (zone: TimeZone): readonly Column<WithTerms<OfficeOrderRow>>[] => {
  const [num, ...others] = orderColumns<WithTerms<OfficeOrderRow>>({
    status: ({ status, statusData }) => staffLabel(status, statusData.statusLabel),
    zone,
    zoneOf: ({ distributor }) => distributor.timeZone,
  })
  const company = { header: say('Distributor'), kind: 'text', width: 32 } as const
  return [present(num), { ...company, value: ({ distributor }) => distributor.name }, ...others]
}

/** `zone`: the reader's. */
export const deskSheet = (
  rows: readonly WithTerms<OfficeOrderRow>[],
  zone: TimeZone,
): Sheet<WithTerms<OfficeOrderRow>> => ({ name: 'order-desk', columns: deskColumns(zone), rows })
