import { timesOfStages } from '#modules/ordering/desk/stage-times.ts'
import type { RecordedEvent } from '#platform/log/reading.ts'
import { rowsAfter } from '#platform/projecting/fold.ts'
import { unchecked } from '#platform/typed.ts'
import * as orderStages from '#projections/order_stages.ts'

import { log } from './order-history.ts'
import { rowsOf, type Subject, subject } from './subject.ts'

export const recorded = ({ orderId, at, data, ...envelope }: (typeof log)[number]) =>
  unchecked<RecordedEvent>({
    envelope: { ...envelope, key: orderId, at: new Date(at).toISOString() },
    data: { orderId, distributorId: envelope.distributorId, ...data },
  })

export const events = log.toSorted((a, b) => a.position - b.position).map(recorded)

export const tables = [rowsOf(orderStages.orderStages, rowsAfter(orderStages.orderStages, events).toReversed())]

const stageTimes = async (q: typeof orderStages, db: never, filter: object) =>
  timesOfStages(await q.hoursOfStages(db, filter)).map(
    ({ destination, method, stage, orders, median, p90 }) =>
      `${destination} ${method} ${stage}: ${orders}, ${median.toFixed(1)} ${p90.toFixed(1)}`,
  )

const slowest = async (q: typeof orderStages, db: never, filter: object, limit = 9) =>
  (await q.ordersOfStage(db, 'QUOTE', filter, limit)).map(({ num, days }) => `${num} ${days?.toFixed(1)}`)

export const subjects: readonly Subject[] = [
  subject('projections/order_stages.ts', orderStages, {
    'stages of orders took so long, by destination and Incoterm': [
      (q, db) => stageTimes(q, db as never, {}),
      [
        'Colombia EXW QUOTE: 1, 10.0 10.0',
        'Colombia FOB DECISION: 1, 1.0 1.0',
        'Colombia FOB PREPARATION: 1, 2.0 2.0',
        'Colombia FOB PRODUCTION: 1, 4.0 4.0',
        'Colombia FOB QUOTE: 2, 3.0 3.8',
        'Colombia FOB TRANSPORT: 1, 8.0 8.0',
        'Colombia FOB WHOLE: 1, 19.0 19.0',
        'Fiji CPT QUOTE: 1, 7.0 7.0',
        'Tonga DAP QUOTE: 1, 4.0 4.0',
      ],
    ],
    'stages of the orders to one destination': [
      (q, db) => stageTimes(q, db as never, { destination: 'Tonga' }),
      ['Tonga DAP QUOTE: 1, 4.0 4.0'],
    ],
    'stages of the orders by one Incoterm': [
      (q, db) => stageTimes(q, db as never, { method: 'DAP' }),
      ['Tonga DAP QUOTE: 1, 4.0 4.0'],
    ],
    'stages of the orders of a year, which ends with the day of UTC': [
      (q, db) => stageTimes(q, db as never, { year: 2025 }),
      ['Tonga DAP QUOTE: 1, 4.0 4.0'],
    ],
    'orders behind such a time come slowest first': [
      (q, db) => slowest(q, db as never, {}),
      ['PC-7 10.0', 'PC-6 7.0', 'PC-2 4.0', 'PC-9 4.0', 'PC-1 2.0'],
    ],
    'orders behind such a time are those of the filter, so many at most': [
      async (q, db) => [
        await slowest(q, db as never, { destination: 'Colombia' }),
        await slowest(q, db as never, { distributorId: 'tonga' }),
        await slowest(q, db as never, {}, 1),
      ],
      [['PC-7 10.0', 'PC-2 4.0', 'PC-1 2.0'], ['PC-9 4.0'], ['PC-7 10.0']],
    ],
    'where orders go in the alphabet, and the years of UTC that they were placed in, the newest first': [
      (q, db) => q.placesAndYears(db),
      { destinations: ['Colombia', 'Éire', 'Fiji', 'Tonga'], years: [2026, 2025, 2024, 2023] },
    ],
  }),
]
