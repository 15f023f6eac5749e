import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchAudit } from '#modules/audit/contract.ts'
import { handStaffWorkOver, staffWork } from '#modules/identity/people/hand-over-contract.ts'
import { listOfficeOrders } from '#modules/ordering/desk/desk-contract.ts'
import { type AssignedKind, assignedKinds, deskKey } from '#modules/terms/assigned-work.ts'
import { unchecked } from '#platform/typed.ts'
import { copiedWhole } from '#tests/copied-whole.ts'
import type { Whole } from '#tests/whole/two-companies.ts'
import * as office from './contract.ts'
import { leaveRequest, lookAtRequest } from './contract.ts'

type Person = Awaited<ReturnType<Whole['world']['person']>>
let whole: Whole
let [sales, other, quality, operations, analyst] = unchecked<[Person, Person, Person, Person, Person]>([])
beforeAll(async () => {
  whole = await copiedWhole()
  const { world } = whole
  sales = await world.person('Salome', 'SALES', null)
  other = await world.person('Hugo', 'SALES', null)
  quality = await world.person('Quim', 'QUALITY', null)
  operations = await world.person('Oskar', 'OPERATIONS', null)
  analyst = await world.person('Anatol', 'ANALYST', null)
})
afterAll(() => whole.portal.stop())

const idOf = (kind: AssignedKind) => (kind === 'FILE' ? whole.andina.distributorId : whole.andina.waitingOrderId)
const assign = async (kind: AssignedKind, from: Person | null, to: Person | null, by: { jwt: string }) => {
  const input = { id: deskKey(kind, idOf(kind)), from: from?.userId ?? null, to: to?.userId ?? null }
  const { status, problem } = await whole.portal.call(office.assignRequest, input, { jwt: by.jwt })
  return status === 200 ? 'assigned' : [status, problem.error]
}
const havers = async (kind: AssignedKind) =>
  (await whole.world.done(office.listAssigned, { kind }, analyst)).map(({ id, assignee }) => [id, assignee.id])

test('a person who may act on it takes it, gives it to a colleague who may, and lets go of it', async () => {
  const takers = { ORDER: operations, QUOTE: sales, DOCUMENTS: operations, FILE: quality }
  for (const kind of assignedKinds) {
    expect(await assign(kind, null, takers[kind], takers[kind])).toBe('assigned')
    expect(await havers(kind)).toEqual([[idOf(kind), takers[kind].userId]])
  }
  expect(await assign('QUOTE', sales, other, sales)).toBe('assigned')
  expect(await assign('QUOTE', sales, null, sales)).toEqual([409, 'Someone else has taken this quote meanwhile'])
  expect(await assign('QUOTE', other, null, sales)).toBe('assigned')
  expect(await havers('QUOTE')).toEqual([])
})

test('no one else: by role, and never a company', async () => {
  const { andina, world } = whole
  expect((await assign('QUOTE', null, quality, quality))[0]).toBe(403)
  expect((await assign('FILE', quality, null, sales))[0]).toBe(403)
  expect((await assign('ORDER', operations, analyst, operations))[0]).toBe(422)
  expect((await assign('ORDER', operations, null, analyst))[0]).toBe(403)
  expect((await assign('ORDER', operations, null, andina.buyer))[0]).toBe(403)
  const input = { id: deskKey('ORDER', andina.distributorId), from: null, to: sales.userId }
  expect((await whole.portal.call(office.assignRequest, input, { jwt: sales.jwt })).status).toBe(404)
  const { status } = await whole.portal.call(office.listAssigned, { kind: 'ORDER' }, { jwt: andina.buyer.jwt })
  expect(status).toBe(403)
  const named = await world.done(office.listAnswerers, { kind: 'FILE' }, sales)
  expect(named.map(({ id }) => id)).toContain(quality.userId)
  expect(named.map(({ id }) => id)).not.toContain(sales.userId)
})

test('the desk shows mine, what is unassigned and all, with counts that agree with its rows', async () => {
  const { world, andina } = whole
  const desk = (filters: object) => world.done(listOfficeOrders, filters, operations)
  const { whose, total } = await desk({})
  expect(whose).toEqual({ MINE: 1, UNASSIGNED: total - 1, ALL: total })
  const mine = await desk({ who: 'MINE' })
  expect([mine.total, mine.orders.map(({ id }) => id)]).toEqual([1, [andina.waitingOrderId]])
  const unassigned = await desk({ who: 'UNASSIGNED' })
  expect(unassigned.total).toBe(whose.UNASSIGNED)
  expect(unassigned.orders.map(({ id }) => id)).not.toContain(andina.waitingOrderId)
  expect(mine.whose).toEqual(whose)
})

test('two at one quote see each other, until one leaves', async () => {
  const { world } = whole
  const id = deskKey('QUOTE', whole.andina.waitingOrderId)
  await world.done(lookAtRequest, { id, writing: true }, sales)
  const seen = async (by: Person) => (await world.done(office.showOfficeDesk, { id }, by)).lookers
  expect(await seen(other)).toMatchObject([{ id: sales.userId, writing: true }])
  expect(await seen(sales)).toEqual([])
  await world.done(leaveRequest, { id }, sales)
  expect(await seen(other)).toEqual([])
  expect((await whole.portal.call(lookAtRequest, { id, writing: false }, { jwt: quality.jwt })).status).toBe(403)
})

test('the audit trail tells who assigned what', async () => {
  const { entries } = await whole.world.done(searchAudit, { kind: 'ticket-desk' } as never, analyst)
  expect(entries.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['assigned an order', 'assigned a quote', 'gave a quote back', 'assigned a file']),
  )
})

test('a person who leaves hands it over in one command, to a colleague who may have all of it', async () => {
  const { world, portal } = whole
  await assign('QUOTE', null, sales, sales)
  const work = await world.done(staffWork, { id: sales.userId }, world.admin)
  expect(work).toMatchObject({ requests: 0, assigned: [{ kind: 'QUOTE', count: 1 }], roles: ['SALES', 'ADMIN'] })
  const hand = (to: Person) =>
    portal.call(handStaffWorkOver, { id: sales.userId, to: to.userId }, { jwt: world.admin.jwt })
  expect((await hand(quality)).status).toBe(422)
  expect((await hand(other)).status).toBe(200)
  await portal.settle()
  expect(await havers('QUOTE')).toEqual([[whole.andina.waitingOrderId, other.userId]])
})
