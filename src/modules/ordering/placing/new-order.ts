import type { Placement } from '#modules/ordering/order.ts'
import type { AddressSnapshot } from '#modules/ordering/terms/order-fields.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import type { Moment } from '#platform/event.ts'
import { cents } from '#platform/money.ts'

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

/** An order before it is placed: no command but PlaceOrder works on it, so none of these values is read. */
export const unplaced: Placement = {
  num: '',
  distributorId: '',
  placedBy: '',
  placedAt: '' as Moment,
  countryId: '',
  countryName: '',
  subCategoryId: '',
  subCategoryName: '',
  lines: [],
  bonusLines: [],
  shippingAddress: nowhere,
  billingAddress: nowhere,
  contact: null,
  shipping: { method: 'EXW', transportMode: 'Road', destination: null },
  certificates: [],
  specialRequest: null,
  promo: null,
  promoCodeDiscount: cents(0),
  careCoinsUsed: careCoins(0),
  subtotal: cents(0),
  total: cents(0),
}
