import { expect, test } from 'vitest'

import { rows } from '#platform/projection.ts'
import {
  type AccountRow,
  about,
  accountNodes,
  accountsOn,
  Closed,
  declared,
  fill,
  opened,
  paid,
  paying,
  total,
} from '#tests/account-nodes.ts'
import { check, openTarget } from './rebuild.ts'

const it = accountNodes()
const { startNode, stopNode, versions, schemas } = it

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
  const onProgress = () => {
    meanwhile ??= options()
  }
  await node.models.rebuild('accounts', { chunk: 5, onProgress })
  expect((await meanwhile)?.at(-1)).toContain('autovacuum_enabled=off')
  expect(await options()).toEqual(Array(2).fill(expect.not.stringContaining('autovacuum_enabled')))
})

test('a document is checked by what it says, not by how it is written', async () => {
  const node = await startNode(declared())
  await fill(node.log)
  await node.models.waitFor(['accounts'], node.log.head(), 60_000)
  const found = async () => check(it.admin, await openTarget(it.admin, declared(), 1), 500)
  await it.admin.query(
    `update rm_accounts_v1.accounts set last_payments = replace(last_payments::text, ':', ' : ')::json`,
  )
  expect(await found()).toBeNull()
  await it.admin.query(`update rm_accounts_v1.accounts set last_payments = '[]' where id = 'a7'`)
  expect(await found()).toContain('a7')
})

test('cancelled half way, nothing is left of it; killed half way, it goes on', async () => {
  const node = await startNode(declared())
  await fill(node.log, 400)
  await node.models.waitFor(['accounts'], node.log.head(), 60_000)
  const cancelled = node.models.rebuild('accounts', {
    chunk: 5,
    onProgress: ({ position }) => {
      if (position > 200) void node.models.cancel('accounts')
    },
  })
  await expect(cancelled).rejects.toThrow('cancelled')
  expect([await versions(), await schemas()]).toEqual([[{ version: 1, fold: 1, state: 'live' }], ['rm_accounts_v1']])
  expect(await node.models.cancel('accounts')).toBe(false)

  const killed = new AbortController()
  const reached: number[] = []
  const onProgress = ({ position }: { position: number }) => {
    reached.push(position)
    if (position > 200) killed.abort()
  }
  await expect(node.models.rebuild('accounts', { chunk: 5, onProgress, signal: killed.signal })).rejects.toThrow()
  await stopNode(node)

  const next = await startNode(declared())
  await expect.poll(versions).toEqual([
    { version: 1, fold: 1, state: 'standby' },
    { version: 2, fold: 1, state: 'live' },
  ])
  expect(await total(next, 'a7')).toBe(7)
})

test('its rate counts from the first window that was written', async () => {
  const node = await startNode(declared())
  await fill(node.log, 400)
  const reached: number[] = []
  await node.models.rebuild('accounts', { chunk: 5, onProgress: ({ position }) => reached.push(position) })
  const { rows: built } = await it.admin.query(
    `select running_from::int as "from" from es.projection where state = 'live'`,
  )
  expect(reached[0]).toBeGreaterThan(0)
  expect(built).toEqual([{ from: reached[0] }])
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
    await node.models.waitFor(['accounts'], await node.log.seal(), 60_000)
    const followed = await accountsOn(node)
    expect(followed[0]?.paidTotal).toBe((129 * 130) / 2)
    const positions: number[] = []
    await node.models.rebuild('accounts', { chunk, sample: 0, onProgress: ({ position }) => positions.push(position) })
    expect(positions.length, 'windows').toBeGreaterThan(20 / chunk)
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

test('a table that goes live while it is being cancelled stays', async () => {
  const node = await startNode(declared())
  await fill(node.log, 3)
  await node.models.waitFor(['accounts'], node.log.head(), 60_000)
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

test('a table that differs from the streams does not go live', async () => {
  let isWrong = false
  const pays = (row: AccountRow | undefined, { cents }: { cents: number }) =>
    row && { ...row, paidTotal: row.paidTotal + cents + (isWrong && row.id === 'a0' ? 1 : 0) }
  const node = await startNode(declared(1, paying(pays)))
  await fill(node.log, 60)
  await node.models.waitFor(['accounts'], node.log.head(), 60_000)
  isWrong = true
  // One chunk holds all events: what comes after it, the check, folds rightly.
  const onProgress = () => {
    isWrong = false
  }
  await expect(node.models.rebuild('accounts', { onProgress })).rejects.toThrow(
    'accounts is not read from its new table. Does not match the log: row a0',
  )
  expect(node.models.db.liveVersion('accounts')).toBe(1)
  expect((await node.models.standing()).readModels.find((it) => it.version === 2)).toMatchObject({
    state: 'halted',
    error: 'Does not match the log: row a0',
  })
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
  const newcomers = Array.from({ length: 12 }, (_, index) => declared(1, { name: `newcomers_${index}` }))
  const node = await startNode(declared(), ...newcomers)
  for (const it of newcomers) expect(await rows(node.models.db, it).selectAll().execute()).toHaveLength(50)
})
