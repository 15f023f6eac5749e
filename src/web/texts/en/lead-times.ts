/** How long things take: the stages of orders as they were, and the lead times that forecasts go by. */
export const leadTimeTexts = {
  tabs: { label: 'Figures', sales: 'Sales', leadTimes: 'Lead times' },
  measured: 'How long orders take',
  measuredLead:
    'In days: the first figure is the median, the second the 90th percentile. A single figure means one order. Choose one to see its orders.',
  measuredChart:
    'Days of each stage, half of the orders were faster, on the ways that most orders went. The figures are in the table below.',
  destination: 'Destination',
  method: 'Incoterm',
  year: 'Ordered in',
  none: 'No order has been through any stage yet.',
  things: 'time',
  stages: {
    QUOTE: 'Until the quote',
    DECISION: 'Decision',
    PREPARATION: 'Preparation',
    PRODUCTION: 'Production',
    TRANSPORT: 'Transport',
    WHOLE: 'Order to delivery',
  },
  figure: (median: string, p90: string) => `${median} / ${p90}`,
  open: (stage: string, destination: string, method: string, median: string, p90: string, orders: number) =>
    orders === 1
      ? `${stage}, ${destination}, ${method}: one order, ${median} days`
      : `${stage}, ${destination}, ${method}: ${orders} orders, median ${median} days, nine of ten within ${p90} days`,
  behind: (stage: string, destination: string, method: string) => `${stage}: ${destination}, ${method}`,
  slowest: 'The slowest first, 100 at most.',
  close: 'Close',
  byMonth: 'By month, with files',
  columns: { order: 'Order', company: 'Company', from: 'From', until: 'Until', days: 'Days' },
  planned: 'Lead times of forecasts',
  plannedLead:
    'A forecast takes them over when it is filed: so many days before the month, the order has to be placed.',
  product: 'Product',
  chooseProduct: 'Choose a product',
  country: 'Country',
  days: 'Days before the month',
  origin: 'Set by',
  own: 'Staff',
  standard: 'The default',
  change: 'Change',
  changeOf: (country: string) => `Change ${country}`,
  title: (product: string, country: string) => `${product}, ${country}`,
  help: 'Between one and four numbers of days, 0 to 365, with commas between them.',
  wrong: 'Write between one and four whole numbers from 0 to 365, such as 60, 90',
  keep: 'Cancel',
  save: 'Save',
  saved: (country: string) => `The lead times for ${country} are set.`,
  unregistered: 'This product is not registered in any country.',
}
