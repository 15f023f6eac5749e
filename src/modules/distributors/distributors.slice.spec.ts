import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { identity } from '#modules/identity/module.ts'
import { addresses } from '#projections/addresses.ts'
import { distributorOf, distributors } from '#projections/distributors.ts'
import { loyaltyAccounts } from '#projections/loyalty_accounts.ts'
import { users } from '#projections/users.ts'
import { company, type People, peopleOf } from '#tests/people.ts'
import { startPortal, type TestPortal } from '#tests/portal.ts'

import {
  activateDistributor,
  assignLoyaltyGroup,
  assignSalesRepresentative,
  assignTerritory,
  changeCompany,
  currentDistributor,
  listAddresses,
  officeDistributors,
  registerDistributor,
  removeAddress,
  setPrimaryAddress,
  suspendDistributor,
  upsertAddress,
} from './contract.ts'
import type { DistributorId } from './events.ts'
import { distributors as module } from './module.ts'

let portal: TestPortal
let { admin, registers, joins, signs } = {} as People
let companies = 0
type Side = { id: DistributorId; jwt: string }
let cast: { ours: Side; theirs: Side }

/** Two of them each time, so that whatever forgets whose it is shows. */
const twoCompanies = async () => {
  const name = `c${++companies}`
  const side = async (which: string, countryId: string): Promise<Side> => {
    const id = await registers(`${name}-${which}`, countryId)
    await joins(`buyer@${which}.${name}.example`, id)
    return { id, jwt: (await signs(`buyer@${which}.${name}.example`)).jwt }
  }
  return { ours: await side('ours', 'co'), theirs: await side('theirs', 'no') }
}

const warehouse = {
  type: 'SHIPPING' as const,
  name: 'Warehouse',
  addressee: 'Diego Salazar',
  address: 'Calle 26',
  zipCode: '110911',
  city: 'Bogotá',
  countryId: 'co',
  email: 'dock@andina.example',
  phone: '+57 1 555 0101',
}

const adds = async (
  who: { jwt: string },
  more: Partial<Parameters<typeof portal.call<typeof upsertAddress>>[1]> = {},
) => (await portal.call(upsertAddress, { ...warehouse, ...more }, who)).body.id

const listed = async (who: { jwt: string }) =>
  (await portal.call(listAddresses, {}, who)).body.map(
    ({ name, type, isPrimary }) => `${name} ${type}${isPrimary ? ' primary' : ''}`,
  )

const countEvents = async () => (await portal.owner.query('select from es.event')).rowCount

beforeAll(async () => {
  portal = await startPortal({
    modules: [identity, module],
    projections: [users, distributors, addresses, loyaltyAccounts],
  })
  ;({ admin, registers, joins, signs } = await peopleOf(portal))
})
beforeEach(async () => {
  cast = await twoCompanies()
})
afterAll(() => portal.stop())

describe('addresses', () => {
  test('are added, changed, made primary and deleted; every screen sees it at once', async () => {
    const { ours } = cast
    const first = await portal.call(upsertAddress, warehouse, ours)
    expect(first).toMatchObject({
      status: 200,
      body: { success: true, country: { id: 'co', name: 'Colombia', code: 'CO' } },
    })
    const second = await adds(ours, { name: 'Depot', id: null })
    await adds(ours, { name: 'Head office', type: 'BILLING' })
    expect(await listed(ours)).toEqual(['Warehouse SHIPPING primary', 'Depot SHIPPING', 'Head office BILLING primary'])

    await portal.call(setPrimaryAddress, { id: second }, ours)
    expect(await listed(ours)).toEqual(['Depot SHIPPING primary', 'Warehouse SHIPPING', 'Head office BILLING primary'])

    expect(await adds(ours, { id: second, name: 'Big depot', addressee: 'Paula Torres' })).toBe(second)
    await portal.call(removeAddress, { id: first.body.id }, ours)
    expect(await listed(ours)).toEqual(['Big depot SHIPPING primary', 'Head office BILLING primary'])
    const { body } = await portal.call(listAddresses, { type: 'SHIPPING' }, ours)
    expect(body).toMatchObject([
      { id: second, addressee: 'Paula Torres', email: warehouse.email, address2: null, countryId: 'co' },
    ])

    await adds(ours, { name: 'New', isPrimary: true })
    await portal.call(removeAddress, { id: second }, ours)
    expect(await listed(ours)).toEqual(['New SHIPPING primary', 'Head office BILLING primary'])
  })

  test('of another company do not exist, whatever is tried with them', async () => {
    const { ours, theirs } = cast
    const [own, foreign] = [await adds(ours), await adds(theirs, { countryId: 'no' })]
    const before = await countEvents()
    const tries = [
      await portal.call(upsertAddress, { ...warehouse, id: foreign }, ours),
      await portal.call(setPrimaryAddress, { id: foreign }, ours),
      await portal.call(removeAddress, { id: foreign }, ours),
    ]
    expect(tries.map(({ status, problem }) => [status, problem.error])).toEqual(
      Array(3).fill([404, 'This address does not exist']),
    )
    expect(await countEvents()).toBe(before)
    expect((await portal.call(listAddresses, {}, ours)).body.map(({ id }) => id)).toEqual([own])
    expect((await portal.call(currentDistributor, {}, theirs)).body).toMatchObject({
      id: theirs.id,
      shippingAddresses: [{ id: foreign }],
    })
  })

  test.each([
    [{ city: ' ' }, 'city', 'Missing mandatory fields'],
    [{ phone: undefined }, 'phone', 'Missing mandatory fields'],
    [{ countryId: 'any' }, 'countryId', 'Please choose a country from the list'],
    [{ type: 'OFFICE' }, 'type', undefined],
    [{ name: 5 }, 'name', undefined],
    [{ name: null }, 'name', undefined],
    [{ name: 'x'.repeat(201) }, 'name', undefined],
    [{ name: 'a\u0000b' }, 'name', undefined],
    [{ isPrimary: 1 }, 'isPrimary', undefined],
    [{ id: 'none' }, 'id', undefined],
    [{ distributorId: 'x' }, 'distributorId', undefined],
  ])('with %j are refused at %s, and nothing is recorded', async (fault, field, error) => {
    const before = await countEvents()
    const { status, problem } = await portal.call(upsertAddress, { ...warehouse, ...fault } as never, cast.ours)
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [field]])
    if (error) expect(problem.error).toBe(error)
    expect(await countEvents()).toBe(before)
  })

  test('are for PROCUREMENT to change and for MARKETING to read', async () => {
    const { ours } = cast
    await joins(`mkt@${ours.id}.example`, ours.id, 'MARKETING')
    const marketer = await signs(`mkt@${ours.id}.example`)
    const id = await adds(ours)
    expect(await listed(marketer)).toEqual(['Warehouse SHIPPING primary'])
    expect((await portal.call(upsertAddress, warehouse, marketer)).status).toBe(403)
    expect((await portal.call(removeAddress, { id }, marketer)).status).toBe(403)
    expect((await portal.call(listAddresses, {})).status).toBe(401)
  })

  test('sent twice with one key are one address, at once too', async () => {
    const { ours } = cast
    const send = () =>
      portal.call(upsertAddress, warehouse, { ...ours, headers: { 'idempotency-key': `key-${ours.id}` } })
    const answers = await Promise.all(Array.from({ length: 8 }, send))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await listed(ours)).toHaveLength(1)
    const other = await portal.call(
      upsertAddress,
      { ...warehouse, name: 'Other' },
      { ...ours, headers: { 'idempotency-key': `key-${ours.id}` } },
    )
    expect(other.status).toBe(409)
  })

  test('added at the same moment all stay, and one of them is primary', async () => {
    const { ours } = cast
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, i) => portal.call(upsertAddress, { ...warehouse, name: `W${i}` }, ours)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const names = await listed(ours)
    expect(names).toHaveLength(4)
    expect(names.filter((name) => name.endsWith('primary'))).toHaveLength(1)
  })
})

describe('a company', () => {
  test('changes its own data, by PROCUREMENT, and sees it at once', async () => {
    const { ours, theirs } = cast
    const answered = await portal.call(changeCompany, { ...company('Renamed', 'pe'), contactName: null }, ours)
    expect(answered.body).toMatchObject({ success: true, country: { id: 'pe', name: 'Peru' } })
    expect((await portal.call(currentDistributor, {}, ours)).body).toMatchObject({
      organizationName: 'Renamed',
      countryId: 'pe',
      contactName: null,
    })
    expect((await portal.call(currentDistributor, {}, theirs)).body.organizationName).not.toBe('Renamed')
    const wrong = await portal.call(changeCompany, { ...company('Renamed'), email: 'none' }, ours)
    expect(wrong).toMatchObject({
      status: 422,
      problem: { error: 'Company email invalid', errors: { email: expect.any(String) } },
    })
  })

  test('is activated by QUALITY with its territory, and represented by SALES', async () => {
    const { ours, theirs } = cast
    const quality = await portal.as('QUALITY')
    const stateOf = async (id: DistributorId) => (await distributorOf(portal.node.services.db, id))?.state
    expect((await portal.call(activateDistributor, { id: ours.id }, quality)).status).toBe(409)

    const sales = await joins(`sales-${ours.id}@partnercare.example`, null, 'SALES')
    const territory = { id: ours.id, region: 'Andes', countryIds: ['co', 'pe'] as never }
    for (const answered of [
      await portal.call(assignTerritory, territory, quality),
      await portal.call(assignSalesRepresentative, { id: ours.id, userId: sales }, quality),
      await portal.call(activateDistributor, { id: ours.id }, quality),
      await portal.call(assignLoyaltyGroup, { id: ours.id, group: 1 }, await portal.as('SALES')),
    ])
      expect(answered).toMatchObject({ status: 200, body: { success: true } })

    expect([await stateOf(ours.id), await stateOf(theirs.id)]).toEqual(['ACTIVE', 'PENDING'])
    expect((await portal.call(currentDistributor, {}, ours)).body).toMatchObject({
      state: 'ACTIVE',
      region: 'Andes',
      countries: [{ id: 'co' }, { id: 'pe' }],
      loyaltyProgramGroup: 1,
    })
    const list = (await portal.call(officeDistributors, {}, quality)).body
    expect(list.find(({ id }) => id === ours.id)).toMatchObject({
      state: 'ACTIVE',
      salesRepresentativeId: sales,
      email: expect.stringContaining('@'),
    })

    await portal.call(suspendDistributor, { id: ours.id, reason: 'Unpaid invoices' }, quality)
    expect(await stateOf(ours.id)).toBe('SUSPENDED')
    const { rows } = await portal.owner.query('select reason from es.commit where reason is not null')
    expect(rows).toEqual([{ reason: 'Unpaid invoices' }])
  })

  test('is represented by active people of sales only', async () => {
    const quality = await portal.as('QUALITY')
    const { ours } = cast
    const analyst = await joins(`analyst-${ours.id}@partnercare.example`, null, 'ANALYST')
    for (const userId of [analyst, ours.id])
      expect(await portal.call(assignSalesRepresentative, { id: ours.id, userId }, quality)).toMatchObject({
        status: 422,
        problem: { errors: { userId: 'Please choose an active person of sales' } },
      })
  })

  test('is registered by ADMIN only, complete, and not there until it is', async () => {
    expect((await portal.call(registerDistributor, company('Nobody'), cast.ours)).status).toBe(403)
    expect((await portal.call(registerDistributor, company('Nobody'), await portal.as('SALES'))).status).toBe(403)
    const { phone: _phone, ...incomplete } = company('Nobody')
    expect(await portal.call(registerDistributor, incomplete, admin)).toMatchObject({
      status: 422,
      problem: { error: 'Missing mandatory fields' },
    })
    const nowhere = { id: '01900000-0000-7000-8000-000000000000', group: 2 as const }
    expect((await portal.call(assignLoyaltyGroup, nowhere, admin)).status).toBe(404)
  })
})
