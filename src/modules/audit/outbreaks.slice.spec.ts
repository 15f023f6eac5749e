import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { listNotifications } from '#modules/notifications/contract.ts'
import { placeOrder } from '#modules/ordering/contract.ts'
import { trails } from '#platform/log/trail.ts'
import { modules, projections } from '#portal'
import { copiedWhole } from '#tests/copied-whole.ts'
import type { Whole } from '#tests/whole/two-companies.ts'

import { checkInvariants, listBrokenStreams, listInvariants } from './invariant-contract.ts'
import { type Findings, keepFindings, progressOf } from './invariant-ledger.ts'
import { MOVED, rowsThatDiffer } from './row-check.ts'
import { streamsGoingOn } from './streams-at.ts'

const ROWS = 'orders-equal-their-streams'
const NUMBERS = 'order-numbers-without-gaps'
const BALANCES = 'balance-never-negative'

let whole: Whole
let analyst: Awaited<ReturnType<Whole['world']['person']>>

beforeAll(async () => {
  whole = await copiedWhole()
  analyst = await whole.world.person('Ana', 'ANALYST', null)
  await whole.portal.owner.query('create table undamaged as select id, total from rm_orders_v1.orders')
})
afterAll(() => whole.portal.stop())

const db = () => whole.portal.node.readModels.db.kysely
const look = async () => {
  await whole.portal.node.log.seal()
  await whole.portal.node.work.watches.lookNow()
}
const checkOf = async (name: string) =>
  (await whole.world.done(listInvariants, {}, analyst)).invariants.find((it) => it.name === name)!
const pageOf = (invariant: string, page: number) => whole.world.done(listBrokenStreams, { invariant, page }, analyst)

/** All of the log, from its beginning. */
const lookAnew = async (name: string) => {
  await whole.world.done(checkInvariants, {}, analyst)
  await look()
  return checkOf(name)
}

/** The events of a rule, and the notifications that an analyst received. */
const reported = async (name: string) => {
  await whole.portal.settle()
  const { rows } = await whole.portal.owner.query<{ type: string; streams: number | null }>(
    `select e.type, (e.data ->> 'streams')::int as streams from es.event e join es.stream s on s.id = e.stream_id
     where s.kind = 'invariant' and s.key = $1 order by e.version`,
    [name],
  )
  const notifications = await whole.world.done(listNotifications, { page: 1, pageSize: 100 }, analyst)
  const messages = notifications.filter(({ type }) => type === 'INVARIANT_BROKEN').map(({ content }) => content)
  return { events: rows.map(({ type, streams }) => (streams === null ? type : `${type} ${streams}`)), messages }
}

const damage = (by: number, where = 'true') =>
  whole.portal.owner.query(`update rm_orders_v1.orders set total = total + $1 where ${where}`, [by])

const walkOf = async (name: string) => (await progressOf(db(), [name])).rules[0]!

const found = async (name: string, keys: readonly string[], more: Partial<Findings> = {}) => {
  const { walk } = await walkOf(name)
  const breaches = keys.map((streamKey, at) => ({ streamKind: 'order', streamKey, says: 'Planted.', position: at + 1 }))
  const findings = { walk, upto: 1, lookedAt: [], memory: null, breaches, replacing: true, atEnd: false, ...more }
  return keepFindings(db(), name, findings)
}

beforeEach(async () => {
  await whole.portal.owner.query(
    'update rm_orders_v1.orders o set total = u.total from undamaged u where u.id = o.id and u.total <> o.total',
  )
  await lookAnew(ROWS)
  for (const name of [ROWS, NUMBERS, BALANCES]) expect((await checkOf(name)).violations, name).toBe(0)
})

test('one cause is reported once and counted; a rule that was whole again and breaks is reported again', async () => {
  const { waitingOrderId } = whole.andina
  await damage(1, `id <> '${waitingOrderId}'`)
  const { streams, violations, brokenSince } = await lookAnew(ROWS)
  expect(streams).toBeGreaterThan(2)
  expect(violations).toBe(streams)
  const first = [`InvariantBroken ${streams}`]
  const says = `This does not hold in ${streams} streams: The live rows of orders are what their streams make of them, on a sample.`
  expect(await reported(ROWS)).toEqual({ events: first, messages: [says] })

  await damage(1, `id = '${waitingOrderId}'`)
  expect(await lookAnew(ROWS)).toMatchObject({ streams: streams + 1, brokenSince })
  expect((await pageOf(ROWS, 1)).streams.map(({ key }) => key)).toContain(waitingOrderId)
  expect(await reported(ROWS)).toEqual({ events: first, messages: [says] })

  await damage(-1)
  expect(await lookAnew(ROWS)).toMatchObject({ streams: 0, violations: 0, brokenSince: null })
  expect(await reported(ROWS)).toEqual({ events: [...first, 'InvariantHoldsAgain'], messages: [says] })

  await damage(1, `id = '${waitingOrderId}'`)
  await lookAnew(ROWS)
  const { events, messages } = await reported(ROWS)
  expect(events).toEqual([...first, 'InvariantHoldsAgain', 'InvariantBroken 1'])
  expect(messages).toHaveLength(2)
  expect(messages[0]).toMatch(/^This does not hold for order .* Its row in orders is not what its events make of it\.$/)
})

const newOrder = async () => {
  const { registrationId, packagingId, shippingAddressId, billingAddressId, buyer } = whole.andina
  const shipping = { method: 'CIP', transportMode: 'Airport', destination: 'Bogota' } as const
  const registrations = [{ registrationId, packagingId, quantity: 20 }]
  await whole.world.done(placeOrder, { registrations, shipping, shippingAddressId, billingAddressId }, buyer)
  await whole.portal.settle()
}

/** The trail of everything, below which an order is placed each of the first `times` that streams were read. */
const trailBelowWhich = (times: number) => {
  const streams = modules.flatMap(({ deciders }) => deciders.map(({ stream }) => stream))
  const trail = trails(whole.portal.owner, streams)(null)
  let left = times
  const ofStreams: typeof trail.ofStreams = async (...requested) => {
    const events = await trail.ofStreams(...requested)
    if (left-- > 0) await newOrder()
    return events
  }
  return { ...trail, ofStreams }
}

test.each([
  [0, true],
  [1, true],
  [99, MOVED],
])('a row that differs is known although %i orders were placed while it was looked at', async (times, how) => {
  const { waitingOrderId, quotedOrderId } = whole.andina
  const orders = projections.find(({ name }) => name === 'orders')!
  const streams = [waitingOrderId, quotedOrderId].map((key) => ({ kind: 'order', key }))
  await damage(1, `id = '${waitingOrderId}'`)
  const differs = await rowsThatDiffer(whole.portal.node.readModels.db, trailBelowWhich(times), orders, streams)
  expect([...differs]).toEqual([[waitingOrderId, how]])
})

test('every stream is on a page, with a few of its sentences, and the counts are exact', async () => {
  const keys = Array.from({ length: 45 }, (_, at) => `o-${at}`)
  await found(BALANCES, keys)
  const more = ['a', 'b', 'c', 'd'].map((says) => ({ streamKind: 'order', streamKey: 'o-0', says, position: 99 }))
  await found(BALANCES, [], { breaches: more })
  expect(await checkOf(BALANCES)).toMatchObject({ streams: 45, violations: 49 })
  const pages = [await pageOf(BALANCES, 1), await pageOf(BALANCES, 2), await pageOf(BALANCES, 3)]
  expect(pages.map(({ total, streams }) => [total, streams.length])).toEqual([
    [45, 20],
    [45, 20],
    [45, 5],
  ])
  expect(new Set(pages.flatMap(({ streams }) => streams.map(({ key }) => key)))).toEqual(new Set(keys))
  expect(pages[0]!.streams[0]).toMatchObject({ key: 'o-0', violations: 5, says: ['a', 'b', 'c'], position: 99 })
  expect((await pageOf(BALANCES, 4)).streams).toEqual([])
})

test('what a whole walk did not see again is over, also of a series, and of streams that are gone', async () => {
  await found(NUMBERS, ['gone'])
  await found(BALANCES, ['gone'])
  await look()
  expect([(await checkOf(NUMBERS)).streams, (await checkOf(BALANCES)).streams]).toEqual([1, 1])
  expect((await lookAnew(NUMBERS)).streams).toBe(0)
  expect((await checkOf(BALANCES)).streams).toBe(0)
})

test('what is known of a violation stays while all of it is checked anew, until its event is looked at again', async () => {
  const lookedAt = [{ kind: 'order', key: 'o-1' }]
  await found(BALANCES, ['o-0', 'o-1'])
  await found(BALANCES, [], { lookedAt })
  expect((await checkOf(BALANCES)).streams).toBe(2)
  await found(BALANCES, [], { lookedAt, upto: 2 })
  expect((await checkOf(BALANCES)).streams).toBe(1)
})

test('a stretch that was read before all began again does not take it on from there', async () => {
  const { walk } = await walkOf(BALANCES)
  await whole.world.done(checkInvariants, {}, analyst)
  expect(await found(BALANCES, ['o-1'], { walk, upto: 1_000_000 })).toBe(false)
  expect((await walkOf(BALANCES)).position).toBeLessThan(1_000_000)
  expect((await checkOf(BALANCES)).streams).toBe(0)
})

test('a stream is looked at where it ends', async () => {
  const { rows } = await whole.portal.owner.query<{ position: number }>(
    `select l.position + e.ordinal as position from es.event e join es.stream s on s.id = e.stream_id
     join es.log l on l.commit_id = e.commit_id where s.kind = 'order' and s.key = $1 order by e.version`,
    [whole.andina.confirmedOrderId],
  )
  const positions = rows.map(({ position }) => Number(position))
  const [begin, end] = [positions[0]!, positions.at(-1)!]
  const goesOn = async (after: number, head: number) =>
    (await streamsGoingOn(db(), 'order', [whole.andina.confirmedOrderId], { after, head })).size === 1
  expect(await goesOn(begin, end)).toBe(true)
  expect(await goesOn(end, end + 1_000)).toBe(false)
  expect(await goesOn(begin, begin)).toBe(false)
})
