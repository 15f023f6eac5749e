import * as Schema from 'effect/Schema'

import { Day, type EventOf, event, Moment, stream } from '#platform/event.ts'

import { MAXIMUM_FORECAST } from './months.ts'

/** Public with the events: how months are named. */
// biome-ignore lint/performance/noBarrelFile: read models may know these, and nothing else of the file.
export { keyOf, monthOf } from './months.ts'
/** Exported too: when reminders are due, for the demo's stories. */
export { DEFAULT_LEAD_TIMES, remindedAt, rulesOf } from './rules.ts'

const { Array: List, Int, NullOr, Struct } = Schema
const text = (maximum: number) => Schema.String.check(Schema.isBetweenLength(1, maximum))
const between = (minimum: number, maximum: number) => Int.check(Schema.isBetween({ minimum, maximum }))

export const Amount = between(0, MAXIMUM_FORECAST)
const Month = { year: between(2000, 2199), month: between(1, 12) }
/** Days between an order and its arrival. */
export const LeadTime = between(0, 365)

export const PlannedMonth = Struct({ ...Month, orderCount: Amount, orderQuantity: Amount })
export type PlannedMonth = typeof PlannedMonth.Type

const ForecastId = text(200)
const of = { forecastId: ForecastId, distributorId: text(64), productId: text(64), countryId: text(64) }

/** A forecast as it was filed, whole: each filing is a version of it. `leadTimes` are those of that day. */
export const ForecastFiled = event('ForecastFiled', {
  ...of,
  productName: text(300),
  countryName: text(120),
  currentInventoryLevel: Amount,
  stockTickingDate: Day,
  months: List(PlannedMonth),
  leadTimes: List(LeadTime),
  nextReminderAt: NullOr(Moment),
})

/** Orders for these months have to be placed soon. None: their moment passed while no node ran. */
export const ForecastReminded = event('ForecastReminded', {
  ...of,
  productName: text(300),
  reminders: List(Struct({ ...Month, delay: LeadTime, maximumOrderDate: Day })),
  nextReminderAt: NullOr(Moment),
})

export const ForecastDeleted = event('ForecastDeleted', of)

/** Key: company, product and country, which is the forecast's id too. */
export const forecastStream = stream('forecast', [ForecastFiled, ForecastReminded, ForecastDeleted])
export type ForecastEvent = EventOf<typeof forecastStream.events>

/** How long the goods take. Key: product and country. */
export const LeadTimesSet = event('LeadTimesSet', {
  productId: text(64),
  countryId: text(64),
  days: List(LeadTime),
})
export const leadTimesStream = stream('lead-times', [LeadTimesSet])
