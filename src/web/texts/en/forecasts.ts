import { fixed } from '#web/texts/fixed.ts'
import { counted, listed, monthName } from './language.ts'

const monthOf = ({ year, month }: { year: number; month: number }): string => `${monthName(month)} ${year}`

export const forecastTexts = {
  month: monthOf,
  title: 'Forecasts',
  lead: 'What you plan to order in the next 12 months. We remind you when to order so that the goods arrive in time.',
  add: 'New forecast',
  standing: 'Standing orders',
  empty: 'Add your planned orders and we will remind you in time.',
  columns: {
    date: fixed('Date'),
    product: fixed('Product'),
    country: 'Country',
    next: fixed('Orders in the next 3 months'),
    quantity: fixed('Quantity'),
    stock: fixed('Current stock'),
    accuracy: 'Accuracy',
    action: fixed('Action'),
  },
  edit: 'Edit',
  editOf: (product: string) => `Edit the forecast of ${product}`,
  remove: 'Delete',
  removeTitle: fixed('Delete this forecast ?'),
  removeLead: ({ product, country, from, to }: { product: string; country: string; from: string; to: string }) =>
    `${product} for ${country}, ${from} to ${to}. You will not be reminded of its orders any more. What was forecast for earlier months stays in your data.`,
  keep: 'Keep it',
  removed: 'The forecast has been deleted.',
  next: 'Next orders',
  nextLead: 'Planned orders that can still arrive in time, most urgent first.',
  nextEmpty: 'No planned orders can still arrive in time.',
  nextLine: (orders: number, quantity: string) => `${orders} ${orders === 1 ? 'order' : 'orders'}, ${quantity} units`,
  nextColumns: { month: 'Month', product: 'Product', planned: 'Planned', by: 'Order by' },
  orderBy: 'Order by',
  takes: (delay: number) => `(takes ${delay} days)`,
}

type DraftedOrder = {
  units: string
  product: string
  country: string
  day: string
  months: readonly { year: number; month: number }[]
}

/** Orders of forecasts that are put into the cart. */
export const draftOrderTexts = {
  draft: 'Draft orders',
  draftOf: (product: string, month: string) => `Draft orders of ${product} for ${month}`,
  urgent: 'Draft urgent orders',
  column: 'Actions',
  only: (names: string) =>
    `Only users with the role PROCUREMENT can draft orders.${names === '' ? '' : ` Ask ${names}.`}`,
  title: 'Draft orders',
  added: (products: number) =>
    products === 0
      ? 'Nothing was added to your cart.'
      : `${counted(products, 'product')} added to your cart, in quantities that can be ordered. Review the cart and place the order.`,
  order: ({ units, product, country, day, months }: DraftedOrder) =>
    `${units} units of ${product} for ${country}: order by ${day} so that it arrives in ${listed(months.map(monthOf))}`,
  inCart: (units: string) => `Already in your cart with ${units} units. They stay as they are.`,
  ordered: 'Everything planned for these months has been ordered.',
  close: 'Close',
  toCart: 'Go to the cart',
}

export const forecastFormTexts = {
  newTitle: 'New forecast',
  missing: 'This forecast cannot be shown',
  title: (product: string) => `Forecast of ${product}`,
  lead: 'Fill the months one by one, or paste a column from a spreadsheet into the first field. Enter and the arrow keys move up and down.',
  about: 'Product and stock',
  product: 'Product',
  country: 'Country',
  stock: 'Current inventory level',
  stockDate: 'Stock-ticking date',
  stockDateHelp: 'When you counted the stock.',
  months: 'The next 12 months',
  monthHead: 'Month',
  orders: fixed('How many orders?'),
  quantity: fixed('Order quantity?'),
  rules: 'Order by',
  rule: (delay: number) => `${delay} days`,
  noRules: '—',
  ofMonth: (question: string, month: string) => `${question} ${month}`,
  total: 'Total',
  save: 'Save',
  cancel: 'Cancel',
  saved: fixed('Your request has been saved.'),
  failed: (reason: string) => `${fixed('Error while creating forecast')}: ${reason}`,
  newer: 'Someone else has changed this forecast.',
  newerHelp: 'Your entries are still here. Saving them replaces the other version.',
  takeTheirs: 'Show the other version',
  keepMine: 'Keep mine',
  whole: 'Enter a whole number, 0 or more',
  atLeastOne: (units: number) => `${counted(units, 'unit')} need at least 1 order`,
  day: 'Enter a day as DD/MM/YYYY',
  chooseProduct: 'Choose a product',
  chooseCountry: 'Choose a country',
  pasted: (months: number) => `${months} ${months === 1 ? 'month' : 'months'} filled.`,
  vintages: 'Forecast history',
  vintagesChart: 'Ordered by month, compared with the first and the last forecast. The figures are in the table below.',
  firstFiled: 'First filed',
  vintagesLead:
    'Every version of the forecast for a month, and what was ordered in it. Accuracy is 1 − |ordered − forecast| ÷ the larger of both, with the forecast at the start of the month. Days and months are UTC.',
  vintageColumns: { month: 'Month', filings: 'Filed', forecast: 'Forecast', actual: 'Ordered', accuracy: 'Accuracy' },
  accuracy: (figure: string) => `Accuracy of the months that have passed: ${figure}`,
  filing: (quantity: string, day: string) => `${quantity} on ${day}`,
}
