import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { AddressAdded } from '#modules/distributors/events.ts'
import { CareCoinsCorrected } from '#modules/loyalty/events.ts'
import { listNotifications } from '#modules/notifications/contract.ts'
import { OrderPlaced, QuoteApproved } from '#modules/ordering/events.ts'
import type { NewEvent } from '#platform/event.ts'
import { copiedWhole } from '#tests/copied-whole.ts'
import type { Whole } from '#tests/whole/two-companies.ts'

import { checkInvariants, listBrokenStreams, listInvariants } from './invariant-contract.ts'

let whole: Whole
let analyst: Awaited<ReturnType<Whole['world']['person']>>

beforeAll(async () => {
  whole = await copiedWhole()
  analyst = await whole.world.person('Ana', 'ANALYST', null)
})
afterAll(() => whole.portal.stop())

const look = async () => {
  await whole.portal.node.log.seal()
  await whole.portal.node.work.watches.lookNow()
  return (await whole.world.done(listInvariants, {}, analyst)).invariants
}
/** With a line for each sentence of the streams on its first page. */
const ruleOf = async (name: string) => {
  const rule = (await look()).find((it) => it.name === name)!
  const { streams } = await whole.world.done(listBrokenStreams, { invariant: name }, analyst)
  const breaches = streams.flatMap(({ says, ...stream }) => says.map((why) => ({ ...stream, says: why })))
  return { ...rule, breaches }
}

/** Past every decision, straight into the log: what no command would ever record. */
const plant = (kind: string, key: string, ...events: NewEvent[]) =>
  whole.portal.node.log.append([{ kind, key, expected: 'any', events }], {
    command: 'planted',
    actor: randomUUID(),
    role: 'ADMIN',
    origin: {},
    correlation: randomUUID(),
    onBehalfOf: whole.andina.distributorId,
  })

/** The data of an order's event, to be appended once more. */
const recordedOf = async (orderId: string, type: string) => {
  const { rows } = await whole.portal.owner.query<{ data: any }>(
    `select e.data from es.event e join es.stream s on s.id = e.stream_id where s.key = $1 and e.type = $2`,
    [orderId, type],
  )
  return rows[0]!.data
}

const companyName = async (distributorId: string) => {
  const { rows } = await whole.portal.owner.query<{ name: string }>(
    `select data ->> 'organizationName' as name from es.event where type = 'DistributorRegistered' and data ->> 'distributorId' = $1`,
    [distributorId],
  )
  return rows[0]!.name
}

test('every rule holds of what real commands record, and was checked up to the end of the log', async () => {
  for (const { name, violations, streams, position, lookedAt, checkedAt, brokenSince } of await look()) {
    expect({ violations, streams, brokenSince }, name).toEqual({ violations: 0, streams: 0, brokenSince: null })
    expect(position, name).toBeGreaterThanOrEqual((await whole.portal.node.log.seal()) - 2)
    expect(lookedAt, name).toBeGreaterThan(0)
    expect(checkedAt, name).not.toBeNull()
  }
})

describe('a planted violation is found', () => {
  test('a negative balance', async () => {
    const { distributorId } = whole.andina
    const change = { distributorId, change: -5_000, reason: 'planted' }
    await plant('loyalty-account', distributorId, CareCoinsCorrected.make(change as never))
    const { violations, breaches } = await ruleOf('balance-never-negative')
    expect(violations).toBe(1)
    const called = await companyName(distributorId)
    expect(breaches[0]).toMatchObject({ kind: 'loyalty-account', key: distributorId, called })
    expect(breaches[0]!.says).toMatch(/^The balance is -\d+ after event \d+\.$/)
  })

  test('an order that was confirmed twice, with a quote that did not stand', async () => {
    const id = whole.andina.confirmedOrderId
    await plant('order', id, QuoteApproved.make(await recordedOf(id, 'QuoteApproved')))
    const { breaches } = await ruleOf('confirmed-orders-have-one-accepted-quote')
    const { num } = await recordedOf(id, 'OrderPlaced')
    expect(breaches.map(({ key, called, says }) => [key, called, says])).toEqual([
      [id, num, 'It was confirmed more than once.'],
      [id, num, 'Quote 1 was confirmed, but it was not valid.'],
    ])
  })

  test('a kind of address without its primary one', async () => {
    const { distributorId, shippingAddressId } = whole.nordmed
    const { rows } = await whole.portal.owner.query<{ data: any }>(
      `select data from es.event where type = 'AddressAdded' and data ->> 'addressId' = $1`,
      [shippingAddressId],
    )
    const added = AddressAdded.make({ ...rows[0]!.data, addressId: randomUUID(), type: 'CONTACT' })
    await plant('distributor', distributorId, added)
    const { breaches } = await ruleOf('one-primary-address-per-kind')
    expect(breaches).toMatchObject([{ key: distributorId, says: 'It has 0 primary addresses of the kind CONTACT.' }])
  })

  test('a gap in the order numbers, and a promise without its deadline', async () => {
    const placed = await recordedOf(whole.andina.waitingOrderId, 'OrderPlaced')
    const [orderId, num] = [randomUUID(), `${placed.num.slice(0, 5)}000999`]
    const quoteDueAt = new Date(Date.now() + 72 * 3_600_000).toISOString()
    await plant('order', orderId, OrderPlaced.make({ ...placed, orderId, num, quoteDueAt }))
    expect((await ruleOf('order-numbers-without-gaps')).breaches).toMatchObject([{ key: orderId }])
    const { breaches } = await ruleOf('promises-have-deadlines')
    expect(breaches.map(({ key }) => key)).toContain(orderId)
    expect(breaches[0]!.says).toContain('The promise order.quote-')
  })

  test('a row that is not what its stream makes of it', async () => {
    const table = 'rm_orders_v1.orders'
    await whole.portal.settle()
    await whole.portal.owner.query(`update ${table} set total = total + 1`)
    await whole.world.done(checkInvariants, {}, analyst)
    const { breaches } = await ruleOf('orders-equal-their-streams')
    await whole.portal.owner.query(`update ${table} set total = total - 1`)
    expect(breaches).not.toEqual([])
    for (const { says } of breaches) expect(says).toBe('Its row in orders is not what its events make of it.')
  })
})

test('once a day every rule looks at everything again, also at what no event has touched since', async () => {
  const table = 'rm_orders_v1.orders'
  await whole.portal.settle()
  await whole.world.done(checkInvariants, {}, analyst)
  expect((await ruleOf('orders-equal-their-streams')).breaches).toEqual([])
  await whole.portal.owner.query(`update ${table} set total = total + 1`)
  expect((await ruleOf('orders-equal-their-streams')).breaches).toEqual([])
  await whole.portal.owner.query(`update audit.invariant set begun_at = begun_at - interval '1 day'`)
  expect((await ruleOf('orders-equal-their-streams')).breaches).not.toEqual([])
  await whole.portal.owner.query(`update ${table} set total = total - 1`)
  await whole.world.done(checkInvariants, {}, analyst)
  expect((await ruleOf('orders-equal-their-streams')).breaches).toEqual([])
})

test('analysts and administrators are notified, once', async () => {
  await whole.portal.settle()
  const notified = async () =>
    (await whole.world.done(listNotifications, { page: 1, pageSize: 100 }, analyst)).filter(
      ({ type }) => type === 'INVARIANT_BROKEN',
    )
  const first = await notified()
  const name = await companyName(whole.andina.distributorId)
  const { num } = await recordedOf(whole.andina.confirmedOrderId, 'OrderPlaced')
  const contents = first.map(({ content }) => content)
  expect(contents).toContainEqual(
    expect.stringMatching(
      `^This does not hold for ${name}: No balance of CareCoins is negative, after whichever event. The balance is -`,
    ),
  )
  expect(contents).toContainEqual(
    expect.stringMatching(`^This does not hold for order ${num}: .*It was confirmed more than once.$`),
  )
  await whole.world.done(checkInvariants, {}, analyst)
  await look()
  await whole.portal.settle()
  expect(await notified()).toHaveLength(first.length)
})

test('only analysts and administrators have it checked again', async () => {
  const { call } = whole.portal
  expect((await call(checkInvariants, {}, whole.sales)).status).toBe(403)
  expect((await call(listInvariants, {}, whole.sales)).status).toBe(200)
  expect((await call(listBrokenStreams, { invariant: 'balance-never-negative' }, whole.sales)).status).toBe(200)
  expect((await call(listBrokenStreams, { invariant: 'balance-never-negative' }, whole.andina.buyer)).status).toBe(403)
  expect((await call(listBrokenStreams, { invariant: 'no-such-rule' }, whole.sales)).status).toBe(404)
})
