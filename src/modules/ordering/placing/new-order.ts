import type { orderStream } from '#modules/ordering/events.ts'
import type { Order } from '#modules/ordering/order.ts'
import type { Figures } from '#modules/ordering/order-course.ts'
import type { AddressSnapshot } from '#modules/ordering/order-fields.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import type { DataByType } from '#platform/event.ts'
import { careCoins, cents } from '#platform/money.ts'

type Placed = DataByType<typeof orderStream.events>['OrderPlaced']

const asked = [
  'placedBy',
  'countryId',
  'countryName',
  'subCategoryId',
  'subCategoryName',
  'shippingAddress',
  'billingAddress',
  'contact',
  'shipping',
  'certificates',
  'specialRequest',
] as const satisfies (keyof Placed)[]

/** What was asked for beside the goods: for whom, where to, how. */
export type AsPlaced = Pick<Placed, (typeof asked)[number]>

export const asPlaced = (data: Placed): AsPlaced =>
  Object.fromEntries(asked.map((name) => [name, data[name]])) as AsPlaced

const nothing: Figures = {
  lines: [],
  bonusLines: [],
  promo: null,
  promoCodeDiscount: cents(0),
  careCoinsUsed: careCoins(0),
  subtotal: cents(0),
  total: cents(0),
}

const nowhere: AddressSnapshot = {
  addressId: '',
  name: '',
  addressee: '' as Sealed,
  address: '',
  address2: null,
  zipCode: '',
  city: '',
  countryId: '',
  countryName: '',
  email: '' as Sealed,
  phone: '' as Sealed,
}

/** An order before it is placed: no command but PlaceOrder works on it, so nobody reads what stands here. */
export const blank: Omit<Order, 'id'> = {
  ...nothing,
  asked: nothing,
  stage: 'NEW',
  held: false,
  documentStatus: null,
  num: '',
  distributorId: '',
  itemsNumbered: 0,
  itemOf: {},
  placedBy: '',
  countryId: '',
  countryName: '',
  subCategoryId: '',
  subCategoryName: '',
  shippingAddress: nowhere,
  billingAddress: nowhere,
  contact: null,
  shipping: { method: 'EXW', transportMode: 'Road', destination: null },
  certificates: [],
  specialRequest: null,
  quoteDue: null,
  quotesIssued: 0,
  quote: null,
  confirmed: null,
  submitted: null,
  rounds: 0,
  shippedOn: null,
}
