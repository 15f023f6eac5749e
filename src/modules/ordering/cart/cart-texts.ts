import { countryOf } from '#modules/catalogue/events.ts'
import { keysOf } from '#platform/records.ts'
import { describeEvents, listed } from '#platform/text/event-descriptions.ts'
import { labelled, say, sayCounted } from '#platform/text/say.ts'
import { cartStream, type StoredDraft } from './cart-events.ts'

type DraftField = Exclude<keyof StoredDraft, 'promoCodes'> | 'promoCode'

const drafted: Readonly<Record<DraftField, string>> = labelled({
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
})

const units = ({ quantity, countryId }: { quantity: number; countryId: string }): string =>
  say('{0} for {1}', sayCounted(quantity, 'unit', 'units'), countryOf(countryId).name)

const products = ({ productIds, countryId }: { productIds: readonly string[]; countryId: string }): string =>
  say('{0} for {1}', sayCounted(productIds.length, 'product', 'products'), countryOf(countryId).name)

/** What a person did with their cart and on the way to an order, described for staff. */
export const cartTexts = describeEvents([cartStream], {
  CartLineAdded: (line) => ({ what: say('added a product to the cart'), detail: units(line) }),
  CartLineChanged: (line) => ({ what: say('changed a line of the cart'), detail: units(line) }),
  CartLineRemoved: ({ countryId }) => ({
    what: say('removed a product from the cart'),
    detail: say('For {0}', countryOf(countryId).name),
  }),
  CartSectionReset: (section) => ({ what: say('emptied a section of the cart'), detail: products(section) }),
  CartSectionOrdered: (section) => ({ what: say('ordered a section of the cart'), detail: products(section) }),
  OrderDraftChanged: ({ changes }) => ({
    what: say('continued the order'),
    detail: listed(keysOf(changes).map((name) => drafted[name])),
  }),
  OrderDraftCleared: () => ({ what: say('gave up the order flow'), detail: null }),
  SectionPromoCodeChanged: ({ promoCode, countryId }) => ({
    what: promoCode === null ? say('took a promo code off a section') : say('chose a promo code for a section'),
    detail: listed([...(promoCode === null ? [] : [promoCode]), countryOf(countryId).name]),
  }),
})
