import { expect, test } from 'vitest'

import { accountNodes, append, declared, fill, paid, total } from '#tests/account-nodes.ts'

const it = accountNodes()
const { startNode, versions, schemas } = it

test('a higher version in the code is built next to the live one and takes over; the old one can be gone back to', async () => {
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
  expect(await later.models.waitFor(['accounts'], position, 60_000)).toBe(true)
  expect(await old.models.waitFor(['accounts'], position, 60_000)).toBe(true)
  expect([await total(old, 'a7'), await total(later, 'a7')]).toEqual([8, 16])

  await old.models.makeLive('accounts', 1)
  expect(await versions()).toMatchObject([{ state: 'standby' }, { state: 'live' }]) // code older than what is live does not take over
  await expect(later.models.makeLive('accounts', 1)).rejects.toThrow('other code')
})

test('the same code can be built anew, and the table before it made live again', async () => {
  const node = await startNode(declared())
  await fill(node.log)
  await node.models.waitFor(['accounts'], node.log.head(), 60_000)
  await it.admin.query(`update rm_accounts_v1.accounts set paid_total = -1`)
  expect(await node.models.rebuild('accounts')).toMatchObject({ version: 2 })
  expect(await total(node, 'a7')).toBe(7)
  await node.models.makeLive('accounts', 1)
  expect([node.models.db.liveVersion('accounts'), await total(node, 'a7')]).toEqual([1, -1])
  const position = await append(node.log, 'a7', paid(3))
  await node.models.waitFor(['accounts'], position, 60_000)
  expect(await total(node, 'a7')).toBe(2)
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

test('after going back and building again, the table that was read until then is the one to go back to', async () => {
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
