import brand from '#brand'
import type { OrderSort } from '#modules/ordering/contract.ts'
import type { OrderGroup } from '#modules/ordering/order-groups.ts'
import type { Turn } from '#modules/ordering/order-states.ts'
import { count } from '#platform/text/formats.ts'
import { fixed } from '#web/texts/fixed.ts'
import { counted } from './language.ts'

export const ordersTexts = {
  title: 'My orders',
  lead: 'Your company’s orders, their quotes and deliveries.',
  addProduct: fixed('Add another product'),
  views: 'Views',
  all: 'All',
  status: 'Status',
  destination: 'Destination',
  product: 'Product',
  group: 'Stage',
  groups: { progress: 'In progress', yours: 'Waiting for you', documents: 'Documents to send' } satisfies Record<
    OrderGroup,
    string
  >,
  columns: {
    details: fixed('Details'),
    num: fixed('N° order'),
    purchaseOrder: 'Purchase order',
    date: fixed('Order date'),
    total: fixed('Total price'),
    destination: fixed('Destination'),
    status: fixed('Status'),
    link: 'Link',
    progress: 'Progress',
    actions: fixed('Actions'),
  },
  detailsOf: (num: string) => `Details of ${num}`,
  orderNamed: (num: string) => `order ${num}`,
  onHold: 'On hold',
  turns: {
    distributor: 'Waiting for you',
    provider: `Waiting for ${brand.name}`,
    carrier: null,
    none: null,
  } satisfies Record<Turn, string | null>,
  empty: 'No orders yet. When you place an order, its quote and documents appear here.',
  toShop: 'Go to the shop',
  orders: 'order',
  search: 'Search',
  searchFor: 'Number, product or destination',
  searchChip: 'Search',
  sort: 'Sort by',
  sorts: {
    needs: 'Needs you first',
    '-date': 'Newest first',
    date: 'Oldest first',
    num: 'Number, lowest first',
    '-num': 'Number, highest first',
    total: 'Price, lowest first',
    '-total': 'Price, highest first',
    destination: 'Destination, A to Z',
    '-destination': 'Destination, Z to A',
    status: 'Status, first steps first',
    '-status': 'Status, last steps first',
    progress: 'Progress, least first',
    '-progress': 'Progress, most first',
  } satisfies Record<OrderSort, string>,
  pageSize: 'Orders per page',
  fresh: (count: number) => counted(count, 'new order'),
  freshOrMore: (least: number) => `${count(least)}+ new orders`,
  show: 'Show',
  changed: (num: string, status: string) => `Order ${num}: ${status}`,
}

export const orderTexts = {
  crumb: 'My orders',
  title: (num: string) => `Order ${num}`,
  lead: (day: string, who: string, country: string, subCategory: string) =>
    `Ordered on ${day} by ${who} · ${country}: ${subCategory}`,
  ask: 'Ask about this',
  print: 'Print',
  confirm: fixed('Confirm the order'),
  reject: 'Reject the quote',
  cancel: fixed('Cancel this order'),
  again: fixed('Place this order again'),
  only: (names: string) =>
    `Only users with the role PROCUREMENT can confirm or cancel an order.${names === '' ? '' : ` Ask ${names}.`}`,
  way: 'Order status',
  items: 'Items',
  product: 'Product',
  unitPrice: 'Per unit price',
  quantity: 'Quantity',
  lineTotal: 'Total',
  free: 'Free',
  subTotal: fixed('Sub-total (excl. VAT)'),
  promo: (code: string) => `Promo code ${code}`,
  careCoins: (coins: string) => `CareCoins used (${coins})`,
  careCoinsBack: (coins: string) => `${coins} were returned to your balance when the order was cancelled.`,
  total: fixed('Total (excl. VAT)'),
  freight: 'Freight',
  freightOf: (option: string) => (option ? `Freight: ${option}` : 'Freight'),
  freightWaiting: 'in the quote',
  freightOptions: (count: number) => `${count} options to choose from`,
  shippingDiscount: 'Promo code on the freight',
  grandTotal: 'Grand total (excl. VAT)',
  cashBackReceived: (value: string) => `You received ${value} as CareCoins with the delivery.`,
  cashBack: (value: string) => `You receive ${value} as CareCoins when the order is delivered.`,
  note: 'Note on the quote',
  tabs: 'About this order',
  activity: 'Activity',
  shipping: 'Shipping',
  next: (sentence: string) => `Next: ${sentence}`,
  shippingAddress: 'Shipping address',
  billingAddress: 'Billing address',
  contact: 'Delivery contact',
  noContact: 'No contact added.',
  method: 'Shipping method',
  mode: 'Transport mode',
  freightOption: 'Freight option',
  place: 'Destination',
  certificates: 'Certificates',
  noCertificates: 'No certificates.',
  specialRequest: 'Special request',
  inTransit: (day: string) => `In transit since ${day}`,
  delivered: (day: string) => `Delivered on ${day}`,
  notFound: 'Order not found',
  notFoundHelp: 'The link may be incomplete, or you may not have access to this order.',
  backToOrders: 'Back to my orders',
  changed: (num: string, status: string) => `Order ${num}: ${status}`,
}

export const deadlineTexts = {
  quoteIn: (left: string) => `${left} for our quote.`,
  quoteBy: (by: string) => `We send your freight quote by ${by}.`,
  quoteLate: 'Your quote is late.',
  quoteLateHelp: (by: string) => `We promised it by ${by}. Our sales team has been alerted.`,
  confirmIn: (left: string) => `${left} to confirm.`,
  confirmBy: (until: string) => `This quote is valid until ${until}. After confirmation the order cannot be edited.`,
  passed: (percent: number) => `${percent}% of the time has passed`,
}

export const cancelReasons: Readonly<Record<string, string>> = {
  QUOTE_EXPIRED: 'The quote was not confirmed in time.',
  QUOTE_REJECTED: 'The quote was rejected.',
  CANCELLED_BY_DISTRIBUTOR: 'Your company cancelled this order.',
  CANCELLED_BY_PROVIDER: 'We had to cancel this order.',
}

export const decisionTexts = {
  number: fixed('N° order'),
  version: 'Quote',
  versionOf: (version: number, until: string) => `Version ${version}, valid until ${until}`,
  confirmTitle: fixed('Confirm the order'),
  /** Where the freight option goes by another transport than was ordered. */
  askedMode: (mode: string) => `You requested ${mode}.`,
  confirmLead: 'After confirmation the order cannot be edited.',
  confirm: fixed('Confirm the order'),
  confirmed: (num: string) => `Order ${num} is confirmed. We have started work on it.`,
  back: 'Not yet',
  rejectTitle: 'Reject this quote?',
  rejectLead: 'The order is cancelled.',
  careCoinsBack: 'The CareCoins you used are returned to your balance.',
  reason: 'Why (optional)',
  reasonHelp: 'It helps us send you a better quote.',
  reject: 'Reject the quote',
  rejected: (num: string) => `The quote of order ${num} was rejected. The order is cancelled.`,
  keep: 'Keep the order',
  cancelTitle: 'Cancel this order?',
  cancelLead: 'This cannot be undone.',
  cancel: fixed('Cancel this order'),
  cancelled: (num: string) => `Order ${num} is cancelled.`,
}

export const againTexts = {
  added: (count: number) =>
    count === 1 ? '1 product of this order is in your cart.' : `${count} products of this order are in your cart.`,
  placed: (count: number, left: readonly { readonly name: string; readonly reason: string }[]): string =>
    [againTexts.added(count), ...left.map(({ name, reason }) => `${name}: ${reason}.`)].join(' '),
}

/** What of an order's grand total is paid when: on the pages of both sides, as on its papers. */
export const paymentTexts = {
  prepayment: 'To be paid in advance',
  left: 'Left for the invoice',
  paid: 'Less the pre-payment',
  due: 'Amount due',
}

/** What a distributor's own books and plans say of an order. */
export const referenceTexts = {
  title: 'Your references',
  number: 'Your purchase order number',
  numberHelp: 'Optional. Printed on the quote and the invoice.',
  wish: 'Wished delivery date',
  wishHelp: 'Optional. A wish, not a confirmed date.',
  possible: (day: string) => `The lead times of these products make ${day} or later possible.`,
  change: 'Change',
  changeTitle: 'Change your references',
  keep: 'Cancel',
  save: 'Save',
  saved: 'Your references are saved.',
  againTitle: 'Use this number again?',
  again: 'Use it again',
  other: 'Change the number',
}
