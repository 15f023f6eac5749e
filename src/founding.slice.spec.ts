import { afterAll, beforeAll, expect, test } from 'vitest'

import { signIn } from '#modules/identity/contract.ts'
import { OWN_TERMS, TOO_COMMON } from '#modules/identity/password/password.ts'
import { officePeople } from '#modules/identity/people/people-contract.ts'
import { startPortal, type TestPortal } from '#tests/portal.ts'

import { appointAdministrator } from './founding.ts'
import { modules, projections } from './portal.ts'

const first = { email: 'ines@portal.example', password: 'Harbour.Lantern7' }

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ modules, projections })
})
afterAll(() => portal.stop())

test('a password that will not do is said in one sentence, and no one is registered', async () => {
  for (const [password, why] of [
    ['secret', 'The password needs'],
    ['Qwertyuiop123!', TOO_COMMON],
    ['PartnerCare.2026', OWN_TERMS],
  ] as const)
    await expect(appointAdministrator(portal.node, { ...first, password })).rejects.toThrow(
      `ines@portal.example cannot become the first administrator: ${why}`,
    )
  expect(await portal.everythingRecorded()).toBe('')
})

test('the first administrator of an empty portal signs in and may do what administrators do; once, on two nodes', async () => {
  const other = await portal.startAnother()
  await Promise.all([portal.node, other].map((node) => appointAdministrator(node, first)))

  const { jwt } = (await portal.call(signIn, first)).body
  await portal.node.readModels.waitFor(['users'], await portal.node.log.seal(), 60_000)
  const { people } = (await portal.call(officePeople, {}, { jwt })).body
  expect(people).toMatchObject([{ email: first.email, role: 'ADMIN', state: 'ACTIVE' }])
})
