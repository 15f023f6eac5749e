import { afterAll, beforeAll, expect, test } from 'vitest'

import { assignSalesRepresentative } from '#modules/distributors/contract.ts'
import { listCompanies } from '#modules/distributors/desk/desk-contract.ts'
import { deactivateUser } from '#modules/identity/contract.ts'
import { addCartLine, changeOrderDraft, showCart } from '#modules/ordering/contract.ts'
import { listTickets, openTicket } from '#modules/service/tickets/contract.ts'
import { assignRequest } from '#modules/service/work/contract.ts'
import { modules, projections } from '#portal'
import { startPortal, type TestPortal } from '#tests/portal.ts'
import { trade } from '#tests/trade.ts'

import { handStaffWorkOver, handWorkOver, openWork, staffWork } from './hand-over-contract.ts'
import { shutOutPerson } from './people-contract.ts'

let portal: TestPortal
let world: Awaited<ReturnType<typeof trade>>
beforeAll(async () => {
  portal = await startPortal({ modules, projections })
  world = await trade(portal)
})
afterAll(() => portal.stop())

const question = { department: 'Logistics', subject: 'Delivery day', comment: 'When will it be here?' } as const

test('the work of a person who leaves a company goes to a colleague, all of it', async () => {
  const andina = await world.company('Andina Salud', ['co'], 'Ines', 'Mateo')
  const other = await world.company('Nordmed', ['no'], 'Kari', 'Lars')
  const product = await world.product('Iron', ['co'])
  const leaver = await world.person('Olga', 'PROCUREMENT', andina.id)
  const { procurement: buyer, marketing: reader } = andina
  const line = { productId: product.id, countryId: 'co', quantity: 20, packagingId: product.packagingId }
  await world.done(addCartLine, line as never, leaver)
  const contact = { name: 'Marcela Rojas', phone: '+57 1' }
  await world.done(
    changeOrderDraft,
    { countryId: 'co', shippingAddressId: andina.shippingAddressId, contact } as never,
    leaver,
  )
  const { ticket } = await world.done(openTicket, { ...question, sharing: 'PRIVATE' } as never, leaver)
  await world.done(openTicket, question, leaver)

  const id = leaver.userId
  const work = await world.done(openWork, { id }, buyer)
  expect(work).toEqual({
    cart: 1,
    hasDraft: true,
    tickets: [{ id: ticket.id, reference: ticket.reference }],
    shared: 1,
    roles: ['PROCUREMENT'],
  })
  expect((await portal.call(openWork, { id }, { jwt: other.procurement.jwt })).status).toBe(404)
  const refused = async (to: string, by = buyer) =>
    (await portal.call(handWorkOver, { id, to }, { jwt: by.jwt })).status
  expect(await refused(other.procurement.userId), 'of another company').toBe(404)
  expect(await refused(reader.userId), 'may not order').toBe(422)
  expect(await refused(buyer.userId, reader), 'manages no one').toBe(403)
  const gone = await world.person('Julia', 'PROCUREMENT', andina.id)
  await world.done(deactivateUser, { id: gone.userId }, buyer)
  expect(await refused(gone.userId), 'has left').toBe(422)
  expect(await world.done(openWork, { id }, buyer), 'a refusal moves nothing').toEqual(work)

  await world.done(handWorkOver, { id, to: buyer.userId }, buyer)
  await world.done(deactivateUser, { id }, buyer)
  await portal.settle()
  const cart = await world.done(showCart, {}, buyer)
  expect(JSON.stringify(cart)).toContain(product.id)
  expect(cart.draft).toMatchObject({ shippingAddressId: andina.shippingAddressId, contact })
  expect((await world.done(listTickets, {}, buyer)).map((it) => it.id)).toContain(ticket.id)
  expect((await world.done(listTickets, {}, reader)).map((it) => it.id)).not.toContain(ticket.id)
  expect(await world.done(openWork, { id }, buyer)).toMatchObject({ cart: 0, hasDraft: false, tickets: [] })
})

test('what a member of staff leaves goes to a colleague by one command: every company and every request, or none', async () => {
  const leaver = await world.person('Sofia', 'SALES', null)
  const next = await world.person('Henri', 'SALES', null)
  const quality = await world.person('Mira', 'QUALITY', null)
  const companies = [
    await world.company('Helvetia', ['ch'], 'Reto', 'Urs'),
    await world.company('Lusitana', ['pt'], 'Rui', 'Ana'),
  ]
  for (const { id } of companies)
    await world.done(assignSalesRepresentative, { id: id as never, userId: leaver.userId as never }, world.admin)
  const { ticket } = await world.done(openTicket, question, companies[0]!.procurement)
  await world.done(assignRequest, { id: ticket.id as never, from: null, to: leaver.userId as never }, leaver)

  const id = leaver.userId
  const work = await world.done(staffWork, { id }, world.admin)
  expect(work).toMatchObject({ requests: 1, files: [], roles: ['SALES'] })
  expect(work.companies.map(({ name }) => name)).toEqual(expect.arrayContaining(['Helvetia', 'Lusitana']))
  const tries = async (to: string) =>
    (await portal.call(handStaffWorkOver, { id, to }, { jwt: world.admin.jwt })).status
  expect(await tries(quality.userId), 'represents no company').toBe(422)
  expect(await tries(companies[0]!.procurement.userId), 'is none of the staff').toBe(422)
  const gone = await world.person('Gil', 'SALES', null)
  await world.done(shutOutPerson, { id: gone.userId, reason: 'Has left' }, world.admin)
  expect(await tries(gone.userId), 'has left').toBe(422)
  expect(await world.done(staffWork, { id }, world.admin), 'a refusal moves nothing').toEqual(work)

  await world.done(handStaffWorkOver, { id, to: next.userId }, world.admin)
  await portal.settle()
  expect(await world.done(staffWork, { id }, world.admin)).toMatchObject({ companies: [], requests: 0 })
  expect(await world.done(listCompanies, { representativeId: next.userId }, world.admin)).toMatchObject({ total: 2 })
  expect((await world.done(staffWork, { id: next.userId }, world.admin)).requests).toBe(1)
})
