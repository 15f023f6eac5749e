import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identity as identityModule } from '#modules/identity/module.ts'
import { finishCheck, logCheck, startCheck } from '#modules/log-checks/log-check.ts'
import { logChecks as logChecksModule } from '#modules/log-checks/module.ts'
import { moment } from '#platform/moment.ts'
import { logChecks } from '#projections/log_checks.ts'
import { restoreDrills as drillsTable } from '#projections/restore_drills.ts'
import { users } from '#projections/users.ts'
import { startPortal, type TestPortal } from '#tests/portal.ts'
import { readRestoreDrills } from './contract.ts'
import { RestoreDrillFinished } from './events.ts'
import { restoreDrills } from './module.ts'
import { finishDrill, restoreDrill } from './restore-drill.ts'

const folder = mkdtempSync(join(tmpdir(), 'backups-'))
let portal: TestPortal
let analyst: Awaited<ReturnType<TestPortal['as']>>

beforeAll(async () => {
  portal = await startPortal({
    modules: [identityModule, logChecksModule, restoreDrills],
    projections: [users, logChecks, drillsTable],
    environment: {
      BACKUP_DIR: folder,
      BACKUP_KEEP_DAYS: '3',
      BACKUP_RECIPIENT: await identityToRecipient(await generateX25519Identity()),
    },
  })
  analyst = await portal.as('ANALYST')
})
afterAll(async () => {
  await portal.stop()
  rmSync(folder, { recursive: true })
})

const checked = { commits: 1, sealedUpTo: 1, waiting: 0, signedUpTo: 0, signatures: 0, tookMs: 1, fault: null }
/** The night's check of the log comes to its end. */
const nightOf = async (day: string) => {
  const system = portal.asSystem()
  await system.decide(logCheck, day, startCheck('NIGHT'))
  await system.decide(logCheck, day, finishCheck(checked))
  await portal.settle()
}
const drills = async () => (await portal.call(readRestoreDrills, {}, analyst)).body
const alarms = async () => (await portal.node.app.inject('/api/health')).json().alarms
const left = async () => {
  const { rows } = await portal.owner.query(
    `select datname from pg_database where starts_with(datname, current_database() || '_drill_')`,
  )
  return rows
}

test('each night a sealed backup is made, restored next to the running portal, compared and removed', async () => {
  writeFileSync(join(folder, 'partnercare-2026-01-01T02-00-00Z.ndjson.zst'), 'too old')
  writeFileSync(join(folder, 'notes.txt'), 'not ours')
  await nightOf('2026-11-22')
  const { planned, drills: found } = await drills()
  expect(planned).toBe(true)
  expect(found).toMatchObject([{ id: '2026-11-22', sealed: true, fault: null }])
  const [drill] = found
  expect(readdirSync(folder).toSorted()).toEqual(['notes.txt', drill!.file].toSorted())
  expect(drill!.file).toMatch(/^partnercare-.+Z\.ndjson\.zst\.age$/)
  expect(drill!.commits).toBeGreaterThan(0)
  expect(drill!.rows).toBeGreaterThan(0)
  expect(await left()).toEqual([])
  expect(await alarms()).toEqual({})
})

test('a check of a person makes no backup', async () => {
  const system = portal.asSystem()
  await system.decide(logCheck, '019a219b-fc61-7045-9e02-d5390df507c6', startCheck('PERSON'))
  await system.decide(logCheck, '019a219b-fc61-7045-9e02-d5390df507c6', finishCheck(checked))
  await portal.settle()
  expect((await drills()).drills).toHaveLength(1)
})

test('a backup that cannot be made is a result, and an alarm until a later night', async () => {
  await portal.owner.query('alter table es.event disable trigger refuse')
  const tampered = (value: string) =>
    portal.owner.query(`update es.event set data = ${value} where type = 'LogCheckStarted'`)
  await tampered(`data::jsonb || '{"forged": 1}'`)
  await nightOf('2026-11-23')
  expect((await drills()).drills[0]).toMatchObject({
    ...{ id: '2026-11-23', file: null, commits: null, fault: expect.stringContaining('not what was recorded') },
  })
  expect((await alarms())['restore-drills']).toMatch(/^The backup of 2026-11-23 cannot be restored as it is: FAULT/)
  await tampered(`data::jsonb - 'forged'`)
  await nightOf('2026-11-24')
  expect(await alarms()).toEqual({})
})

test('where the last restore was tried more than two days ago, there is an alarm', async () => {
  await portal.owner.query(`update rm_restore_drills_v1.restore_drills set at = at - interval '49 hours'`)
  expect((await alarms())['restore-drills']).toMatch(/^No restore was tried since /)
})

test('those who may not check the log do not see the backups', async () => {
  expect((await portal.call(readRestoreDrills, {}, await portal.as('SALES'))).status).toBe(403)
})

test('the first result of a night counts', () => {
  const result = { file: 'a', bytes: 1, sealed: false, asOf: moment(new Date(0)), position: 1, commits: 1, rows: 1 }
  const found = { ...result, tookMs: 1, fault: null }
  expect(finishDrill(found)(restoreDrill.initial('2026-11-22'))).toEqual([RestoreDrillFinished.make(found)])
  expect(finishDrill({ ...found, tookMs: 9 })({ finished: true })).toEqual([])
})
