import * as Schema from 'effect/Schema'
import { Cart } from '#modules/ordering/cart/cart-answers.ts'
import { Id, OrderId, text } from '#modules/ordering/terms/order-fields.ts'
import {
  Certificates,
  ContactInput,
  LinesInput,
  OrderIds,
  PageSize,
  references,
  ShippingInput,
  SpecialRequestInput,
  usedAgain,
  WantedQuantity,
} from '#modules/ordering/terms/order-inputs.ts'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { Page } from '#platform/http/pages.ts'
import { Cents } from '#platform/money.ts'
import { HistoryEntry, OrderDetail, OwnOrderRow, Status, UpdatedFields } from './order-answers.ts'
import { orderGroups } from './order-groups.ts'
import { orderStatusNames } from './order-states.ts'

export type { Cart, CartLine, CartSection, OrderDraft } from '#modules/ordering/cart/cart-answers.ts'
/** Public with the contract: how a quantity and a freight are said, and which freight an order is to pay. */
// biome-ignore lint/performance/noBarrelFile: mails say them as the order's page does, and nothing else of the files.
export { unitsInPacks } from '#modules/ordering/terms/in-packs.ts'
export { freightLine } from '#modules/ordering/terms/order-terms.ts'
export { settledFreight } from './agreed-shipping.ts'
export type { HistoryEntry, OrderDetail, OrderRow, OwnOrderRow } from './order-answers.ts'
/** And which orders a figure counts. */
export { isInGroup } from './order-groups.ts'

const { Array: List, Int, Literal, Literals, NullOr, optionalKey, Struct } = Schema

/** How many a page of My orders holds. */
export const ORDERS_PER_PAGE = 7
/** What else a page of them may hold. */
export const orderPageSizes = [ORDERS_PER_PAGE, 25, 50] as const

/** The columns of My orders that sort; '-' before one: the last first. */
export const sortedOrderColumns = ['num', 'date', 'total', 'destination', 'status', 'progress'] as const
type OrderColumn = (typeof sortedOrderColumns)[number]
/** 'needs': those that wait for the distributor first, then for the provider, each by its deadline. */
export type OrderSort = OrderColumn | `-${OrderColumn}` | 'needs'
export const orderSorts: readonly OrderSort[] = [
  'needs',
  ...sortedOrderColumns.flatMap((column): OrderSort[] => [column, `-${column}`]),
]

// The cart

export const showCart = endpoint('GET /cart', {
  may: 'cart.fill',
  does: 'The cart of this person, every section priced now, and the order draft.',
  answer: Cart,
  reads: ['carts', 'products', 'addresses', 'loyalty_accounts', 'promo_codes', 'loyalty_rules', 'lead_times'],
})

export const addCartLine = endpoint('AddCartLine POST /cart/lines', {
  may: 'cart.fill',
  does: 'Puts a product for a country into the cart, as few as it is ordered in unless a quantity is given. One that is there already stays as it is.',
  body: {
    productId: Id,
    countryId: optionalKey(NullOr(Id)),
    quantity: optionalKey(WantedQuantity),
    packagingId: optionalKey(NullOr(Id)),
  },
  answer: Done,
  awaits: ['carts'],
})

export const changeCartLine = endpoint('ChangeCartLine PUT /cart/lines/:countryId/:productId', {
  may: 'cart.fill',
  does: 'Changes quantity and packaging of a line.',
  params: { countryId: Id, productId: Id },
  body: { quantity: WantedQuantity, packagingId: optionalKey(NullOr(Id)) },
  answer: Done,
  awaits: ['carts'],
})

export const removeCartLine = endpoint('RemoveCartLine DELETE /cart/lines/:countryId/:productId', {
  may: 'cart.fill',
  does: 'Takes a line out of the cart.',
  params: { countryId: Id, productId: Id },
  answer: Done,
  awaits: ['carts'],
})

export const resetCartSection = endpoint('ResetCartSection DELETE /cart/sections/:countryId/:subCategoryId', {
  may: 'cart.fill',
  does: 'Empties a section of the cart.',
  params: { countryId: Id, subCategoryId: Id },
  answer: Done,
  awaits: ['carts'],
})

export const changeOrderDraft = endpoint('ChangeOrderDraft PUT /cart/draft', {
  may: 'cart.fill',
  does: 'Changes what is chosen for the next order. null clears, a member left out stays.',
  body: {
    countryId: optionalKey(NullOr(Id)),
    subCategoryId: optionalKey(NullOr(Id)),
    shippingAddressId: optionalKey(NullOr(Id)),
    billingAddressId: optionalKey(NullOr(Id)),
    contact: optionalKey(NullOr(ContactInput)),
    shipping: optionalKey(NullOr(ShippingInput)),
    certificates: optionalKey(Certificates),
    specialRequest: optionalKey(NullOr(SpecialRequestInput)),
    careCoinsToUse: optionalKey(CareCoins),
    ...references,
  },
  answer: Done,
  awaits: ['carts'],
})

export const changeSectionPromoCode = endpoint(
  'ChangeSectionPromoCode PUT /cart/sections/:countryId/:subCategoryId/promo-code',
  {
    may: 'cart.fill',
    does: "Keeps a section's promo code, or takes it off with null. The other sections keep theirs.",
    params: { countryId: Id, subCategoryId: Id },
    body: { promoCode: NullOr(text(64)) },
    answer: Done,
    awaits: ['carts'],
  },
)

export const clearOrderDraft = endpoint('ClearOrderDraft DELETE /cart/draft', {
  may: 'cart.fill',
  does: 'Forgets what was chosen for the next order and keeps the cart.',
  answer: Done,
  awaits: ['carts'],
})

// Orders of a distributor

/** Which of a company's orders are meant. `search` finds numbers, products and destinations, term by term. */
export const orderFilters = {
  search: optionalKey(text(100)),
  status: optionalKey(Literals(orderStatusNames)),
  destination: optionalKey(Id),
  product: optionalKey(Id),
  group: optionalKey(Literals(orderGroups)),
}

export const listOrders = endpoint('GET /order', {
  may: 'orders.read',
  does: "The company's orders, newest first: a page of 7, or of `pageSize`, when `page` is given, else the first 200; with `ids`, those of them alone.",
  query: {
    page: optionalKey(Page),
    pageSize: optionalKey(PageSize),
    sort: optionalKey(Literals(orderSorts)),
    ids: optionalKey(OrderIds),
    ...orderFilters,
  },
  answer: List(OwnOrderRow),
  reads: ['orders', 'products'],
})

export const listOrderFilters = endpoint('GET /order/filters', {
  may: 'orders.read',
  does: 'What orders can be filtered by, and how many there are under the filters given.',
  query: orderFilters,
  answer: Struct({
    total: Int,
    statuses: List(Struct({ status: Status, label: Schema.String, count: Int })),
    destinations: List(Struct({ id: Schema.String, name: Schema.String })),
    products: List(Struct({ id: Schema.String, name: Schema.String })),
  }),
  reads: ['orders', 'products'],
})

export const showOrder = endpoint('GET /order/:id', {
  may: 'orders.read',
  does: 'One order of the company.',
  params: { id: OrderId },
  answer: OrderDetail,
  reads: ['orders', 'products', 'approval_rules'],
})

export const showOrderHistory = endpoint('GET /order/:id/history', {
  may: 'orders.read',
  does: 'Who did what with the order, and when: newest first.',
  params: { id: OrderId },
  answer: List(HistoryEntry),
  reads: ['order_history', 'orders'],
})

export const downloadQuote = endpoint('GET /order/:id/quote.pdf', {
  may: 'orders.read',
  does: 'The sales quote as a PDF: the latest, or the given version.',
  params: { id: OrderId },
  query: { version: optionalKey(Page) },
  answer: Schema.Unknown,
  reads: ['orders', 'order_history'],
})

export const placeOrder = endpoint('PlaceOrder POST /order', {
  may: 'orders.place',
  does: 'Places an order, which requests a freight quote. 409 with the new figures by line when `expectedTotal` is not what it costs; 409 with `orderId` when the cart says by `previousOrderId` that its section was placed already; 409 with `numberUsedBy` when another order has the purchase order number.',
  body: {
    registrations: LinesInput,
    shippingAddressId: optionalKey(NullOr(Id)),
    billingAddressId: optionalKey(NullOr(Id)),
    shipping: optionalKey(NullOr(ShippingInput)),
    contact: optionalKey(NullOr(ContactInput)),
    specialRequest: optionalKey(NullOr(SpecialRequestInput)),
    careCoinsUsed: optionalKey(CareCoins),
    certificates: optionalKey(Certificates),
    promoCode: optionalKey(NullOr(text(64))),
    ...references,
    ...usedAgain,
    expectedTotal: optionalKey(Cents),
    /** As the section of the cart had it when it was looked at: so that one review becomes one order. */
    previousOrderId: optionalKey(NullOr(OrderId)),
  },
  answer: Struct({ success: Literal(true), orderId: OrderId, num: Schema.String }),
  awaits: ['orders', 'carts', 'loyalty_accounts'],
})

export const listLastTerms = endpoint('GET /order/last-terms', {
  may: 'orders.place',
  does: "How the newest order to each of the company's shipping addresses was sent and invoiced: what the next one begins with.",
  answer: List(
    Struct({
      shippingAddressId: Id,
      billingAddressId: Id,
      num: Schema.String,
      shipping: ShippingInput,
      certificates: List(Schema.String),
    }),
  ),
  reads: ['orders', 'addresses'],
})

export const decideQuote = endpoint('DecideQuote PUT /order/status', {
  may: 'orders.place',
  peopleOnly: true,
  does: 'Confirms (CONFIRMED, or APPROVE_QUOTE) or rejects (CANCELLED) the quote that was received. 409 where a rule of the company wants a colleague to confirm it.',
  body: {
    orderId: OrderId,
    status: Literals(['CONFIRMED', 'APPROVE_QUOTE', 'CANCELLED']),
    /** Of the quote that was read; needed to confirm an order that had more than one. */
    quoteVersion: optionalKey(Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 }))),
    /** Of the quote's freight options; needed to confirm one that offers several. */
    optionId: optionalKey(NullOr(Id)),
    reason: optionalKey(NullOr(paragraphs(text(1_000)))),
  },
  commands: {
    field: 'status',
    names: { CONFIRMED: 'ApproveQuote', APPROVE_QUOTE: 'ApproveQuote', CANCELLED: 'RejectQuote' },
  },
  answer: UpdatedFields,
  awaits: ['orders', 'order_history', 'loyalty_accounts'],
})

export const requestApproval = endpoint('RequestApproval POST /order/:id/approval', {
  may: 'orders.place',
  peopleOnly: true,
  does: 'Requests the approval that a rule of the company wants before the quote is confirmed.',
  params: { id: OrderId },
  body: {
    /** As when a quote is confirmed. */
    quoteVersion: optionalKey(Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 }))),
    optionId: optionalKey(NullOr(Id)),
  },
  answer: UpdatedFields,
  awaits: ['orders', 'order_history'],
})

export const withdrawApproval = endpoint('WithdrawApproval POST /order/:id/approval/withdraw', {
  may: 'orders.place',
  peopleOnly: true,
  does: 'Withdraws the approval that this person requested and that still waits. The order stays quoted.',
  params: { id: OrderId },
  answer: UpdatedFields,
  awaits: ['orders', 'order_history'],
})

export const cancelOrder = endpoint('CancelOrder PUT /order/cancel', {
  may: 'orders.place',
  does: 'Cancels an order that is not confirmed yet.',
  body: { orderId: OrderId },
  answer: UpdatedFields,
  awaits: ['orders', 'order_history', 'loyalty_accounts'],
})
