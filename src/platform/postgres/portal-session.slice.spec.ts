import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { freshDatabase, type TestDatabase } from '#tests/database.ts'

import { connect, connectAsPortal, unhurried } from './pool.ts'
import { portalLogin } from './portal-login.ts'

let database: TestDatabase
let owner: Pool
let portal: Pool
let ownersName: string

beforeAll(async () => {
  database = await freshDatabase()
  owner = connect({ connectionString: database.url, max: 1 })
  portal = connectAsPortal(database.url, { max: 1 })
  ownersName = (await owner.query('select session_user as name')).rows[0].name
})
afterAll(async () => {
  await Promise.all([owner.end(), portal.end()])
  await database.drop()
})

const everyRole = async () => (await owner.query('select rolname as name from pg_roles')).rows.map(({ name }) => name)

describe('the session of the portal', () => {
  test('is that of a login of its own, without any privilege', async () => {
    const { rows } =
      await portal.query(`select session_user as name, rolsuper, rolcreaterole, rolcreatedb, rolreplication,
      rolbypassrls, rolinherit from pg_roles where rolname = session_user`)
    const none = { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false }
    expect(rows).toEqual([{ name: portalLogin(database.url).name, ...none, rolbypassrls: false, rolinherit: false }])
    expect(rows[0].name).not.toBe(ownersName)
  })

  test('owns nothing', async () => {
    const { rows } = await owner.query(
      `select count(*) as owned from pg_shdepend
       where refclassid = 'pg_authid'::regclass and refobjid = $1::regrole and deptype = 'o'`,
      [portalLogin(database.url).name],
    )
    expect(rows).toEqual([{ owned: 0 }])
  })

  test('can be no one but what it works as, and nothing without that', async () => {
    const taken: string[] = []
    for (const name of await everyRole())
      await portal.query(`set role "${name}"`).then(
        () => taken.push(name),
        (error: Error) => expect(error.message).toMatch(/permission denied to set role/),
      )
    expect(taken.toSorted()).toEqual(['partnercare_app', portalLogin(database.url).name].toSorted())
    await portal.query('reset role')
    await expect(portal.query(`set session authorization "${ownersName}"`)).rejects.toThrow('permission denied')
    await portal.query('set role none')
    await expect(portal.query('select from es.log')).rejects.toThrow('permission denied')
    await portal.query('reset role')
    expect((await portal.query('select current_user as name')).rows).toEqual([{ name: 'partnercare_app' }])
  })

  test.each([
    `update es.event set type = 'Other'`,
    'delete from es.log',
    'truncate es.commit cascade',
    'drop trigger refuse on es.event',
    'alter table es.event disable trigger all',
    'alter table es.event owner to partnercare_app',
    'create or replace function es.refuse() returns trigger language plpgsql as $$ begin return null; end $$',
    'grant partnercare_owner to partnercare_app',
    'alter role partnercare_app superuser',
    'set session_replication_role = replica',
  ])('cannot %s', async (statement) => {
    await expect(portal.query(statement)).rejects.toThrow(/permission denied|must be owner/)
  })

  test('has time limits, which its own long work is without', async () => {
    const limits = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`
    const usual = [{ statement: '30s', lock: '10s', idle: '1min' }]
    expect((await portal.query(limits)).rows).toEqual(usual)
    expect((await unhurried(portal).query(limits)).rows).toEqual([{ statement: '0', lock: '0', idle: '1min' }])
    expect((await portal.query(limits)).rows).toEqual(usual)
  })
})
