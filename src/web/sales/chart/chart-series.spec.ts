import { expect, test } from 'vitest'

import type { SalesRow } from '#modules/forecasting/sales-contract.ts'
import { isOn, turnedOver } from '#web/sales/sales-model.ts'
import {
  accuracyShown,
  fromNow,
  isBehind,
  lastTwelve,
  monthsBetween,
  OTHER,
  openedIn,
  partsIn,
  plannedNext,
  seriesOf,
} from './chart-series.ts'

const row = (
  product: string,
  key: string,
  orderQuantity: number,
  forecastOrderQuantity = 0,
  forecastQuantityBefore: number | null = forecastOrderQuantity || null,
): SalesRow => ({
  category_id: 'c',
  category_name: 'C',
  subCategory_id: 's',
  subCategory_name: 'S',
  product_id: product,
  product_name: product.toUpperCase(),
  country_id: 'co',
  country_name: 'Colombia',
  year: Number(key.slice(0, 4)),
  key,
  orderCount: 1,
  orderQuantity,
  orderValue: 250 * orderQuantity,
  forecastOrderCount: 0,
  forecastOrderQuantity,
  forecastQuantityBefore,
})

const NOW = '202601'

test('a product is a series over all its countries, the most ordered first', () => {
  const [first, second] = seriesOf(
    [row('a', '202601', 10), row('b', '202601', 30), row('b', '202601', 5, 7)],
    'Other',
    NOW,
  )
  expect([first?.name, first?.tone, first?.ordered.get('202601'), first?.forecast.get('202601')]).toEqual([
    'B',
    1,
    35,
    7,
  ])
  expect([second?.name, second?.tone]).toEqual(['A', 2])
})

test('beyond eight, products share a colour and nothing is lost', () => {
  const rows = Array.from({ length: 12 }, (_, at) => row(`p${at}`, '202601', 100 - at))
  const all = seriesOf(rows, 'Other', NOW)
  expect(all).toHaveLength(8)
  expect(all.at(-1)).toMatchObject({ id: null, name: 'Other', tone: 8 })
  const sum = all.reduce((total, { ordered }) => total + (ordered.get('202601') ?? 0), 0)
  expect(sum).toBe(rows.reduce((total, { orderQuantity }) => total + orderQuantity, 0))
})

test('what shares a colour can be opened: the next of it get colours, and nothing is lost or shown twice', () => {
  const rows = Array.from({ length: 20 }, (_, at) => row(`p${String(at).padStart(2, '0')}`, '202601', 100 - at))
  const own = [0, 1, 2].map((opened) => seriesOf(rows, 'Other', NOW, opened).flatMap(({ id }) => id ?? []))
  expect(own.map(({ length }) => length)).toEqual([7, 7, 6])
  expect(own.flat()).toEqual(rows.map(({ product_id }) => product_id))
  const isShared = isBehind(OTHER, seriesOf(rows, 'Other', NOW, 1))
  expect(rows.map(({ product_id }) => product_id).filter(isShared)).toEqual(own[2])
})

test('an address that opens more than there is opens all that there is; what is no number opens nothing', () => {
  const rows = (many: number) => Array.from({ length: many }, (_, at) => row(`p${at}`, '202601', 1))
  expect([openedIn(rows(20), '9'), openedIn(rows(20), '1'), openedIn(rows(9), '1'), openedIn(rows(8), '1')]).toEqual([
    2, 1, 1, 0,
  ])
  expect([openedIn(rows(20), null), openedIn(rows(20), 'x'), openedIn(rows(20), '-1')]).toEqual([0, 0, 0])
})

test('who has a colour of its own is decided by the last twelve months and those to come; before them, by all', () => {
  const old = Array.from({ length: 8 }, (_, at) => row(`old${at}`, '202501', 1000 - at))
  const late = Array.from({ length: 5 }, (_, at) => row(`late${at}`, '202502', 10 - at))
  const names = seriesOf([...old, ...late, row('planned', '202606', 0, 20)], 'Other', NOW).map(({ id }) => id)
  expect(names).toEqual(['planned', 'late0', 'late1', 'late2', 'late3', 'late4', 'old0', null])
})

test('the products with a colour of their own are the largest of the unit that is shown', () => {
  const dear = { ...row('dear', '202601', 1), orderValue: 9_000_000 }
  const cheap = Array.from({ length: 8 }, (_, at) => row(`cheap${at}`, '202601', 100 - at))
  const first = (measure: 'units' | 'value') => seriesOf([...cheap, dear], 'Other', NOW, 0, measure)[0]?.id
  expect([first('units'), first('value')]).toEqual(['cheap0', 'dear'])
})

test('what shares a colour is drawn at first only where it comes to no more than what is named', () => {
  const alike = (many: number) => Array.from({ length: many }, (_, at) => row(`p${at}`, '202601', 100))
  const other = (many: number) => seriesOf(alike(many), 'Other', NOW).at(-1)!
  expect([14, 15].map((many) => other(many).outweighs)).toEqual([false, true])
  expect([14, 15].map((many) => isOn(other(many), 'stacked', new Set()))).toEqual([true, false])
  expect(isOn(other(15), 'stacked', turnedOver(new Set(), OTHER))).toBe(true)
})

test('what is named for its forecast alone leaves the bars of the others the higher ones', () => {
  const own = Array.from({ length: 7 }, (_, at) => row(`own${at}`, '202601', 10, 1000))
  const rest = Array.from({ length: 8 }, (_, at) => row(`rest${at}`, '202601', 90))
  expect(seriesOf([...own, ...rest], 'Other', NOW).at(-1)!.outweighs).toBe(true)
})

test('the bar that products share is unfolded by month, the largest first', () => {
  const own = Array.from({ length: 7 }, (_, at) => row(`own${at}`, '202601', 1000))
  const rest = [row('x', '202601', 3, 9), row('y', '202601', 5), row('z', '202512', 7), row('w', '202601', 0, 1)]
  const all = seriesOf([...own, ...rest], 'Other', NOW)
  expect(partsIn(all.at(-1)!, '202601')).toEqual([
    { name: 'Y', ordered: 5, forecast: 0, value: 1250 },
    { name: 'X', ordered: 3, forecast: 9, value: 750 },
    { name: 'W', ordered: 0, forecast: 1, value: 0 },
  ])
  expect(partsIn(all[0]!, '202601')).toEqual([])
})

test('behind a bar are its product, those without a colour of their own, or all', () => {
  const rows = Array.from({ length: 12 }, (_, at) => row(`p${at}`, '202601', 100 - at))
  const all = seriesOf(rows, 'Other', NOW)
  const behind = (of: string | null) => rows.map(({ product_id }) => product_id).filter(isBehind(of, all))
  expect(behind('p3')).toEqual(['p3'])
  expect(behind(OTHER)).toEqual(['p7', 'p8', 'p9', 'p10', 'p11'])
  expect(behind(null)).toHaveLength(12)
})

test('the last twelve months have no gaps, and none before the first order', () => {
  const month = (key: string, orderCount: number) => {
    const [year, of] = [Number(key.slice(0, 4)), Number(key.slice(4))]
    return { key, year, month: of, orderCount, orderQuantity: 10 * orderCount }
  }
  const counts = (of: ReturnType<typeof lastTwelve>) => of.map(({ key, orderCount }) => `${key} ${orderCount}`)
  const months = [month('202508', 2), month('202510', 1)]
  const everything = { year: null, from: null, until: null }
  expect(counts(lastTwelve(months, '202511', everything))).toEqual(['202511 0', '202510 1', '202509 0', '202508 2'])
  expect(lastTwelve([month('202001', 1)], '202511', everything)).toHaveLength(12)
  expect(counts(lastTwelve([month('202411', 3)], '202511', { ...everything, year: '2024' }))).toEqual([
    '202412 0',
    '202411 3',
  ])
  expect(lastTwelve([], '202511', everything)).toEqual([])
  const spring = { ...everything, from: '2025-03-01', until: '2025-05-31' }
  const inSpring = [month('202503', 1), month('202504', 4)]
  expect(counts(lastTwelve(inSpring, '202511', spring))).toEqual(['202505 0', '202504 4', '202503 1'])
})

test('months without rows keep their place', () => {
  expect(monthsBetween([row('a', '202611', 1), row('a', '202702', 1)])).toEqual([
    '202611',
    '202612',
    '202701',
    '202702',
  ])
  expect(monthsBetween([])).toEqual([])
})

test('figures begin at the present: what was goes back from it, what comes goes on from it', () => {
  const months = ['202609', '202610', '202611', '202612', '202701']
  expect(fromNow(months, '202611')).toEqual({ past: ['202611', '202610', '202609'], coming: ['202612', '202701'] })
  expect(fromNow(months, '202608')).toEqual({ past: [], coming: months })
})

test('the next 3 months are this one and two more', () => {
  const rows = ['202610', '202611', '202701', '202702'].map((key, at) => row('a', key, 0, 10 ** at))
  expect(plannedNext(rows, '202611')).toEqual([{ id: 'a', name: 'A', orders: 0, units: 110 }])
})

test('accuracy is of months that have passed and were forecast', () => {
  expect(
    accuracyShown([row('a', '202610', 80, 100), row('a', '202611', 1, 100), row('a', '202609', 5)], '202611'),
  ).toBeCloseTo(0.8)
  expect(accuracyShown([row('a', '202611', 1, 100)], '202611')).toBeNull()
  // What was filed when the month had begun foretold nothing.
  expect(accuracyShown([row('a', '202610', 80, 80, 100)], '202611')).toBeCloseTo(0.8)
  expect(accuracyShown([row('a', '202610', 80, 80, null)], '202611')).toBeNull()
})
