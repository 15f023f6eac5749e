import * as Schema from 'effect/Schema'
import { fulfilment, Quote } from '#modules/ordering/fulfilment/fulfilment-answers.ts'
import { OrderId } from '#modules/ordering/terms/order-fields.ts'
import { incoterms, transportModes } from '#modules/ordering/terms/order-terms.ts'
import { sides } from '#modules/permissions/roles.ts'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { Day, Moment } from '#platform/event.ts'
import { Cents, Percent } from '#platform/money.ts'
import { documentStatuses, orderStatusNames, turns } from './order-states.ts'
import { stageNames } from './stages.ts'

const { Array: List, Int, Literals, NullOr, Struct } = Schema

const IdAndName = Struct({ id: Schema.String, name: Schema.String })
/** `units`: of one pack; 1 where it is the unit itself. */
export const PackagingRead = Struct({ ...IdAndName.fields, units: Int })
export const Status = Literals(orderStatusNames)

/** Computed from the status table: see order-status.ts. */
export const StatusData = Struct({
  status: Status,
  statusLabel: Schema.String,
  statusTextColor: Literals(['you', 'provider', 'moving', 'done', 'closed']),
  turn: Literals(turns),
  percentage: Int,
  icon: Schema.String,
  actions: List(Struct({ action: Literals(['PLACE_AGAIN', 'MODIFY', 'CONFIRM']), label: Schema.String })),
  hasStatusLink: Schema.Boolean,
  linkText: NullOr(Schema.String),
  docType: NullOr(Schema.String),
  editable: Schema.Boolean,
  toConfirm: Schema.Boolean,
  choice: Schema.Boolean,
  redoOrder: Schema.Boolean,
})

/** One line of a list. `destination` is the country's name; money is excl. VAT and shipping. */
export const OrderRow = Struct({
  id: OrderId,
  num: Schema.String,
  creationDate: Moment,
  status: Status,
  statusData: StatusData,
  total: Cents,
  destination: Schema.String,
  country: IdAndName,
  subCategory: IdAndName,
  quoteDueAt: NullOr(Moment),
  overdue: Schema.Boolean,
  validUntil: NullOr(Moment),
  prepaymentDueOn: NullOr(Day),
  documentStatus: NullOr(Literals(documentStatuses)),
  /** On hold: no step towards the delivery is taken until it is released. */
  held: Schema.Boolean,
  shippedOn: NullOr(Day),
  expectedOn: NullOr(Day),
  deliveryDate: NullOr(Day),
  /** The order's number in the distributor's own books. */
  purchaseOrderNumber: NullOr(Schema.String),
  wishedDelivery: NullOr(Day),
})
export type OrderRow = typeof OrderRow.Type

export const OrderItem = Struct({
  id: Schema.String,
  registration: Struct({
    id: Schema.String,
    product: Struct({ id: Schema.String, name: Schema.String, reference: Schema.String, image: Schema.String }),
  }),
  quantity: Int,
  packaging: NullOr(PackagingRead),
  /** Of one unit, before and after discounts. */
  unitPrice: Cents,
  discount: Percent,
  effectivePrice: Cents,
  total: Cents,
})

const Address = Struct({
  id: Schema.String,
  name: Schema.String,
  addressee: Schema.String,
  address: Schema.String,
  address2: NullOr(Schema.String),
  zipCode: Schema.String,
  city: Schema.String,
  country: IdAndName,
  email: Schema.String,
  phone: Schema.String,
})

export const SpecialRequestRead = Struct({
  documents: Schema.Boolean,
  packing: Schema.Boolean,
  preShipmentInspection: Schema.Boolean,
  other: NullOr(Schema.String),
})

/** A line of the company's own list. `by` null: anyone of procurement who did not place the order or request this. */
export const OwnOrderRow = Struct({
  ...OrderRow.fields,
  /** The approval that its confirmation waits for; null: none was requested. */
  approval: NullOr(Struct({ by: NullOr(IdAndName), mine: Schema.Boolean })),
})
export type OwnOrderRow = typeof OwnOrderRow.Type

const Approval = Struct({
  /** This person has to request it before the quote is confirmed. */
  needed: Schema.Boolean,
  /** It waits for this person. */
  mine: Schema.Boolean,
  /** This person requested it, and may withdraw it. */
  own: Schema.Boolean,
  by: NullOr(IdAndName),
  deputy: NullOr(IdAndName),
  /** Null, as what follows, before it was requested. */
  requestedBy: NullOr(Schema.String),
  optionId: NullOr(Schema.String),
  since: NullOr(Moment),
  passesOnAt: NullOr(Moment),
  /** Why no one can approve it. */
  problem: NullOr(Schema.String),
})

/** The whole order as its distributor sees it. Items in `orderExtraItems` are free. */
export const OrderDetail = Struct({
  ...OrderRow.fields,
  ...fulfilment,
  date: Moment,
  MBDreferenceCode: Schema.String,
  /** Each once, paid or free, as it is ordered here. */
  products: List(
    Struct({
      id: Schema.String,
      name: Schema.String,
      reference: Schema.String,
      MBDreferenceCode: Schema.String,
      image: Schema.String,
      quantity: Int,
    }),
  ),
  /** Before promo code and CareCoins. */
  subtotal: Cents,
  promoCode: NullOr(Schema.String),
  promoCodeDiscount: Cents,
  promoCodeCashBackAmount: Cents,
  promoCodeShippingDiscount: Percent,
  careCoinsUsed: CareCoins,
  careCoinsUsedTotalValue: Cents,
  /** Null, as the two after it, without a quote and while one of several freight options is to be picked. */
  freight: NullOr(Cents),
  shippingPrice: NullOr(Cents),
  grandTotal: NullOr(Cents),
  quote: NullOr(Quote),
  shippingMethod: Literals(incoterms),
  transportMode: Literals(transportModes),
  shippingInfo: Struct({
    method: Literals(incoterms),
    transportMode: Literals(transportModes),
    destination: NullOr(Schema.String),
  }),
  shippingAddress: Address,
  billingAddress: Address,
  contact: NullOr(Struct({ name: Schema.String, phone: Schema.String })),
  contactName: NullOr(Schema.String),
  contactPhone: NullOr(Schema.String),
  certificates: Schema.String,
  specialRequest: NullOr(SpecialRequestRead),
  orderItems: List(OrderItem),
  orderExtraItems: List(
    Struct({
      id: Schema.String,
      product: Struct({ id: Schema.String, name: Schema.String, reference: Schema.String, image: Schema.String }),
      quantity: Int,
      total: Cents,
    }),
  ),
  orderDocuments: List(
    Struct({
      name: Schema.String,
      file: Schema.String,
      type: Literals(['QUOTE', 'IMPORT_LICENSE', 'COMMERCIAL_INVOICE', 'PACKING_SLIP']),
      label: Schema.String,
    }),
  ),
  downloads: List(Struct({ name: Schema.String, url: Schema.String })),
  /** Why it was cancelled: QUOTE_EXPIRED, QUOTE_REJECTED, CANCELLED_BY_DISTRIBUTOR or CANCELLED_BY_PROVIDER. */
  cancelReason: NullOr(Schema.String),
  cancelText: NullOr(Schema.String),
  /** Who placed it; 'Erased person' when that person was erased. */
  placedByName: Schema.String,
  /** Of the company itself, by its approval rules, before the quote is confirmed; null: none is needed. */
  approval: NullOr(Approval),
})
export type OrderDetail = typeof OrderDetail.Type

export const UpdatedFields = Struct({
  success: Schema.Literal(true),
  updatedFields: Struct({ orderId: OrderId, fields: Struct({ status: Status, statusData: StatusData }) }),
})

/** What happened to an order, described. `side`: of the person who did it, for the tone. */
export const HistoryEntry = Struct({
  position: Int,
  at: Moment,
  who: Schema.String,
  side: Literals(sides),
  type: Schema.String,
  what: Schema.String,
  detail: NullOr(Schema.String),
})
export type HistoryEntry = typeof HistoryEntry.Type

export const StaffHistoryEntry = Struct({
  ...HistoryEntry.fields,
  version: Int,
  actor: Schema.String,
  role: Schema.String,
  command: Schema.String,
  reason: NullOr(Schema.String),
  /** 'from Chrome on Linux, 203.0.113.7'; null for what the portal did by itself. */
  from: NullOr(Schema.String),
  data: Schema.Record(Schema.String, Schema.Unknown),
})
export type StaffHistoryEntry = typeof StaffHistoryEntry.Type

export const QuoteQueueRow = Struct({
  id: OrderId,
  num: Schema.String,
  distributor: IdAndName,
  creationDate: Moment,
  quoteDueAt: Moment,
  overdue: Schema.Boolean,
  total: Cents,
  destination: Schema.String,
  purchaseOrderNumber: NullOr(Schema.String),
  wishedDelivery: NullOr(Day),
  /** The country of the shipping address, where it is not the destination. */
  shipsTo: NullOr(Schema.String),
  subCategory: IdAndName,
  lines: Int,
  units: Int,
})
export type QuoteQueueRow = typeof QuoteQueueRow.Type

/** `timeZone`: in which the company's days are, such as the last one of a quote. */
export const CompanyOfOrder = Struct({ id: Schema.String, name: Schema.String, timeZone: Schema.String })

/** A line of the order desk. `stage` is finer than the status: what may be done with the order depends on it. */
export const OfficeOrderRow = Struct({ ...OrderRow.fields, distributor: CompanyOfOrder, stage: Literals(stageNames) })
export type OfficeOrderRow = typeof OfficeOrderRow.Type
