import { fixed } from '#web/texts/fixed.ts'

export const cartTexts = {
  title: fixed('My cart'),
  section: (country: string, subCategory: string, address: string | null) =>
    `${country}: ${subCategory}${address ? ` · ${address}` : ''}`,
  lines: (section: string) => `Products of ${section}`,
  columns: {
    product: fixed('Product'),
    shippingTo: fixed('Shipping to'),
    unitPrice: fixed('Per unit price'),
    quantity: fixed('Quantity'),
    total: fixed('Total'),
    remove: 'Remove',
  },
  remove: (product: string) => `Remove ${product} from the cart`,
  subTotal: fixed('Sub-total (excl. VAT)'),
  careCoins: (coins: string) => `CareCoins used (${coins})`,
  total: fixed('Total (excl. VAT)'),
  place: fixed('Place my order'),
  addAnother: fixed('Add another product'),
  only: (names: string) =>
    `Only users with the role PROCUREMENT can place an order.${names === '' ? '' : ` Ask ${names}.`} You may fill the cart.`,
  notOrderable: 'A product in this section cannot be ordered as entered.',
  summary: 'Summary',
  units: (units: string) => `${units} ${units === '1' ? 'unit' : 'units'}`,
  orderTotal: fixed('Order total price (excl. VAT)'),
  promise: 'Shipping is not included. You receive a freight quote within 72 hours, then you have 30 days to confirm.',
  empty: 'Your cart is empty. Products you add in the shop appear here, by country and sub-category.',
  manyOrders: (sections: number) =>
    `Your cart holds ${sections} sections. Each becomes an order of its own, with its own addresses, quote and invoice.`,
  toShop: 'Go to the shop',
  justOrdered: (num: string) => `Your order ${num} has been placed.`,
  seeOrder: 'See this order',
  removed: (product: string) => `${product} was removed from the cart.`,
  moved: 'Prices have changed since you filled your cart.',
  movedOf: (product: string, country: string) => `${product}, ${country}:`,
  changed: (product: string, units: string, price: string) => `${product}: now ${units} units at ${price}`,
}
