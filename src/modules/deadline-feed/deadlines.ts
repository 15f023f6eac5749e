import { isApproved, type VersionState } from '#modules/distributors/file/document-states.ts'
import { nextOrdersOf } from '#modules/forecasting/forecast-view.ts'
import { paths } from '#paths'
import type { Day, Moment } from '#platform/event.ts'
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
  readonly forecasts: Parameters<typeof nextOrdersOf>[0]
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

type Entry = Omit<CalendarEntry, 'endsOn' | 'cancelled' | 'url'> & { readonly path: string }

/** One UID for each deadline, for ever; its SEQUENCE counts what it was changed by. */
const entries = (of: Deadlines, today: Day, zone: TimeZone): readonly Entry[] => [
  ...of.quotes.flatMap(({ id, num, validUntil, quotes }): Entry[] =>
    validUntil === null
      ? []
      : [
          {
            id: `quote-${id}`,
            title: `Confirm order ${num}`,
            description: `The quote for order ${num} expires.`,
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
            title: `${name} ends`,
            description: 'Send the new document before this day.',
            startsOn: approved.validityDate,
            sequence: versions.length,
            changedAt: approved.submittedAt,
            path: paths.documents(),
          },
        ]
      : []
  }),
  ...nextOrdersOf(of.forecasts, today).flatMap(({ forecastId, product, country, rules }) => {
    const row = of.forecasts.find(({ id }) => id === forecastId)!
    return rules.map(
      ({ forecastMonthId: month, delay, maximumOrderDate }): Entry => ({
        id: `forecast-${forecastId}-${month}-${delay}`,
        title: `Order ${product.name} for ${country.name}`,
        description: `Last day to order what you planned for ${month.slice(4)}/${month.slice(0, 4)}, at ${delay} days of lead time.`,
        startsOn: maximumOrderDate,
        sequence: row.version,
        changedAt: row.filedAt,
        path: paths.forecasts(),
      }),
    )
  }),
  ...of.labels.flatMap(({ id, number, labelName, rounds }): Entry[] => {
    const last = rounds.at(-1)
    return last?.dueOn && last.answer === null
      ? [
          {
            id: `label-${id}`,
            title: `Answer the artwork of ${labelName}`,
            description: `Please answer round ${last.round} of label issue ${number} by this day.`,
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
            title: `Tender ${reference} closes`,
            description: 'The closing day of a tender that you reported.',
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
    .map(({ path, ...entry }) => ({
      ...entry,
      endsOn: null,
      cancelled: false,
      url: new URL(path, publicUrl).href,
    }))
}
