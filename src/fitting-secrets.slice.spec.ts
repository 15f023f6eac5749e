import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '#fixtures/companies/staff.ts'
import { type Configuration, demoSecrets } from '#platform/configuration/configuration.ts'
import { startPortal, type TestPortal } from '#tests/portal.ts'

import { refuseDemoPassword, refuseForeignFingerprints, refuseForeignMasterKey } from './fitting-secrets.ts'
import { appointAdministrator } from './founding.ts'
import { addressOf, modules, projections } from './portal.ts'

const another = () => randomBytes(32).toString('base64')

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ modules, projections, addressOf })
})
afterAll(() => portal.stop())

const withKey = (masterKey: string, mode: 'production' | 'demo' = 'production') =>
  refuseForeignMasterKey(portal.owner, { mode, secrets: { ...demoSecrets, masterKey } })
const withFingerprints = (fingerprint?: (address: string) => string) => {
  const { db, personal, configuration } = portal.node.services
  const other = fingerprint
    ? { ...personal, fingerprints: (address: string) => [fingerprint(address)] as const }
    : personal
  return refuseForeignFingerprints(portal.owner, { services: { db, personal: other, configuration } }, addressOf)
}

test('any secrets begin an empty portal', async () => {
  await withKey(another())
  await withFingerprints(() => 'of another secret')
})

test('data is not opened with another secret than it was written with', async () => {
  await appointAdministrator(portal.node, { email: 'ines@portal.example', password: 'Harbour.Lantern7' })
  await withKey(demoSecrets.masterKey, 'demo')
  await expect(withKey(another(), 'demo')).rejects.toThrow(/^MASTER_KEY is not the one that this data was sealed with/)
  await withFingerprints()
  const { readModels, log } = portal.node
  await readModels.waitFor([...readModels.positions().keys()], await log.seal(), 60_000)
  await expect(withFingerprints(() => 'of another secret')).rejects.toThrow(
    /^FINGERPRINT_SECRET is not the one that this data was written with/,
  )
})

test('production does not go on where a demo was', async () => {
  await expect(withKey(another())).rejects.toThrow(/^Production does not start on the data of a demo/)
})

test('production does not start while a person has the password of the demo, nor to give it to one', async () => {
  const { services } = portal.node
  const has = async (password: string) =>
    services.accounts.changePassword(
      (await services.accounts.ownerOf('ines@portal.example'))!.userId,
      await services.accounts.hashed(password),
      portal.owner,
    )
  const starting = (firstAdministrator: Configuration['firstAdministrator'] = null) => {
    const configuration = { ...services.configuration, mode: 'production' as const, firstAdministrator }
    return refuseDemoPassword(portal.owner, { services: { accounts: services.accounts, configuration } })
  }
  await has(PASSWORD)
  await expect(starting()).rejects.toThrow(/^Production does not start while the account [\w-]{36} has the password/)
  await expect(starting({ email: 'eva@portal.example', password: PASSWORD })).rejects.toThrow('ADMIN_PASSWORD')
  await has('Another.Horse1')
  await starting()
})
