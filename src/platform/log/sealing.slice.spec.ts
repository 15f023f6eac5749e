import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'

import { inTransaction } from '#platform/postgres/transaction.ts'
import { about, noteLog, on } from '#tests/note-log.ts'
import { eventLog } from './event-log.ts'

const it = noteLog()

const inTurn = async (work: (tx: PoolClient) => Promise<unknown>) => inTransaction(it.pool, work)

test('the seal tells where it began, what kinds came, and the head; of what another node sealed, the kinds are looked up', async () => {
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
  await it.log.append([on('sealed-4', 'none')], about()) // sealed at once, but told after what came before
  await expect
    .poll(() => heard, { timeout: 5000 })
    .toEqual([
      { first: before + 1, head: before + 4, kinds: ['note', 'other'] },
      { first: before + 5, head: before + 5, kinds: ['note'] },
      { first: before + 6, head: before + 6, kinds: ['note'] },
    ])
})

test('an append seals itself and what waits, unless somebody else is sealing', async () => {
  const before = await it.log.seal()
  await inTurn((tx) => it.log.appendIn(tx, [on('waits', 'none')], about()))
  expect(await it.log.append([on('itself', 'none')], about())).toMatchObject({ head: before + 2 })
  await inTurn(async (tx) => {
    await tx.query('select * from es.seal()')
    expect(await it.log.append([on('meanwhile', 'none')], about())).toMatchObject({ head: null })
  })
  expect(await it.log.seal()).toBe(before + 3)
})
