import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readFile } from '#modules/distributors/file/file-contract.ts'
import { currentUser } from '#modules/identity/contract.ts'
import { askForLink, lookAtLink } from '#modules/identity/password/link-contract.ts'
import { OWN_TERMS, TOO_COMMON } from '#modules/identity/password/password.ts'
import { unchecked } from '#platform/typed.ts'
import { applicant, applying, type SignupPortal, startWithVisitors } from '#tests/applicant.ts'

import { mailedToken } from '#tests/mailed-links.ts'
import { confirmEmail } from './contract.ts'
import { currentTexts, PLEASE_AGREE, TEXTS_CHANGED } from './texts-agreed-to.ts'

let { portal, people, visitor } = {} as SignupPortal
beforeAll(async () => {
  ;({ portal, people, visitor } = await startWithVisitors())
})
afterAll(() => portal.stop())

/** Refused, with the field, and nothing is there that was not there before. */
const refuses = async (
  attempt: () => Promise<{ status: number; problem: object }>,
  status: number,
  error: string,
  ...fields: string[]
) => {
  const before = await portal.eventCount()
  const { status: got, problem } = await attempt()
  expect({ status: got, problem }).toMatchObject({ status, problem: { error } })
  expect(Object.keys((problem as { errors?: object }).errors ?? {})).toEqual(expect.arrayContaining(fields))
  expect(await portal.eventCount()).toBe(before)
}

describe('signing up', () => {
  test('makes a pending company, its first user who may do everything, and the documents of its file', async () => {
    const who = visitor()
    const name = 'andina'
    const account = applicant(name)
    await who.saves({ account, acceptWho: true, files: [] })
    const answer = await who.signsUp({ ...applying(name), files: await who.uploadsAll() })
    expect([answer.status, answer.body.success]).toEqual([200, true])
    expect(answer.cookies.find((cookie) => cookie.name === 'partnercare_refresh')).toMatchObject({ httpOnly: true })

    const { jwt } = answer.body
    const me = (await portal.call(currentUser, {}, { jwt })).body
    expect(me).toMatchObject({
      ...{ role: 'PROCUREMENT', email: account.email, username: account.username, emailConfirmed: false },
      distributor: {
        ...{ state: 'PENDING', organizationName: 'Company andina', email: account.company.email },
        users: [{ email: account.email, username: account.username }],
      },
    })
    const file = (await portal.call(readFile, {}, { jwt })).body
    const states = Object.fromEntries(file.requirements.map(({ type, state }) => [type, state]))
    expect(states).toMatchObject({
      ...{ CERTIFICATE_OF_INCORPORATION: 'IN_REVIEW', MEMORANDUM: 'IN_REVIEW', REGISTER_OF_DIRECTORS: 'IN_REVIEW' },
      ...{ REGISTER_OF_MEMBERS: 'IN_REVIEW', FREE_SALE_CERTIFICATE: 'IN_REVIEW', WHOLESALER_LICENSE: 'ACCEPTED' },
    })
    expect((await people.signs(account.email)).status).toBe(200)
    expect((await who.reads()).body.account, 'the draft is gone').toBeNull()
    const kept = await portal.owner.query(
      `select count(*)::int as n from files.file where distributor_id = $1 and attached_at is not null and user_id = $2`,
      [me.distributor?.id, me.id],
    )
    expect(kept.rows[0].n).toBe(5)
    // The names of a visitor's files are sealed under the person's key from now on.
    const names = await portal.owner.query<{ name: string }>('select name from files.file where distributor_id = $1', [
      me.distributor?.id,
    ])
    for (const { name } of names.rows) expect(name).toMatch(new RegExp(`^sealed:1:${me.id}:`))
  })

  test('records to which versions of the terms and the privacy notice the person agreed', async () => {
    const who = visitor()
    const answer = await who.signsUp({ ...applying('agreeing'), files: await who.uploadsAll() })
    const { id: userId } = (await portal.call(currentUser, {}, { jwt: answer.body.jwt })).body
    const { rows } = await portal.owner.query(
      `select data from es.event where type = 'TermsAgreed' and data->>'userId' = $1`,
      [userId],
    )
    expect(rows).toEqual([{ data: { userId, ...currentTexts } }])
  })

  test('takes files of visitors who keep no cookie, too', async () => {
    const who = visitor()
    expect((await who.signsUp({ ...applying('plain'), files: await who.uploadsAll() })).status).toBe(200)
  })

  test('is one sign-up by one key, and its answer is a sign-in of its own', async () => {
    const who = visitor()
    const input = { ...applying('onekey'), files: await who.uploadsAll() }
    const key = { 'idempotency-key': 'signup-once' }
    const answers = await Promise.all([who.signsUp(input, key), who.signsUp(input, key)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const again = await who.signsUp(input, key)
    expect([again.status, again.body.success]).toEqual([200, true])
    expect((await portal.call(currentUser, {}, { jwt: again.body.jwt })).body.email).toBe(input.email)
    await refuses(
      () => who.signsUp({ ...input, job: 'Buyer' }, key),
      409,
      'This Idempotency-Key was already used for another request',
    )
    const stored = (await portal.owner.query(`select answer::text as text from es.command where key = 'signup-once'`))
      .rows
    expect(JSON.stringify(stored)).not.toContain('jwt')
  })

  test('of two at the same moment by the same logins one is refused, and half of nothing is there', async () => {
    const [one, other] = [visitor(), visitor()]
    const [input, second] = [
      { ...applying('race'), files: await one.uploadsAll() },
      { ...applying('race'), files: await other.uploadsAll() },
    ]
    const answers = await Promise.all([one.signsUp(input), other.signsUp(second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({ error: 'Email already use' })
  })

  test('of two at the same moment by the same company e-mail, too', async () => {
    const [one, other] = [visitor(), visitor()]
    const { company } = applicant('sharing')
    const inputs = [
      { ...applying('sharing'), files: await one.uploadsAll() },
      { ...applying('sharing2'), company, files: await other.uploadsAll() },
    ] as const
    const answers = await Promise.all([one.signsUp(inputs[0]), other.signsUp(inputs[1])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({ conflictType: 'companyEmail' })
  })
})

describe('a sign-up is refused', () => {
  test('with every field that is missing', async () => {
    const who = visitor()
    await refuses(
      () => who.signsUp({}),
      422,
      'Missing mandatory fields',
      ...['civility', 'firstname', 'lastname', 'job', 'email', 'phone', 'username', 'password'],
      ...['company.organizationName', 'company.countryId', 'company.email', 'company.phone'],
      ...['files.certificateOfIncorporation', 'files.freeSaleCertificate', 'files.wholesalerLicense'],
    )
  })

  test.each([
    ['without agreeing', undefined, PLEASE_AGREE],
    ['with terms that have changed', { ...currentTexts, terms: '2020-01-01' }, TEXTS_CHANGED],
    ['with a privacy notice that has changed', { ...currentTexts, privacy: '2020-01-01' }, TEXTS_CHANGED],
  ])('%s', async (_, agreedTo, sentence) => {
    const who = visitor()
    const { agreedTo: _current, ...input } = applying('disagreeing')
    const files = await who.uploadsAll()
    await refuses(() => who.signsUp({ ...input, ...(agreedTo && { agreedTo }), files }), 422, sentence, 'agreedTo')
  })

  test('without licence and checkbox', async () => {
    const who = visitor()
    const sentence = 'Please upload wholesaler license or check the related checkbox'
    const files = await who.uploadsAll()
    await refuses(
      () => who.signsUp({ ...applying('nolicence'), acceptWho: false, files }),
      422,
      sentence,
      'files.wholesalerLicense',
    )
  })

  test.each([
    ['Personal email invalid', { email: 'invalid' }, 'email'],
    ['Company email invalid', { company: { ...applicant('wrong').company, email: 'invalid' } }, 'company.email'],
    [
      'Please choose a country from the list',
      { company: { ...applicant('wrong').company, countryId: 'any' } },
      'company.countryId',
    ],
    [unchecked<string>(expect.stringMatching('8 or more characters')), { password: 'short' }, 'password'],
    [TOO_COMMON, { password: 'Qwertyuiop123!' }, 'password'],
    [OWN_TERMS, { password: 'Wrongly.Typed1' }, 'password'],
  ])('%s', async (sentence, change, field) => {
    const who = visitor()
    const files = await who.uploadsAll()
    await refuses(() => who.signsUp({ ...applying('wrong'), files, ...change }), 422, sentence, field)
  })

  test('with a file that is not theirs, or is none', async () => {
    const [who, other] = [visitor(), visitor()]
    await other.saves({ account: {}, acceptWho: false, files: [] })
    const foreign = await other.uploads()
    const files = { ...(await who.uploadsAll()), memorandum: foreign }
    const sentence = 'This file was not uploaded by you, or too long ago. Please upload it again.'
    await refuses(() => who.signsUp({ ...applying('foreign'), files }), 422, sentence, 'files.memorandum')
    const none = { ...files, memorandum: 'signup/none.pdf' }
    await refuses(() => who.signsUp({ ...applying('foreign'), files: none }), 422, sentence, 'files.memorandum')
  })

  test('while a person is signed in, and after too many tries', async () => {
    const who = visitor()
    const files = await who.uploadsAll()
    const { jwt } = await portal.as('PROCUREMENT')
    const signedIn = () => who.signsUp({ ...applying('member'), files }, { authorization: `Bearer ${jwt}` })
    await refuses(signedIn, 409, 'You are signed in. Please sign out before you sign up another company.')
    const hasty = visitor()
    const tries = await Promise.all(Array.from({ length: 31 }, () => hasty.signsUp({ ...applying('hasty'), files })))
    expect(tries.filter(({ status }) => status === 429)).not.toEqual([])
  })
})

describe('afterwards', () => {
  test('the person is welcomed and QUALITY notified; the link in the mail confirms the address, once and for this one', async () => {
    const quality = await people.joins('quality@partnercare.example', null, 'QUALITY')
    const who = visitor()
    const { body } = await who.signsUp({ ...applying('welcome'), files: await who.uploadsAll() })
    const me = (await portal.call(currentUser, {}, body)).body
    const notifications = async (userId: string) =>
      (
        await portal.owner.query(
          `select e.data ->> 'type' as type from es.event e where e.type = 'NotificationSent' and e.data ->> 'userId' = $1`,
          [userId],
        )
      ).rows.map(({ type }) => type)
    await expect.poll(() => notifications(me.id)).toContain('FINALIZE_ACCOUNT')
    await expect.poll(() => notifications(quality)).toContain('NEW_DISTRIBUTOR')
    const mail = async () =>
      (
        await portal.owner.query(
          `select template from mail.outbox where person_id = $1 and template ->> 'name' = 'welcome'`,
          [me.id],
        )
      ).rows[0]?.template
    await expect.poll(mail).toBeTruthy()
    const token = await portal.node.services.personal.open((await mail()).data.token)
    const from = { address: '203.0.113.3' }
    expect((await portal.call(confirmEmail, { token: `${token.slice(0, -2)}xx` }, from)).status).toBe(410)
    for (const _ of [1, 2]) expect((await portal.call(confirmEmail, { token }, from)).status).toBe(200)
    expect((await portal.call(currentUser, {}, body)).body.emailConfirmed).toBe(true)
    const confirmed = await portal.owner.query(`select 1 from es.event where type = 'EmailConfirmed'`)
    expect(confirmed.rowCount).toBe(1)
  })

  test('by a link that is over the welcome mail comes once more, until the address is confirmed', async () => {
    const who = visitor()
    const { body } = await who.signsUp({ ...applying('overdue'), files: await who.uploadsAll() })
    const me = (await portal.call(currentUser, {}, body)).body
    const token = await mailedToken(portal, me.id, 'welcome')
    const { signedLinks } = portal.node.services
    const old = signedLinks.make('confirm-signup', signedLinks.look(token)!, new Date(Date.now() - 1000))
    const look = async () => (await portal.call(lookAtLink, { token: old })).body
    const mails = async () =>
      (
        await portal.owner.query(`select 1 from mail.outbox where person_id = $1 and template ->> 'name' = 'welcome'`, [
          me.id,
        ])
      ).rowCount
    expect((await portal.call(confirmEmail, { token: old })).status).toBe(410)
    expect(await look()).toEqual({ state: 'OVER', renewable: true })
    expect((await portal.call(askForLink, { token: old })).body).toEqual({ success: true })
    await expect.poll(mails).toBe(2)
    expect((await portal.call(confirmEmail, { token })).status).toBe(200)
    expect(await look()).toEqual({ state: 'USED', renewable: false })
  })
})
