import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { requestAgreement } from '#modules/agreements/contract.ts'
import { issueQuote } from '#modules/ordering/desk/office-contract.ts'
import * as calls from '#modules/service/tickets/contract.ts'
import { deskKey } from '#modules/terms/assigned-work.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { startWholeTrading } from '#tests/whole-trading.ts'
import * as office from './contract.ts'
import * as work from './contract.ts'
import { showStatistics } from './contract.ts'

const { portal, andina, nordmed, sales, placed, done, world } = await startWholeTrading()
afterAll(() => portal.stop())

type Person = Awaited<ReturnType<typeof world.person>>
let quality: Person
let analyst: Person
const question = { department: 'Logistics', subject: 'Delivery day', comment: 'When?' } as const
const later = async (hours: number) => {
  await portal.owner.query(`update es.clock set shift = shift + make_interval(hours => $1)`, [hours])
  await portal.node.clock.follow()
}

let quoted: Awaited<ReturnType<typeof placed>>
beforeAll(async () => {
  quality = await world.person('Mira', 'QUALITY', null)
  analyst = await world.person('Tomas', 'ANALYST', null)
  quoted = await placed(andina)
  await later(80)
  await done(issueQuote, { id: quoted.orderId, ...oneFreight(100) }, sales)
  await placed(andina)
  await done(calls.openTicket, question, andina.marketing)
  await done(requestAgreement, { countriesIds: ['ec' as never] }, andina.procurement)
})

test('what waits is each role’s own, the most urgent first', async () => {
  const kindsOf = async (who: Person) => {
    const { items, counts } = await done(work.showWork, {}, who)
    expect(items.map(({ dueAt }) => dueAt ?? '9')).toEqual(items.map(({ dueAt }) => dueAt ?? '9').toSorted())
    return [items.map(({ kind }) => kind).toSorted(), counts.map(({ kind, count }) => [kind, count])]
  }
  const [items, counts] = await kindsOf(sales as Person)
  expect(items).toEqual(['QUOTE', 'TICKET'])
  expect(counts).toContainEqual(['QUOTE', 1])
  // Another person requested it: read models reach her when they are there.
  await vi.waitFor(async () => expect((await kindsOf(quality))[0]).toContain('AGREEMENT'), { timeout: 30_000 })
  expect((await kindsOf(quality))[0]).not.toContain('QUOTE')
  expect(await kindsOf(analyst)).toEqual([[], []])
})

test('a request that is assigned to a colleague does not wait for me', async () => {
  const [ticket] = (await done(office.listOfficeRequests, { kind: 'TICKET' }, sales)).rows
  await done(office.assignRequest, { id: ticket!.id, from: null, to: quality.userId }, sales)
  const { items } = await done(work.showWork, {}, sales)
  expect(items.map(({ kind }) => kind)).not.toContain('TICKET')
  await done(office.assignRequest, { id: ticket!.id, from: quality.userId, to: null }, sales)
})

test('a quote that a colleague has does not wait for me either', async () => {
  const kinds = async () => (await done(work.showWork, {}, sales)).items.map(({ kind }) => kind)
  const [quote] = (await done(work.showWork, {}, sales)).items.filter(({ kind }) => kind === 'QUOTE')
  const id = deskKey('QUOTE', quote!.id)
  const other = await world.person('Henri', 'SALES', null)
  await done(office.assignRequest, { id, from: null, to: other.userId }, sales)
  expect(await kinds()).not.toContain('QUOTE')
  await done(office.assignRequest, { id, from: other.userId, to: sales.userId }, sales)
  expect(await kinds()).toContain('QUOTE')
})

test('agreements stand in the queue, with notes and assignment of their own', async () => {
  const row = (await done(office.listOfficeRequests, { kind: 'AGREEMENT' }, quality)).rows[0]!
  expect(row).toMatchObject({ subject: 'Agreement for Ecuador', company: { id: andina.id }, finished: false })
  await done(office.noteRequest, { id: row.id, text: 'Ask legal first' }, quality)
  await done(office.assignRequest, { id: row.id, from: null, to: quality.userId }, quality)
  expect(await done(office.showOfficeDesk, { id: row.id }, quality)).toMatchObject({
    assignee: { id: quality.userId },
    notes: [{ text: 'Ask legal first' }],
  })
  const unknown = await portal.call(office.showOfficeDesk, { id: `${andina.id}:fr` }, { jwt: quality.jwt })
  expect(unknown.status).toBe(404)
})

test('promises of quotes and answers by month, and the quotes that a figure is made of', async () => {
  const { months } = await done(work.showPromises, {}, analyst)
  const figures = async (month: string) => (await done(work.showPromises, { month }, analyst)).promises
  const all = (await Promise.all(months.map(figures))).flat()
  const sum = (of: string, what: 'kept' | 'missed' | 'waiting') =>
    all.filter((it) => it.of === of).reduce((total, it) => total + it[what], 0)
  expect([sum('QUOTES', 'kept'), sum('QUOTES', 'missed'), sum('QUOTES', 'waiting')]).toEqual([0, 1, 1])
  expect(sum('TICKETS', 'waiting')).toBe(1)
  const listed = await Promise.all(
    months.map((month) => done(work.listPromised, { of: 'QUOTES', month, promise: 'MISSED' }, analyst)),
  )
  expect(listed.flat()).toMatchObject([{ id: quoted.orderId, outcome: 'MISSED' }])
  const [month] = months.filter((it) => listed[months.indexOf(it)]?.length)
  expect(all.find((it) => it.of === 'QUOTES' && it.missed === 1)?.medianHours).toBe(80)
  expect(month).toMatch(/^\d{4}-\d{2}$/)
  const tickets = await Promise.all(
    months.map((of) => done(office.listOfficeRequests, { month: of, promise: 'WAITING' }, sales)),
  )
  expect(tickets.flatMap(({ rows }) => rows)).toMatchObject([{ kind: 'TICKET', subject: 'Delivery day' }])
})

test('a company’s figures are its own', async () => {
  const own = await done(showStatistics, {}, andina.marketing)
  expect(own).toMatchObject({ orders: 2, ordersInProgress: 2, quotesToConfirm: 1, documentsToSend: 0 })
  expect(own.quantityOrdered).toBeGreaterThan(0)
  expect(own.lastOrderDate).not.toBe(null)
  expect(await done(showStatistics, {}, nordmed.procurement)).toEqual({
    ...{ orders: 0, ordersInProgress: 0, quotesToConfirm: 0, documentsToSend: 0 },
    ...{ quantityOrdered: 0, lastOrderDate: null, careCoinsBalance: 0 },
  })
})
