import { describe, expect, test } from 'vitest'

import { projection } from '#platform/projection.ts'
import { accountNodes, append, declared, opened, paid, total } from '#tests/account-nodes.ts'
import { openTarget } from './rebuild.ts'

const it = accountNodes()
const { startNode } = it

/** How often each account was paid into: folds what is poison for the other read model. */
const payments = () =>
  projection<{ id: string; count: number }>()({
    name: 'payments',
    version: 1,
    of: declared().of,
    table: 'id text primary key, count int not null',
    indexes: [],
    key: 'stream',
    ignores: ['Renamed'],
    when: {
      Opened: (_, __, ___, id) => ({ id, count: 0 }),
      Paid: (row) => (row ? { ...row, count: row.count + 1 } : null),
      Closed: () => null,
    },
    onPoison: 'halt',
  })

const writtenBy = async (table: string): Promise<string[]> =>
  (await it.admin.query<{ tx: string }>(`select xmin::text as tx from ${table} order by id`)).rows.map(({ tx }) => tx)
const counts = async () => (await it.admin.query('select id, count from rm_payments_v1.payments order by id')).rows

describe('read models that look at the log at the same moment', () => {
  test('share a transaction, each with its own rows and checkpoint', async () => {
    const node = await startNode(declared(), payments())
    const position = await append(node.log, 'a', opened(), paid(3))
    expect(await node.models.waitFor(['accounts', 'payments'], position, 60_000)).toBe(true)

    expect(await total(node, 'a')).toBe(3)
    expect(await counts()).toEqual([{ id: 'a', count: 1 }])
    expect(await writtenBy('rm_accounts_v1.accounts')).toEqual(await writtenBy('rm_payments_v1.payments'))
    const { rows } = await it.admin.query('select name, position from es.projection order by name')
    expect(rows).toEqual([
      { name: 'accounts', position },
      { name: 'payments', position },
    ])
  })

  test('fail alone: what is poison for one holds up no other, and goes on side by side with it later', async () => {
    const node = await startNode(declared(), payments())
    await append(node.log, 'bad', opened(), paid(666))
    const position = await append(node.log, 'good', opened(), paid(5))
    expect(await node.models.waitFor(['accounts', 'payments'], position, 60_000)).toBe(true)
    expect(await counts()).toEqual([
      { id: 'bad', count: 1 },
      { id: 'good', count: 1 },
    ])
    expect([await total(node, 'good'), await total(node, 'bad')]).toEqual([5, 0])

    const later = await append(node.log, 'good', paid(6))
    expect(await node.models.waitFor(['accounts', 'payments'], later, 60_000)).toBe(true)
    expect(await total(node, 'good')).toBe(11)
  })

  test('one that halts leaves the others where the log ends', async () => {
    const node = await startNode(declared(1, { onPoison: 'halt' }), payments())
    await append(node.log, 'bad', opened())
    const position = await append(node.log, 'bad', paid(666))
    expect(await node.models.waitFor(['payments'], position, 60_000)).toBe(true)
    expect(await node.models.waitFor(['accounts'], position, 300)).toBe(false)

    const next = await append(node.log, 'good', opened(), paid(1))
    expect(await node.models.waitFor(['payments'], next, 60_000)).toBe(true)
    expect((await counts()).length).toBe(2)
  })

  test('take only what no other node is at, and what each has not had', async () => {
    const [one, two] = [await startNode(declared(), payments()), await startNode(declared(), payments())]
    let position = 0
    for (let i = 0; i < 40; i++) {
      const log = i % 2 ? one.log : two.log
      position = await append(log, `account-${i % 5}`, ...(i < 5 ? [opened(), paid(1)] : [paid(1)]))
    }
    for (const { models } of [one, two])
      expect(await models.waitFor(['accounts', 'payments'], position, 60_000)).toBe(true)
    expect((await counts()).map(({ count }) => count)).toEqual([8, 8, 8, 8, 8])
    expect(await Promise.all([0, 1, 2, 3, 4].map((i) => total(one, `account-${i}`)))).toEqual([8, 8, 8, 8, 8])
  })
})

describe('a read model that looks at the log alone', () => {
  test('writes neither rows nor checkpoint where another has moved it', async () => {
    const node = await startNode(payments())
    const position = await append(node.log, 'a', opened(), paid(3))
    expect(await node.models.waitFor(['payments'], position, 60_000)).toBe(true)

    const { access } = await openTarget(node.log.pool, payments(), 1)
    const changes = { saved: [{ id: 'a', count: 7 }], deleted: [], replaced: [] }
    const save = (place: number) => access.save(node.log.pool, changes, { place, upto: position + 1 })
    expect(await save(position - 1)).toBe(false)
    expect(await counts()).toEqual([{ id: 'a', count: 1 }])
    expect(await save(position)).toBe(true)
    expect(await counts()).toEqual([{ id: 'a', count: 7 }])
    expect(await save(position)).toBe(false)
  })

  test('counts every event once on two nodes', async () => {
    const [one, two] = [await startNode(payments()), await startNode(payments())]
    let position = 0
    for (let i = 0; i < 40; i++)
      position = await append((i % 2 ? one : two).log, `account-${i % 5}`, ...(i < 5 ? [opened(), paid(1)] : [paid(1)]))
    for (const { models } of [one, two]) expect(await models.waitFor(['payments'], position, 60_000)).toBe(true)
    expect((await counts()).map(({ count }) => count)).toEqual([8, 8, 8, 8, 8])
  })
})
