import * as Schema from 'effect/Schema'

import { Day, Moment } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const { Array: List, Finite, Int, Literals, NullOr, optionalKey, String: Text, Struct } = Schema
const slug = Text.check(Schema.isPattern(/^[a-z-]{1,40}$/))
const Id = Text.check(Schema.isBetweenLength(1, 64))

/** Sums, except `days`: the median duration. */
export const figureUnits = ['count', 'cents', 'coins', 'days'] as const

declare module '#platform/declared.ts' {
  interface Declared {
    readonly figureUnit: (typeof figureUnits)[number]
  }
}

/** No list on a screen is longer; the figure counts all of them. */
export const MAXIMUM_FIGURE_EVENTS = 1_000

const query = {
  of: optionalKey(Text.check(Schema.isBetweenLength(1, 200))),
  distributorId: optionalKey(Id),
  /** The first and the last day, UTC. */
  from: optionalKey(Day),
  until: optionalKey(Day),
}
const reads = [
  ...[
    'quote_promises',
    'order_stages',
    'orders',
    'tickets',
    'company_files',
    'distributors',
    'promo_codes',
    'promo_code_uses',
  ],
  ...['loyalty_entries', 'resources', 'users'],
]

const FigureRow = Struct({
  kind: Text,
  key: Text,
  name: Text,
  at: Moment,
  month: Text,
  company: NullOr(Text),
  amount: Finite,
})
export type FigureRow = typeof FigureRow.Type

export const showFigure = endpoint('GET /office/figures/:figure/:part', {
  may: 'office.sales.read',
  does: 'A figure of the office in a period: by month next to the year before, and the events that it is made of, the newest 1 000',
  costly: true,
  params: { figure: slug, part: slug },
  query,
  answer: Struct({
    unit: Literals(figureUnits),
    of: Text,
    company: NullOr(Text),
    parts: List(Text),
    total: NullOr(Finite),
    /** Of the same period a year before; null: no period was requested. */
    before: NullOr(Finite),
    months: List(Struct({ month: Text, amount: NullOr(Finite), before: NullOr(Finite) })),
    count: Int,
    events: List(FigureRow),
  }),
  reads,
})

export const exportFigure = endpoint('GET /office/figures/:figure/:part/export.:format', {
  may: 'office.sales.read',
  counted: 'exports',
  does: 'The events that a figure of the office is made of as a spreadsheet, the newest 5 000 at most',
  costly: true,
  params: { figure: slug, part: slug, format: Literals(['csv', 'xlsx']) },
  query,
  answer: Schema.Unknown,
  reads,
})
