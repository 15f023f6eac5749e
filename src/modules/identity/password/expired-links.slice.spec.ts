import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmEmail } from '#modules/identity/account-contract.ts'
import { deactivateUser, setPassword, setProfile } from '#modules/identity/contract.ts'
import { inviteAgain, listTeam, upsertUser, withdrawInvitation } from '#modules/identity/people/team-contract.ts'
import type { LinkUse } from '#platform/access/permissions.ts'
import { mailedToken } from '#tests/mailed-links.ts'
import { PASSWORD, person } from '#tests/people.ts'
import { type PeoplePortal, startWithPeople } from '#tests/people-portal.ts'
import { askForLink, lookAtLink } from './link-contract.ts'

let { portal, registers, joins, signs } = {} as PeoplePortal
beforeAll(async () => {
  ;({ portal, registers, joins, signs } = await startWithPeople())
})
afterAll(() => portal.stop())

let addresses = 0
const from = () => ({ address: `203.0.113.${++addresses}` })
const requests = (token: string, calling = from()) => portal.call(askForLink, { token }, calling)
const looks = async (token: string) => (await portal.call(lookAtLink, { token }, from())).body

/** The very link, as it would be had its time come to an end so many hours ago. */
const grownOld = (use: LinkUse, token: string, hours = 1) => {
  const { signedLinks } = portal.node.services
  const { userId, id } = signedLinks.look(token)!
  return signedLinks.make(use, { userId, id }, new Date(Date.now() - hours * 3_600_000))
}
const mailsTo = async (userId: string, name: string) =>
  (
    await portal.owner.query(`select id from mail.outbox where person_id = $1 and template ->> 'name' = $2`, [
      userId,
      name,
    ])
  ).rows.length
const recorded = async (userId: string) =>
  (
    await portal.owner.query<{ type: string }>(
      `select e.type from es.event e join es.stream s on s.id = e.stream_id where s.kind = 'user' and s.key = $1
       order by e.version`,
      [userId],
    )
  ).rows.map(({ type }) => type)

const invited = async (name: string) => {
  const company = await registers(name)
  const email = `buyer@${name.toLowerCase()}.example`
  const buyerId = await joins(email, company)
  const buyer = await signs(email)
  const { password: _, ...fields } = person(`new@${name.toLowerCase()}.example`)
  const { id } = (await portal.call(upsertUser, { ...fields, role: 'MARKETING' }, buyer)).body.user
  return { company, buyer, buyerId, id, token: await mailedToken(portal, id, 'invitation') }
}
const stateIn = async (buyer: { jwt: string }, id: string) =>
  (await portal.call(listTeam, {}, buyer)).body.find((it) => it.id === id)

describe('an invitation', () => {
  test('that has expired is requested again once; its sender is notified, and the next link lets the person join', async () => {
    const { buyer, buyerId, id, token } = await invited('Overdue')
    expect(await looks(token)).toEqual({ state: 'OPEN', renewable: false })
    const old = grownOld('invitation', token)
    expect(await looks(old)).toEqual({ state: 'OVER', renewable: true })
    expect(await recorded(id), 'looking changes nothing').toEqual(['UserInvited'])

    for (let i = 0; i < 2; i++) expect((await requests(old)).body).toEqual({ success: true })
    await expect.poll(() => mailsTo(buyerId, 'link-asked')).toBe(1)
    expect(await recorded(id)).toEqual(['UserInvited', 'NewLinkAsked'])
    await expect.poll(async () => (await stateIn(buyer, id))?.linkAskedAt).toBeTruthy()
    expect(await mailsTo(id, 'invitation'), 'nothing goes out before they decide').toBe(1)

    await portal.call(inviteAgain, { id }, buyer)
    await expect.poll(() => mailsTo(id, 'invitation')).toBe(2)
    const next = await mailedToken(portal, id, 'invitation')
    expect(await looks(old)).toEqual({ state: 'REPLACED', renewable: false })
    expect((await stateIn(buyer, id))?.linkAskedAt).toBeNull()
    expect((await portal.call(setPassword, { token: next, password: PASSWORD })).status).toBe(200)
    expect(await looks(next)).toEqual({ state: 'USED', renewable: false })
  })

  test('from a person who has left is reported to those who may invite', async () => {
    const { buyer, company, buyerId, id, token } = await invited('Left')
    const otherId = await joins('other@left.example', company)
    await joins('reader@left.example', company, 'MARKETING')
    await portal.call(deactivateUser, { id: buyerId }, await signs('other@left.example'))
    await requests(grownOld('invitation', token))
    await expect.poll(() => mailsTo(otherId, 'link-asked')).toBe(1)
    expect(await mailsTo(buyerId, 'link-asked')).toBe(0)
    expect(buyer.status).toBe(200)
    expect(await recorded(id)).toContain('NewLinkAsked')
  })

  test('that was withdrawn, or has been over for a month, is requested again in vain and answered alike', async () => {
    const { buyer, id, token } = await invited('Vain')
    const ages = grownOld('invitation', token, 31 * 24)
    expect(await looks(ages)).toEqual({ state: 'OVER', renewable: false })
    const old = grownOld('invitation', token)
    await portal.call(withdrawInvitation, { id }, buyer)
    expect(await looks(old)).toEqual({ state: 'UNKNOWN', renewable: false })
    for (const tried of [ages, old, 'none', `${old}x`]) {
      const { status, body } = await requests(tried)
      expect([status, body]).toEqual([200, { success: true }])
    }
    expect(await recorded(id)).toEqual(['UserInvited', 'InvitationWithdrawn'])
  })

  test('is requested again twenty times an hour from one address', async () => {
    const here = from()
    const answers = await Promise.all(Array.from({ length: 20 }, () => requests('none', here)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await requests('none', here)).status).toBe(429)
    expect((await requests('none')).status).toBe(200)
  })
})

describe('a new e-mail address', () => {
  test('whose link is over is mailed another one, and the old address is notified again', async () => {
    const email = 'moves@link.example'
    const id = await joins(email, await registers('Moving'))
    const { password: currentPassword, ...profile } = person(email)
    const moved = { ...profile, email: 'moved@link.example', currentPassword }
    expect((await portal.call(setProfile, moved, await signs(email))).status).toBe(200)
    const first = await mailedToken(portal, id, 'email-confirm')
    await requests(grownOld('confirm-email', first))
    await expect.poll(() => mailsTo(id, 'email-confirm')).toBe(2)
    await expect.poll(() => mailsTo(id, 'email-change-told')).toBe(2)
    expect(await looks(first)).toEqual({ state: 'REPLACED', renewable: false })
    const second = await mailedToken(portal, id, 'email-confirm')
    expect((await portal.call(confirmEmail, { token: second })).status).toBe(200)
    expect(await looks(second)).toEqual({ state: 'USED', renewable: false })
    const undo = await mailedToken(portal, id, 'email-change-told')
    expect(await looks(grownOld('undo-email', undo))).toEqual({ state: 'OVER', renewable: false })
  })
})
