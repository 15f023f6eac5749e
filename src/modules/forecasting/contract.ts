import * as Schema from 'effect/Schema'

import { Day, Moment } from '#platform/event.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'

import { Amount, LeadTime, PlannedMonth } from './events.ts'
import { NOT_SAVED } from './not-saved.ts'
import { officeSalesFilters, salesFilters } from './sales-contract.ts'

const { Array: List, Int, Literal, NullOr, optionalKey, Struct } = Schema
const Text = Schema.String

/** More than a forecast or a product can have of anything: how many exactly, their own rules say. */
const MOST_LISTED = 100

const Id = Text.check(Schema.isBetweenLength(1, 64))
const ForecastId = Text.check(Schema.isBetweenLength(1, 200))
const NameAndId = Struct({ id: Text, name: Text })

/** `id` is the month's key, YYYYMM. */
const ForecastMonth = Struct({ id: Text, ...PlannedMonth.fields })
export type ForecastMonth = typeof ForecastMonth.Type

const ForecastRule = Struct({ forecastMonthId: Id, delay: LeadTime, maximumOrderDate: Day })
export type ForecastRule = typeof ForecastRule.Type

const filed = {
  id: ForecastId,
  product: NameAndId,
  productId: Text,
  productName: Text,
  country: NameAndId,
  currentInventoryLevel: Int,
  stockTickingDate: Day,
  /** Twelve, from this month on: what was filed for them, 0 for those that no filing covered yet. */
  forecastMonths: List(ForecastMonth),
  /** Of all twelve months, those whose date is today or later. */
  rules: List(ForecastRule),
  date: Moment,
  ordersInNext3Months: Int,
  quantity: Int,
  version: Int,
}

const FiledForecast = Struct(filed)
export type FiledForecast = typeof FiledForecast.Type

/** `accuracy`: of the months that have passed, between 0 and 1; null before there is one. */
export const Forecast = Struct({ ...filed, accuracy: NullOr(Schema.Finite) })
export type Forecast = typeof Forecast.Type

export const listForecasts = endpoint('GET /forecast', {
  may: 'forecasts.file',
  does: "The company's forecasts, by product and country.",
  answer: List(Forecast),
  reads: ['forecasts', 'ordered_goods'],
})

const NextOrder = Struct({
  forecastId: ForecastId,
  product: NameAndId,
  country: NameAndId,
  month: ForecastMonth,
  rules: List(ForecastRule),
  /** The last day on which goods that are ordered can still arrive in time. */
  orderBy: Day,
  /** That day is near. */
  urgent: Schema.Boolean,
})
export type NextOrder = typeof NextOrder.Type

export const nextForecastOrders = endpoint('GET /forecast/next', {
  may: 'forecasts.file',
  does: 'The orders that are planned and can still arrive in time, the most urgent first.',
  query: { forecastId: optionalKey(ForecastId) },
  answer: List(NextOrder),
  reads: ['forecasts'],
})

const ForecastReminder = Struct({
  at: Moment,
  forecastId: ForecastId,
  product: NameAndId,
  country: NameAndId,
  year: Int,
  month: Int,
  maximumOrderDate: Day,
})
export type ForecastReminder = typeof ForecastReminder.Type

export const recentForecastReminders = endpoint('GET /forecast/reminders', {
  may: 'forecasts.file',
  does: 'The latest reminders of what the filters of the chart mean, now or as of the end of any day (UTC), the latest first, five at most.',
  query: salesFilters,
  answer: List(ForecastReminder),
  reads: ['forecasts', 'products'],
})

export const officeForecastReminders = endpoint('GET /office/forecast-reminders', {
  may: 'office.sales.read',
  does: 'The same for all companies, or one of them.',
  query: officeSalesFilters,
  answer: List(Struct({ ...ForecastReminder.fields, distributor: NameAndId })),
  reads: ['forecasts', 'products', 'distributors'],
})

export const readForecast = endpoint('GET /forecast/:id', {
  may: 'forecasts.file',
  does: 'One forecast.',
  params: { id: ForecastId },
  answer: Forecast,
  reads: ['forecasts', 'ordered_goods'],
})

/** One month as it was forecast over time, and as it came. */
const ForecastVintage = Struct({
  key: Text,
  year: Int,
  month: Int,
  filings: List(Struct({ filing: Int, at: Moment, orderCount: Int, orderQuantity: Int })),
  /** What stood when the month began; null: it was not forecast before. */
  forecast: NullOr(Int),
  actual: Int,
  passed: Schema.Boolean,
  accuracy: NullOr(Schema.Finite),
})
export type ForecastVintage = typeof ForecastVintage.Type

export const forecastVintages = endpoint('GET /forecast/:id/vintages', {
  may: 'forecasts.file',
  does: 'What was forecast for each month, filing by filing, next to what was ordered in it.',
  params: { id: ForecastId },
  answer: Struct({ accuracy: NullOr(Schema.Finite), months: List(ForecastVintage) }),
  reads: ['forecasts', 'ordered_goods'],
})

const Name = Text.check(Schema.isMaxLength(300))
const Sum = Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000_000_000 }))
const asItWasRead = {
  /** Must be those of the product and the country. */
  id: optionalKey(ForecastId),
  product: optionalKey(Struct({ id: Id, name: Name })),
  /** Says which country where `countryId` does not. */
  country: optionalKey(Struct({ id: Id, name: Name })),
  version: optionalKey(Amount),
  // What follows is the server's own, and not taken over.
  productName: optionalKey(Name),
  rules: optionalKey(filed.rules.check(Schema.isMaxLength(MOST_LISTED))),
  date: optionalKey(filed.date),
  ordersInNext3Months: optionalKey(Sum),
  quantity: optionalKey(Sum),
  accuracy: optionalKey(NullOr(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 })))),
}

export const upsertForecast = endpoint('UpsertForecast POST /forecast/upsert', {
  may: 'forecasts.file',
  failure: NOT_SAVED,
  does: 'Files a forecast for a product and a country, for the first time or anew, also as it was read. Its reminders begin again.',
  body: {
    ...asItWasRead,
    productId: Id,
    /** May be left out where the product goes to one of the company's countries only. */
    countryId: optionalKey(Id),
    currentInventoryLevel: Amount,
    stockTickingDate: Day,
    /** Their `id` says again which month it is. */
    forecastMonths: List(Struct({ id: optionalKey(Id), ...PlannedMonth.fields })).check(
      Schema.isMaxLength(MOST_LISTED),
    ),
    /** The version that was on screen, 0 where there was none; another one answers 409. */
    expectedVersion: optionalKey(Amount),
  },
  answer: Struct({ success: Literal(true), forecast: FiledForecast }),
  awaits: ['forecasts'],
})

export const removeForecast = endpoint('RemoveForecast DELETE /forecast/:id', {
  may: 'forecasts.file',
  does: 'Deletes a forecast. What was planned for months before this one stays in the chart.',
  params: { id: ForecastId },
  answer: Done,
  awaits: ['forecasts'],
})

const LeadTimeOfProduct = Struct({
  productId: Id,
  countryId: Id,
  countryName: Text,
  days: List(LeadTime),
  set: Schema.Boolean,
})
export type LeadTimeOfProduct = typeof LeadTimeOfProduct.Type

export const listLeadTimes = endpoint('GET /office/products/:productId/lead-times', {
  may: 'office.sales.read',
  does: 'How long a product takes to each country that it is registered in, in days.',
  params: { productId: Id },
  answer: List(LeadTimeOfProduct),
  reads: ['lead_times', 'products'],
})

export const listOwnLeadTimes = endpoint('GET /products/:productId/lead-times', {
  may: 'company.read',
  does: "How long a product takes to each of the company's countries that it is registered in, in days.",
  params: { productId: Id },
  answer: List(LeadTimeOfProduct),
  reads: ['lead_times', 'products', 'distributors'],
})

export const setLeadTimes = endpoint('SetLeadTimes PUT /office/lead-times', {
  may: 'office.catalogue.manage',
  does: 'Sets how long a product takes to a country. Forecasts take it over when they are filed again.',
  body: { productId: Id, countryId: Id, days: List(LeadTime).check(Schema.isMaxLength(MOST_LISTED)) },
  answer: Done,
  awaits: ['lead_times'],
})
