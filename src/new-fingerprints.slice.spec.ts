import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '#modules/identity/contract.ts'
import { officePeople } from '#modules/identity/people/people-contract.ts'
import { subscriptionOf } from '#modules/notifications/newsletter/subscription.ts'
import { demoSecrets } from '#platform/configuration/configuration.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'
import { startWithNewsletter } from '#tests/newsletter-portal.ts'
import { PASSWORD } from '#tests/people.ts'
import { startPortal, type TestPortal } from '#tests/portal.ts'
import { subscribe } from './modules/notifications/newsletter/contract.ts'
import { makeFingerprintsAnew } from './new-fingerprints.ts'
import { addressOf, modules, projections } from './portal.ts'

const [before, next] = [demoSecrets.fingerprints, randomBytes(32).toString('base64')]
const buyer = 'lucia@andina.example'
const reader = 'reader@clinic.example'

let it: Awaited<ReturnType<typeof startWithNewsletter>>
const started: TestPortal[] = []
beforeAll(async () => {
  it = await startWithNewsletter()
})
afterAll(async () => {
  for (const portal of started) await portal.leave()
  await it.portal.stop()
})

/** The same portal as nodes see it that are started with these secrets. */
const restartedWith = async (environment: Readonly<Record<string, string>>): Promise<TestPortal> => {
  const database = { url: it.portal.configuration.databaseUrl ?? '', drop: async () => {} }
  const portal = await startPortal({ modules, projections, addressOf, environment, database })
  started.push(portal)
  return portal
}

const signsIn = async (portal: TestPortal): Promise<boolean> =>
  (await portal.call(signIn, { email: buyer, password: PASSWORD })).status === 200
const findsBuyer = async (portal: TestPortal): Promise<boolean> =>
  (await portal.call(officePeople, { search: 'restrepo' }, it.admin)).body.people.some(({ email }) => email === buyer)

/** Which streams know of the newsletter's reader, and how often the newsletter was requested in each. */
const requests = async () =>
  (
    await it.portal.owner.query<{ stream: string; n: number }>(
      `select s.key as stream, count(*)::int as n from es.event e join es.stream s on s.id = e.stream_id
       where e.type like 'SubscriptionAsked%' group by 1`,
    )
  ).rows

test('the secret of fingerprints is changed while nodes run, and everyone is found as before', async () => {
  const { portal } = it
  const company = await it.registers('Andina')
  const userId = await it.joins(buyer, company)
  await it.subscribes(reader)
  await it.portal.settle()
  const { passwordLinks } = portal.node.services
  const link = await passwordLinks.issue(userId)
  const stream = subscriptionOf(portal.node.services.personal.fingerprint(reader))
  const requestsAgain = (node: TestPortal) => node.call(subscribe, { email: reader }, it.from())

  const prepared = await restartedWith({ FINGERPRINT_SECRET: before, FINGERPRINT_SECRET_ALSO: next })
  const changed = await restartedWith({ FINGERPRINT_SECRET: next, FINGERPRINT_SECRET_ALSO: before })
  for (const node of [prepared, changed]) {
    expect(await signsIn(node)).toBe(true)
    expect(await findsBuyer(node)).toBe(true)
    await requestsAgain(node)
  }
  expect(await requests()).toEqual([{ stream, n: 3 }])

  const { secrets } = changed.configuration
  const seen: number[] = []
  const pool = connectAsPortal(portal.configuration.databaseUrl ?? '', { max: 4 })
  const first = await makeFingerprintsAnew(pool, secrets, { entries: (done) => void seen.push(done) })
  const own = first.changed
  expect(first, 'the administrator of this test has an account alone').toMatchObject({ unknown: 1, recoveryCodes: 0 })
  expect(own).toBeGreaterThanOrEqual(1)
  expect(seen.at(-1)).toBe(first.entries)
  const again = await makeFingerprintsAnew(pool, secrets)
  await pool.end()
  expect(again).toMatchObject({ accounts: first.accounts, changed: 0 })
  expect(await passwordLinks.ownerOf(link), 'a link that was mailed before').toBe(userId)

  const alone = await restartedWith({ FINGERPRINT_SECRET: next })
  expect(await signsIn(alone)).toBe(true)
  expect(await findsBuyer(alone)).toBe(true)
  await requestsAgain(alone)
  expect(await requests()).toEqual([{ stream, n: 4 }])
  expect(await signsIn(it.portal), 'a node that has the secret of before alone').toBe(false)
})
