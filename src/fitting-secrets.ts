import type { Pool } from 'pg'

import { signIns } from '#fixtures/companies/sign-ins.ts'
import { staffRoles } from '#modules/permissions/roles.ts'
import { opensPeoplesKeys } from '#platform/access/master-key.ts'
import { type Configuration, demoSecrets } from '#platform/configuration/configuration.ts'
import { CannotStart } from '#platform/node/cannot-start.ts'
import type { NodeParts, PortalNode } from '#platform/node/node.ts'

/** With another master key names are unreadable and new keys wrapped wrongly. A demo's key is public (README). */
export const refuseForeignMasterKey = async (
  owner: Pool,
  { mode, secrets }: Pick<Configuration, 'mode' | 'secrets'>,
): Promise<void> => {
  if (await opensPeoplesKeys(owner, secrets)) return
  if (mode === 'production' && (await opensPeoplesKeys(owner, demoSecrets)))
    throw new CannotStart(
      'Production does not start on the data of a demo: give it a DATA_DIR or a DATABASE_URL of its own.',
    )
  throw new CannotStart(
    'MASTER_KEY is not the one that this data was sealed with: no name could be read. Start with the one from before.',
  )
}

/** A few: of one whose address changes at this very moment the read model may say another than the account. */
const SAMPLE_SIZE = 5

/** With another secret no login would be found: every password would be refused as wrong. */
export const refuseForeignFingerprints = async (
  owner: Pool,
  {
    services: { db, personal, configuration },
  }: { readonly services: Pick<PortalNode['services'], 'db' | 'personal' | 'configuration'> },
  addressOf: NodeParts['addressOf'],
): Promise<void> => {
  const { rows } = await owner.query<{ user_id: string; email_fingerprint: string }>(
    `select user_id, email_fingerprint from access.account where state = 'active' order by user_id limit ${SAMPLE_SIZE}`,
  )
  const found = await Promise.all(
    rows.map(async (row) => ({ row, to: await addressOf({ db, personal, configuration }, row.user_id) })),
  )
  const matches = found.flatMap(({ row, to }) =>
    to ? [personal.fingerprints(to.email).includes(row.email_fingerprint)] : [],
  )
  if (matches.length > 0 && !matches.includes(true))
    throw new CannotStart(
      'FINGERPRINT_SECRET is not the one that this data was written with: no one could sign in. Start with the one from before.',
    )
}

/** Each is a second of one core at the worst: enough for all who may do harm, few enough to start. */
const STAFF_TRIED = 50

/** The demo's password is in the README: no one who may do harm may have it, and no login of the demo. */
export const refuseDemoPassword = async (
  owner: Pool,
  {
    services: { accounts, configuration },
  }: { readonly services: Pick<PortalNode['services'], 'accounts' | 'configuration'> },
): Promise<void> => {
  if (configuration.mode !== 'production') return
  const { password } = signIns[0]!
  if (configuration.firstAdministrator?.password === password)
    throw new CannotStart('Production does not start with the password of the demo as ADMIN_PASSWORD: choose another.')
  const { rows } = await owner.query<{ user_id: string }>(
    `select user_id from access.account where state = 'active' and role = any($1) order by user_id limit ${STAFF_TRIED}`,
    [staffRoles],
  )
  const ofDemo = await Promise.all(signIns.map(({ email }) => accounts.ownerOf(email)))
  const tried = new Set([...rows.map((it) => it.user_id), ...ofDemo.flatMap((it) => it?.userId ?? [])])
  for (const userId of tried)
    if (await accounts.isPasswordOf(userId, password))
      throw new CannotStart(
        `Production does not start while the account ${userId} has the password of the demo: change it, or deactivate the account.`,
      )
}
