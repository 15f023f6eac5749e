import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Day, Moment } from '#platform/event.ts'
import { evolved, givenFor } from '#tests/given.ts'

import { accuracyOf } from './accuracy.ts'
import { ForecastDeleted, type ForecastEvent, ForecastFiled, ForecastReminded, LeadTimesSet } from './events.ts'
import { deleteForecast, type Filing, type Forecast, fileForecast, forecast, forecastIdOf, remind } from './forecast.ts'
import { leadTimesKey, leadTimesOfProduct, setDays } from './lead-times.ts'
import { monthsFrom } from './months.ts'
import { NOT_SAVED } from './not-saved.ts'
import { remindedAt, rulesOf } from './rules.ts'

const of = { distributorId: 'andina', productId: 'folic', countryId: 'co' }
const id = forecastIdOf(of)
const now = new Date('2026-11-21T10:00:00.000Z')
const months = (quantity = 400, from = { year: 2026, month: 11 }) =>
  monthsFrom(from, 12).map((month) => ({ ...month, orderCount: quantity > 0 ? 1 : 0, orderQuantity: quantity }))
const filing = (changes: Partial<Filing> = {}): Filing => ({
  productName: 'Folic acid',
  countryName: 'Colombia',
  currentInventoryLevel: 120,
  stockTickingDate: '2026-11-20' as Day,
  forecastMonths: months(),
  leadTimes: [60, 90],
  now,
  today: '2026-11-21' as Day,
  ...changes,
})
const filed = (changes: Partial<Filing> = {}, nextReminderAt: string | null = '2026-12-08T00:00:00.000Z') => {
  const { forecastMonths, now: _now, today: _today, ...it } = filing(changes)
  return ForecastFiled.make({
    forecastId: id,
    ...of,
    ...it,
    months: forecastMonths,
    nextReminderAt: nextReminderAt as Moment | null,
  })
}
const deleted = ForecastDeleted.make({ forecastId: id, ...of })
const stream = (...happened: ForecastEvent[]) => givenFor(id, forecast, ...happened)

test('a forecast is filed with the reminder that comes next', () => {
  stream().when(fileForecast(filing())).records(filed({}, '2026-12-08T00:00:00.000Z'))
})

test('nothing planned: nothing to remind of', () => {
  stream()
    .when(fileForecast(filing({ forecastMonths: months(0) })))
    .records(filed({ forecastMonths: months(0) }, null))
})

test('it is filed again, also after it was deleted', () => {
  const again = { currentInventoryLevel: 0 }
  stream(filed())
    .when(fileForecast(filing(again)))
    .records(filed(again))
  stream(filed(), deleted)
    .when(fileForecast(filing(again)))
    .records(filed(again))
})

test('two people do not overwrite each other', () => {
  stream(filed(), filed())
    .when(fileForecast(filing({ expectedVersion: 1 })))
    .refuses('Someone else has changed this forecast', { status: 409, members: { version: 2 } })
})

test('one that was deleted is begun again as a new one', () => {
  const begins = fileForecast(filing({ expectedVersion: 0 }))
  stream(filed(), deleted).when(begins).records(filed())
  stream(filed()).when(begins).refuses('Someone else has changed this forecast')
})

test.each([
  ['eleven months', { forecastMonths: months().slice(1) }, 'forecastMonths'],
  ['no month', { forecastMonths: [] }, 'forecastMonths'],
  ['a gap', { forecastMonths: [...months().slice(0, 11), { ...months()[11]!, year: 2031 }] }, 'forecastMonths'],
  ['a year that is over', { forecastMonths: months(400, { year: 2025, month: 11 }) }, 'forecastMonths'],
  ['next month first', { forecastMonths: months(400, { year: 2026, month: 12 }) }, 'forecastMonths'],
  ['stock of tomorrow’s morrow', { stockTickingDate: '2026-11-23' as Day }, 'stockTickingDate'],
  ['stock of another century', { stockTickingDate: '1900-01-01' as Day }, 'stockTickingDate'],
])('%s is not saved, and the field is named', (_, changes, field) => {
  stream()
    .when(fileForecast(filing(changes as Partial<Filing>)))
    .refuses(NOT_SAVED, { status: 422, errors: { [field]: expect.any(String) } as never })
})

test('units that come in no order are not saved, and every month that says so is named; what was filed before stays', () => {
  const wrong = months().map((it, at) => (at === 3 || at === 5 ? { ...it, orderCount: 0 } : it))
  stream(filed({ forecastMonths: wrong }))
    .when(fileForecast(filing({ forecastMonths: wrong })))
    .refuses(NOT_SAVED, {
      errors: {
        'forecastMonths.3.orderCount': '02/2027: 400 units need at least 1 order',
        'forecastMonths.5.orderCount': '04/2027: 400 units need at least 1 order',
      },
    })
})

test('a form that was opened before the month turned still counts', () => {
  const first = { forecastMonths: months(400, { year: 2026, month: 10 }) }
  expect(Array.isArray(stream().when(fileForecast(filing(first))).decided)).toBe(true)
})

test('a forecast is deleted once, and reminds of nothing any more', () => {
  stream(filed()).when(deleteForecast).records(deleted)
  stream(filed(), deleted).when(deleteForecast).refuses('Forecast not found', { status: 404 })
  stream().when(deleteForecast).refuses('Forecast not found', { status: 404 })
  stream(filed(), deleted)
    .when(remind(new Date('2026-12-08T00:00:00Z')))
    .records()
})

test('the reminder names what has to be ordered within the week, and sets the next one', () => {
  const at = new Date('2026-12-08T00:00:00.000Z')
  stream(filed())
    .when(remind(at))
    .records(
      ForecastReminded.make({
        forecastId: id,
        ...of,
        productName: 'Folic acid',
        reminders: [{ year: 2027, month: 3, delay: 90, maximumOrderDate: '2026-12-15' as Day }],
        nextReminderAt: '2026-12-10T00:00:00.000Z' as Moment,
      }),
    )
})

test('early, twice, or for a plan that was filed again it changes nothing', () => {
  stream(filed())
    .when(remind(new Date('2026-12-07T23:59:59Z')))
    .records()
  const at = new Date('2026-12-08T00:00:00.000Z')
  const [first] = stream(filed()).when(remind(at)).decided as readonly ForecastEvent[]
  stream(filed(), first!).when(remind(at)).records()
  stream(filed(), filed({}, '2027-01-07T00:00:00.000Z')).when(remind(at)).records()
})

test('whenever it is looked at, every reminder goes out exactly once, and none whose day has passed', () => {
  const steps = fc.array(fc.integer({ min: 1, max: 40 * 24 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(steps, (hours) => {
      const begun = evolved(forecast, forecast.initial(id) as Forecast, [filed()])
      let [state, at] = [begun, now.getTime()]
      const reminded: string[] = []
      const late: string[] = []
      const rules = rulesOf(months(), [60, 90]).filter((rule) => remindedAt(rule) > now)
      for (const step of hours) {
        const before = at
        at += step * 3_600_000
        const [happened] = remind(new Date(at))(state) as readonly ForecastEvent[]
        const today = new Date(at).toISOString().slice(0, 10)
        for (const rule of rules)
          if (remindedAt(rule).getTime() > before && remindedAt(rule).getTime() <= at && rule.maximumOrderDate < today)
            late.push(`${rule.maximumOrderDate} ${rule.delay}`)
        if (!happened) continue
        state = evolved(forecast, state, [happened])
        if (happened.type === 'ForecastReminded')
          reminded.push(...happened.data.reminders.map((it) => `${it.maximumOrderDate} ${it.delay}`))
      }
      const due = rules.filter((rule) => remindedAt(rule).getTime() <= at)
      expect([...reminded, ...late].toSorted()).toEqual(
        due.map(({ maximumOrderDate, delay }) => `${maximumOrderDate} ${delay}`).toSorted(),
      )
    }),
  )
})

test('lead times are kept in order, and the same again changes nothing', () => {
  const key = leadTimesKey('folic', 'co')
  const set = LeadTimesSet.make({ productId: 'folic', countryId: 'co', days: [30, 45] })
  givenFor(key, leadTimesOfProduct)
    .when(setDays([45, 30, 45]))
    .records(set)
  givenFor(key, leadTimesOfProduct, set)
    .when(setDays([45, 30]))
    .records()
  givenFor(key, leadTimesOfProduct)
    .when(setDays([90, 60]))
    .records()
  givenFor(key, leadTimesOfProduct).when(setDays([])).refuses('Enter 1 to 4 lead times', { status: 422 })
})

test('accuracy is 1 less what was apart, over what was most', () => {
  expect(accuracyOf([{ forecast: 800, actual: 1_000 }])).toBeCloseTo(0.8)
  expect(accuracyOf([{ forecast: 1_000, actual: 800 }])).toBeCloseTo(0.8)
  expect(accuracyOf([{ forecast: 0, actual: 10 }])).toBe(0)
  expect(accuracyOf([{ forecast: 0, actual: 0 }])).toBeNull()
  expect(accuracyOf([])).toBeNull()
})

test('accuracy lies between 0 and 1, and is 1 where all came as forecast', () => {
  const figures = fc.array(fc.record({ forecast: fc.nat(1_000_000), actual: fc.nat(1_000_000) }), { minLength: 1 })
  fc.assert(
    fc.property(figures, (all) => {
      const accuracy = accuracyOf(all)
      if (accuracy === null) return
      expect(accuracy).toBeGreaterThanOrEqual(0)
      expect(accuracy).toBeLessThanOrEqual(1)
      expect(accuracy === 1).toBe(all.every(({ forecast: planned, actual }) => planned === actual))
    }),
  )
})
