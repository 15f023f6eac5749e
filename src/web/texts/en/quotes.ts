import type { RoundTerm, RoundTotal } from '#modules/ordering/quotes/comparing-rounds.ts'
import { freightLine, type TransportMode } from '#modules/ordering/terms/order-terms.ts'
import { fixed } from '#web/texts/fixed.ts'
import { counted } from './language.ts'

/** How goods travel that leave from there. */
export const freightNames: Readonly<Record<TransportMode, string>> = {
  Airport: 'Air freight',
  Road: 'Road freight',
  Harbor: 'Sea freight',
}

export const freightTexts = {
  /** 'Harbor · 35 days' */
  way: (transportMode: string | null, transitDays: number | null) =>
    freightLine({ name: null, transportMode, transitDays }),
}

export const optionTexts = {
  title: 'Freight',
  option: (number: number) => `Option ${number}`,
  name: 'Name',
  nameHelp: 'Shown to the distributor',
  transportMode: 'Transport mode',
  transitDays: 'Transit in days',
  add: 'Offer another option',
  remove: (number: number) => `Remove option ${number}`,
  removed: (name: string) => `${name} is removed`,
  enterName: 'Enter a name, such as Sea freight',
  twice: 'Another option has this name',
  enterMode: 'Choose the transport mode',
  enterDays: 'Enter the transit days, 1 to 365',
  notDays: 'Whole days, 1 to 365',
  most: 'Six options at most',
}

export const adjustmentTexts = {
  title: 'Adjust prices',
  prices: 'Prices',
  some: (count: number) => `${counted(count, 'price')} adjusted`,
  lead: 'For this quote only. The distributor sees the old price, the new price and your reason.',
  beforePromo: (code: string) => `Prices and line totals are before the promo code ${code}.`,
  now: 'Price now',
  price: 'New unit price in dollars',
  reason: 'Reason',
  becomes: 'Line total',
  enterPrice: 'Enter the new price, such as 4.20',
  enterReason: 'Enter why the price changes',
  same: 'This is already the price',
  clear: (product: string) => `Keep the price of ${product}`,
  gone: (product: string) => `${product} was removed.`,
  goneWith: (product: string, typed: string) => `${product} was removed, with the price you entered: ${typed}`,
  added: (product: string, units: string) => `${product} was added: ${units} units.`,
  quantityNow: (product: string, before: string, after: string) => `${product}: ${after} units instead of ${before}.`,
  priceNow: (product: string, before: string, after: string) => `${product}: ${after} a unit instead of ${before}.`,
}

export const sumTexts = {
  subtotal: fixed('Sub-total (excl. VAT)'),
  promo: (code: string) => `Promo code ${code}`,
  careCoins: (coins: string) => `Paid with ${coins}`,
  goBack: (coins: string) => `${coins} are returned to the distributor, because the new total is lower.`,
  tooLarge: 'This order is too large',
  grandTotalOf: (option: string) => `Grand total with ${option}`,
}

export const previewTexts = {
  open: 'Preview the PDF',
  label: 'Draft of the sales quote',
}

export const quoteCardTexts = {
  title: (version: number) => (version === 1 ? 'Your quote' : `Your quote, version ${version}`),
  awaited: 'The freight and the grand total appear here with our quote.',
  changed: (num: string, version: number) => `Order ${num}: version ${version} of the quote is here`,
  facts: (sent: string, until: string) => `Sent ${sent}, valid until ${until}`,
  choose: 'Choose a freight option',
  missing: fixed('Please choose a freight option'),
  chosen: 'confirmed',
  freight: 'Freight',
  grandTotal: 'Grand total (excl. VAT)',
  discount: (amount: string) => `the promo code takes off ${amount}`,
  note: 'Note from our sales team',
  adjusted: 'Adjusted prices',
  before: 'before',
  pdf: 'Open the PDF',
  compare: 'What changed',
  rounds: 'Compare quote versions',
  ask: 'Ask for a revised quote',
  states: {
    STANDS: 'valid',
    REVISED: 'revised',
    WITHDRAWN: 'withdrawn',
    APPROVED: 'confirmed',
    REJECTED: 'rejected',
    EXPIRED: 'expired',
    CANCELLED: 'cancelled with the order',
  },
  pdfOf: (version: number) => `Sales quote, version ${version}`,
  revised: 'The quote has been revised',
  revisedLead: (read: number, now: number) =>
    `You were about to confirm version ${read}. Nothing was confirmed. Version ${now} changes the following:`,
  goOn: (version: number) => `Continue with version ${version}`,
}

export const roundTexts = {
  /** Figure spaces: as wide as the number of an order, which is not known yet. */
  unknown: '\u2007'.repeat(11),
  title: (num: string) => `Rounds of order ${num}`,
  heading: 'Compare quote versions',
  lead: 'Every step from order to quote. Choose two to compare them.',
  crumb: (num: string) => `Order ${num}`,
  round: (number: number, kind: string) => `Round ${number}: ${kind}`,
  placed: 'As placed',
  quote: (version: number) => (version === 1 ? 'Quote' : `Quote, version ${version}`),
  change: 'Changed order',
  confirmed: 'Confirmed',
  confirmedWith: (option: string | null) => (option === null ? 'confirmed' : `confirmed: ${option}`),
  shippingRequested: 'Shipping requested:',
  superseded: (round: number) => `superseded by round ${round}`,
  by: (who: string) => `by ${who}`,
  before: 'Before',
  after: 'After',
  swap: 'Swap',
  same: 'These two rounds are identical.',
  onlyOne: 'Nothing to compare yet: the order has not changed since it was placed.',
  onlyChanges: 'Differences only',
  pdf: (version: number) => `PDF of version ${version}`,
  items: 'Items',
  quantity: 'Quantity',
  unitPrice: 'Per unit price',
  packaging: 'Packaging',
  total: 'Total',
  free: 'Free',
  freight: 'Freight',
  shippingPrice: 'Shipping price',
  grandTotal: 'Grand total (excl. VAT)',
  way: 'Transport and transit',
  terms: 'Terms',
  sums: 'Totals',
  none: 'None',
  fates: { added: 'Added', removed: 'Removed', changed: 'Changed', same: 'Same' },
  reason: (reason: string) => `Adjusted: ${reason}`,
  term: {
    shipping: 'Shipping method',
    shippingAddress: 'Shipping address',
    billingAddress: 'Billing address',
    contact: 'Delivery contact',
    certificates: 'Certificates',
    specialRequest: 'Special request',
    purchaseOrderNumber: 'Purchase order number',
    wishedDelivery: 'Wished delivery date',
    promoCode: 'Promo code',
    validUntil: 'Valid until',
    note: 'Note',
  } satisfies Record<RoundTerm, string>,
  totals: {
    subtotal: fixed('Sub-total (excl. VAT)'),
    promoCodeDiscount: 'Promo code',
    careCoinsValue: 'CareCoins',
    total: fixed('Total (excl. VAT)'),
  } satisfies Record<RoundTotal, string>,
}
