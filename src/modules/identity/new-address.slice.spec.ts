import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  inviteAgain,
  inviteAgainByOffice,
  inviteByOffice,
  upsertUser,
  withdrawInvitation,
} from '#modules/identity/people/team-contract.ts'
import { PASSWORD, person } from '#tests/people.ts'
import { type PeoplePortal, startWithPeople } from '#tests/people-portal.ts'
import { setProfile } from './contract.ts'

const ALLOWED = 6

let { portal, admin, registers, joins, signs } = {} as PeoplePortal
beforeAll(async () => {
  ;({ portal, admin, registers, joins, signs } = await startWithPeople({ INVITATIONS_PER_HOUR: String(ALLOWED) }))
})
afterAll(() => portal.stop())

const buyerOf = async (name: string) => {
  const distributorId = await registers(name)
  const email = `buyer@${name.toLowerCase()}.example`
  const id = await joins(email, distributorId)
  return { id, email, distributorId, jwt: (await signs(email)).jwt }
}
const fieldsOf = (email: string) => {
  const { password: _, civility: _civility, ...fields } = person(email)
  return { ...fields, role: 'MARKETING' as const }
}
const mailsTo = async (userId: string): Promise<number> => {
  const { rows } = await portal.owner.query('select from mail.outbox where person_id = $1', [userId])
  return rows.length
}

describe('a mail to an unconfirmed address is counted', () => {
  test('by the person who has it sent, whatever it is for', async () => {
    const buyer = await buyerOf('Counted')
    const statuses = []
    for (let sent = 0; sent < ALLOWED; sent++)
      statuses.push((await portal.call(upsertUser, fieldsOf(`new${sent}@counted.example`), buyer)).status)
    expect(statuses).toEqual(Array(ALLOWED).fill(200))
    const { status, problem } = await portal.call(upsertUser, fieldsOf('one-more@counted.example'), buyer)
    expect([status, problem.error]).toEqual([
      429,
      'You have sent many invitations and e-mail changes within the last hour. Please try again later.',
    ])
    expect(problem['retryAfterSeconds']).toBeGreaterThan(0)
    const own = { ...person('moved@counted.example'), currentPassword: PASSWORD }
    const { password: _, ...profile } = own
    expect((await portal.call(setProfile, profile, buyer)).status).toBe(429)
    expect((await portal.call(setProfile, { ...profile, email: buyer.email }, buyer)).status, 'the same e-mail').toBe(
      200,
    )
    expect((await portal.call(upsertUser, fieldsOf('another@other.example'), await buyerOf('Other'))).status).toBe(200)
  })

  test('by the address, from every sender, and whether or not an account uses it', async () => {
    const [one, two] = [await buyerOf('First'), await buyerOf('Second')]
    const email = 'victim@elsewhere.example'
    const { body } = await portal.call(upsertUser, fieldsOf(email), one)
    expect((await portal.call(inviteAgain, { id: body.user.id }, one)).status).toBe(200)
    expect((await portal.call(withdrawInvitation, { id: body.user.id }, one)).status).toBe(200)
    const again = (await portal.call(upsertUser, fieldsOf(email.toUpperCase()), two)).body.user
    const refused = [
      await portal.call(inviteAgain, { id: again.id }, two),
      await portal.call(inviteAgainByOffice, { id: again.id }, admin),
    ]
    for (const { status, problem } of refused)
      expect([status, problem.error]).toEqual([
        429,
        'Several emails were sent to this address within the last hour. Please try again later.',
      ])
    await expect.poll(() => mailsTo(again.id)).toBe(1)

    const known = await buyerOf('Known')
    const invited = []
    for (let tried = 0; tried < 4; tried++)
      invited.push(
        (await portal.call(inviteByOffice, { ...fieldsOf(known.email), distributorId: one.distributorId }, admin))
          .status,
      )
    expect(invited.map((status) => status === 429)).toEqual([false, false, false, true])
  })
})
