import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestAgreement } from '#modules/agreements/contract.ts'
import { approveRequest } from '#modules/approvals/contract.ts'
import type { CountryId } from '#modules/catalogue/events.ts'
import { priceRegistration } from '#modules/catalogue/office-contract.ts'
import { assignLoyaltyGroup, changeCompany } from '#modules/distributors/contract.ts'
import { correctCareCoins, grantCareCoins } from '#modules/loyalty/contract.ts'
import { placeOrder } from '#modules/ordering/contract.ts'
import { createPromoCode } from '#modules/promotions/contract.ts'
import { findEverywhere } from '#modules/search/contract.ts'
import { lookAtRequest } from '#modules/service/work/contract.ts'
import { changeApprovals, showSettings } from '#modules/settings/contract.ts'
import { changeWritten } from '#platform/facts.ts'
import { countedOut } from '#platform/http/admission.ts'
import { cents, percent } from '#platform/money.ts'
import { unchecked } from '#platform/typed.ts'
import { modules, projections } from '#portal'
import { startPortal } from '#tests/portal.ts'
import { trade } from '#tests/trade.ts'
import { type AuditEntry, explainFact, exportAudit, replayStream, searchAudit } from './contract.ts'

type World = Awaited<ReturnType<typeof trade>>

let portal: Awaited<ReturnType<typeof startPortal>>
let world: World
let analyst: Awaited<ReturnType<World['person']>>
let sales: typeof analyst
let andina: Awaited<ReturnType<World['company']>>
let folic: Awaited<ReturnType<World['product']>>

beforeAll(async () => {
  portal = await startPortal({ modules, projections, environment: { SEARCHES_PER_MINUTE: '40' } })
  world = await trade(portal)
  analyst = await world.person('Ana', 'ANALYST', null)
  sales = await world.person('Sofia', 'SALES', null)
  andina = await world.company('Andina Salud', ['co'], 'Ines', 'Mateo')
  folic = await world.product('Folic acid', ['co'])
  const place = { address: 'Calle 93', zipCode: '110221', city: 'Bogotá', countryId: 'co', phone: '+57 1' } as const
  const changes = { ...place, organizationName: 'Andina Salud SAS', email: 'new@andina.example', contactName: 'Ines' }
  await world.done(changeCompany, changes, andina.procurement)
})
afterAll(() => portal.stop())

const placed = () => {
  const { shippingAddressId, billingAddressId, procurement } = andina
  const line = { registrationId: folic.in('co'), packagingId: folic.packagingId, quantity: 20 }
  const shipping = { method: 'CIP', transportMode: 'Airport', destination: 'Bogotá' } as const
  return world.done(placeOrder, { registrations: [line], shipping, shippingAddressId, billingAddressId }, procurement)
}

const company = () => ({ kind: 'distributor', key: andina.id as string })

test('any stream can be searched by what it is, who did it, by which command and when', async () => {
  const found = async (filter: object) => (await world.done(searchAudit, filter, analyst)).entries
  const types = (entries: readonly AuditEntry[]) => entries.map(({ type }) => type)
  expect(types(await found(company())).slice(0, 2)).toEqual(['CompanyChanged', expect.any(String)])
  const byInes = await found({ actor: andina.procurement.userId })
  expect(new Set(byInes.map(({ who }) => who))).toEqual(new Set(['Ines Restrepo']))
  expect(types(await found({ command: 'set-data' }))).toEqual(['CompanyChanged'])
  expect(types(await found({ kind: 'registration', type: 'RegistrationPriced' }))).not.toHaveLength(0)
  const until = byInes[0]!.at
  expect((await found({ until })).every(({ at }) => at <= until)).toBe(true)
  expect(await found({ from: '2090-01-01T00:00:00.000Z' })).toEqual([])
})

test('things are found by what they are called, wherever their events are; nothing else is', async () => {
  const { orderId, num } = await placed()
  const search = async (about: string, more: object = {}) => world.done(searchAudit, { about, ...more }, sales)
  const keys = async (about: string) => new Set((await search(about)).entries.map(({ kind, key }) => `${kind} ${key}`))

  expect((await search(num)).about).toEqual([{ kind: 'order', key: orderId, name: num }])
  expect(await keys(num)).toEqual(new Set([`order ${orderId}`]))
  expect(await keys(num.replace('-', ' '))).toEqual(new Set([`order ${orderId}`]))
  expect(await keys(orderId)).toEqual(new Set([`order ${orderId}`]))
  const ofCompany = await search('salud ANDINA')
  expect(ofCompany.about).toEqual([{ kind: 'distributor', key: andina.id, name: 'Andina Salud SAS' }])
  expect(ofCompany.entries.every(({ company: name }) => name === 'Andina Salud SAS')).toBe(true)
  expect(new Set(ofCompany.entries.map(({ kind }) => kind))).toContain('order')
  expect(
    (await search('ines')).entries.every(
      ({ who, key }) => who === 'Ines Restrepo' || key === andina.procurement.userId,
    ),
  ).toBe(true)
  expect(await keys('folic')).toContain(`registration ${folic.in('co')}`)

  const nothing = await search('No one at all')
  expect({ about: nothing.about, entries: nothing.entries, next: nothing.next }).toEqual({
    about: [],
    entries: [],
    next: null,
  })
})

test('notifications are left out unless they are requested', async () => {
  await placed()
  await portal.settle()
  const kinds = async (filter: object) =>
    new Set((await world.done(searchAudit, filter, analyst)).entries.map(({ kind }) => kind))
  expect(await kinds({})).not.toContain('notification')
  expect(await kinds({ notifications: 'yes' })).toContain('notification')
  expect(await kinds({ kind: 'notification' })).toEqual(new Set(['notification']))
})

test('who looks at what is left out; a request of a company for a country is named by both', async () => {
  const key = `${andina.id}:co`
  await world.done(requestAgreement, { countriesIds: ['co' as CountryId] }, andina.procurement)
  await world.done(lookAtRequest, { id: key, writing: false }, sales)
  const events = async (filter: object) =>
    (await world.done(searchAudit, filter, analyst)).entries.map(({ type }) => type)
  expect(await events({})).not.toContain('RequestOpened')
  const { entries } = await world.done(searchAudit, { kind: 'ticket-desk', notifications: 'yes' } as never, analyst)
  expect(entries.find((entry) => entry.key === key)).toMatchObject({
    type: 'RequestOpened',
    about: 'Andina Salud SAS, Colombia',
  })
})

test('it goes back page by page to the beginning of the log', async () => {
  const positions: number[] = []
  let before: number | undefined
  do {
    const filter = { notifications: 'yes', ...(before !== undefined && { before }) } as const
    const page = await world.done(searchAudit, filter, analyst)
    positions.push(...page.entries.map(({ position }) => position))
    before = page.next ?? undefined
  } while (before !== undefined)
  expect(positions).toEqual(Array.from({ length: positions.length }, (_, at) => positions.length - at))
})

test('an event has a description and its data', async () => {
  const { entries } = await world.done(searchAudit, { ...company(), type: 'CompanyChanged' }, analyst)
  expect(entries[0]).toMatchObject({
    who: 'Ines Restrepo',
    what: 'changed the company’s data',
    detail: 'Andina Salud SAS, Bogotá, Colombia',
    company: 'Andina Salud SAS',
    command: 'ChangeCompany POST /distributors/set-data',
    from: expect.stringContaining('127.0.0.1'),
    data: { organizationName: 'Andina Salud SAS', email: 'new@andina.example' },
  })
})

test('a row says what changed from what to what; sealed values only to those who may read them', async () => {
  const rowsFor = async (filter: object, reader = analyst) => (await world.done(searchAudit, filter, reader)).entries
  const changesIn = (entries: readonly AuditEntry[]) => entries.map(({ changes }) => changes.map(changeWritten))
  const moved = { ...company(), type: 'CompanyChanged' }
  const [openly] = changesIn(await rowsFor(moved))
  expect(openly).toContain('Organization name: Andina Salud → Andina Salud SAS')
  expect(openly?.filter((said) => said.startsWith('Email: '))).toEqual([
    expect.stringMatching(/^Email: .+@.+ → new@andina\.example$/),
  ])
  const [closed] = changesIn(await rowsFor(moved, sales))
  expect(closed).toContain('Organization name: Andina Salud → Andina Salud SAS')
  expect(closed?.join()).not.toMatch(/Email|@/)

  const id = folic.in('co') as never
  for (const price of [12_300, 11_700]) {
    const set = { id, price: cents(price), discount: percent(0) }
    await world.done(priceRegistration, set, world.admin)
  }
  await portal.node.readModels.waitFor(['products'], await portal.node.log.seal(), 60_000)
  const prices = { kind: 'registration', key: folic.in('co'), type: 'RegistrationPriced' }
  const [latest, ...before] = await rowsFor(prices)
  expect(latest?.about).toMatch(/^\S+ in Colombia$/)
  expect(changesIn([latest!])).toEqual([[`Price of ${latest?.about}: $123.00 → $117.00`]])
  expect(changesIn(before).at(-1)).toEqual([])
  expect(changesIn((await world.done(replayStream, prices, sales)).entries).at(-1)).toEqual(changesIn([latest!])[0])

  const sheet = await portal.call(exportAudit, { ...prices, format: 'csv' } as never, analyst)
  expect(String(sheet.body)).toContain(`Price of ${latest?.about}: $123.00 → $117.00`)
})

test('personal data is opened for analysts and administrators only', async () => {
  for (const [reader, opened] of [
    [analyst, true],
    [world.admin, true],
    [sales, false],
  ] as const) {
    const searched = await world.done(searchAudit, company(), reader)
    const replayed = await world.done(replayStream, company(), reader)
    for (const answer of [searched, replayed]) {
      expect(answer.opened).toBe(opened)
      const text = JSON.stringify(answer)
      expect(text.includes('new@andina.example')).toBe(opened)
      expect(text.includes('127.0.0.1')).toBe(opened)
      expect(text).not.toContain('sealed:1:')
    }
  }
})

test('a company is shown as it was as of any moment, and after any event', async () => {
  const { entries } = await world.done(replayStream, company(), analyst)
  const [first, last] = [entries[0]!, entries.at(-1)!]
  const nameAt = async (input: object) =>
    (await world.done(replayStream, { ...company(), ...input }, analyst)).facts.find(
      ({ id }) => id === 'distributors/organizationName',
    )?.text
  expect(await nameAt({})).toBe('Andina Salud SAS')
  expect(await nameAt({ at: first.position })).toBe('Andina Salud')
  expect(await nameAt({ asOf: entries.at(-2)!.at })).toBe('Andina Salud')
  const { changes } = await world.done(replayStream, { ...company(), at: last.position }, analyst)
  expect(changes).toContainEqual({
    id: 'distributors/organizationName',
    label: 'Organization name',
    before: 'Andina Salud',
    after: 'Andina Salud SAS',
  })
})

test('countries and people are shown by their names, addresses line by line, and no id or place in the log', async () => {
  const replayed = await world.done(replayStream, company(), analyst)
  expect(replayed.name).toBe('Andina Salud SAS')
  const said = new Map(replayed.facts.map(({ label, text }) => [label, text]))
  expect(said.get('Country')).toBe('Colombia')
  expect(said.get('Countries')).toBe('Colombia')
  expect(said.get('State')).toBe('Active')
  const address = replayed.facts.find(({ id }) => id.startsWith('addresses/'))
  expect(address?.text).toMatch(/\nCountry: Colombia\n/)
  expect(address?.text).toMatch(/^Type: .*\nName: .*\n(.*\n)*Primary: Yes\nRemoved: No$/)
  expect(address?.text).not.toContain('Distributor')
  expect(JSON.stringify(replayed.facts.map(({ label, text }) => [label, text]))).not.toMatch(
    /[\da-f]{8}-[\da-f]{4}-|Added at|Distributor id/,
  )
  const first = await world.done(replayStream, { ...company(), at: replayed.entries[0]!.position }, analyst)
  expect(first.name).toBe('Andina Salud')
  const account = await world.done(replayStream, { kind: 'user', key: andina.procurement.userId }, sales)
  expect(account.name).toBe('Ines Restrepo')
})

test('the prices of a product as of a moment come from the streams of its registrations', async () => {
  const product = { kind: 'product', key: folic.id as string }
  const then = await world.done(replayStream, product, analyst)
  const id = folic.in('co')
  await world.done(priceRegistration, { id: id as never, price: cents(9_900), discount: percent(0) }, world.admin)
  await portal.node.readModels.waitFor(['products'], await portal.node.log.seal(), 60_000)
  const priceIn = (answer: typeof then) =>
    /^Price: (.+)$/m.exec(answer.facts.find((it) => it.id.endsWith(`/${id}`))?.text ?? '')?.[1]
  const now = await world.done(replayStream, product, analyst)
  expect(priceIn(now)).toBe('$99.00')
  expect(priceIn(then)).not.toBe('$99.00')
  expect(priceIn(await world.done(replayStream, { ...product, at: then.at }, analyst))).toBe(priceIn(then))
  expect(now.changes.map(({ after }) => after)).toContainEqual(expect.stringContaining('Price: $99.00'))
})

test('a balance says which events it comes from, the newest first', async () => {
  const account = { distributorId: andina.id, activity: 'COMPLETED_SURVEY' as const, reason: 'As agreed' }
  await world.done(assignLoyaltyGroup, { id: andina.id as never, group: 1 }, world.admin)
  for (const amount of [300, 45]) await world.done(grantCareCoins, { ...account, amount }, world.admin)
  await world.done(correctCareCoins, { distributorId: andina.id, change: -5, reason: 'Twice' }, world.admin)
  const balance = { kind: 'loyalty-account', key: andina.id as string, fact: 'loyalty_accounts/balance' }
  const from = await world.done(explainFact, balance, analyst)
  expect(from.map(({ type, before, after }) => [type, before, after])).toEqual([
    ['CareCoinsCorrected', '345', '340'],
    ['CareCoinsGranted', '300', '345'],
    ['CareCoinsGranted', null, '300'],
  ])
})

test('what was done after an approval says who approved it, and why to those who may read it', async () => {
  const { done, admin, person } = world
  const ben = await person('Ben', 'ADMIN', null)
  const { versions } = await done(showSettings, {}, admin)
  const rules = { activations: null, careCoins: null, discounts: 10, erasures: null, prices: null }
  await done(changeApprovals, { expectedVersion: versions.approvals, ...rules }, admin)
  const code = { code: 'FORTY-OFF', type: 'DISCOUNT', discount: percent(40), validFrom: '2026-11-01' as never } as const
  const headers = { 'approval-reason': 'Congress' }
  const { body } = await portal.call(createPromoCode, code, { jwt: sales.jwt, headers })
  const { waitsForApproval: id } = unchecked<{ waitsForApproval: string }>(body)
  await done(approveRequest, { id }, ben)
  await portal.settle()
  const created = async (reader: typeof analyst) =>
    (await done(searchAudit, { type: 'PromoCodeCreated' }, reader)).entries.map(({ who, approval }) => [who, approval])
  expect(await created(analyst)).toEqual([['Sofia Restrepo', { id, by: 'Ben Restrepo', reason: 'Congress' }]])
  expect(await created(sales)).toEqual([['Sofia Restrepo', { id, by: 'Ben Restrepo', reason: 'sealed' }]])
  const all = await done(searchAudit, { notifications: 'yes' }, analyst)
  const approved = all.entries.filter(({ approval }) => approval !== null)
  expect(approved.map(({ type }) => type)).toEqual(['PromoCodeCreated'])
  const { entries } = await done(replayStream, { kind: 'second-person-request', key: id }, analyst)
  expect(entries.map(({ type }) => type)).toEqual(['SecondPersonRequested', 'SecondPersonApproved'])
  const sheet = await portal.call(exportAudit, { type: 'PromoCodeCreated', format: 'csv' } as never, analyst)
  expect(String(sheet.body)).toContain('Ben Restrepo')
})

test('what there is not is not found', async () => {
  const { call } = portal
  const none = { kind: 'order', key: randomUUID() }
  expect((await call(replayStream, none, analyst)).status).toBe(404)
  expect((await call(replayStream, { kind: 'nothing', key: 'x' }, analyst)).status).toBe(404)
  const early = { ...company(), asOf: '2020-01-01T00:00:00.000Z' as never }
  expect((await call(replayStream, early, analyst)).status).toBe(404)
  expect((await call(searchAudit, {}, andina.procurement)).status).toBe(403)
})

test('nothing is known of a moment that is still to come', async () => {
  const asOf = new Date(portal.node.clock.now().getTime() + 86_400_000).toISOString() as never
  expect(await portal.call(replayStream, { ...company(), asOf }, analyst)).toMatchObject({
    status: 422,
    problem: { errors: { asOf: 'This moment is still to come' } },
  })
})

test('a person searches everything and the audit trail so many times a minute, and reads it as often as they like', async () => {
  const [one, other] = [await portal.as('ANALYST'), await portal.as('ANALYST')]
  const { rateLimits, sessions, configuration } = portal.node.services
  const { userId } = (await sessions.identify(one.jwt))!
  const about = async (who: typeof one) => (await portal.call(searchAudit, { about: 'Andina' }, who)).status
  const everywhere = async () => (await portal.call(findEverywhere, { search: 'Andina' }, one)).status
  expect([await about(one), await everywhere()]).toEqual([200, 200])
  // The rest of the minute, at once: a slow machine would have forgotten the first ones before it had sent the last.
  let more = 0
  while (!(await countedOut({ rateLimits, configuration }, 'searches', userId))) more += 1
  expect(more).toBeGreaterThanOrEqual(38)
  expect([await about(one), await everywhere()]).toEqual([429, 429])
  expect((await portal.call(searchAudit, {}, one)).status).toBe(200)
  expect(await about(other)).toBe(200)
})
