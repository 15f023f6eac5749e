import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { isClockShifted } from '#platform/time/clock.ts'

import { installDatabase } from './install.ts'
import { connect, connectAsPortal } from './pool.ts'

const { adminUrl } = inject('postgres')
const name = `tenant_${randomBytes(6).toString('hex')}`
const url = Object.assign(new URL(adminUrl), { username: name, password: 'secret', pathname: `/${name}` }).href

const asSuperuser = async (...statements: string[]): Promise<void> => {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

beforeAll(() => asSuperuser(`create role ${name} login password 'secret'`, `create database ${name} owner ${name}`))
afterAll(() => asSuperuser(`drop database ${name} with (force)`, `drop owned by ${name}`, `drop role ${name}`))

test('an owner who may not hand on the roles gets one sentence that says so', async () => {
  await expect(installDatabase(url)).rejects.toThrow(/cannot set up the portal's roles .*: give it CREATEROLE/)
})

test('an owner that is no superuser sets the database up, and the portal works on it', async () => {
  // What the creator of these roles has of them. In this cluster that is another user.
  const handsOn = 'with admin true, set false, inherit false'
  await asSuperuser(`alter role ${name} createrole`, `grant partnercare_owner, partnercare_app to ${name} ${handsOn}`)
  await installDatabase(url)

  const [owner, portal] = [connect({ connectionString: url }), connectAsPortal(url)]
  expect(await isClockShifted(owner)).toBe(false)
  expect((await portal.query('select current_user as who, (select count(*) from es.log) as commits')).rows).toEqual([
    { who: 'partnercare_app', commits: 0 },
  ])
  await expect(portal.query('delete from es.log')).rejects.toThrow('permission denied')
  await Promise.all([owner.end(), portal.end()])
})
