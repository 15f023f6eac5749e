import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { listReadModels } from '#modules/projections/contract.ts'
import { keptHeads } from '#platform/log/proof/signed-heads.ts'
import { verifyLog } from '#platform/log/proof/verification.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { copiedWhole } from '#tests/copied-whole.ts'
import type { Whole } from '#tests/whole/two-companies.ts'

import { checkLog, readLogState } from './contract.ts'

const TABLES = ['event', 'commit', 'log'] as const
const LAST_COMMITS = 5

let whole: Whole
let analyst: Awaited<ReturnType<Whole['world']['person']>>

const sql = (text: string) => whole.portal.owner.query(text)
const health = async () => (await whole.portal.node.app.inject('/api/health')).json()
const end = async (): Promise<number> => {
  const { rows } = await sql('select max(position + n - 1) as position from es.log')
  return rows[0].position
}

/** As an owner of the database could: removes the last commits, and every trace of them in the log. */
const cutOff = async () => {
  await sql(
    `create table public.gone as select commit_id as id from es.log order by position desc limit ${LAST_COMMITS}`,
  )
  for (const table of TABLES) {
    const column = table === 'commit' ? 'id' : 'commit_id'
    await sql(`create table public.gone_${table} as select * from es.${table} where ${column} in (table public.gone)`)
    await sql(`delete from es.${table} where ${column} in (table public.gone)`)
  }
}
const putBack = async () => {
  for (const table of ['commit', 'event', 'log'])
    await sql(`insert into es.${table} select * from public.gone_${table}`)
}

beforeAll(async () => {
  whole = await copiedWhole()
  analyst = await whole.world.person('Ana', 'ANALYST', null)
  await whole.portal.settle()
  for (const table of TABLES) await sql(`alter table es.${table} disable trigger refuse`)
})
afterAll(() => whole.portal.stop())

test('a log whose end is gone is reported immediately, and records nothing that would never be read', async () => {
  const wentTo = await end()
  await cutOff()
  const endsAt = await end()
  expect(endsAt).toBeLessThan(wentTo)

  const said = new RegExp(`cut off: it ends at position ${endsAt}, and was read up to ${wentTo}`)
  await expect.poll(() => whole.portal.node.log.cutOff()).toEqual({ endsAt, wentTo })
  expect((await health()).alarms['log-checks']).toMatch(said)
  expect((await whole.world.done(readLogState, {}, analyst)).cutOff).toEqual({ endsAt, wentTo })

  const { fault } = await verifyLog(whole.portal.owner, '/nowhere')
  expect(fault, 'by the command line').toEqual({ what: 'cut off', position: endsAt + 1 })

  const refused = await whole.portal.call(checkLog, {}, analyst)
  expect(refused).toMatchObject({ status: 503, body: { error: expect.stringMatching(said) } })
  expect(await end()).toBe(endsAt)

  await whole.portal.node.work.watches.lookNow()
  await whole.portal.node.work.watches.lookNow()
  const { rows: mails } = await sql(`select person_id from mail.outbox where template ->> 'name' = 'log-cut-off'`)
  expect(mails).toEqual([{ person_id: analyst.userId }])

  const readModels = await whole.world.done(listReadModels, {}, analyst)
  const beyond = readModels.flatMap(({ tables }) => tables).filter(({ position }) => position > endsAt)
  expect(beyond.length).toBeGreaterThan(0)
  for (const it of beyond)
    expect(it).toMatchObject({ state: 'halted', error: expect.stringContaining('it was cut off') })
})

test('restored, it records again', async () => {
  await putBack()
  await expect.poll(() => whole.portal.node.log.cutOff()).toBeNull()
  const { id } = await whole.world.done(checkLog, {}, analyst)
  await whole.portal.settle()
  const state = await whole.world.done(readLogState, {}, analyst)
  expect(state).toMatchObject({ cutOff: null, runs: [{ id, state: 'WHOLE' }] })
  expect((await health()).alarms).toEqual({})
})

test('a database that was restored to an earlier state is reported immediately, by the head that was signed before', async () => {
  const { owner, node, configuration } = whole.portal
  const inAMinute = new Date(node.clock.now().getTime() + 60_000)
  await setDatabaseClock(owner, inAMinute)
  await node.clock.follow(inAMinute)
  const lastSigned = () => keptHeads(join(configuration.dataDir, 'log')).at(-1)?.position
  await expect.poll(async () => lastSigned() === (await end())).toBe(true)
  const signed = await end()
  for (const it of ['gone', 'gone_event', 'gone_commit', 'gone_log']) await sql(`drop table public.${it}`)
  await cutOff()
  await expect.poll(() => whole.portal.node.log.cutOff()).not.toBeNull()
  for (const it of ['projection', 'reaction']) await sql(`update es.${it} set position = ${await end()}`)
  await expect.poll(() => whole.portal.node.log.cutOff()).toBeNull()

  const said = new RegExp(`not the one that was signed up to position ${signed}`)
  await expect.poll(async () => (await health()).alarms['log-checks']).toMatch(said)
  await whole.portal.node.work.watches.lookNow()
  await whole.portal.node.work.watches.lookNow()
  const { rows: mails } = await sql(`select person_id from mail.outbox
    where template ->> 'name' = 'log-not-signed' and (template #>> '{data,position}')::bigint = ${signed}`)
  expect(mails).toEqual([{ person_id: analyst.userId }])
})
