import { type Client, DatabaseError, escapeIdentifier, escapeLiteral } from 'pg'

import { CannotStart } from '#platform/node/cannot-start.ts'
import { portalLogin, portalUrl, scramVerifier } from './portal-login.ts'
import { clientOf } from './primary.ts'

const LOCK = 20_281 // nodes that start together take turns
const NOT_ALLOWED = '42501'
const THERE_ALREADY = new Set(['42710', '23505'])

/** A role's creator may grant it but not act as it: the owner need not be a superuser. */
const prepare = (role: string) => `do $$ begin
  if to_regrole('${role}') is null then
    begin
      create role ${role} nologin;
    exception when duplicate_object or unique_violation then null; -- another node was faster
    end;
  end if;
  if not pg_has_role('${role}', 'SET') or not pg_has_role('${role}', 'USAGE') then
    execute format('grant ${role} to %I with set true, inherit true', current_user);
  end if;
end $$`

/** Can only act as partnercare_app, without inheriting. */
const prepareLogin = async (owner: Client, name: string): Promise<void> => {
  const login = escapeIdentifier(name)
  const { rows } = await owner.query<{ database: string; isThere: boolean }>(
    'select current_database() as database, exists (select from pg_roles where rolname = $1) as "isThere"',
    [name],
  )
  const { database, isThere } = rows[0]!
  if (!isThere)
    await owner.query(`create role ${login} login noinherit`).catch((error: DatabaseError) => {
      if (!THERE_ALREADY.has(error.code ?? '')) throw error // a node of another database was faster
    })
  const { rows: member } = await owner.query<{ works: boolean }>(
    `select pg_has_role($1, 'partnercare_app', 'SET') as works`,
    [name],
  )
  if (!member[0]!.works) await owner.query(`grant partnercare_app to ${login} with set true, inherit false`)
  await owner.query(`grant connect, temporary on database ${escapeIdentifier(database)} to ${login}`)
}

/** null: it can log in. */
const whyNotIn = async (ownersUrl: string): Promise<Error | null> => {
  const client = clientOf(portalUrl(ownersUrl).href)
  return client.connect().then(
    () => client.end().then(() => null),
    (error: Error) => error,
  )
}

/** Sets the password where it does not work: first start, or the owner's changed. */
const letIn = async (owner: Client, ownersUrl: string): Promise<void> => {
  const { name, password } = portalLogin(ownersUrl)
  if ((await whyNotIn(ownersUrl)) === null) return
  if (password)
    await owner.query(`alter role ${escapeIdentifier(name)} password ${escapeLiteral(scramVerifier(password))}`)
  const why = await whyNotIn(ownersUrl)
  if (why)
    throw new CannotStart(
      `The portal's own login ${name} is not let into the database (${why.message}): give the user of DATABASE_URL a password, and let ${name} in as that user is.`,
    )
}

export const prepareRoles = async (url: string): Promise<void> => {
  const client = clientOf(url)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    for (const role of ['partnercare_owner', 'partnercare_app']) await client.query(prepare(role))
    await prepareLogin(client, portalLogin(url).name)
    await letIn(client, url)
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== NOT_ALLOWED) throw error
    throw new CannotStart(
      `The user of DATABASE_URL cannot set up the portal's roles (${error.message}): give it CREATEROLE.`,
    )
  } finally {
    await client.end()
  }
}
