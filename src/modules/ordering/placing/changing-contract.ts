import * as Schema from 'effect/Schema'
import { OrderItem, PackagingRead, SpecialRequestRead, Status, StatusData } from '#modules/ordering/order-answers.ts'
import { Id, OrderId, text } from '#modules/ordering/terms/order-fields.ts'
import {
  Certificates,
  PhoneInput,
  references,
  SpecialRequestInput,
  usedAgain,
  WantedQuantity,
} from '#modules/ordering/terms/order-inputs.ts'
import { incoterms, transportModes } from '#modules/ordering/terms/order-terms.ts'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { editing, meanwhile } from '#platform/editing/editing-contract.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { Cents, Percent } from '#platform/money.ts'

const { Array: List, Int, Literal, Literals, NullOr, optionalKey, Struct } = Schema

const IdAndName = Struct({ id: Schema.String, name: Schema.String })

const prices = {
  unitPrice: Cents,
  discount: Percent,
  /** Of one unit, less the registration's discount. */
  price: Cents,
  /** Of one unit, less the promo code too. */
  effectivePrice: Cents,
  total: Cents,
  quantity: Int,
}

/** An item as it was ordered, and as it could be ordered now. */
export const ItemThenAndNow = Struct({
  id: Schema.String,
  productId: Schema.String,
  name: Schema.String,
  reference: Schema.String,
  image: Schema.String,
  /** The status of its registration in the order's country, as text; null: it has none. */
  registration: NullOr(Schema.String),
  /** `adjusted`: sales set the price for the quote in place of `from`, and said why. */
  ordered: Struct({
    ...prices,
    packaging: NullOr(PackagingRead),
    adjusted: NullOr(Struct({ from: Cents, reason: Schema.String })),
  }),
  /** In the nearest quantity that is possible; null: it cannot be ordered there any more. */
  now: NullOr(
    Struct({
      ...prices,
      registrationId: Schema.String,
      packagingId: NullOr(Schema.String),
      packagings: List(PackagingRead),
      minimumOrderQuantity: Int,
      orderQuantityStep: Int,
    }),
  ),
  /** Why it cannot be ordered as it was. */
  problem: NullOr(Schema.String),
})
export type ItemThenAndNow = typeof ItemThenAndNow.Type

export const listOrderItems = endpoint('GET /order/:id/items', {
  may: 'orders.read',
  does: "The order's items next to what they would be now, with its promo code: what changing them begins with.",
  params: { id: OrderId },
  answer: Struct({ items: List(ItemThenAndNow), careCoinsUsed: CareCoins }),
  reads: ['orders', 'products'],
})

export const compareReorder = endpoint('GET /order/:id/reorder', {
  may: 'orders.place',
  does: 'Every item of an order as it was and as it would be now, to choose from before it enters the cart.',
  params: { id: OrderId },
  answer: Struct({
    num: Schema.String,
    country: IdAndName,
    subCategory: IdAndName,
    /** `inCart`: how many of it are in the cart already, where it stays as it is. */
    lines: List(Struct({ ...ItemThenAndNow.fields, inCart: NullOr(Int) })),
  }),
  reads: ['orders', 'products', 'carts'],
})

export const placeAgain = endpoint('PlaceAgain POST /cart/orders', {
  may: 'orders.place',
  does: 'Puts the items of an order into the cart again: those of `lines` as they say, or all of them as they were. What cannot be ordered any more is named.',
  body: {
    orderId: OrderId,
    lines: optionalKey(
      List(Struct({ id: Id, quantity: WantedQuantity, packagingId: optionalKey(NullOr(Id)) })).check(
        Schema.isBetweenLength(1, 200),
      ),
    ),
  },
  answer: Struct({
    success: Literal(true),
    added: Int,
    left: List(Struct({ name: Schema.String, reason: Schema.String })),
  }),
  awaits: ['carts'],
})

const changes = ['orders', 'order_history', 'loyalty_accounts']

/** The order as it is now, in every field that this call can change. */
const ChangedOrder = Struct({
  success: Literal(true),
  updatedFields: Struct({
    orderId: OrderId,
    fields: Struct({
      status: Status,
      statusData: StatusData,
      subtotal: Cents,
      total: Cents,
      careCoinsUsed: CareCoins,
      shippingMethod: Literals(incoterms),
      transportMode: Literals(transportModes),
      destination: NullOr(Schema.String),
      /** Comma-separated. */
      certificates: Schema.String,
      contactName: NullOr(Schema.String),
      contactPhone: NullOr(Schema.String),
      specialRequest: NullOr(SpecialRequestRead),
      documentStatus: NullOr(Schema.String),
    }),
  }),
})

export const changeOrder = endpoint('ChangeOrder PUT /order', {
  may: 'orders.place',
  peopleOnly: true,
  does: 'Changes an order that is not confirmed yet. A member left out stays, null clears. A quote that was out is withdrawn. With `documentStatus` and nothing else it approves or, with a reason, rejects the shipping documents that were sent.',
  body: {
    orderId: OrderId,
    fields: Struct({
      shippingMethod: optionalKey(Literals(incoterms)),
      transportMode: optionalKey(NullOr(Literals(transportModes))),
      destination: optionalKey(NullOr(text(200))),
      certificates: optionalKey(Certificates),
      contactName: optionalKey(NullOr(text(120))),
      contactPhone: optionalKey(NullOr(PhoneInput)),
      specialRequest: optionalKey(NullOr(SpecialRequestInput)),
      documentStatus: optionalKey(Literals(['APPROVED', 'REJECTED'])),
      reason: optionalKey(NullOr(paragraphs(text(1_000)))),
    }),
  },
  answer: ChangedOrder,
  awaits: changes,
})

export const changeOrderAddress = endpoint('ChangeOrderAddress PUT /order/address', {
  may: 'orders.place',
  does: "Ships or bills an order that is not confirmed yet to another of the company's addresses. CONTACT makes the addressee of any of them, with its phone, the delivery contact.",
  body: { orderId: OrderId, addressId: Id, addressType: Literals(['SHIPPING', 'BILLING', 'CONTACT']) },
  answer: ChangedOrder,
  awaits: changes,
})

export const changeReferences = endpoint('ChangeReferences PUT /order/:id/references', {
  may: 'orders.place',
  does: "Changes the order's number in the company's own books until it is invoiced, and the wished delivery date until it is shipped. A quote that is out stays valid. 409 with `numberUsedBy` when another order has the number, unless it is to be used again.",
  params: { id: OrderId },
  body: editing({ ...references, ...usedAgain }),
  answer: Struct({ ...Done.fields, ...meanwhile }),
  awaits: changes,
})

const NewItems = List(
  Struct({
    productId: Id,
    countryId: Id,
    quantity: optionalKey(WantedQuantity),
    packaging: optionalKey(NullOr(Id)),
  }),
).check(Schema.isMaxLength(200))

export const changeOrderItems = endpoint('ChangeOrderItems PUT /order/items', {
  may: 'orders.place',
  does: 'Changes quantities and packagings of items, and adds products. Items that are not named stay. 409 with the new figures by line when `expectedTotal` is not what it costs.',
  body: {
    orderId: OrderId,
    orderItems: List(
      Struct({ id: Id, quantity: optionalKey(WantedQuantity), packaging: optionalKey(NullOr(Id)) }),
    ).check(Schema.isMaxLength(200)),
    products: optionalKey(NewItems),
    expectedTotal: optionalKey(Cents),
  },
  answer: ChangedOrder,
  awaits: changes,
})

export const addOrderItems = endpoint('AddOrderItems POST /order/items', {
  may: 'orders.place',
  does: 'Adds products to an order that is not confirmed yet, each as few as it is ordered in unless a quantity is given. One that is there already stays as it is.',
  body: { orderId: OrderId, orderItems: NewItems.check(Schema.isMinLength(1)) },
  answer: Struct({ ...ChangedOrder.fields, orderItems: List(OrderItem) }),
  awaits: changes,
})

export const removeOrderItem = endpoint('RemoveOrderItem DELETE /order/items/:id', {
  may: 'orders.place',
  does: 'Takes an item out of an order that is not confirmed yet. Without its last item the order is cancelled.',
  params: { id: Id },
  answer: ChangedOrder,
  awaits: changes,
})
