import { afterAll, expect, test } from 'vitest'
import { priceRegistration } from '#modules/catalogue/office-contract.ts'
import { deactivateUser, signIn } from '#modules/identity/contract.ts'
import { listNotifications } from '#modules/notifications/contract.ts'
import { notifications as notificationsModule } from '#modules/notifications/module.ts'
import { removeCartLine, showCart } from '#modules/ordering/contract.ts'
import type { Day } from '#platform/event.ts'
import { cents, percent } from '#platform/money.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { mailSettings } from '#projections/mail_settings.ts'
import { notifications } from '#projections/notifications.ts'
import { PASSWORD } from '#tests/people.ts'
import { startTrading } from '#tests/trading.ts'
import * as calls from './standing-order-contract.ts'

const { portal, call, done, andina, nordmed, folic, iron, sales, world } = await startTrading({
  modules: [notificationsModule],
  projections: [notifications, mailSettings],
})
afterAll(() => portal.stop())

type User = { readonly jwt: string }
const signs = async (email: string): Promise<User> => ({
  jwt: (await call(signIn, { email, password: PASSWORD })).body.jwt,
})
const lineOf = ({ id: productId, packagingId }: typeof folic, quantity = 20) => ({ productId, packagingId, quantity })
const monthly = { everyMonths: 1, day: 5, until: null } as const
const colombia = { countryId: 'co' as never, ...monthly }
const own = (user: User) => done(calls.listStandingOrders, {}, user)
const inCart = async (user: User) =>
  (await done(showCart, {}, user)).sections.flatMap(({ products }) =>
    products.map(({ name, quantity }) => [name, quantity]),
  )
const received = async (user: User) =>
  (await done(listNotifications, {}, user))
    .filter(({ type }) => type === 'STANDING_ORDER')
    .map(({ title, content, link }) => ({ title, content, link }))

/** Into the day, in every time zone of the companies. */
const onDay = async (day: Day) => {
  await setDatabaseClock(portal.owner, new Date(`${day}T12:00:00.000Z`))
  await portal.node.clock.follow()
  await portal.settle()
}
const dayWritten = (day: string) => day.split('-').reverse().join('/')
const aWeekAfter = (day: Day) => new Date(Date.parse(day) + 7 * 24 * 3_600_000).toISOString().slice(0, 10)

test('PROCUREMENT keeps standing orders, MARKETING reads them, the other company has none', async () => {
  const wanted = { ...colombia, lines: [lineOf(folic), lineOf(iron, 25)] }
  expect((await call(calls.createStandingOrder, wanted, andina.marketing)).status).toBe(403)
  expect((await call(calls.createStandingOrder, wanted, sales)).status).toBe(403)
  const wrong = { ...wanted, lines: [lineOf(folic, 21)] }
  expect(await call(calls.createStandingOrder, wrong, andina.procurement)).toMatchObject({
    status: 422,
    problem: { errors: { 'lines.0.quantity': expect.any(String) } },
  })
  const { id } = await done(calls.createStandingOrder, wanted, andina.procurement)
  expect(await own(andina.marketing)).toMatchObject([
    {
      ...{
        id,
        state: 'ACTIVE',
        version: 1,
        changes: [],
        country: { name: 'Colombia' },
        person: expect.stringContaining('Ines'),
      },
      lines: [
        { product: { name: 'Folic acid' }, quantity: 20 },
        { product: { name: 'Iron' }, quantity: 25 },
      ],
    },
  ])
  expect(await own(nordmed.procurement)).toEqual([])
  const change = { id, version: 1, ...monthly, lines: [lineOf(folic)] }
  const refusedTo = async (user: User) =>
    (
      await Promise.all([
        call(calls.changeStandingOrder, change, user),
        call(calls.acceptStandingOrder, { id, version: 1 }, user),
        call(calls.pauseStandingOrder, { id }, user),
        call(calls.resumeStandingOrder, { id }, user),
        call(calls.endStandingOrder, { id }, user),
      ])
    ).map(({ status }) => status)
  expect(await refusedTo(nordmed.procurement)).toEqual([404, 404, 404, 404, 404])
  expect(await refusedTo(andina.marketing)).toEqual([403, 403, 403, 403, 403])
})

test('it comes into the cart on its day, stops when a price changes, and goes on once that was accepted', async () => {
  const [{ id, nextOn: first }] = (await own(andina.procurement)) as [calls.StandingOrder]
  await onDay(first!)
  let ines = await signs('ines@portal.example')
  expect(await inCart(ines)).toEqual([
    ['Folic acid', 20],
    ['Iron', 25],
  ])
  expect(await received(ines)).toEqual([
    {
      title: 'Standing order in your cart',
      content: `Your standing order for Colombia is in your cart. Place it by ${dayWritten(aWeekAfter(first!))}.`,
      link: '/cart',
    },
  ])
  const [{ nextOn: second, placeBy }] = (await own(ines)) as [calls.StandingOrder]
  expect([placeBy, second! > first!]).toEqual([aWeekAfter(first!), true])

  await done(removeCartLine, { productId: folic.id, countryId: 'co' }, ines)
  const { userId } = world.admin
  const admin = await portal.sessionOf({ userId, role: 'ADMIN', distributorId: null })
  await done(priceRegistration, { id: folic.in('co') as never, price: cents(99_900), discount: percent(0) }, admin)
  await onDay(second!)
  ines = await signs('ines@portal.example')
  expect(await inCart(ines)).toEqual([['Iron', 25]])
  const [waiting] = (await own(ines)) as [calls.StandingOrder]
  expect(waiting).toMatchObject({
    ...{ state: 'WAITS_FOR_REVIEW', nextOn: second },
    changes: [{ what: 'PRICE', productName: 'Folic acid', to: '$999.00', blocks: false }],
  })
  expect((await received(ines))[0]).toEqual({
    title: 'Standing order to review',
    content:
      'Your standing order for Colombia needs a review: the terms of Folic acid have changed. Nothing was put into the cart.',
    link: '/profile/standing-orders',
  })
  expect((await call(calls.acceptStandingOrder, { id, version: 1 }, ines)).status).toBe(409)
  await done(calls.acceptStandingOrder, { id, version: waiting.version }, ines)
  await portal.settle()
  expect(await inCart(ines)).toEqual([
    ['Iron', 25],
    ['Folic acid', 20],
  ])
  expect(await own(ines)).toMatchObject([{ state: 'ACTIVE', lines: [{ price: 99_900 }, {}] }])
})

test('paused and ended ones come into no cart', async () => {
  let ines = await signs('ines@portal.example')
  const [{ id, nextOn }] = (await own(ines)) as [calls.StandingOrder]
  for (const productId of [folic.id, iron.id]) await done(removeCartLine, { productId, countryId: 'co' }, ines)
  await done(calls.pauseStandingOrder, { id }, ines)
  await onDay(nextOn!)
  ines = await signs('ines@portal.example')
  expect(await inCart(ines)).toEqual([])
  await done(calls.resumeStandingOrder, { id }, ines)
  const [{ nextOn: later }] = (await own(ines)) as [calls.StandingOrder]
  expect(later! > nextOn!).toBe(true)
  await done(calls.endStandingOrder, { id }, ines)
  await onDay(later!)
  ines = await signs('ines@portal.example')
  expect(await inCart(ines)).toEqual([])
  expect(await own(ines)).toMatchObject([{ state: 'ENDED', nextOn: null }])
})

test('one of a person who left waits for a colleague, into whose cart it then comes', async () => {
  const ola = await signs('ola@portal.example')
  const norway = { countryId: 'no' as never, ...monthly, lines: [lineOf(folic)] }
  const { id } = await done(calls.createStandingOrder, norway, ola)
  const [{ nextOn }] = (await own(ola)) as [calls.StandingOrder]
  const { userId } = await world.person('Liv', 'PROCUREMENT', nordmed.id)
  await done(deactivateUser, { id: nordmed.procurement.userId as never }, await signs('liv@portal.example'))
  await onDay(nextOn!)
  const liv = await portal.sessionOf({ userId, role: 'PROCUREMENT', distributorId: nordmed.id })
  const [{ version, changes }] = (await own(liv)) as [calls.StandingOrder]
  expect(changes).toMatchObject([{ what: 'PERSON' }])
  await done(calls.acceptStandingOrder, { id, version }, liv)
  await portal.settle()
  expect(await inCart(liv)).toEqual([['Folic acid', 20]])
  expect(await own(liv)).toMatchObject([{ state: 'ACTIVE', person: expect.stringContaining('Liv') }])
})
