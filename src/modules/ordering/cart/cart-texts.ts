import { countryOf } from '#modules/catalogue/events.ts'
import { keysOf } from '#platform/records.ts'
import { describeEvents, listed } from '#platform/text/event-descriptions.ts'
import { counted } from '#platform/text/formats.ts'
import { cartStream, type StoredDraft } from './cart-events.ts'

type DraftField = Exclude<keyof StoredDraft, 'promoCodes'> | 'promoCode'

const drafted: Readonly<Record<DraftField, string>> = {
  countryId: 'country',
  subCategoryId: 'sub-category',
  shippingAddressId: 'shipping address',
  billingAddressId: 'billing address',
  contact: 'delivery contact',
  shipping: 'shipping method',
  certificates: 'certificates',
  promoCode: 'promo code',
  specialRequest: 'special request',
  careCoinsToUse: 'CareCoins to use',
  purchaseOrderNumber: 'purchase order number',
  wishedDelivery: 'wished delivery date',
}

const units = ({ quantity, countryId }: { quantity: number; countryId: string }): string =>
  `${counted(quantity, 'unit')} for ${countryOf(countryId).name}`

const products = ({ productIds, countryId }: { productIds: readonly string[]; countryId: string }): string =>
  `${counted(productIds.length, 'product')} for ${countryOf(countryId).name}`

/** What a person did with their cart and on the way to an order, described for staff. */
export const cartTexts = describeEvents([cartStream], {
  CartLineAdded: (line) => ({ what: 'added a product to the cart', detail: units(line) }),
  CartLineChanged: (line) => ({ what: 'changed a line of the cart', detail: units(line) }),
  CartLineRemoved: ({ countryId }) => ({
    what: 'removed a product from the cart',
    detail: `For ${countryOf(countryId).name}`,
  }),
  CartSectionReset: (section) => ({ what: 'emptied a section of the cart', detail: products(section) }),
  CartSectionOrdered: (section) => ({ what: 'ordered a section of the cart', detail: products(section) }),
  OrderDraftChanged: ({ changes }) => ({
    what: 'continued the order',
    detail: listed(keysOf(changes).map((name) => drafted[name])),
  }),
  OrderDraftCleared: () => ({ what: 'gave up the order flow', detail: null }),
  SectionPromoCodeChanged: ({ promoCode, countryId }) => ({
    what: promoCode === null ? 'took a promo code off a section' : 'chose a promo code for a section',
    detail: listed([...(promoCode === null ? [] : [promoCode]), countryOf(countryId).name]),
  }),
})
