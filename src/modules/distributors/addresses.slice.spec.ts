import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { warehouse } from '#tests/people.ts'
import { type PeoplePortal, startWithPeople } from '#tests/people-portal.ts'
import { currentDistributor, listAddresses, removeAddress, setPrimaryAddress, upsertAddress } from './contract.ts'

let { portal, joins, signs, pair } = {} as PeoplePortal
let cast: Awaited<ReturnType<PeoplePortal['pair']>>

beforeAll(async () => {
  ;({ portal, joins, signs, pair } = await startWithPeople())
})
beforeEach(async () => {
  cast = await pair()
})
afterAll(() => portal.stop())

const adds = async (
  who: { jwt: string },
  more: Partial<Parameters<typeof portal.call<typeof upsertAddress>>[1]> = {},
) => (await portal.call(upsertAddress, { ...warehouse, ...more }, who)).body.id

const listed = async (who: { jwt: string }) =>
  (await portal.call(listAddresses, {}, who)).body.map(
    ({ name, type, isPrimary }) => `${name} ${type}${isPrimary ? ' primary' : ''}`,
  )

const countEvents = async () => (await portal.owner.query('select from es.event')).rowCount

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
