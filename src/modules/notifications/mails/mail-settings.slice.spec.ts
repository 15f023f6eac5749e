import { afterAll, beforeAll, expect, test } from 'vitest'
import { TimeZoneChosen } from '#modules/identity/events.ts'
import { listNotifications, markAllNotificationsRead, readOpenedPage } from '#modules/notifications/contract.ts'
import { OrderCancelled } from '#modules/ordering/events.ts'
import type { Me } from '#platform/access/permissions.ts'
import { unchecked } from '#platform/typed.ts'
import { startNotifying } from '#tests/notifying-node.ts'
import {
  admin,
  andina,
  anOrder,
  confirmed,
  ines,
  mateo,
  nordmed,
  quoted,
  SYSTEM,
  sofia,
} from '#tests/people-and-orders.ts'
import { chooseMails, readOutbox, showMailSettings } from './mail-contract.ts'

let node: Awaited<ReturnType<typeof startNotifying>>
beforeAll(async () => {
  node = await startNotifying()
  await node.itIs(new Date('2030-01-10T15:00:00.000Z')) // ten in the morning in Bogotá
})
afterAll(() => node.stop())

const noQuiet = { quiet: null }
const mailsTo = async ({ userId }: Me) =>
  (await node.ask(admin, readOutbox, { pageSize: 100 })).mails
    .filter(({ to, state }) => to.startsWith(userId) && state === 'KEPT')
    .map(({ subject, text }) => ({ subject: subject.replace(' · PartnerCare', ''), text }))
const ledger = async (me: Me) =>
  (await node.ask(me, listNotifications, { page: 1, pageSize: 20, mails: 'true' as const })).map(
    ({ type, mail }) => `${type} ${mail?.became}`,
  )
const quote = async (company = andina) => {
  const order = anOrder(company)
  await node.recorded('order', order.of.orderId, sofia.userId, quoted(order.of))
  return order
}
const cancel = (of: ReturnType<typeof anOrder>['of']) =>
  node.recorded('order', of.orderId, SYSTEM, OrderCancelled.make({ ...of, by: 'PROVIDER', reason: 'No stock' }))

test('the daily mail of one person holds what is new, the other one has a mail at once', async () => {
  await node.ask(ines, chooseMails, {
    modes: [
      { type: 'NEW_QUOTE', mail: 'DIGEST' },
      { type: 'ORDER_STATUS', mail: 'DIGEST' },
    ],
    ...noQuiet,
  })
  const first = await quote()
  await cancel(first.of)
  const second = await quote()
  const read = await quote()
  const foreign = await quote(nordmed)
  const sentAtOnce = ['NEW_QUOTE KEPT', 'NEW_QUOTE KEPT', 'ORDER_STATUS KEPT', 'NEW_QUOTE KEPT']
  await expect.poll(() => ledger(mateo)).toEqual(sentAtOnce)
  expect(await mailsTo(ines)).toEqual([])
  expect(await ledger(ines)).toEqual([
    'NEW_QUOTE DIGEST',
    'NEW_QUOTE DIGEST',
    'ORDER_STATUS DIGEST',
    'NEW_QUOTE DIGEST',
  ])

  // She opens one of them meanwhile, her colleague reads all of his.
  await node.ask(ines, readOpenedPage, { path: `/profile/order/${read.of.orderId}` })
  await node.ask(mateo, markAllNotificationsRead, {})
  await node.itIs(new Date('2030-01-11T12:59:30.000Z'))
  expect(await mailsTo(ines)).toEqual([])
  await node.itIs(new Date('2030-01-11T13:00:01.000Z'))
  await expect.poll(async () => (await mailsTo(ines)).length).toBe(1)
  const [mail] = await mailsTo(ines)
  expect(mail?.subject).toBe('Your day: 2 pieces of news')
  expect(mail?.text.match(/^(NEEDS YOU|ORDERS|- .*)$/gm)).toEqual([
    'NEEDS YOU',
    expect.stringContaining(`The quote for order ${second.num} is ready`),
    'ORDERS',
    `- Order ${first.num} has been cancelled: No stock.`,
  ])
  expect(mail?.text).toContain(`Open the quote: https://portal.example/profile/order/${second.of.orderId}#quote`)
  expect(mail?.text).toContain('https://portal.example/profile/notifications')
  expect(mail?.text).not.toContain(foreign.num)
  expect(await ledger(ines)).toEqual(['NEW_QUOTE READ', 'NEW_QUOTE KEPT', 'ORDER_STATUS KEPT', 'NEW_QUOTE KEPT'])
  expect(await ledger(mateo)).toEqual(sentAtOnce)
})

test('without news there is no daily mail, and what was turned off meanwhile is in none', async () => {
  const before = (await mailsTo(ines)).length
  const { of } = await quote()
  await node.ask(ines, listNotifications) // written by now
  await node.ask(ines, chooseMails, { modes: [{ type: 'NEW_QUOTE', mail: 'OFF' }], ...noQuiet })
  await quote()
  await node.itIs(new Date('2030-01-12T13:00:01.000Z'))
  // A mail of the same moment has gone out: hers would have.
  const seen = (await mailsTo(mateo)).length
  await node.recorded('order', of.orderId, sofia.userId, confirmed(of))
  await expect.poll(async () => (await mailsTo(mateo)).length).toBeGreaterThan(seen)
  await expect.poll(async () => (await mailsTo(ines)).length).toBe(before + 1)
  expect((await mailsTo(ines)).map(({ subject }) => subject)).not.toContainEqual(expect.stringContaining('New quote'))
  expect((await ledger(ines)).slice(0, 3)).toEqual(['ORDER_STATUS KEPT', 'NEW_QUOTE NONE', 'NEW_QUOTE READ'])
})

test('in quiet hours mails wait, as one for one order, and come when they end', async () => {
  await node.ask(mateo, chooseMails, { modes: [], quiet: { from: 20, to: 7 } })
  await node.itIs(new Date('2030-01-13T02:00:00.000Z')) // nine in the evening
  const before = (await mailsTo(mateo)).length
  const { num, of } = await quote()
  await node.recorded('order', of.orderId, sofia.userId, confirmed(of))
  expect((await ledger(mateo)).slice(0, 2)).toEqual(['ORDER_STATUS QUIET', 'NEW_QUOTE QUIET'])
  await node.itIs(new Date('2030-01-13T11:59:30.000Z'))
  expect((await mailsTo(mateo)).length).toBe(before)
  await node.itIs(new Date('2030-01-13T12:00:30.000Z'))
  await expect.poll(async () => (await mailsTo(mateo)).length).toBe(before + 1)
  const subjects = (await mailsTo(mateo)).map(({ subject }) => subject)
  expect(subjects[0]).toBe(`Order confirmed: ${num}`)
})

test('quiet hours are those of the zone that the person chose', async () => {
  await node.ask(mateo, chooseMails, { modes: [], quiet: { from: 20, to: 7 } })
  const chosen = TimeZoneChosen.make({ userId: unchecked(mateo.userId), timeZone: 'Europe/Madrid' })
  await node.recorded('user', mateo.userId, mateo.userId, chosen)
  expect((await node.ask(mateo, showMailSettings)).timeZone).toBe('Europe/Madrid')
  await quote() // noon in Bogotá and a few minutes, seven in the evening in Madrid
  await node.itIs(new Date('2030-01-13T19:30:00.000Z'))
  await quote()
  await expect.poll(async () => (await ledger(mateo)).slice(0, 2)).toEqual(['NEW_QUOTE QUIET', 'NEW_QUOTE KEPT'])
  const back = TimeZoneChosen.make({ userId: unchecked(mateo.userId), timeZone: null })
  await node.recorded('user', mateo.userId, mateo.userId, back)
})

test('opening an order from any link marks what is about it as read, and nothing else and no one else’s', async () => {
  const [opened, other] = [await quote(), await quote()]
  const unreadOf = async (me: Me) =>
    (await node.ask(me, listNotifications)).filter(({ read }) => !read).map(({ order }) => order?.id)
  await node.ask(ines, markAllNotificationsRead, { group: 'loyalty' as const })
  await node.ask(ines, readOpenedPage, { path: `/profile/order/${opened.of.orderId}/history` })
  expect(await unreadOf(ines)).not.toContain(opened.of.orderId)
  expect(await unreadOf(ines)).toContain(other.of.orderId)
  expect(await unreadOf(mateo)).toContain(opened.of.orderId)
  const position = await node.log.seal()
  await node.ask(ines, readOpenedPage, { path: `/profile/order/${opened.of.orderId}` })
  expect(await node.log.seal()).toBe(position)
})

test('a person’s choices are shown to them alone, with what came to them', async () => {
  const shown = await node.ask(mateo, showMailSettings)
  expect(shown).toMatchObject({ modes: [], quiet: { from: 20, to: 7 }, timeZone: 'America/Bogota' })
  expect(shown.kinds.find(({ type }) => type === 'SIGN_IN_REUSED')).toMatchObject({ locked: 'SECURITY' })
  expect(shown.kinds.map(({ type }) => type)).not.toContain('NEW_ORDER')
  expect(shown.lastMonth.length).toBe((await node.ask(mateo, listNotifications)).length)
  expect((await node.ask(sofia, showMailSettings)).kinds.map(({ type }) => type)).toContain('NEW_ORDER')
  expect((await node.ask(sofia, showMailSettings)).quiet).toBeNull()
})

test('a kind is listed and counted by itself', async () => {
  const all = await node.ask(ines, listNotifications, { group: 'orders' as const })
  expect(all.length).toBeGreaterThan(0)
  expect(await node.ask(ines, listNotifications, { group: 'loyalty' as const })).toEqual([])
})
