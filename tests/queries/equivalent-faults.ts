/** A fault that changes no answer. */
type Equivalent = { readonly file: string; readonly within: string; readonly says: string; readonly why: string }

const HISTORY = 'projections/order_history.ts'

/** What the proof of the queries cannot notice, and why. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'projections/articles.ts',
    within: 'publishedOf',
    says: "without .where('id', 'in', ['', ...ids])",
    why: 'the list in memory leaves out what was not wanted',
  },
  {
    file: HISTORY,
    within: 'courses',
    says: "without type = 'OrderPlaced'",
    why: 'no other event of an order names its country',
  },
  {
    file: HISTORY,
    within: 'courses',
    says: "without type = 'OrderPlaced' (2)",
    why: 'an order’s first event is its placing',
  },
  {
    file: HISTORY,
    within: 'courses',
    says: "without type in ('OrderPlaced', 'OrderShippingChanged', 'QuoteIssued', 'QuoteApproved', 'ProductionStarted', 'OrderShi",
    why: 'every figure of the row names its own types: fewer events are read',
  },
  {
    file: HISTORY,
    within: 'timesOfStages',
    says: 'order by days turned round',
    why: 'the median is the same from either end',
  },
  {
    file: HISTORY,
    within: 'timesOfStages',
    says: 'without order by 3',
    why: 'Postgres sorts by all three columns to group by them',
  },
  {
    file: HISTORY,
    within: 'promisedQuotes',
    says: "without type <> 'QuoteIssued'",
    why: 'a quote promises no quote',
  },
  {
    file: HISTORY,
    within: 'placesAndYears',
    says: 'without placed is not null',
    why: 'every order was placed',
  },
  {
    file: 'projections/ordered_goods.ts',
    within: 'monthsOfOrders',
    says: 'without order by 1',
    why: 'Postgres sorts by the month to group by it',
  },
]
