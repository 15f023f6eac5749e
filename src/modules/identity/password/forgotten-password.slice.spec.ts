import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { currentUser, forgottenPassword, setPassword } from '#modules/identity/contract.ts'
import type { UserId } from '#modules/identity/events.ts'
import { PASSWORD } from '#tests/people.ts'
import { type PeoplePortal, startWithPeople } from '#tests/people-portal.ts'

let { portal, registers, joins, signs } = {} as PeoplePortal

beforeAll(async () => {
  ;({ portal, registers, joins, signs } = await startWithPeople())
})
afterAll(() => portal.stop())

let addresses = 0
/** From an address of its own, so that no test uses up the tries of another. */
const from = () => ({ address: `198.51.100.${++addresses}` })
const requests = (email: string, calling = from()) => portal.call(forgottenPassword, { email }, calling)
const sets = (token: string, password: string, calling = from()) =>
  portal.call(setPassword, { token, password }, calling)

type QueuedMail = { template: { name: string; data: { token?: string } } }
const mailsTo = async (userId: string): Promise<QueuedMail['template'][]> =>
  (
    await portal.owner.query<QueuedMail>('select template from mail.outbox where person_id = $1 order by at, id', [
      userId,
    ])
  ).rows.map(({ template }) => template)
const mailed = (userId: string, ...names: string[]) =>
  expect.poll(async () => (await mailsTo(userId)).map(({ name }) => name)).toEqual(names)
const linksTo = async (userId: string) => (await mailsTo(userId)).filter(({ name }) => name === 'password-link')
/** Requests a link, and reads the mail. */
const linkFor = async (userId: string, email: string): Promise<string> => {
  const before = (await linksTo(userId)).length
  await requests(email)
  await expect.poll(async () => (await linksTo(userId)).length).toBe(before + 1)
  return portal.node.services.personal.open((await linksTo(userId)).at(-1)!.data.token as never)
}
const recordedOf = async (userId: string) =>
  (
    await portal.owner.query(
      `select e.type, c.role from es.event e join es.stream s on s.id = e.stream_id join es.commit c on c.id = e.commit_id
       where s.kind = 'user' and s.key = $1 order by e.version`,
      [userId],
    )
  ).rows

describe('asking for a link', () => {
  let userId: UserId
  const email = 'forgetful@andina.example'
  beforeAll(async () => {
    userId = await joins(email, await registers('Forgetful'))
  })

  test('answers the same whether the address has an account or not, and writes only to its owner', async () => {
    const began = performance.now()
    const [known, unknown] = [await requests(` ${email.toUpperCase()} `), await requests('unknown@andina.example')]
    expect(performance.now() - began, 'both wait, whether there is something to do or not').toBeGreaterThan(590)
    expect([known.status, known.body]).toEqual([200, { success: true }])
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    await mailed(userId, 'password-link')
    const { rows } = await portal.owner.query('select count(*)::int as mails from mail.outbox')
    expect(rows[0].mails).toBe(1)
    expect((await recordedOf(userId)).map(({ type }) => type)).toEqual(['UserRegistered'])
  })

  test.each(['', 'forgetful', 'forgetful@andina', 'a b@andina.example'])('%j is no e-mail', async (typed) => {
    const { status, problem } = await requests(typed)
    expect([status, problem.error, problem.errors]).toEqual([
      422,
      'Please enter a valid email',
      { email: 'Please enter a valid email' },
    ])
  })

  test('the fourth time within an hour is too often, also for an address without an account', async () => {
    for (const address of ['often@andina.example', 'unknown.often@andina.example']) {
      for (let i = 0; i < 3; i++) expect((await requests(address)).status).toBe(200)
      const { status, problem } = await requests(address.toUpperCase())
      expect([status, problem.error]).toEqual([429, expect.stringContaining('look into your mailbox')])
    }
  })

  test('answers alike when the mail cannot be queued', async () => {
    const { services } = portal.node
    const { queue } = services.mailer
    Object.assign(services.mailer, { queue: () => Promise.reject(new Error('The mail cannot be queued')) })
    try {
      expect((await requests(email)).status).toBe(200)
    } finally {
      Object.assign(services.mailer, { queue })
    }
  })

  test('a login name is no address to write to, though it looks like one', async () => {
    const named = await joins('named@andina.example', await registers('Named'))
    const { accounts } = portal.node.services
    await accounts.changeLogins(named, { username: 'looks.like@andina.example' }, portal.owner)
    expect((await signs('looks.like@andina.example')).status).toBe(200)
    expect((await requests('looks.like@andina.example')).status).toBe(200)
    expect(await mailsTo(named)).toEqual([])
  })

  test('who left is not written to', async () => {
    const gone = await joins('gone@andina.example', await registers('Gone'))
    await portal.node.services.accounts.deactivate(gone)
    expect((await requests('gone@andina.example')).status).toBe(200)
    expect(await mailsTo(gone)).toEqual([])
  })
})

describe('setting a password by a link', () => {
  const email = 'reset@andina.example'
  let userId: UserId
  beforeAll(async () => {
    userId = await joins(email, await registers('Reset'))
  })

  test('works once, ends every session, is recorded without the password, and the person is notified', async () => {
    const before = await signs(email)
    const token = await linkFor(userId, email)
    expect((await sets(token, 'Fresh.2027')).body).toEqual({ success: true })

    await expect.poll(async () => (await portal.call(currentUser, {}, before)).status).toBe(401)
    expect([(await signs(email)).status, (await signs(email, 'Fresh.2027')).status]).toEqual([401, 200])
    expect((await recordedOf(userId)).at(-1)).toEqual({ type: 'PasswordReset', role: 'ANONYMOUS' })
    await mailed(userId, 'password-link', 'password-reset')
    expect(await portal.everythingRecorded()).not.toMatch(/Fresh\.2027/)

    const { status, problem } = await sets(token, 'Second.2027')
    expect([status, problem.error]).toEqual([410, 'Request expired'])
    expect((await signs(email, 'Fresh.2027')).status).toBe(200)
  })

  test('a password that will not do leaves the link as it is', async () => {
    const token = await linkFor(userId, email)
    const { status, problem } = await sets(token, 'weak')
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['password']])
    expect(problem.error).toMatch(/^The password needs/)
    expect((await sets(token, PASSWORD)).status).toBe(200)
  })

  test('that cannot be recorded leaves password, sessions and link as they are', async () => {
    const session = await signs(email)
    const token = await linkFor(userId, email)
    const { sessions } = portal.node.services
    const { closeAll } = sessions
    Object.assign(sessions, { closeAll: () => Promise.reject(new Error('The database went away')) })
    try {
      expect((await sets(token, 'Never.2027')).status).toBe(500)
    } finally {
      Object.assign(sessions, { closeAll })
    }
    expect((await portal.call(currentUser, {}, session)).status).toBe(200)
    expect((await signs(email, 'Never.2027')).status).toBe(401)
    expect((await sets(token, PASSWORD)).status).toBe(200)
  })

  test('a guesser has to wait after 30 tries', async () => {
    const guesser = from()
    for (let i = 0; i < 30; i++) expect((await sets(`guess-${i}`, PASSWORD, guesser)).status).toBe(410)
    expect((await sets('guess-30', PASSWORD, guesser)).status).toBe(429)
    expect((await sets('guess-31', PASSWORD)).status).toBe(410)
  })
})
