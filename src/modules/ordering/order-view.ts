import { countryNamed } from '#modules/catalogue/events.ts'
import { agreedShipping } from '#modules/ordering/agreed-shipping.ts'
import { downloadsOf, fulfilmentOf, quoteShown, type Reader } from '#modules/ordering/fulfilment/fulfilment-view.ts'
import { imageOf } from '#modules/ordering/terms/offer.ts'
import type { AddressSnapshot, OrderLine } from '#modules/ordering/terms/order-fields.ts'
import { careCoinsValue } from '#modules/ordering/terms/pricing.ts'
import type { OpenedData } from '#platform/access/personal-data.ts'
import type { Moment } from '#platform/event.ts'
import { cents, percent } from '#platform/money.ts'
import type { OrderDetail, OrderRow } from './contract.ts'
import type { OrderRecord } from './order-record.ts'
import { isAwaitingPrepayment, isWithdrawn, statusDataOf } from './order-states.ts'

const ZERO = cents(0)
const NO_PERCENT = percent(0)

/** An order as far as a list shows it. Columns of moments arrive as Date or text. */
export type ListedOrder = Pick<
  OrderRecord,
  | 'id'
  | 'num'
  | 'status'
  | 'held'
  | 'documentStatus'
  | 'placedAt'
  | 'total'
  | 'countryId'
  | 'countryName'
  | 'subCategoryId'
  | 'subCategoryName'
  | 'quoteDueAt'
  | 'overdue'
  | 'validUntil'
  | 'prepayment'
  | 'shipment'
  | 'deliveredOn'
  | 'purchaseOrderNumber'
  | 'wishedDelivery'
>

/** A moment as the wire has it, whichever way the database gave it. */
export const wireMoment = <At extends Moment | null>(at: At): At =>
  (at === null ? null : new Date(at).toISOString()) as At

/** A line of a list. */
export const listedOrder = (row: ListedOrder): OrderRow => ({
  id: row.id as OrderRow['id'],
  num: row.num,
  creationDate: wireMoment(row.placedAt),
  status: row.status,
  statusData: statusDataOf(row.status, row.documentStatus),
  total: row.total,
  destination: countryNamed(row.countryId, row.countryName),
  country: { id: row.countryId, name: countryNamed(row.countryId, row.countryName) },
  subCategory: { id: row.subCategoryId, name: row.subCategoryName },
  quoteDueAt: wireMoment(row.quoteDueAt),
  overdue: row.overdue,
  validUntil: wireMoment(row.validUntil),
  prepaymentDueOn: isAwaitingPrepayment(row.status) ? (row.prepayment?.dueOn ?? null) : null,
  documentStatus: row.documentStatus,
  held: row.held,
  shippedOn: row.shipment?.shippedOn ?? null,
  expectedOn: row.shipment?.expectedOn ?? null,
  deliveryDate: row.deliveredOn,
  purchaseOrderNumber: row.purchaseOrderNumber,
  wishedDelivery: row.wishedDelivery,
})

const address = (snapshot: OpenedData<AddressSnapshot>): OrderDetail['shippingAddress'] => ({
  id: snapshot.addressId,
  name: snapshot.name,
  addressee: snapshot.addressee,
  address: snapshot.address,
  address2: snapshot.address2,
  zipCode: snapshot.zipCode,
  city: snapshot.city,
  country: { id: snapshot.countryId, name: countryNamed(snapshot.countryId, snapshot.countryName) },
  email: snapshot.email,
  phone: snapshot.phone,
})

const product = ({ productId: id, name, reference }: { productId: string; name: string; reference: string }) => ({
  id,
  name,
  reference,
  image: imageOf({ id }),
})

export const packagingOf = ({ packagingId, packagingName, packagingUnits }: OrderLine) =>
  packagingId === null ? null : { id: packagingId, name: packagingName ?? '', units: packagingUnits ?? 1 }

/** A paid line as both sides read it. */
export const orderItem = (line: OrderLine): OrderDetail['orderItems'][number] => ({
  id: line.lineId,
  registration: { id: line.registrationId, product: product(line) },
  quantity: line.quantity,
  packaging: packagingOf(line),
  unitPrice: line.unitPrice,
  discount: line.discount,
  effectivePrice: line.effectiveUnitPrice,
  total: line.total,
})

/** What an order does not say itself. */
export type AroundOrder = Reader & {
  /** Who placed it. */
  readonly placedBy: string
  /** By the product's id, as the catalogue has it. */
  readonly mbdReferenceCodes: ReadonlyMap<string, string>
  readonly approval: OrderDetail['approval']
}

/** The latest quote, also once it is decided on; one that was withdrawn is none. */
const quoteOf = ({ quotes, confirmed }: Pick<OpenedData<OrderRecord>, 'quotes' | 'confirmed'>) => {
  const latest = quotes.at(-1)
  return latest && !isWithdrawn(latest.state) ? quoteShown(latest, confirmed) : null
}

type OrderSums = Pick<
  OpenedData<OrderRecord>,
  'subtotal' | 'promo' | 'promoCodeDiscount' | 'careCoinsUsed' | 'total' | 'quotes' | 'confirmed'
>

/** What an order adds up to. Nothing of it is sealed: a row need not be opened for it. */
export const orderFigures = (row: OrderSums, quote = quoteOf(row)) => ({
  subtotal: row.subtotal,
  promoCode: row.promo?.code ?? null,
  promoCodeDiscount: row.promoCodeDiscount,
  promoCodeCashBackAmount: row.promo?.cashBackAmount ?? ZERO,
  promoCodeShippingDiscount: row.promo?.shippingDiscount ?? NO_PERCENT,
  careCoinsUsed: row.careCoinsUsed,
  careCoinsUsedTotalValue: careCoinsValue(row.careCoinsUsed),
  total: row.total,
  freight: quote?.freight ?? null,
  shippingPrice: quote?.shippingPrice ?? null,
  grandTotal: quote?.grandTotal ?? null,
})

type OrderLines = Pick<OrderRecord, 'lines' | 'bonusLines'>

const productsOf = (
  { lines, bonusLines }: OrderLines,
  codes: AroundOrder['mbdReferenceCodes'],
): OrderDetail['products'] => {
  const byProduct = Map.groupBy([...lines, ...bonusLines], ({ productId }) => productId)
  return [...byProduct.values()].map((ordered) => {
    const { id, ...described } = product(ordered[0] as OrderLine)
    const quantity = ordered.reduce((all, line) => all + line.quantity, 0)
    return { id, ...described, MBDreferenceCode: codes.get(id) ?? '', quantity }
  })
}

/** The whole order. `row` is opened already: nothing in it is sealed any more. */
export const orderDetail = (row: OpenedData<OrderRecord>, around: AroundOrder): OrderDetail => {
  const quote = quoteOf(row)
  const orderDocuments = downloadsOf(row, around.files)
  const { contact } = row
  const products = productsOf(row, around.mbdReferenceCodes)
  const shipping = agreedShipping(row)
  return {
    ...listedOrder(row),
    ...fulfilmentOf(row, around),
    date: wireMoment(row.placedAt),
    MBDreferenceCode: products.map(({ MBDreferenceCode }) => MBDreferenceCode).join(', '),
    products,
    ...orderFigures(row, quote),
    quote,
    shippingMethod: shipping.method,
    transportMode: shipping.transportMode,
    shippingInfo: shipping,
    shippingAddress: address(row.shippingAddress),
    billingAddress: address(row.billingAddress),
    contact,
    contactName: contact?.name ?? null,
    contactPhone: contact?.phone ?? null,
    certificates: row.certificates.join(', '),
    specialRequest: row.specialRequest,
    orderItems: row.lines.map(orderItem),
    orderExtraItems: row.bonusLines.map((line) => ({
      id: line.lineId,
      product: product(line),
      quantity: line.quantity,
      total: ZERO,
    })),
    orderDocuments,
    downloads: orderDocuments.map(({ name, file: url }) => ({ name, url })),
    cancelReason: row.endedBecause,
    cancelText: row.endText,
    placedByName: around.placedBy,
    approval: around.approval,
  }
}
