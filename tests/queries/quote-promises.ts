import { longestPromised, promiseSumsOf } from '#modules/service/work/promise-contract.ts'
import { rowsAfter } from '#platform/projecting/fold.ts'
import * as quotePromises from '#projections/quote_promises.ts'

import { events } from './order-stages.ts'
import { idsWithin, rowsOf, type Subject, subject } from './subject.ts'

export const tables = [rowsOf(quotePromises.quotePromises, rowsAfter(quotePromises.quotePromises, events))]

const now = new Date('2026-03-04T00:00:00Z')
const later = new Date('2026-03-06T00:00:00Z')

export const subjects: readonly Subject[] = [
  subject('projections/quote_promises.ts', quotePromises, {
    'promises of quotes with what came next': [
      async (q, db) =>
        (await q.promisedQuotes(db))
          .flatMap(({ promises, ...order }) => promises.map((promise) => ({ ...order, ...promise })))
          .toSorted((a, b) => a.position - b.position)
          .map(({ num, distributorId, dueAt, answeredAt, withdrawn }) => {
            const answered = answeredAt && new Date(answeredAt).toISOString().slice(0, 10)
            return `${num} ${distributorId} due ${dueAt}: ${answered ?? (withdrawn ? 'withdrawn' : 'waits')}`
          }),
      [
        'PC-1 alpha due 2026-01-04: 2026-01-03',
        'PC-2 alpha due 2026-02-04: 2026-02-05',
        'PC-9 tonga due 2026-01-03: 2026-01-04',
        'PC-4 alpha due 2026-03-04: withdrawn',
        'PC-5 alpha due 2026-03-05: waits',
        'PC-4 alpha due 2026-03-06: withdrawn',
        'PC-7 alpha due 2024-05-04: 2024-05-11',
        'PC-6 alpha due 2023-05-04: 2023-05-08',
      ],
    ],
    'promises of quotes of some orders': [
      async (q, db) => [await idsWithin(q.promisedQuotes(db, ['o1', 'o7'])), await q.promisedQuotes(db, [])],
      [['o1', 'o7'], []],
    ],
  }),
  subject(
    'src/modules/service/work/promise-contract.ts',
    { longestPromised, promiseSumsOf },
    {
      'promises by month, the latest first, and by how long they took': [
        async (q, db) => {
          const sumsAt = async (at: string) =>
            (await q.promiseSumsOf(db, quotePromises.quotePromises, new Date(at))).map(
              ({ month, outcome, promises, milliseconds }) =>
                `${month} ${outcome}: ${promises}, ${milliseconds / 86_400_000} days`,
            )
          const [waits, ...days] = [
            (await sumsAt('2026-03-04T23:00Z')).slice(0, 2).toSorted(),
            (await sumsAt('2026-03-05T00:00Z')).slice(0, 2).toSorted(),
            (await sumsAt('2026-03-06T00:00Z')).slice(0, 2).toSorted(),
          ]
          return [waits, ...days, (await sumsAt('2026-03-06T00:00Z')).slice(2)]
        },
        [
          ['2026-03 WAITING: 1, 0 days', '2026-03 WITHDRAWN: 2, 0 days'],
          ['2026-03 OVERDUE: 1, 0 days', '2026-03 WITHDRAWN: 2, 0 days'],
          ['2026-03 OVERDUE: 1, 0 days', '2026-03 WITHDRAWN: 2, 0 days'],
          [
            '2026-02 MISSED: 1, 4 days',
            '2026-01 KEPT: 1, 2 days',
            '2026-01 MISSED: 1, 4 days',
            '2024-05 MISSED: 1, 10 days',
            '2023-05 MISSED: 1, 7 days',
          ],
        ],
      ],
      'the promises of a month that took longest, so many of each outcome': [
        async (q, db) => {
          const longest = async (month: string, promise?: 'KEPT' | 'MISSED' | 'WAITING', now = later) =>
            (await q.longestPromised(db, quotePromises.quotePromises, { month, promise, now }, 9)).map(
              ({ id, place }) => `${id} ${place}`,
            )
          return [
            await longest('2026-01'),
            await longest('2026-01', 'KEPT'),
            await longest('2026-01', 'MISSED'),
            await longest('2026-03'),
            await longest('2026-03', 'WAITING'),
            await longest('2026-03', 'WAITING', now),
          ]
        },
        [['o1 1', 'o2 3'], ['o1 1'], ['o2 3'], ['o5 14'], [], ['o5 14']],
      ],
    },
  ),
]
