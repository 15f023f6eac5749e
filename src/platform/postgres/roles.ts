import { Client, DatabaseError } from 'pg'

import { CannotStart } from '#platform/cannot-start.ts'

const NOT_ALLOWED = '42501'

/** Who makes a role may hand it on, but does not act as it by that: the database's owner need not be a superuser. */
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

/** The roles that the log belongs to and that the portal works as, and the right of this owner to act as them. */
export const prepareRoles = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    for (const role of ['partnercare_owner', 'partnercare_app']) await client.query(prepare(role))
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== NOT_ALLOWED) throw error
    throw new CannotStart(
      `The user of DATABASE_URL cannot set up the portal's roles (${error.message}): give it CREATEROLE.`,
    )
  } finally {
    await client.end()
  }
}
