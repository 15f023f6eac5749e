import { addDays } from 'date-fns/addDays'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerProduct } from '#modules/catalogue/office-contract.ts'
import { changePrices, withdrawPrices } from '#modules/catalogue/prices/price-change-contract.ts'
import { activateDistributor, assignTerritory, registerDistributor } from '#modules/distributors/contract.ts'
import { erasePerson } from '#modules/identity/people/people-contract.ts'
import { correctCareCoins } from '#modules/loyalty/contract.ts'
import { issueQuote } from '#modules/ordering/desk/office-contract.ts'
import { showQuoteBasis } from '#modules/ordering/quotes/quote-contract.ts'
import { changePromoCode, createPromoCode } from '#modules/promotions/contract.ts'
import { changeApprovals, showSettings } from '#modules/settings/contract.ts'
import { secondPersonBySettings, settingsOf } from '#modules/settings/module.ts'
import type { Day } from '#platform/event.ts'
import type { Endpoint, Input } from '#platform/http/endpoint.ts'
import { cents, percent } from '#platform/money.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { unchecked } from '#platform/typed.ts'
import { secondPersonRequests } from '#projections/second_person_requests.ts'
import { settings } from '#projections/settings.ts'
import { approveFile } from '#tests/company-file.ts'
import { company as aCompany } from '#tests/people.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { startTrading, trading } from '#tests/trading.ts'
import { approvalsAbout, approveRequest, listApprovals, rejectRequest, withdrawRequest } from './contract.ts'
import { approvalsFrom } from './module.ts'

const settingsModule = settingsOf([])
const business = [...trading.modules, settingsModule]
const { portal, world, call, done, andina, folic, iron, placed, sales } = await startTrading({
  modules: [settingsModule, approvalsFrom(business, secondPersonBySettings)],
  projections: [settings, secondPersonRequests],
})
const { node, owner } = portal
const ada = await world.person('Ada', 'ADMIN', null)
const ben = await world.person('Ben', 'ADMIN', null)
afterAll(() => portal.stop())

type Caller = { readonly jwt: string }
const requested = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { jwt }: Caller = ada,
  reason = 'Agreed by phone',
) => call(endpoint, input, { jwt, headers: { 'approval-reason': encodeURIComponent(reason) } })
const idIn = (body: unknown): string => unchecked<{ waitsForApproval: string }>(body).waitsForApproval
const requestOf = async (id: string, as: Caller = ben) =>
  (await done(listApprovals, {}, as)).rows.find((request) => request.id === id)

/** The commits that recorded an event of this type. */
const recorded = async (type: string) =>
  (
    await owner.query<{ actor: string; causation: string | null }>(
      `select c.actor, c.causation from es.event e join es.commit c on c.id = e.commit_id where e.type = $1`,
      [type],
    )
  ).rows

const rules = { activations: 0, careCoins: 100, discounts: 10, erasures: 0, prices: 0 } as const
const expectedVersion = async () => (await done(showSettings, {}, ada)).versions.approvals

const pendingCompany = async () => {
  const { id } = await done(
    registerDistributor,
    { ...aCompany('Nueva Salud', 'co'), email: 'hello@nueva.example' },
    ada,
  )
  await done(assignTerritory, { id, region: 'Andes', countryIds: ['co'] as never }, ada)
  await approveFile(portal, id)
  return id
}
const code = (name: string, discount: number) =>
  ({ code: name, type: 'DISCOUNT', discount: percent(discount), validFrom: '2026-11-01' as Day }) as const
const price = (amount: number) => ({
  effectiveOn: null,
  changes: [{ registrationId: folic.in('co') as never, price: cents(amount), discount: percent(10) }],
})

/** A command of each kind, prepared while nothing needs a second person, and the event that it would record. */
const prepared = async () => {
  const companyId = await pendingCompany()
  const { orderId } = await placed()
  const { lines } = await done(showQuoteBasis, { id: orderId }, ada)
  const adjustments = [{ lineId: lines[0]!.lineId, unitPrice: cents(900), reason: 'Yearly volume' }]
  await done(createPromoCode, code('LASTING-40', 40), ada)
  const effectiveOn = addDays(node.clock.now(), 40).toISOString().slice(0, 10) as Day
  await done(changePrices, { ...price(1_900), effectiveOn }, ada)
  const leaver = await world.person('Lea', 'MARKETING', andina.id)
  const lists = { productIds: null, distributorIds: null, maximumUses: null, maximumUsesPerDistributor: null }
  const until = (validUntil: Day | null) => ({ ...lists, validFrom: '2026-11-01' as Day, validUntil })
  return {
    'an activation': [activateDistributor, { id: companyId }, 'DistributorActivated', companyId],
    CareCoins: [
      correctCareCoins,
      { distributorId: andina.id, change: 500, reason: 'Counted again' },
      'CareCoinsCorrected',
      andina.id,
    ],
    'a quote below the list': [issueQuote, { id: orderId, ...oneFreight(8_000), adjustments }, 'QuoteIssued', orderId],
    'a promo code': [createPromoCode, code('HALF-PRICE', 50), 'PromoCodeCreated', 'HALF-PRICE'],
    'a wider promo code': [
      changePromoCode,
      { code: 'LASTING-40', ...until('2027-12-31' as Day), opened: until(null) },
      'PromoCodeChanged',
      'LASTING-40',
    ],
    'a price': [changePrices, price(1_400), 'RegistrationPriced', folic.id],
    'a price for a day': [
      changePrices,
      { ...price(1_500), effectiveOn: addDays(node.clock.now(), 30).toISOString().slice(0, 10) as Day },
      'PriceScheduled',
      folic.id,
    ],
    'a price that is withdrawn': [
      withdrawPrices,
      { scheduled: [{ registrationId: folic.in('co') as never, effectiveOn }] },
      'ScheduledPriceWithdrawn',
      folic.id,
    ],
    'an erasure': [
      erasePerson,
      { id: leaver.userId, email: leaver.email, reason: 'They requested it' },
      'PersonErased',
      leaver.userId,
    ],
  } as const
}
const kinds = [
  ...['an activation', 'CareCoins', 'a quote below the list', 'a promo code', 'a wider promo code', 'a price'],
  ...['a price for a day', 'a price that is withdrawn', 'an erasure'],
] as const

let commands = unchecked<Awaited<ReturnType<typeof prepared>>>({})
beforeAll(async () => {
  commands = await prepared()
  await done(changeApprovals, { expectedVersion: await expectedVersion(), ...rules }, ada)
  await portal.settle()
})

describe.each(kinds)('%s', (kind) => {
  const command = () => {
    const [endpoint, input, type, about] = commands[kind as keyof typeof commands]
    return { endpoint, input: input as never, type, about }
  }

  test('is executed once, in the name of who requested it, after another person has approved it', async () => {
    const { endpoint, input, type, about } = command()
    const before = (await recorded(type)).length

    const alone = await call(endpoint, input, { jwt: ada.jwt })
    expect(alone).toMatchObject({ status: 409, problem: { needs: 'second-person' } })
    const { status, body } = await requested(endpoint, input)
    expect(status).toBe(200)
    const id = idIn(body)
    await portal.settle()
    expect(await recorded(type)).toHaveLength(before)

    const waiting = await requestOf(id)
    expect(waiting).toMatchObject({ status: 'WAITING', reason: 'Agreed by phone', mayDecide: true, moreEffects: 0 })
    expect(waiting?.effects[0]?.what).toMatch(/\w/)
    expect(await requestOf(id, ada)).toMatchObject({ mayDecide: false, mayWithdraw: true })
    expect(await done(approvalsAbout, { id: about }, sales)).toMatchObject([{ id, requestedBy: { id: ada.userId } }])

    expect((await call(approveRequest, { id }, { jwt: ada.jwt })).status).toBe(403)
    expect((await call(rejectRequest, { id, reason: 'No' }, { jwt: ada.jwt })).status).toBe(403)
    await portal.settle()
    expect(await recorded(type)).toHaveLength(before)

    await done(approveRequest, { id }, ben)
    await portal.settle()
    expect(await requestOf(id)).toMatchObject({ status: 'APPROVED', decidedBy: { id: ben.userId }, note: null })
    const after = await recorded(type)
    expect(after).toHaveLength(before + 1)
    const { rows } = await owner.query<{ position: string }>(
      `select l.position from es.event e join es.stream s on s.id = e.stream_id join es.log l on l.commit_id = e.commit_id
       where s.key = $1 and e.type = 'SecondPersonApproved'`,
      [id],
    )
    expect(after.at(-1)).toEqual({ actor: ada.userId, causation: rows[0]!.position })
    expect((await call(approveRequest, { id }, { jwt: ben.jwt })).status).toBe(409)
    expect(await done(approvalsAbout, { id: about }, sales)).toEqual([])
  })
})

test('a price that comes with a new registration needs a second person like any other', async () => {
  const entry = { countryId: 'pe' as never, status: 'REGISTERED' as const }
  const registrations = [{ ...entry, price: cents(900) }]
  const priced = await call(registerProduct, { productId: iron.id as never, registrations }, { jwt: ada.jwt })
  expect(priced).toMatchObject({ status: 409, problem: { needs: 'second-person', matters: ['prices'] } })
  await done(registerProduct, { productId: iron.id as never, registrations: [entry] }, ada)
})

describe('the rules', () => {
  test('are not changed by one person alone once there is one', async () => {
    const off = { activations: null, careCoins: null, discounts: null, erasures: null, prices: null }
    const input = { expectedVersion: await expectedVersion(), ...off }
    expect((await call(changeApprovals, input, { jwt: ada.jwt })).status).toBe(409)
    const { body } = await requested(changeApprovals, input)
    await done(rejectRequest, { id: idIn(body), reason: 'They stay on' }, ben)
    await portal.settle()
    expect((await done(showSettings, {}, ada)).approvals).toEqual(rules)
    expect(await requestOf(idIn(body), ada)).toMatchObject({ status: 'REJECTED', note: 'They stay on' })
  })

  test('leave alone what is not over the limit', async () => {
    await done(createPromoCode, code('TEN-OFF', 10), ada)
    await done(correctCareCoins, { distributorId: andina.id, change: 100, reason: 'Counted again' }, ben)
  })

  test('count the CareCoins of a person and day together', async () => {
    const slice = { distributorId: andina.id, change: 1, reason: 'One more' }
    expect((await call(correctCareCoins, slice, { jwt: ben.jwt })).status).toBe(409)
  })
})

describe('a request', () => {
  const prices = async (amount: number) => idIn((await requested(changePrices, price(amount))).body)

  test('is refused at its approval when what it would do has changed, and stays', async () => {
    const [first, second] = [await prices(1_600), await prices(1_700)]
    await done(approveRequest, { id: first }, ben)
    await portal.settle()
    expect(await call(approveRequest, { id: second }, { jwt: ben.jwt })).toMatchObject({
      status: 409,
      problem: { error: 'What this would do has changed since it was requested. Please request it again.' },
    })
    expect(await requestOf(second)).toMatchObject({ status: 'WAITING' })
    await done(withdrawRequest, { id: second }, ada)
  })

  test('is withdrawn by who made it alone', async () => {
    const id = await prices(2_100)
    expect((await call(withdrawRequest, { id }, { jwt: ben.jwt })).status).toBe(404)
    await done(withdrawRequest, { id }, ada)
    expect((await call(approveRequest, { id }, { jwt: ben.jwt })).status).toBe(409)
    expect(await requestOf(id)).toMatchObject({ status: 'WITHDRAWN' })
  })

  test('is seen and decided by those who may give the command', async () => {
    const id = await prices(2_200)
    expect(await requestOf(id, sales)).toBeUndefined()
    expect((await call(approveRequest, { id }, { jwt: sales.jwt })).status).toBe(404)
    expect((await call(rejectRequest, { id, reason: 'No' }, { jwt: sales.jwt })).status).toBe(404)
    await done(withdrawRequest, { id }, ada)
  })

  test('is answered again by its key', async () => {
    const headers = { 'approval-reason': 'Agreed', 'idempotency-key': 'one-price' }
    const [first, again] = [
      await call(changePrices, price(2_300), { jwt: ada.jwt, headers }),
      await call(changePrices, price(2_300), { jwt: ada.jwt, headers }),
    ]
    expect(idIn(again.body)).toBe(idIn(first.body))
    await done(withdrawRequest, { id: idIn(first.body) }, ada)
  })

  test('ends after a week', async () => {
    const id = await prices(2_400)
    const later = addDays(node.clock.now(), 8)
    await setDatabaseClock(owner, later)
    await node.clock.follow(later)
    await portal.settle()
    expect(
      (await portal.asSystem().stateOf(secondPersonBySettings.rules.decider, 'settings')).chosen.approvals,
    ).toEqual(rules)
    const { rows } = await owner.query(
      `select 1 from es.event e join es.stream s on s.id = e.stream_id
       where s.key = $1 and e.type = 'SecondPersonRequestExpired'`,
      [id],
    )
    expect(rows).toHaveLength(1)
  })
})
