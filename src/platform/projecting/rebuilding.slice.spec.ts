import { expect, test } from 'vitest'

import type { EventLog } from '#platform/log/event-log.ts'
import { rows } from '#platform/projection.ts'
import {
  type AccountRow,
  about,
  accountNodes,
  accountsOn,
  append,
  Closed,
  declared,
  opened,
  paid,
  paying,
  total,
} from '#tests/account-nodes.ts'
import { check, openTarget } from './rebuild.ts'

const it = accountNodes()
const { startNode, stopNode } = it

const versions = async () =>
  (await it.admin.query('select version, fold, state from es.projection order by version')).rows
const schemas = async () =>
  (await it.admin.query(`select nspname from pg_namespace where nspname like 'rm\\_%' order by 1`)).rows.map(
    (row) => row.nspname,
  )
const fill = async (log: EventLog, accounts = 50) => {
  for (let i = 0; i < accounts; i++)
    await log.append([{ kind: 'account', key: `a${i}`, expected: 'any', events: [opened(), paid(i)] }], about)
  return log.seal()
}

test('a higher version in the code is built beside the live one and takes over; the old one can be gone back to', async () => {
  const old = await startNode(declared(1))
  await fill(old.log)
  const later = await startNode(declared(2))
  expect(await versions()).toEqual([
    { version: 1, fold: 1, state: 'standby' },
    { version: 2, fold: 2, state: 'live' },
  ])
  expect(await total(later, 'a7')).toBe(14)
  expect(later.models.db.liveVersion('accounts')).toBe(2)

  const position = await append(later.log, 'a7', paid(1))
  expect(await later.models.waitFor(['accounts'], position, 1000)).toBe(true)
  expect(await old.models.waitFor(['accounts'], position, 1000)).toBe(true)
  expect([await total(old, 'a7'), await total(later, 'a7')]).toEqual([8, 16])

  await old.models.makeLive('accounts', 1)
  expect(await versions()).toMatchObject([{ state: 'standby' }, { state: 'live' }]) // code older than what is live does not take over
  await expect(later.models.makeLive('accounts', 1)).rejects.toThrow('other code')
})

test('the same code can be built anew, and the table before it made live again', async () => {
  const node = await startNode(declared())
  await fill(node.log)
  await node.models.waitFor(['accounts'], node.log.head(), 1000)
  await it.admin.query(`update rm_accounts_v1.accounts set paid_total = -1`)
  expect(await node.models.rebuild('accounts')).toMatchObject({ version: 2 })
  expect(await total(node, 'a7')).toBe(7)
  await node.models.makeLive('accounts', 1)
  expect([node.models.db.liveVersion('accounts'), await total(node, 'a7')]).toEqual([1, -1])
  const position = await append(node.log, 'a7', paid(3))
  await node.models.waitFor(['accounts'], position, 1000)
  expect(await total(node, 'a7')).toBe(2)
})

test('while a table is filled autovacuum leaves it alone; from then on it does not', async () => {
  const options = async () =>
    (
      await it.admin.query(
        `select array_to_string(reloptions, ' ') as options from pg_class where relname = 'accounts' order by oid`,
      )
    ).rows.map((row) => row.options as string)
  const node = await startNode(declared())
  await fill(node.log, 60)
  expect(await options()).toEqual([expect.not.stringContaining('autovacuum_enabled')])
  let meanwhile: Promise<string[]> | undefined
  const tell = () => {
    meanwhile ??= options()
  }
  await node.models.rebuild('accounts', { chunk: 5, tell })
  expect((await meanwhile)?.at(-1)).toContain('autovacuum_enabled=off')
  expect(await options()).toEqual(Array(2).fill(expect.not.stringContaining('autovacuum_enabled')))
})

test('a document is checked by what it says, not by how it is written', async () => {
  const node = await startNode(declared())
  await fill(node.log)
  await node.models.waitFor(['accounts'], node.log.head(), 1000)
  const found = async () => check(it.admin, await openTarget(it.admin, declared(), 1), 500)
  await it.admin.query(
    `update rm_accounts_v1.accounts set last_payments = replace(last_payments::text, ':', ' : ')::json`,
  )
  expect(await found()).toBeNull()
  await it.admin.query(`update rm_accounts_v1.accounts set last_payments = '[]' where id = 'a7'`)
  expect(await found()).toContain('a7')
})

test('two rebuilds later, only the last table is kept to go back to', async () => {
  const node = await startNode(declared())
  await fill(node.log, 3)
  await node.models.rebuild('accounts')
  await node.models.rebuild('accounts')
  expect(await versions()).toMatchObject([
    { version: 2, state: 'standby' },
    { version: 3, state: 'live' },
  ])
  expect(await schemas()).toEqual(['rm_accounts_v2', 'rm_accounts_v3'])
})

test('after going back and building anew, the table that was read until then is the one to go back to', async () => {
  const node = await startNode(declared())
  await fill(node.log, 3)
  await node.models.rebuild('accounts')
  await node.models.makeLive('accounts', 1)
  await node.models.rebuild('accounts')
  expect(await versions()).toMatchObject([
    { version: 1, state: 'standby' },
    { version: 3, state: 'live' },
  ])
  expect(await schemas()).toEqual(['rm_accounts_v1', 'rm_accounts_v3'])
})

test('nodes of older code keep their table while newer code takes over from what was live', async () => {
  await fill((await startNode(declared(2))).log, 3)
  const older = await startNode(declared(1))
  await startNode(declared(3))
  expect(await versions()).toMatchObject([
    { version: 1, fold: 2, state: 'standby' },
    { version: 2, fold: 1, state: 'standby' },
    { version: 3, fold: 3, state: 'live' },
  ])
  expect(await total(older, 'a2')).toBe(2)
})

test('cancelled half way, nothing is left of it; killed half way, it goes on', async () => {
  const node = await startNode(declared())
  await fill(node.log, 400)
  await node.models.waitFor(['accounts'], node.log.head(), 2000)
  const cancelled = node.models.rebuild('accounts', {
    chunk: 5,
    tell: ({ position }) => {
      if (position > 200) void node.models.cancel('accounts')
    },
  })
  await expect(cancelled).rejects.toThrow('cancelled')
  expect([await versions(), await schemas()]).toEqual([[{ version: 1, fold: 1, state: 'live' }], ['rm_accounts_v1']])
  expect(await node.models.cancel('accounts')).toBe(false)

  const killed = new AbortController()
  const reached: number[] = []
  const tell = ({ position }: { position: number }) => {
    reached.push(position)
    if (position > 200) killed.abort()
  }
  await expect(node.models.rebuild('accounts', { chunk: 5, tell, signal: killed.signal })).rejects.toThrow()
  await stopNode(node)

  const next = await startNode(declared())
  await expect.poll(versions, { timeout: 5000 }).toEqual([
    { version: 1, fold: 1, state: 'standby' },
    { version: 2, fold: 1, state: 'live' },
  ])
  expect(await total(next, 'a7')).toBe(7)
})

test.each([1, 2, 3, 7])(
  'rows that come, change, go and come again in windows of %i are what followers made of them',
  async (chunk) => {
    const node = await startNode(declared())
    const comesAndGoes = [opened(), paid(1), paid(20), Closed.make({}), opened(), Closed.make({}), paid(300)]
    for (let i = 0; i < 130; i++) {
      const grows = i ? paid(i) : opened()
      await node.log.append(
        [
          { kind: 'account', key: 'a', expected: 'any', events: [grows] },
          { kind: 'account', key: 'b', expected: 'any', events: [comesAndGoes[i % 7]!, comesAndGoes[(i + 1) % 7]!] },
        ],
        about,
      )
    }
    await node.models.waitFor(['accounts'], await node.log.seal(), 2000)
    const followed = await accountsOn(node)
    expect(followed[0]?.paidTotal).toBe((129 * 130) / 2)
    const told: number[] = []
    await node.models.rebuild('accounts', { chunk, sample: 0, tell: ({ position }) => told.push(position) })
    expect(told.length, 'windows').toBeGreaterThan(20 / chunk)
    expect(await accountsOn(node)).toEqual(followed)
  },
)

test('a table that a starting program needs is begun once more when it is cancelled, by whichever code', async () => {
  const old = await startNode(declared(1))
  await fill(old.log)
  let cancelled: Promise<unknown> | undefined
  const later = await startNode(
    declared(
      2,
      paying((row, { cents }) => {
        cancelled ??= old.models.desk.cancel('accounts')
        return row && { ...row, paidTotal: row.paidTotal + cents * 2 }
      }),
    ),
  )
  expect(await cancelled).toBeNull()
  expect(await versions()).toMatchObject([{ state: 'standby' }, { fold: 2, state: 'live' }])
  expect([await total(old, 'a7'), await total(later, 'a7')]).toEqual([7, 14])
})

test('a table that goes live while somebody cancels it stays', async () => {
  const node = await startNode(declared())
  await fill(node.log, 3)
  await node.models.waitFor(['accounts'], node.log.head(), 2000)
  const goingLive = await it.admin.connect()
  await goingLive.query(`begin; update es.projection set state = 'building' where name = 'accounts'; commit`)
  await goingLive.query(`begin; update es.projection set state = 'live' where name = 'accounts'`)
  const cancelled = node.models.cancel('accounts')
  await expect
    .poll(async () => (await it.admin.query('select from pg_locks where not granted')).rowCount)
    .toBeGreaterThan(0)
  await goingLive.query('commit')
  goingLive.release()
  expect(await cancelled).toBe(false)
  expect([await versions(), await schemas()]).toEqual([[{ version: 1, fold: 1, state: 'live' }], ['rm_accounts_v1']])
})

test('a table that differs from what the streams tell does not go live', async () => {
  let isWrong = false
  const pays = (row: AccountRow | undefined, { cents }: { cents: number }) =>
    row && { ...row, paidTotal: row.paidTotal + cents + (isWrong ? 1 : 0) }
  const node = await startNode(declared(1, paying(pays)))
  await fill(node.log, 60)
  await node.models.waitFor(['accounts'], node.log.head(), 2000)
  isWrong = true
  const tell = () => {
    isWrong = false
  }
  await expect(node.models.rebuild('accounts', { chunk: 2, tell })).rejects.toThrow(
    'The shadow check of accounts found other rows than the streams tell: of a0',
  )
  expect(node.models.db.liveVersion('accounts')).toBe(1)
  expect((await node.models.standing()).readModels.find((it) => it.version === 2)).toMatchObject({ state: 'halted' })
})

test('a read model that is new on a log with a past is complete before it is ready', async () => {
  const writer = await startNode(declared())
  await fill(writer.log)
  const newcomer = declared(1, { name: 'newcomers' })
  const node = await startNode(declared(), newcomer)
  expect(await rows(node.models.db, newcomer).selectAll().execute()).toHaveLength(50)
})

test('more read models than there are connections are built all the same', async () => {
  const writer = await startNode(declared())
  await fill(writer.log)
  const newcomers = Array.from({ length: 12 }, (_, at) => declared(1, { name: `newcomers_${at}` }))
  const node = await startNode(declared(), ...newcomers)
  for (const it of newcomers) expect(await rows(node.models.db, it).selectAll().execute()).toHaveLength(50)
})
