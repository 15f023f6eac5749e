import type { PoolClient, QueryResult } from 'pg'
import { expect, test } from 'vitest'

import { inTransaction } from '#platform/postgres/transaction.ts'
import { about, noteLog, on } from '#tests/note-log.ts'
import { eventLog } from './event-log.ts'

const it = noteLog()

const inTurn = async (work: (tx: PoolClient) => Promise<unknown>) => inTransaction(it.pool, work)

test('the seal says where it began, what kinds came, and the head; of what another node sealed, the kinds are looked up', async () => {
  const before = await it.log.seal()
  const heard: unknown[] = []
  it.log.events.on('sealed', ({ kinds, ...it }) => heard.push({ ...it, kinds: kinds?.toSorted() }))
  await inTurn((tx) =>
    it.log.appendIn(tx, [on('sealed', 'none', 2), { ...on('sealed', 'none'), kind: 'other' }], about()),
  )
  await inTurn((tx) => it.log.appendIn(tx, [on('sealed-2', 'none')], about()))
  expect(await it.log.seal()).toBe(before + 4)
  await eventLog(it.pool).append([on('sealed-3', 'none')], about())
  expect(await it.log.seal()).toBe(before + 5)
  await it.log.append([on('sealed-4', 'none')], about()) // sealed at once, but reported after what came before
  await expect
    .poll(() => heard)
    .toEqual([
      { first: before + 1, head: before + 4, kinds: ['note', 'other'] },
      { first: before + 5, head: before + 5, kinds: ['note'] },
      { first: before + 6, head: before + 6, kinds: ['note'] },
    ])
})

test('an append seals itself and what waits, unless another node is sealing', async () => {
  const before = await it.log.seal()
  await inTurn((tx) => it.log.appendIn(tx, [on('waits', 'none')], about()))
  expect(await it.log.append([on('itself', 'none')], about())).toMatchObject({ head: before + 2 })
  await inTurn(async (tx) => {
    await tx.query('select * from es.seal()')
    expect(await it.log.append([on('meanwhile', 'none')], about())).toMatchObject({ head: null })
  })
  expect(await it.log.seal()).toBe(before + 3)
})

test('those that travel together wait for the one that is sealing, and need no seal behind them', async () => {
  const before = await it.log.seal()
  const group = [
    { streams: [on('together-1', 'none')], about: about() },
    { streams: [on('together-2', 'none')], about: { ...about(), sealing: true } },
  ]
  const waiting = `select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`
  let writing: Promise<QueryResult<{ head: number | null }>> | undefined
  await inTurn(async (tx) => {
    await tx.query('select * from es.seal()')
    writing = it.pool.query('select * from es.append_all($1)', [JSON.stringify(group)])
    await expect.poll(async () => (await it.admin.query(waiting)).rows[0]).toEqual({ n: 1 })
  })
  expect((await writing)?.rows.map(({ head }) => head)).toEqual([null, before + 2])
})
