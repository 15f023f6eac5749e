import { count } from '#platform/text/formats.ts'
import { counted } from './language.ts'

/** What every product costs in every country, for staff. */
export const priceTexts = {
  title: 'Prices',
  lead: 'Prices of all products by country, now or at any point in time.',
  what: 'Prices',
  country: 'Country',
  category: 'Category',
  product: 'Product',
  reference: 'Reference',
  status: 'Registration',
  price: 'Price',
  discount: 'Discount',
  effective: 'Effective price',
  noPrice: 'No price yet',
  historyOf: (product: string) => `History of ${product}`,
  things: 'price',
  nothingThen: 'No product was registered at that point.',
  scheduled: 'Scheduled',
  import: 'Change or import',
}

/** A change of prices before it is made: from when, and what it concerns. */
export const priceChangeTexts = {
  from: 'From',
  fromHelp: 'Leave empty to apply it now. A day begins at midnight in the office’s time zone.',
  wrongDay: 'Enter a day as DD/MM/YYYY',
  impact: 'Effective date',
  units: (dearer: string, cheaper: string, same: string) =>
    `${dearer} dearer, ${cheaper} cheaper, ${same} without a change for the buyer.`,
  carts: 'Carts',
  cartsLead: 'They show the new price as soon as it applies.',
  orders: 'Orders without a confirmed quote',
  ordersLead: 'They keep the price that they were placed at.',
  forecasts: 'Forecasts from then on',
  forecastsLead: 'Units that companies plan, at the price of a unit.',
  concerns: { company: 'Company', lines: 'Lines', before: 'Now', after: 'New' },
  nothing: 'No cart, open order or forecast has these products.',
}

/** What is scheduled, and taking it back. */
export const scheduledPriceTexts = {
  title: 'Scheduled prices',
  lead: 'Each applies automatically at the beginning of its day.',
  thing: 'price',
  search: 'Product, reference or country',
  none: 'No price is scheduled.',
  columns: {
    from: 'From',
    product: 'Product',
    reference: 'Reference',
    country: 'Country',
    now: 'Now',
    next: 'Then',
    effective: 'Effective price',
    actions: 'Actions',
  },
  noPrice: 'No price',
  withdraw: 'Cancel price change',
  withdrawTitle: (name: string, country: string) => `Cancel the price change of ${name} in ${country}?`,
  withdrawLead: (day: string) => `Nothing will change on ${day}. The current price stays.`,
  keep: 'Keep price change',
  withdrawn: (name: string, country: string) => `The price change of ${name} in ${country} was cancelled.`,
}

/** A price list that is pasted or read from a file, checked, repaired in place and put in force in one step. */
export const priceImportTexts = {
  title: 'Change many prices',
  lead: 'Paste rows, choose a CSV or Excel file, or start with the current prices. All rows are applied together, or none.',
  onlyOperations: 'Operations and administrators keep the prices.',
  paste: 'Rows: reference, country, price, discount',
  pasteHelp: 'A header may name the columns in any order. A price or a discount that is left out stays what it is.',
  placeholder: 'PC-1042\tPeru\t12.50\t5',
  file: 'Choose a file',
  dropped: 'or drop it here',
  current: 'Start with the current prices',
  noCurrent: 'No product has a price under these filters.',
  read: 'Check these rows',
  startAgain: 'Start again',
  chooseColumns: 'Choose the reference, the country and the price or the discount first.',
  nothing: 'No rows were found. Paste at least one.',
  tooMany: (rows: number) => `These are ${count(rows)} rows. Import at most 500 at once.`,
  tooLarge: 'This file is too large. Import at most 500 rows at once.',
  notReadable: 'This file could not be read. Save it as CSV (UTF-8) or Excel (.xlsx) and choose it again.',
  rows: 'Rows',
  summary: (rows: number, wrong: number) =>
    wrong === 0 ? `${counted(rows, 'row')}, all right.` : `${counted(rows, 'row')}, ${count(wrong)} with errors.`,
  checking: 'Checking the rows.',
  show: 'Rows to show',
  all: 'All',
  wrong: 'With errors',
  noneWrong: 'No errors left.',
  columns: {
    row: 'Row',
    reference: 'Reference',
    country: 'Country',
    price: 'Price',
    discount: 'Discount',
    meaning: 'What it means',
    actions: 'Actions',
  },
  cell: (field: string, row: number) => `${field}, row ${count(row)}`,
  means: (name: string, before: string, after: string) => `${name}: ${before}, then ${after}`,
  unchanged: (name: string, price: string) => `${name}: stays ${price}`,
  noPrice: 'no price',
  remove: (row: number) => `Remove row ${count(row)}`,
  large: 'Changes by more than 50 %.',
  largeTitle: 'Are these prices right?',
  largeLead: (rows: number) =>
    `${counted(rows, 'price')} ${rows === 1 ? 'changes' : 'change'} by more than 50 %. Check ${rows === 1 ? 'its row' : 'their rows'} before you go on.`,
  largeKeep: 'Check the rows',
  repairFirst: 'Correct the marked rows, or remove them.',
  apply: 'Apply',
  schedule: 'Schedule',
  applied: (rows: number) => `${counted(rows, 'price')} applied.`,
  scheduled: (rows: number, day: string) => `${counted(rows, 'price')} scheduled for ${day}.`,
}
