import { describe, expect, test } from 'vitest'

import { projection, rows } from '#platform/projection.ts'
import {
  about,
  accountNodes,
  anything,
  append,
  declared,
  opened,
  ownerStream,
  paid,
  paying,
  total,
} from '#tests/account-nodes.ts'

const it = accountNodes()
const { startNode, stopNode } = it

describe('poison', () => {
  test('parks the one stream, in its order, and others go on; a retry takes it up again', async () => {
    const node = await startNode(declared())
    await append(node.log, 'good', opened(), paid(1))
    await append(node.log, 'bad', opened(), paid(2))
    await append(node.log, 'bad', paid(666))
    await append(node.log, 'bad', paid(4))
    const position = await append(node.log, 'good', paid(10))
    expect(await node.models.waitFor(['accounts'], position, 60_000)).toBe(true)
    expect([await total(node, 'good'), await total(node, 'bad')]).toEqual([11, 2])
    const [it] = (await node.models.standing()).readModels
    expect(it).toMatchObject({ state: 'live', parked: [{ kind: 'account', key: 'bad', position: 5, type: 'Paid' }] })
    expect(it!.parked[0]!.error).toContain('not that much')

    expect(await node.models.retry('accounts')).toEqual({ freed: 0, left: 1 })
    await stopNode(node)
    const healed = await startNode(declared(1, paying(anything)))
    expect(await healed.models.retry('accounts')).toEqual({ freed: 1, left: 0 })
    expect(await total(healed, 'bad')).toBe(2 + 666 + 4)
    await healed.models.waitFor(['accounts'], await append(healed.log, 'bad', paid(1)), 60_000)
    expect(await total(healed, 'bad')).toBe(673)
  })

  test('what a parked stream says just before it is taken up again is not left out', async () => {
    let isMended = false
    const pays: typeof anything = (row, { cents }) => {
      if (cents === 666 && !isMended) throw new Error('not that much')
      return anything(row, { cents })
    }
    const node = await startNode(declared(1, paying(pays)))
    const passed = async (key: string, ...events: Parameters<typeof append>[2][]) =>
      expect(await node.models.waitFor(['accounts'], await append(node.log, key, ...events), 60_000)).toBe(true)
    await passed('bad', opened(), paid(2))
    await passed('bad', paid(666))
    isMended = true
    await passed('good', opened(), paid(1)) // the checkpoint was written just now: for a moment it may stay behind
    await passed('bad', paid(4))
    expect(await node.models.retry('accounts')).toEqual({ freed: 1, left: 0 })
    await passed('good', paid(1))
    expect(await total(node, 'bad')).toBe(2 + 666 + 4)
  })

  test('what a parked stream said before is no difference: a check says so, and a rebuild takes over with it', async () => {
    const node = await startNode(declared())
    await append(node.log, 'bad', opened(), paid(2))
    await append(node.log, 'bad', paid(666))
    const position = await append(node.log, 'bad', paid(4))
    expect(await node.models.waitFor(['accounts'], position, 60_000)).toBe(true)
    expect(await node.models.desk.check('accounts')).toBeNull()
    expect((await node.models.desk.list())[0]!.tables).toMatchObject([{ version: 1, checkFound: null }])

    expect(await node.models.rebuild('accounts')).toMatchObject({ version: 2 })
    expect((await node.models.desk.list())[0]).toMatchObject({
      tables: [{ version: 2, state: 'live' }, {}],
      parkedCount: 1,
    })
    expect(await total(node, 'bad')).toBe(2)
  })

  test('halts a read model of money where it is, says why and how far behind it is, and goes on once mended', async () => {
    const node = await startNode(declared(1, { onPoison: 'halt' }))
    await append(node.log, 'a', opened(), paid(1))
    await append(node.log, 'a', paid(666))
    await append(node.log, 'b', opened(), paid(3))
    await expect
      .poll(async () => (await node.models.standing()).readModels[0])
      .toMatchObject({ state: 'halted', position: 2, haltedAt: 2, lag: 3 })
    expect((await node.models.standing()).readModels[0]!.error).toBe(
      'accounts cannot fold Paid of account/a at 3: not that much',
    )
    expect([await total(node, 'a'), await total(node, 'b')]).toEqual([1, undefined])
    expect(await node.models.waitFor(['accounts'], node.log.head(), 600_000)).toBe(false) // no one waits for it
    await stopNode(node)
    const healed = await startNode(declared(1, { ...paying(anything), onPoison: 'halt' }))
    expect(await healed.models.waitFor(['accounts'], await healed.log.seal(), 60_000)).toBe(true)
    expect((await healed.models.standing()).readModels[0]).toMatchObject({ state: 'live', error: null, lag: 0 })
    expect([await total(healed, 'a'), await total(healed, 'b')]).toEqual([667, 3])
  })

  test.each([
    ['an event type that the code does not know', { type: 'Vanished', schemaVersion: 1, data: {} }],
    ['a row that the table refuses', { type: 'Paid', schemaVersion: 1, data: { cents: 1e30 } }],
  ])('%s is never skipped silently', async (_, strange) => {
    const node = await startNode(declared())
    await append(node.log, 'a', opened(), paid(1))
    const position = await append(node.log, 'a', strange)
    expect(await node.models.waitFor(['accounts'], position, 60_000)).toBe(true)
    expect((await node.models.standing()).readModels[0]!.parked).toMatchObject([{ key: 'a', position: 3 }])
  })

  test('an old event is lifted before it is folded', async () => {
    const renames = projection<{ id: string; name: string }>()({
      name: 'renames',
      version: 1,
      of: [ownerStream],
      table: 'id text primary key, name text not null',
      indexes: [],
      key: (_, { key }) => key,
      when: { Renamed: (_, { fullName }, __, id) => ({ id, name: fullName }) },
      onPoison: 'halt',
    })
    const node = await startNode(renames)
    await node.log.append(
      [
        {
          kind: 'owner',
          key: 'o',
          expected: 'none',
          events: [{ type: 'Renamed', schemaVersion: 1, data: { name: 'Old' } }],
        },
      ],
      about,
    )
    expect(await node.models.waitFor(['renames'], await node.log.seal(), 60_000)).toBe(true)
    expect(await rows(node.models.db, renames).selectAll().execute()).toEqual([{ id: 'o', name: 'Old' }])
  })
})
