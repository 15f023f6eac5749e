import { randomUUID } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import { assignLoyaltyGroup } from '#modules/distributors/contract.ts'
import { notifications } from '#modules/notifications/module.ts'
import { cancelOrderByStaff, issueQuote } from '#modules/ordering/desk/office-contract.ts'
import { OrderDelivered } from '#modules/ordering/fulfilment-events.ts'
import { order } from '#modules/ordering/order.ts'
import { createPromoCode } from '#modules/promotions/contract.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import type { Day } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { percent } from '#platform/money.ts'
import { mailSettings } from '#projections/mail_settings.ts'
import { notifications as notificationRows } from '#projections/notifications.ts'
import { personOf } from '#projections/users.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { startTrading } from '#tests/trading.ts'
import { readOutbox, resendMail } from './mail-contract.ts'

type Row = { id: string; person: string; state: string; cause: string }

const { portal, done, placed, sales, andina, world } = await startTrading({
  modules: [notifications],
  projections: [notificationRows, mailSettings],
  addressOf: async ({ db }, personId) => ({
    email: `${personId}@example.org`,
    name: 'A Reader',
    language: 'en',
    timeZone: 'America/Bogota',
    companyZone: 'America/Bogota',
    staff: (await personOf(db, personId))?.distributorId === null,
  }),
})
afterAll(() => portal.stop())
const admin = await portal.as('ADMIN')
const karl = await world.person('Karl', 'OPERATIONS', null)

const mailsAbout = async (orderId: string): Promise<Row[]> => {
  await portal.settle()
  const query = `select id, person_id as person, state, cause from mail.outbox where about = $1 order by id`
  return (await portal.owner.query<Row>(query, [orderId])).rows
}
/** A quoted order that CareCoins and a promo code paid a part of; then the provider cancels it. */
const cancelled = async () => {
  const code = `CODE-${randomUUID().slice(0, 8).toUpperCase()}`
  const conditions = { validFrom: '2020-01-01' as Day }
  await done(createPromoCode, { code, type: 'DISCOUNT', discount: percent(10), ...conditions }, sales)
  const { orderId, num } = await placed(andina, { careCoinsUsed: 100, promoCode: code })
  await done(issueQuote, { id: orderId, ...oneFreight(8_000) }, sales)
  const before = await mailsAbout(orderId)
  await done(cancelOrderByStaff, { id: orderId, reason: 'Out of stock' }, karl)
  return { orderId, num, code, before, all: await mailsAbout(orderId) }
}

test('a cancelled order is one mail for each person, with what came just before', async () => {
  const { orderId, num, code, before, all } = await cancelled()
  const ofCancelling = all.slice(before.length)
  expect(new Set(ofCancelling.map(({ cause }) => cause)).size).toBe(1)
  expect(new Set(ofCancelling.map(({ person }) => person)).size).toBe(ofCancelling.length)
  const people = new Set(all.map(({ person }) => person))
  expect([...people]).toEqual(
    expect.arrayContaining([andina.procurement.userId, andina.marketing.userId, sales.userId]),
  )

  for (const person of people) await done(resendMail, { id: all.find((mail) => mail.person === person)!.id }, admin)
  await vi.waitFor(
    async () => expect((await mailsAbout(orderId)).filter(({ state }) => state === 'QUEUED')).toEqual([]),
    { timeout: 30_000 },
  )
  const mails = (await done(readOutbox, { pageSize: 100 }, admin)).mails.filter(({ subject }) => subject.includes(num))
  expect(mails.map(({ to }) => to).toSorted()).toEqual([...people].map((person) => `${person}@example.org`).toSorted())

  const mail = mails.find(({ to }) => to.startsWith(andina.procurement.userId))!
  expect(mail.subject).toBe(`Order cancelled: ${num} · PartnerCare`)
  expect(mail.text).toContain(`- The quote for order ${num} is ready`)
  expect(mail.text).toContain(`- Order ${num} has been cancelled: Out of stock.`)
  expect(mail.text).toContain('Folic acid, 20 units (part of a pack of 30): $202.60')
  expect(mail.text).toMatch(
    /Order total \(excl\. VAT\): \$192\.60\nFreight, Air freight · Airport · 4 days: \$80\.00\nGrand total: \$272\.60\n\nOpen the order: /,
  )
  expect(mail.text).toContain(`CareCoins given back: 100.\n\nThe use of the promo code ${code} was given back.`)
  expect(mail.text).not.toContain('Distributor: ')
  expect(mails.find(({ to }) => to.startsWith(sales.userId))!.text).toContain('Distributor: Andina Salud')
})

test('handling all events again queues nothing twice', async () => {
  const {
    rows: [start],
  } = await portal.owner.query<{ position: number }>(`select position from es.reaction where name = 'tell-of-orders'`)
  const { orderId, all } = await cancelled()
  await portal.owner.query(`update es.reaction set position = $1 where name = 'tell-of-orders'`, [start!.position])
  await placed() // wakes the reactions
  expect((await mailsAbout(orderId)).map(({ id }) => id)).toEqual(all.map(({ id }) => id))
})

test('a delivery and the level that it leads to are one mail', async () => {
  await done(assignLoyaltyGroup, { id: andina.id, group: 1 }, sales)
  const { orderId, num } = await placed()
  await portal.settle()
  const delivered = OrderDelivered.make({
    orderId,
    num,
    distributorId: andina.id,
    deliveredOn: moment(new Date()).slice(0, 10) as Day,
    careCoinsEarned: careCoins(0),
    cashBackCareCoins: careCoins(0),
  })
  await portal.asSystem().decide(order, orderId, () => [delivered])
  await portal.settle() // and what follows from what follows
  const mail = (await mailsAbout(orderId)).findLast(({ person }) => person === andina.procurement.userId)!
  await done(resendMail, { id: mail.id }, admin)
  const text = await vi.waitFor(
    async () => {
      const { mails } = await done(readOutbox, { pageSize: 100 }, admin)
      return mails.find(({ subject }) => subject === `Order delivered: ${num} · PartnerCare`)!.text
    },
    { timeout: 30_000 },
  )
  expect(text).toContain(`- Order ${num} has been delivered.`)
  expect(text).toContain('- Congratulations! You have received the status Blue partner.')
})
