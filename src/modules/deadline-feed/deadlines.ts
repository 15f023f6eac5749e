import { isApproved, type VersionState } from '#modules/distributors/file/document-states.ts'
import { givenUpOrdersOf, nextOrdersOf } from '#modules/forecasting/forecast-view.ts'
import { isEnded, isPaused, type StandingOrderState } from '#modules/ordering/standing-orders/standing-order-states.ts'
import { paths } from '#paths'
import type { Day, Moment } from '#platform/event.ts'
import { say, sayCounted } from '#platform/text/say.ts'

import type { CalendarEntry } from '#platform/time/calendar-file.ts'
import { dayIn, type TimeZone } from '#platform/time/time-zone.ts'

/** What a company is known by, as far as something of it ends on a day. */
export type Deadlines = {
  readonly quotes: readonly {
    readonly id: string
    readonly num: string
    readonly validUntil: Moment | null
    readonly quotes: readonly { readonly issuedAt: Moment }[]
  }[]
  readonly documents: readonly {
    readonly id: string
    readonly name: string
    readonly versions: readonly {
      readonly status: VersionState
      readonly validityDate: Day | null
      readonly submittedAt: Moment
    }[]
  }[]
  /** Those that were deleted too. */
  readonly forecasts: Parameters<typeof nextOrdersOf>[0]
  readonly standingOrders: readonly {
    readonly id: string
    readonly countryName: string
    readonly state: StandingOrderState
    readonly lines: readonly { readonly productName: string; readonly quantity: number }[]
    readonly nextOn: Day | null
    readonly version: number
    readonly changedAt: Moment
  }[]
  readonly labels: readonly {
    readonly id: string
    readonly number: string
    readonly labelName: string
    readonly rounds: readonly {
      readonly round: number
      readonly dueOn: Day | null
      readonly at: Moment
      readonly answer: unknown
    }[]
  }[]
  readonly reports: readonly {
    readonly id: string
    readonly reference: string
    readonly closesOn: Day | null
    readonly filedAt: Moment
  }[]
}

type Entry = Omit<CalendarEntry, 'endsOn' | 'cancelled' | 'url'> & {
  readonly path: string
  /** It was in the calendar, and counts no more. */
  readonly cancelled?: boolean
}

/** Each filing and each deletion of a forecast changes its days. */
const changesOf = ({ changes }: Deadlines['forecasts'][number]): number =>
  new Set(changes.map(({ position }) => position)).size

const forecastEntries = (forecasts: Deadlines['forecasts'], today: Day): readonly Entry[] =>
  [
    ...nextOrdersOf(forecasts, today).map((order) => ({ ...order, cancelled: false })),
    ...givenUpOrdersOf(forecasts, today).map((order) => ({ ...order, cancelled: true })),
  ].flatMap(({ forecastId, product, country, rules, cancelled }) =>
    forecasts
      .filter(({ id }) => id === forecastId)
      .flatMap((row) =>
        rules.map(
          ({ forecastMonthId: month, delay, maximumOrderDate }): Entry => ({
            id: `forecast-${forecastId}-${month}-${delay}`,
            title: say('Order {0} for {1}', product.name, country.name),
            description: say(
              'Last day to order what you planned for {0}/{1}, at {2} days of lead time.',
              month.slice(4),
              month.slice(0, 4),
              delay,
            ),
            startsOn: maximumOrderDate,
            sequence: changesOf(row),
            changedAt: row.deletedAt ?? row.filedAt,
            path: paths.forecasts(),
            cancelled,
          }),
        ),
      ),
  )

const standingEntries = (standingOrders: Deadlines['standingOrders']): readonly Entry[] =>
  standingOrders.flatMap(({ id, countryName, state, lines, nextOn, version, changedAt }): Entry[] =>
    nextOn === null
      ? []
      : [
          {
            id: `standing-order-${id}`,
            title: say('Standing order for {0}', countryName),
            description: say(
              'It comes into the cart: {0}.',
              lines.map((line) => `${line.productName}, ${sayCounted(line.quantity, 'unit', 'units')}`).join('; '),
            ),
            startsOn: nextOn,
            sequence: version,
            changedAt,
            path: paths.standingOrders(),
            cancelled: isPaused(state) || isEnded(state),
          },
        ],
  )

/** One UID for each deadline, for ever; its SEQUENCE counts what it was changed by. */
const entries = (of: Deadlines, today: Day, zone: TimeZone): readonly Entry[] => [
  ...of.quotes.flatMap(({ id, num, validUntil, quotes }): Entry[] =>
    validUntil === null
      ? []
      : [
          {
            id: `quote-${id}`,
            title: say('Confirm order {0}', num),
            description: say('The quote for order {0} expires.', num),
            startsOn: dayIn(new Date(validUntil), zone),
            sequence: quotes.length,
            changedAt: quotes.at(-1)?.issuedAt ?? validUntil,
            path: paths.order({ id }),
          },
        ],
  ),
  ...of.documents.flatMap(({ id, name, versions }): Entry[] => {
    const approved = versions.findLast(({ status }) => isApproved(status))
    return approved?.validityDate
      ? [
          {
            id: `document-${id}`,
            title: say('{0} ends', name),
            description: say('Send the new document before this day.'),
            startsOn: approved.validityDate,
            sequence: versions.length,
            changedAt: approved.submittedAt,
            path: paths.documents(),
          },
        ]
      : []
  }),
  ...forecastEntries(of.forecasts, today),
  ...standingEntries(of.standingOrders),
  ...of.labels.flatMap(({ id, number, labelName, rounds }): Entry[] => {
    const last = rounds.at(-1)
    return last?.dueOn && last.answer === null
      ? [
          {
            id: `label-${id}`,
            title: say('Answer the artwork of {0}', labelName),
            description: say('Please answer round {0} of label issue {1} by this day.', last.round, number),
            startsOn: last.dueOn,
            sequence: last.round,
            changedAt: last.at,
            path: paths.labels(),
          },
        ]
      : []
  }),
  ...of.reports.flatMap(({ id, reference, closesOn, filedAt }): Entry[] =>
    closesOn === null
      ? []
      : [
          {
            id: `tender-${id}`,
            title: say('Tender {0} closes', reference),
            description: say('The closing day of a tender that you reported.'),
            startsOn: closesOn,
            sequence: 0,
            changedAt: filedAt,
            path: paths.customerService(),
          },
        ],
  ),
]

/** What ends today or later, in the company's own zone. */
export const deadlinesOf = (
  of: Deadlines,
  { now, zone, publicUrl }: { readonly now: Date; readonly zone: TimeZone; readonly publicUrl: string },
): readonly CalendarEntry[] => {
  const today = dayIn(now, zone)
  return entries(of, today, zone)
    .filter(({ startsOn }) => startsOn >= today)
    .map(({ path, cancelled = false, ...entry }) => ({
      ...entry,
      endsOn: null,
      cancelled,
      url: new URL(path, publicUrl).href,
    }))
}
