import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headSigner } from '#platform/log/proof/signing-key.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { copiedWhole } from '#tests/copied-whole.ts'
import type { Whole } from '#tests/whole/two-companies.ts'

import { WATCH } from './checking.ts'
import { checkLog, readLogState } from './contract.ts'
import { finishCheck, logCheck, startCheck } from './log-check.ts'
import { logWatch, planNight } from './log-watch.ts'

let whole: Whole
let analyst: Awaited<ReturnType<Whole['world']['person']>>
let boss: typeof analyst
/** Two commits of one event that stand one after the other. */
let a: { position: number; commit_id: number }
let b: { position: number; commit_id: number }

beforeAll(async () => {
  whole = await copiedWhole()
  analyst = await whole.world.person('Ana', 'ANALYST', null)
  boss = await whole.world.person('Bea', 'ADMIN', null)
  await whole.portal.settle()
  const { owner, node } = whole.portal
  for (const table of ['event', 'commit', 'log']) await owner.query(`alter table es.${table} disable trigger refuse`)
  const { rows } = await owner.query(
    `select l.position, l.commit_id, next.position as b_position, next.commit_id as b_commit from es.log l
     join es.log next on next.position = l.position + 1 and next.n = 1 where l.n = 1 and l.position > 5 order by 1 limit 1`,
  )
  a = rows[0]
  b = { position: rows[0].b_position, commit_id: rows[0].b_commit }
  await whole.portal.asSystem().decide(logWatch, WATCH, planNight(node.clock.now()))
})
afterAll(() => whole.portal.stop())

const sql = (text: string) => whole.portal.owner.query(text)
const headsFile = () => join(whole.portal.configuration.dataDir, 'log', 'signed-heads.jsonl')
const keptLines = () => {
  try {
    return readFileSync(headsFile(), 'utf8')
  } catch {
    return ''
  }
}
/** One more line among the signed heads; undone by putting the file back. */
const withHead = (change: (line: { position: number; chain: string; at: string }) => object) => {
  let before = ''
  return {
    tamper: async () => {
      before = keptLines()
      const folder = join(whole.portal.configuration.dataDir, 'log')
      const head = { position: 1_000_000, chain: 'ab'.repeat(32), at: '2026-11-20T12:00:00.000Z' }
      const signed = headSigner(folder, null).sign(head)
      writeFileSync(headsFile(), `${before}\n${JSON.stringify({ ...signed, ...change(head) })}`)
    },
    undo: async () => writeFileSync(headsFile(), before),
  }
}
const rehash = `update es.log l set body_hash = c.body_hash from es.content c where c.commit_id = l.commit_id and l.position = `
const swap = async () => {
  await sql(`update es.log l set commit_id = -o.commit_id, body_hash = o.body_hash, kinds = o.kinds from es.log o
    where l.position in (${a.position}, ${b.position}) and o.position = ${a.position} + ${b.position} - l.position`)
  await sql('update es.log set commit_id = -commit_id where commit_id < 0')
}

const edit = () => sql(`update es.event set data = data::jsonb || '{"forged": 1}' where commit_id = ${a.commit_id}`)
const unedit = () => sql(`update es.event set data = data::jsonb - 'forged' where commit_id = ${a.commit_id}`)

const ways: Record<string, { tamper: () => Promise<unknown>; undo: () => Promise<unknown> }> = {
  edited: { tamper: edit, undo: unedit },
  missing: {
    tamper: () =>
      sql(`create table public.gone as select * from es.event where commit_id = ${a.commit_id};
        delete from es.event where commit_id = ${a.commit_id}`),
    undo: () => sql('insert into es.event select * from public.gone; drop table public.gone'),
  },
  inserted: {
    tamper: () =>
      sql(`insert into es.event select stream_id, 1000000, commit_id, 1, type, 1, data from es.event
        where commit_id = ${a.commit_id}`),
    undo: () => sql('delete from es.event where version = 1000000'),
  },
  reordered: { tamper: swap, undo: swap },
  're-hashed': {
    tamper: async () => {
      await edit()
      await sql(rehash + a.position)
    },
    undo: async () => {
      await unedit()
      await sql(rehash + a.position)
    },
  },
  'cut off': withHead(() => ({})),
  forged: withHead(() => ({ at: '2026-11-19T12:00:00.000Z', position: 3 })),
}

const alarms = async (): Promise<{ fault: string; user: string; mailed: boolean }[]> => {
  const { rows } = await sql(`select e.data #>> '{facts,fault}' as fault, e.data ->> 'userId' as user,
      exists (select from mail.outbox m where m.effect_id = (e.data ->> 'notificationId')::uuid) as mailed
    from es.event e where e.type = 'NotificationSent' and e.data ->> 'type' = 'LOG_FAULT'`)
  return rows
}

let nights = 0
const nightFalls = async () => {
  const { owner, node } = whole.portal
  const to = new Date(Date.UTC(2027, 0, ++nights, 2, 0, 1))
  await setDatabaseClock(owner, to)
  await node.clock.follow(to)
  await whole.portal.settle()
}
const health = async () => (await whole.portal.node.app.inject('/api/health')).json()
const lastResult = async () => {
  const { rows } = await sql(`select e.data, s.key from es.event e join es.stream s on s.id = e.stream_id
    where e.type = 'LogCheckFinished' order by e.commit_id desc limit 1`)
  return rows[0] as { key: string; data: { fault: { what: string; position: number | null } | null } }
}

test('an analyst has the log checked, and it is what was recorded', async () => {
  const { id } = await whole.world.done(checkLog, {}, analyst)
  await whole.portal.settle()
  const state = await whole.world.done(readLogState, {}, analyst)
  expect(state.runs).toHaveLength(1)
  expect(state.runs[0]).toMatchObject({ id, trigger: 'PERSON', state: 'WHOLE', fault: null, stream: null })
  expect(state.runs[0]!.who).toContain('Ana')
  expect(state.runs[0]!.commits).toBeGreaterThan(10)
  expect(state.runs[0]!.sealedUpTo).toBeLessThanOrEqual(state.sealedUpTo)
  expect(state).toMatchObject({ waiting: 0, progress: null })
  expect(Date.parse(state.nextNight!)).toBeGreaterThan(Date.now())
  expect((await health()).alarms).toEqual({})
})

test('distributors and those who only read may neither look nor check', async () => {
  for (const who of [whole.sales, whole.andina.buyer, whole.nordmed.buyer]) {
    expect((await whole.portal.call(readLogState, {}, who)).status).toBe(403)
    expect((await whole.portal.call(checkLog, {}, who)).status).toBe(403)
  }
})

test('a fault leads to the event at its position', async () => {
  await edit()
  await whole.world.done(checkLog, {}, analyst)
  await whole.portal.settle()
  const { runs } = await whole.world.done(readLogState, {}, analyst)
  expect(runs[0]).toMatchObject({ state: 'FAULT', fault: { what: 'edited', position: a.position } })
  const { rows } = await sql(`select s.kind, s.key from es.event e join es.stream s on s.id = e.stream_id
    where e.commit_id = ${a.commit_id}`)
  expect(runs[0]!.stream).toEqual(rows[0])
  expect((await health()).alarms['log-checks']).toContain('edited')
  await unedit()
})

const alarmsOf = async (what: string) => (await alarms()).filter(({ fault }) => fault === what)

const findsAndTells = async (what: string): Promise<void> => {
  await nightFalls()
  const day = `2027-01-${String(nights).padStart(2, '0')}`
  expect(await lastResult()).toMatchObject({ key: day, data: { fault: { what } } })
  const { status, alarms: said } = await health()
  expect(status).toBe('ok')
  expect(said['log-checks']).toContain(what)
  const alarmed = await alarmsOf(what)
  expect(alarmed.map(({ user }) => user).toSorted()).toEqual([analyst.userId, boss.userId].toSorted())
  expect(alarmed.every(({ mailed }) => mailed)).toBe(true)
}

test.each(Object.keys(ways))('%s: the nightly check finds it, and its watchers are notified once', async (what) => {
  const { tamper, undo } = ways[what]!
  await tamper()
  try {
    await findsAndTells(what)
    await nightFalls()
    expect((await lastResult()).data.fault?.what).toBe(what)
    expect(await alarmsOf(what)).toHaveLength(2)
  } finally {
    await undo()
  }
})

test('a night after the log was put right finds it whole, and the alarm is over', async () => {
  await nightFalls()
  expect((await lastResult()).data.fault).toBeNull()
  expect((await health()).alarms).toEqual({})
})

test('what another node walks through is waited for, and its result is the one', async () => {
  const id = 'walked elsewhere'
  const system = whole.portal.asSystem()
  await sql(`insert into audit.log_check_progress values ('${id}', 1, 2, clock_timestamp() + interval '1 hour')`)
  await system.decide(logCheck, id, startCheck('PERSON'))
  const result = { commits: 7, sealedUpTo: 9, waiting: 0, signedUpTo: 0, signatures: 0, tookMs: 1, fault: null }
  await system.decide(logCheck, id, finishCheck(result))
  await whole.portal.settle()
  expect(await lastResult()).toMatchObject({ key: id, data: result })
})

test('two nodes that see the same night check it once', async () => {
  const another = await whole.portal.startAnother()
  const before = nights
  const to = new Date(Date.UTC(2027, 0, ++nights, 2, 0, 1))
  await setDatabaseClock(whole.portal.owner, to)
  await Promise.all([whole.portal.node.clock.follow(to), another.clock.follow(to)])
  await Promise.all([whole.portal.node.work.deadlines.fireDue(), another.work.deadlines.fireDue()])
  await whole.portal.settle()
  const { rows } = await sql(`select s.key, e.type from es.event e join es.stream s on s.id = e.stream_id
    where s.kind = 'log-check' and s.key = '2027-01-${String(before + 1).padStart(2, '0')}' order by e.version`)
  expect(rows.map(({ type }) => type)).toEqual(['LogCheckStarted', 'LogCheckFinished'])
})
