import { beforeEach, expect, test } from 'vitest'

import { rows } from '#platform/projection.ts'
import { accountNodes, anything, append, declared, opened, paid, paying, total } from '#tests/account-nodes.ts'
import { CLOSE_ENOUGH } from './building.ts'
import { projectionDesk } from './desk.ts'

const it = accountNodes()
const { startNode } = it

const WHY =
  '1 stream of accounts could not be folded: the live table stays until it is retried or the rebuild is cancelled'
let poisonous: number[] = []
const pays: typeof anything = (row, { cents }) => {
  if (poisonous.includes(cents)) throw new Error('not that much')
  return anything(row, { cents })
}
type Node = Awaited<ReturnType<typeof startNode>>
const entry = async ({ models }: Node) => (await models.desk.list())[0]!
const tables = async (node: Node) => (await entry(node)).tables.map(({ version, state }) => [version, state])
const passed = async (node: Node, key: string, ...cents: number[]) =>
  expect(await node.models.waitFor(['accounts'], await append(node.log, key, ...cents.map(paid)), 60_000)).toBe(true)
/** A node that has folded everything, and one payment after the other. */
const filled = async () => {
  const node = await startNode(declared(1, paying(pays)))
  await append(node.log, 'bad', opened())
  await append(node.log, 'good', opened(), paid(1))
  await passed(node, 'bad', 2)
  await passed(node, 'bad', 666)
  await passed(node, 'bad', 4)
  await passed(node, 'good', ...Array<number>(CLOSE_ENOUGH).fill(1)) // what came before is compared
  return node
}
const standsStill = async (node: Node) => {
  expect(await node.models.desk.rebuild('accounts')).toBeNull()
  await expect
    .poll(() => tables(node), { interval: 200 })
    .toEqual([
      [1, 'live'],
      [2, 'halted'],
    ])
}
const takesOver = (node: Node) =>
  expect
    .poll(() => tables(node), { interval: 200 })
    .toEqual([
      [2, 'live'],
      [1, 'standby'],
    ])
/** A node hears a moment later that a table took over. */
const reads = (node: Node, version: number) => expect.poll(() => node.models.db.liveVersion('accounts')).toBe(version)

beforeEach(() => {
  poisonous = []
})

test('a rebuild that cannot fold a stream leaves readers the live table and says why; retried, it takes over by itself', async () => {
  const node = await filled()
  poisonous = [666]
  await standsStill(node)
  expect(await entry(node)).toMatchObject({
    tables: [
      { parkedCount: 0, error: null },
      { parkedCount: 1, error: WHY, checkFound: null, checkLeftOut: 1 },
    ],
    parkedCount: 1,
    parked: [{ table: 2, key: 'bad', position: 5, error: expect.stringContaining('not that much') }],
  })
  await passed(node, 'bad', 1)
  expect([await total(node, 'good'), await total(node, 'bad')]).toEqual([1 + CLOSE_ENOUGH, 673])
  expect(await node.models.desk.retry('accounts')).toEqual({ freed: 0, left: 1 })
  expect((await entry(node)).tables).toMatchObject([{ version: 1 }, { version: 2, error: WHY }])

  poisonous = []
  expect(await node.models.desk.retry('accounts')).toEqual({ freed: 1, left: 0 })
  await takesOver(node)
  await reads(node, 2)
  expect(await entry(node)).toMatchObject({ tables: [{ error: null, checkLeftOut: 0 }, {}], parkedCount: 0 })
  expect(await total(node, 'bad')).toBe(673)
  await passed(node, 'bad', 1)
  expect(await total(node, 'bad')).toBe(674)
})

test('cancelled, it leaves nothing', async () => {
  const node = await filled()
  poisonous = [666]
  await standsStill(node)
  expect(await node.models.desk.cancel('accounts')).toBeNull()
  expect([await tables(node), (await entry(node)).parked]).toEqual([[[1, 'live']], []])
  const left = await it.admin.query(`select from es.parked union all
    select from pg_namespace where nspname = 'rm_accounts_v2'`)
  expect(left.rowCount).toBe(0)
  expect(await total(node, 'bad')).toBe(672)
})

test('it counts the streams of which the live table has more; resumed, it tries that again', async () => {
  poisonous = [666, 777]
  const node = await filled()
  await passed(node, 'worse', 777)
  expect((await entry(node)).parkedCount).toBe(2)
  poisonous = [2, 666, 777] // one stream earlier than in the live table, the other as there
  await standsStill(node)
  expect((await entry(node)).tables[1]!.error).toBe(WHY)
  expect((await entry(node)).parked).toMatchObject([
    { table: 2, key: 'bad', position: 4 },
    { table: 1, key: 'worse' },
  ])
  expect(await total(node, 'bad')).toBe(2)
  poisonous = []
  expect(await node.models.desk.resume('accounts')).toBeNull()
  await takesOver(node)
  await reads(node, 2)
  expect([await total(node, 'bad'), (await entry(node)).parked]).toEqual([672, []])
})

test('one of new code does not take over from the code before, until that code can fold the stream', async () => {
  const old = await filled()
  poisonous = [666]
  const code = declared(2, paying(pays))
  let isReady = false
  const starting = startNode(code).finally(() => {
    isReady = true
  })
  await expect
    .poll(() => tables(old), { interval: 200 })
    .toEqual([
      [1, 'live'],
      [2, 'halted'],
    ])
  poisonous = []
  await passed(old, 'bad', 1)
  expect([await total(old, 'bad'), isReady]).toEqual([673, false])
  expect(await old.models.desk.retry('accounts')).toMatchObject({ status: 409 })
  const desk = projectionDesk({ log: old.log, projections: [code], changed: async () => {} })
  expect(await desk.retry('accounts')).toEqual({ freed: 1, left: 0 })
  expect(await total(await starting, 'bad')).toBe(673)
  await takesOver(old)
})

test('a first one goes live: no one could read at all without it', async () => {
  await filled()
  poisonous = [666]
  const newcomer = declared(1, { ...paying(pays), name: 'newcomers' })
  const node = await startNode(declared(1, paying(pays)), newcomer)
  const bad = rows(node.models.db, newcomer).select('paidTotal').where('id', '=', 'bad')
  expect(await bad.execute()).toEqual([{ paidTotal: 2 }])
  expect((await node.models.desk.list()).find(({ name }) => name === 'newcomers')).toMatchObject({
    tables: [{ state: 'live', parkedCount: 1 }],
    parked: [{ key: 'bad' }],
  })
})
