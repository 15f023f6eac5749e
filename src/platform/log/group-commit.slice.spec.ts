import { expect, test } from 'vitest'

import { about, noteLog, on } from '#tests/note-log.ts'
import { AlreadyDone, VersionConflict } from './append-refused.ts'

const it = noteLog()

const commitsOf = async (keys: readonly string[]) => {
  const { rows } = await it.pool.query<{ key: string; position: number; tx: string }>(
    `select s.key, l.position, c.xmin::text as tx from es.stream s join es.event e on e.stream_id = s.id
     join es.log l on l.commit_id = e.commit_id join es.commit c on c.id = e.commit_id
     where s.key = any ($1) order by l.position`,
    [keys],
  )
  return rows
}
const write = (appends: string) => it.pool.query('select * from es.append_all($1)', [appends])
const keysOf = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}-${index}`)

test('appends that come together are written in a few transactions, each with its own answer and place', async () => {
  const keys = keysOf('company', 30)
  const all = await Promise.all(keys.map((key, index) => it.log.append([on(key, 'none', 1 + (index % 3))], about())))
  await it.log.seal()
  expect(all.map(({ versions }) => versions)).toEqual(keys.map((_, index) => [1 + (index % 3)]))
  const rows = await commitsOf(keys)
  expect(new Set(rows.map(({ tx }) => tx)).size).toBeLessThanOrEqual(6)
  expect(new Set(all.map(({ commit }) => commit)).size).toBe(30)
  expect(new Set(rows.map(({ position }) => position)).size).toBe(30)
})

test('a conflict among them is reported to the one that has it, and the others are written', async () => {
  const keys = keysOf('conflict', 12)
  const all = await Promise.allSettled(
    keys.map((key, index) => it.log.append([on(key, index === 7 ? 3 : 'none')], about())),
  )
  expect(all.map(({ status }) => status)).toEqual(keys.map((_, index) => (index === 7 ? 'rejected' : 'fulfilled')))
  expect(all[7]).toMatchObject({ reason: expect.any(VersionConflict) })
  await it.log.seal()
  expect((await commitsOf(keys)).map(({ key }) => key).toSorted()).toEqual(
    keys.filter((_, index) => index !== 7).toSorted(),
  )
})

test('a repeat among them gets the first answer', async () => {
  const once = (n: number) => about({ idempotency: { owner: about().actor, key: `k${n}`, bodyHash: 'aa', answer: n } })
  const [first, ...others] = keysOf('repeat', 10).map((key, index) => ({ key, why: once(index) }))
  await it.log.append([on(first!.key, 'none')], first!.why)
  const all = await Promise.allSettled(
    [...others, first!].map(({ key, why }) => it.log.append([on(`${key}-again`, 'none')], why)),
  )
  expect(all.at(-1)).toMatchObject({ reason: expect.any(AlreadyDone) })
  expect(all.at(-1)).toMatchObject({ reason: { answer: 0 } })
  expect(all.slice(0, -1).every(({ status }) => status === 'fulfilled')).toBe(true)
})

test('numbers of a series stay without a gap, in company and where one of them is refused', async () => {
  const series = (index: number) => about({ series: { name: 'together', year: 2026, placeholder: `#${index}#` } })
  const all = await Promise.allSettled(
    keysOf('number', 20).map((key, index) => it.log.append([on(key, index % 7 === 3 ? 9 : 'none')], series(index))),
  )
  const numbers = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value.number] : []))
  expect(numbers.toSorted()).toEqual(
    Array.from({ length: 17 }, (_, index) => `2026-${String(index + 1).padStart(6, '0')}`),
  )
})

test('two nodes that want the same streams the other way round never lock each other out', async () => {
  const keys = keysOf('crossed', 8)
  for (const key of keys) await it.log.append([on(key, 'none')], about())
  const appends = (order: readonly string[]) =>
    JSON.stringify(order.map((key) => ({ streams: [on(key, 'any')], about: about() })))
  const rounds = Array.from({ length: 40 }, (_, index) => appends(index % 2 ? keys : keys.toReversed()))
  const all = await Promise.allSettled(rounds.map((it) => write(it)))
  expect(all.filter(({ status }) => status === 'rejected')).toEqual([])
})
