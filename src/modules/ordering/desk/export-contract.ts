import * as Schema from 'effect/Schema'
import { orderFilters, orderSorts } from '#modules/ordering/contract.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { deskFilters, officeOrderSorts } from './desk-contract.ts'

const { Literals, optionalKey } = Schema

/** The file's ending: /cart/export.csv, /cart/export.xlsx. */
const format = Literals(['csv', 'xlsx'])

export const exportCart = endpoint('GET /cart/export.:format', {
  may: 'cart.fill',
  counted: 'exports',
  does: 'The cart as a spreadsheet: every line with its prices as they are now, free units included.',
  params: { format },
  answer: Schema.Unknown,
  reads: ['carts', 'products', 'loyalty_accounts', 'promo_codes', 'loyalty_rules', 'lead_times'],
})

export const exportOrders = endpoint('GET /order/export.:format', {
  may: 'orders.read',
  counted: 'exports',
  does: "The company's orders under the filters as a spreadsheet, newest first unless sorted, 5 000 at most.",
  costly: true,
  params: { format },
  query: { ...orderFilters, sort: optionalKey(Literals(orderSorts)) },
  answer: Schema.Unknown,
  reads: ['orders', 'products', 'users'],
})

export const exportOfficeOrders = endpoint('GET /office/orders/export.:format', {
  may: 'office.orders.read',
  counted: 'exports',
  does: "The order desk's orders under its filters as a spreadsheet, 5 000 at most.",
  costly: true,
  params: { format },
  query: { ...deskFilters, sort: optionalKey(Literals(officeOrderSorts)) },
  answer: Schema.Unknown,
  reads: ['orders', 'distributors', 'ticket_desks', 'products', 'users'],
})
