import * as Schema from 'effect/Schema'

import { UnitsInPack, unitsNamed } from '#modules/catalogue/events.ts'
import { Sealed } from '#platform/access/personal-data.ts'
import { Cents, Percent } from '#platform/money.ts'

import { incoterms, transportModes } from './order-terms.ts'
import { MAXIMUM_QUANTITY } from './quantity.ts'

export const text = (maximum: number) => Schema.String.check(Schema.isBetweenLength(1, maximum), Schema.isPattern(/\S/))
/** What a person wrote, at most so long, sealed under their key. Early events have it in clear. */
export const written = (maximum: number) => Schema.Union([Sealed, text(maximum)])
export const asItWas = (data: unknown): unknown => data
export const Id = text(64)

export const OrderId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand('OrderId'))
export type OrderId = typeof OrderId.Type

export const Quantity = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: MAXIMUM_QUANTITY }))

export const Shipping = Schema.Struct({
  method: Schema.Literals(incoterms),
  transportMode: Schema.Literals(transportModes),
  destination: Schema.NullOr(text(200)),
})

/** An address as it stood when the order was placed; what names or reaches a person is sealed. */
export const AddressSnapshot = Schema.Struct({
  addressId: Id,
  name: text(200),
  addressee: Sealed,
  address: text(300),
  address2: Schema.NullOr(text(300)),
  zipCode: text(40),
  city: text(120),
  countryId: Id,
  countryName: text(120),
  email: Sealed,
  phone: Sealed,
})
export type AddressSnapshot = typeof AddressSnapshot.Type

export const Contact = Schema.Struct({ name: Sealed, phone: Sealed })

/** What is requested beyond the goods. Free text is sealed under its author's key. */
export const SpecialRequest = Schema.Struct({
  documents: Schema.Boolean,
  packing: Schema.Boolean,
  preShipmentInspection: Schema.Boolean,
  other: Schema.NullOr(Sealed),
})
export type SpecialRequest = typeof SpecialRequest.Type

const product = {
  lineId: Id,
  productId: Id,
  reference: text(120),
  name: text(300),
  quantity: Quantity,
}

/** A paid line. Prices are of one unit but `total`; `effectiveUnitPrice` is after the registration's discount and the promo code. */
export const OrderLine = Schema.Struct({
  ...product,
  registrationId: Id,
  packagingId: Schema.NullOr(Id),
  packagingName: Schema.NullOr(text(200)),
  /** Of one pack when it was ordered; null as the name: in no packaging. */
  packagingUnits: Schema.NullOr(UnitsInPack),
  unitPrice: Cents,
  discount: Percent,
  effectiveUnitPrice: Cents,
  total: Cents,
})
export type OrderLine = typeof OrderLine.Type

/** Lifts what has lines of the time when a packaging's name said how many units a pack has. */
export const linesWithUnits = (first: { readonly lines: readonly Omit<OrderLine, 'packagingUnits'>[] }) => ({
  ...first,
  lines: first.lines.map((line) => ({
    ...line,
    packagingUnits: line.packagingName === null ? null : unitsNamed(line.packagingName),
  })),
})

export const BonusLine = Schema.Struct({
  ...product,
  registrationId: Id,
  quantity: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000_000 })),
})
export type BonusLine = typeof BonusLine.Type

export const Promo = Schema.Struct({
  code: text(64),
  type: Schema.Literals(['DISCOUNT', 'CASH_BACK', 'SHIPPING_DISCOUNT']),
  discount: Percent,
  productIds: Schema.NullOr(Schema.Array(Id)),
  cashBackAmount: Cents,
  shippingDiscount: Percent,
})

/** One way to send the goods, as sales offers it; the distributor picks one. `grandTotal` is the order's total and this shipping price. */
export const FreightOption = Schema.Struct({
  optionId: Id,
  name: text(120),
  /** Null, as the days, in earlier quotes of one freight. */
  transportMode: Schema.NullOr(Schema.Literals(transportModes)),
  transitDays: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 365 }))),
  freight: Cents,
  /** Taken off the freight by a promo code. */
  shippingDiscount: Cents,
  shippingPrice: Cents,
  grandTotal: Cents,
})
export type FreightOption = typeof FreightOption.Type

export const LineAdjustment = Schema.Struct({ lineId: Id, from: Cents, to: Cents, reason: text(500) })
export type LineAdjustment = typeof LineAdjustment.Type

export const DocumentId = Schema.String.check(Schema.isUUID())

/** A file that belongs to an order. What its sender named it is sealed under their key; a name of the portal's is not. */
export const OrderFile = Schema.Struct({
  documentId: DocumentId,
  fileId: Id,
  filename: Schema.Union([Sealed, text(255)]),
})
export type OrderFile = typeof OrderFile.Type

export const ofOrder = { orderId: OrderId, num: Id, distributorId: Id }
