import * as Schema from 'effect/Schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { event, stream } from '#platform/event.ts'
import type { RecordedEvent } from '#platform/log/reading.ts'
import { moment } from '#platform/moment.ts'
import { type Projection, projection } from '#platform/projection.ts'
import { unchecked } from '#platform/typed.ts'
import { fold, keysToLoad, type Row, rowsAfter, rowsAlong, touched } from './fold.ts'

const Put = event('Put', { to: Schema.Int, of: Schema.String })
const Added = event('Added', { by: Schema.Int, of: Schema.String })
const Dropped = event('Dropped', { of: Schema.String })
const Seen = event('Seen', { of: Schema.String })
const counterStream = stream('counter', [Put, Added, Dropped, Seen])

type Sum = { readonly id: string; readonly sum: number }
const sums = (name: string, more: Pick<Projection, 'key'>): Projection =>
  projection<Sum>()({
    name,
    version: 1,
    of: [counterStream],
    table: 'id text primary key, sum int not null',
    indexes: [],
    ignores: ['Seen'],
    when: {
      Put: (_, { to }, __, id) => ({ id, sum: to }),
      Added: (row, { by }, __, id) => ({ id, sum: (row?.sum ?? 0) + by }),
      Dropped: () => null,
    },
    onPoison: 'halt',
    ...more,
  })
const byStream = sums('by_stream', { key: 'stream' })
const byField = sums('by_field', { key: ({ of }) => of })
const entries: Projection = projection<Sum>()({
  name: 'entries',
  version: 1,
  of: [counterStream],
  table: 'id text primary key, sum int not null',
  indexes: [],
  key: (_, { position }) => String(position),
  onlyAdds: true,
  ignores: ['Dropped', 'Seen'],
  when: {
    Put: (_, { to }, __, id) => ({ id, sum: to }),
    Added: (_, { by }, __, id) => ({ id, sum: by }),
  },
  onPoison: 'halt',
})

const at = moment(new Date('2026-01-01'))
/** What was recorded, in the log's order, each stream from its first version on. */
const history = fc
  .array(
    fc.record({
      key: fc.constantFrom('a', 'b', 'c'),
      of: fc.constantFrom('x', 'y'),
      type: fc.constantFrom('Put', 'Added', 'Added', 'Dropped', 'Seen'),
      n: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 40 },
  )
  .map((drawn) => {
    const versions: Record<string, number> = {}
    return drawn.map(({ key, of, type, n }, i): RecordedEvent => {
      versions[key] = (versions[key] ?? 0) + 1
      const envelope = { position: i + 1, kind: 'counter', key, version: versions[key], type, at, actor: '', role: '' }
      return {
        envelope: { ...envelope, distributorId: null, command: '', reason: null },
        data: { of, to: n, by: n },
      }
    })
  })

/** A table that is kept batch by batch, with no more than the rows that are looked for. */
const keptInBatches = (projection: Projection, events: readonly RecordedEvent[], size: number) => {
  const table = new Map<string, Row>()
  let looked = 0
  for (let from = 0; from < events.length; from += size) {
    const touching = touched(projection, events.slice(from, from + size))
    const keys = keysToLoad(projection, touching)
    looked += keys.length
    const changes = fold(
      projection,
      keys.flatMap((key) => table.get(key) ?? []),
      touching,
    )
    const written = [...changes.saved.map(({ id }) => id), ...changes.deleted]
    // COPY cannot write over a row: what was there must be known to have been.
    const wasThere = changes.saved.filter(({ id }) => table.has(id)).map(({ id }) => id)
    expect(changes.replaced.toSorted()).toEqual(wasThere.toSorted())
    for (const id of written) table.delete(id)
    for (const row of changes.saved) table.set(row.id, row)
  }
  return { rows: [...table.values()].toSorted((a, b) => a.id.localeCompare(b.id)), looked }
}

test.each([byStream, byField, entries])(
  '$name: however the log is cut into batches, the rows that are looked for are enough',
  (projection) => {
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 12 }), (events, size) => {
        const whole = rowsAfter(projection, events).toSorted((a, b) => a.id.localeCompare(b.id))
        expect(keptInBatches(projection, events, size).rows).toEqual(whole)
      }),
    )
  },
)

test('no row is looked up for a stream that begins, nor before an event that adds one', () => {
  fc.assert(
    fc.property(history, (events) => {
      expect(keptInBatches(byStream, events, 100).looked, 'all streams begin in one batch').toBeLessThanOrEqual(
        events.some(({ envelope }) => envelope.version === 1 && envelope.type === 'Seen') ? 3 : 0,
      )
      expect(keptInBatches(entries, events, 3).looked).toBe(0)
    }),
  )
})

test.each([byStream, byField, entries])('$name: along the events it gives what their beginnings give', (projection) => {
  fc.assert(
    fc.property(history, fc.nat(6), (events, skipped) => {
      const first = Math.min(skipped, events.length)
      const beginnings = events.slice(first).map((_, index) => events.slice(0, first + index + 1))
      expect([...rowsAlong(projection, events, first)]).toEqual(
        [events.slice(0, first), ...beginnings].map((beginning) => rowsAfter(projection, beginning)),
      )
    }),
  )
})

test('along the events each is folded once', () => {
  let folds = 0
  const Added = (row: any) => {
    folds++
    return { ...row }
  }
  const counting: Projection = { ...byStream, when: { ...byStream.when, Added } }
  const envelope = { position: 1, kind: 'counter', key: 'a', version: 1, type: 'Put' }
  const put = unchecked<RecordedEvent>({ envelope, data: { of: 'x', to: 1, by: 1 } })
  const added = { ...put, envelope: { ...put.envelope, type: 'Added' } }
  const moments = [...rowsAlong(counting, [put, ...Array.from({ length: 500 }, () => added)])]
  expect({ folds, moments: moments.length }).toEqual({ folds: 500, moments: 502 })
})
