import { counted } from './language.ts'

/** Quick add: many products at once, pasted or dropped into the cart. */
export const quickAddTexts = {
  open: 'Quick add',
  title: 'Quick add',
  close: 'Close quick add',
  lead: 'Paste rows from a spreadsheet, or drop a CSV or Excel file: a reference, a quantity and, where there are several, the country and the packaging.',
  paste: 'Rows',
  placeholder: 'PC-1042, 150, Colombia, Box of 10\nPC-2010; 500; Peru; Blister of 4',
  file: 'Choose a file',
  dropped: 'or drop it here',
  read: 'Check these rows',
  nothing: 'No rows found. Enter a reference and a quantity in each row.',
  tooMany: (most: number) => `Only the first ${most} rows were read.`,
  freeLeftOut: (rows: number) =>
    rows === 1
      ? 'One free row was left out: free units come with what you order.'
      : `${rows} free rows were left out: free units come with what you order.`,
  notReadable: 'This file could not be read. Save it as CSV (UTF-8) or Excel (.xlsx) and choose it again.',
  tooLarge: 'This file is too large. Add at most 200 rows at once.',
  rows: 'Rows to add',
  row: (number: number) => `Row ${number}`,
  fields: { reference: 'Reference', quantity: 'Quantity', country: 'Country', packaging: 'Packaging' },
  columns: {
    label: 'Columns',
    lead: 'Choose what each column contains. The reference is required; other columns can be left out.',
    names: {
      reference: 'Reference',
      quantity: 'Quantity',
      country: 'Country',
      packaging: 'Packaging',
      free: 'Free of charge',
    },
    column: (head: string, sample: string, number: number) =>
      `${head.trim() || `Column ${number}`}${sample ? ` (${sample} …)` : ''}`,
    leaveOut: 'Leave out',
    chooseReference: 'Choose which column is the reference first.',
  },
  forAll: {
    label: 'For all rows',
    country: 'Country for all rows',
    packaging: 'Packaging for all rows',
    lead: 'Choose once for all rows: a row that names none takes the first of these that it offers; what a row names itself stays.',
    eachRow: 'Row by row',
    choice: (name: string, rows: number) => `${name} · ${counted(rows, 'row')}`,
    keep: (rows: number) =>
      rows === 1 ? '1 row names another one and keeps it.' : `${rows} rows name another one and keep it.`,
    cannot: (rows: number) =>
      rows === 1
        ? '1 row offers none of these and stays as it is.'
        : `${rows} rows offer none of these and stay as they are.`,
    alsoRefused: (rows: number) =>
      rows === 1
        ? 'Also for 1 row that names one it cannot have'
        : `Also for ${rows} rows that name one they cannot have`,
  },
  /** Of what the portal could not read. */
  line: (quantity: string) => `${quantity} units`,
  change: (number: number) => `Change row ${number}`,
  changeShort: 'Change',
  remove: (number: number) => `Remove row ${number}`,
  use: (fix: string) => `Use ${fix}`,
  merge: (number: number) => `Add its quantity to row ${number}`,
  inCart: (quantity: string) => `Already in your cart with ${quantity}: not added again.`,
  checking: 'Checking …',
  allRight: (rows: string) => `${rows} ready to add`,
  counted: (n: number) => counted(n, 'row'),
  toRepair: (rows: string) => `${rows} to correct`,
  repairFirst: 'Correct or remove the marked rows first.',
  add: (n: number) => `Add ${counted(n, 'product')} to the cart`,
  startAgain: 'Start again',
  added: (n: number) => (n === 1 ? '1 product was added to your cart.' : `${n} products were added to your cart.`),
  stayed: (n: number) => (n === 1 ? ' 1 was there already.' : ` ${n} were there already.`),
}
