import { describe, expect, test } from 'vitest'
import { type CountryId, PriceScheduled, ProductRegistered } from '#modules/catalogue/events.ts'
import { schedulePrice } from '#modules/catalogue/prices/scheduled-prices.ts'
import { productIdOf } from '#modules/catalogue/products/product.ts'
import { registration, registrationIdOf } from '#modules/catalogue/registrations/registration.ts'
import { deadlinesOf } from '#modules/deadline-feed/deadlines.ts'
import { companyFile, whyLicenceStops } from '#modules/distributors/file/company-file.ts'
import { grantGrace } from '#modules/distributors/file/filing.ts'
import {
  CompanyDocumentApproved,
  type CompanyDocumentId,
  CompanyDocumentSubmitted,
  ExpiryGraceGranted,
} from '#modules/distributors/file-events.ts'
import { fileForecast, forecast, forecastIdOf } from '#modules/forecasting/forecast.ts'
import { monthsFrom } from '#modules/forecasting/months.ts'
import { type Order, order } from '#modules/ordering/order.ts'
import { quoteOf } from '#modules/ordering/quotes/issuing.ts'
import { approveQuote } from '#modules/ordering/quotes/quoting.ts'
import { type CodeState, problemOf } from '#modules/promotions/validity.ts'
import { isRefusal } from '#platform/decision.ts'
import type { Day, Moment } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { cents, percent } from '#platform/money.ts'
import { dayIn, daysIn, endOfDay, startOfDay } from '#platform/time/time-zone.ts'
import { given, givenFor } from '#tests/given.ts'
import { terms } from '#tests/quote-terms.ts'
import { placed } from '#tests/sample-orders.ts'

const day = (text: string) => text as Day
const at = (iso: string) => new Date(iso)

/** A company west of UTC and one east of it, with the last moment of 31/12/2026 there and the first of 2027. */
const companies = [
  ['Bogotá', { zone: 'America/Bogota', last: at('2027-01-01T04:59:59.999Z'), next: at('2027-01-01T05:00:00.000Z') }],
  [
    'Nuku‘alofa',
    { zone: 'Pacific/Tongatapu', last: at('2026-12-31T10:59:59.999Z'), next: at('2026-12-31T11:00:00.000Z') },
  ],
] as const

const lastDay = day('2026-12-31')
const newYear = day('2027-01-01')

describe.each(companies)('what ends by the day for a company in %s', (_, { zone, last, next }) => {
  test('a day ends with its last millisecond there', () => {
    expect(endOfDay(lastDay, zone)).toEqual(last)
    expect(startOfDay(newYear, zone)).toEqual(next)
    expect([dayIn(last, zone), dayIn(next, zone)]).toEqual([lastDay, newYear])
  })

  test('a quote is confirmed until the end of its last day', () => {
    const quoted = (it: Order) =>
      quoteOf(it, terms({ validUntil: lastDay, timeZone: zone }), at('2026-12-01T09:00:00Z'))
    const { state } = given(order, placed)
    const quote = quoted(state)
    if (isRefusal(quote)) throw new Error(quote.error)
    expect(quote.data.validUntil).toBe(moment(last))
    const approved = (now: Date) =>
      given(order, placed, quote).when(approveQuote(1, null, { now, today: dayIn(now, zone) })).decided
    expect(isRefusal(approved(last))).toBe(false)
    expect(approved(next)).toMatchObject({ error: 'This quote has expired' })
  })

  test('a quote cannot end on the day that it is there', () => {
    const quoted = (now: Date) =>
      quoteOf(given(order, placed).state, terms({ validUntil: newYear, timeZone: zone }), now)
    expect(isRefusal(quoted(last))).toBe(false)
    expect(quoted(next)).toMatchObject({ errors: { validUntil: 'A quote is valid for one day at least' } })
  })

  test('a licence stops orders from the day after its last', () => {
    const id = '018f0000-0000-7000-8000-000000000001' as CompanyDocumentId
    const ends = { validityDate: lastDay, endsAt: moment(endOfDay(lastDay, zone)) }
    const licence = { type: 'WHOLESALER_LICENSE' as const, name: 'Wholesaler license' }
    const sent = CompanyDocumentSubmitted.make({
      ...{ documentId: id, version: 1, ...licence, file: 'documents/1.pdf', sha256: '1'.repeat(64) },
      ...ends,
    })
    const approved = CompanyDocumentApproved.make({ documentId: id, version: 1, ...ends })
    const { state } = given(companyFile, sent, approved)
    expect(whyLicenceStops(state, last)).toBeNull()
    expect(whyLicenceStops(state, next)).not.toBeNull()

    const grace = { until: newYear, endsAt: moment(endOfDay(newYear, zone)) }
    const inGrace = given(companyFile, sent, approved).when(grantGrace(id, grace, next)).decided
    expect(inGrace).toEqual([ExpiryGraceGranted.make({ documentId: id, ...grace })])
    const after = given(companyFile, sent, approved, ...(inGrace as never[])).state
    expect(whyLicenceStops(after, next)).toBeNull()
    expect(whyLicenceStops(after, new Date(endOfDay(newYear, zone).getTime() + 1))).not.toBeNull()
  })

  test('a deadline leaves the calendar when its day is over', () => {
    const documents = [
      {
        ...{ id: 'd1', name: 'Licence' },
        versions: [
          { status: 'APPROVED' as const, validityDate: lastDay, submittedAt: '2026-01-01T09:00:00.000Z' as Moment },
        ],
      },
    ]
    const quotes = [{ id: 'o1', num: '2026-000123', validUntil: moment(last), quotes: [] }]
    const shown = (now: Date) =>
      deadlinesOf(
        { documents, quotes, forecasts: [], standingOrders: [], labels: [], reports: [] },
        { now, zone, publicUrl: 'https://portal.example' },
      ).map(({ id, startsOn }) => `${id} ${startsOn}`)
    expect(shown(last)).toEqual(['quote-o1 2026-12-31', 'document-d1 2026-12-31'])
    expect(shown(next)).toEqual([])
  })

  test('a forecast begins with the month that it is there', () => {
    const of = { distributorId: 'alpha', productId: 'p1', countryId: 'co' }
    const from = (year: number, month: number) =>
      monthsFrom({ year, month }, 12).map((it) => ({ ...it, orderCount: 1, orderQuantity: 100 }))
    const filed = (now: Date, months: ReturnType<typeof from>) =>
      givenFor(forecastIdOf(of), forecast).when(
        fileForecast({
          ...{ productName: 'Gauze', countryName: 'Colombia', currentInventoryLevel: 0, leadTimes: [60] },
          ...{ stockTickingDate: lastDay, forecastMonths: months, now, today: dayIn(now, zone) },
        }),
      ).decided
    expect(filed(last, from(2027, 1))).toMatchObject({
      errors: { forecastMonths: expect.stringContaining('current month') },
    })
    expect(isRefusal(filed(next, from(2027, 1)))).toBe(false)
  })
})

describe('what holds from one day to another for companies everywhere', () => {
  const code: CodeState = {
    ...{ code: 'NEW-YEAR', state: 'OPEN', uses: 0, usesBy: {}, productIds: null, distributorIds: null },
    ...{ validFrom: lastDay, validUntil: lastDay, maximumUses: null, maximumUsesPerDistributor: null },
  }
  const problemAt = (now: string, zone: string) =>
    problemOf(code, { distributorId: 'alpha', productIds: [], days: daysIn(now, [zone, 'Europe/Berlin']) })

  test('a promo code holds from the earlier first day to the later last one, of the company and the office', () => {
    expect(problemAt('2026-12-30T10:59:59.999Z', 'Pacific/Tongatapu')).toMatch('not valid before 31/12/2026')
    expect(problemAt('2026-12-30T11:00:00.000Z', 'Pacific/Tongatapu')).toBeNull()
    expect(problemAt('2026-12-31T22:59:59.999Z', 'Pacific/Tongatapu')).toBeNull()
    expect(problemAt('2026-12-31T23:00:00.000Z', 'Pacific/Tongatapu')).toMatch('expired on 31/12/2026')
    expect(problemAt('2026-12-30T22:59:59.999Z', 'America/Bogota')).toMatch('not valid before 31/12/2026')
    expect(problemAt('2026-12-30T23:00:00.000Z', 'America/Bogota')).toBeNull()
    expect(problemAt('2027-01-01T04:59:59.999Z', 'America/Bogota')).toBeNull()
    expect(problemAt('2027-01-01T05:00:00.000Z', 'America/Bogota')).toMatch('expired on 31/12/2026')
  })

  test.each(companies)(
    'a price begins with the first moment of its day in the office, in %s too',
    (_, { zone, last, next }) => {
      const productId = productIdOf('PC-5040')
      const its = {
        registrationId: registrationIdOf(productId, 'co' as CountryId),
        productId,
        countryId: 'co' as CountryId,
      }
      const registered = ProductRegistered.make({ ...its, status: 'REGISTERED' })
      const price = { price: cents(500), discount: percent(0), effectiveOn: newYear }
      const scheduled = { ...price, effectiveAt: moment(startOfDay(newYear, zone)) }
      givenFor(its.registrationId, registration, registered)
        .when(schedulePrice(scheduled, last))
        .records(PriceScheduled.make({ ...its, ...scheduled }))
      givenFor(its.registrationId, registration, registered)
        .when(schedulePrice(scheduled, next))
        .refuses('Choose a day that lies ahead', { errors: { effectiveOn: 'Choose a day that lies ahead' } })
    },
  )
})
