import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignSalesRepresentative } from '#modules/distributors/contract.ts'
import { assignRequest } from '#modules/service/work/contract.ts'
import { modules, projections } from '#portal'
import { startPortal, type TestPortal } from '#tests/portal.ts'
import { trade } from '#tests/trade.ts'
import { uploadedBy } from '#tests/uploads.ts'
import { answerTicket, openTicket } from './contract.ts'

/** Who opens a file of a ticket by its path: role × own or other company × private or not. */

let portal: TestPortal
let world: Awaited<ReturnType<typeof trade>>
let andina: Awaited<ReturnType<typeof world.company>>
type Person = { readonly jwt: string; readonly userId?: string }
const people: Record<string, Person> = {}

beforeAll(async () => {
  portal = await startPortal({ modules, projections })
  world = await trade(portal)
  andina = await world.company('Andina Salud', ['co'], 'Ines', 'Mateo')
  const nordmed = await world.company('NordMed', ['fr'], 'Jonas', 'Lea')
  people['representative'] = await world.person('Sofia', 'SALES', null)
  people['other sales'] = await world.person('Henri', 'SALES', null)
  people['quality'] = await world.person('Mira', 'QUALITY', null)
  people['analyst'] = await world.person('Tomas', 'ANALYST', null)
  Object.assign(people, { admin: world.admin, author: andina.marketing, colleague: andina.procurement })
  Object.assign(people, { stranger: nordmed.procurement, 'other stranger': nordmed.marketing })
  const userId = people['representative']?.userId as never
  await world.done(assignSalesRepresentative, { id: andina.id as never, userId }, world.admin)
})
afterAll(() => portal.stop())

const question = { department: 'Finance', subject: 'Margin', comment: 'Between us' } as const
const status = async (path: string, { jwt }: Person): Promise<number> => {
  const headers = { authorization: `Bearer ${jwt}` }
  const { statusCode } = await portal.node.app.inject({ url: `/api/files/${path}`, headers })
  const linked = await portal.node.app.inject({ method: 'POST', url: '/api/files/links', headers, payload: { path } })
  expect(linked.statusCode).toBe(statusCode)
  return statusCode
}
const whoOpens = async (path: string): Promise<string[]> => {
  const opened: string[] = []
  for (const [name, person] of Object.entries(people)) if ((await status(path, person)) === 200) opened.push(name)
  return opened.toSorted()
}

const opensTicket = async (sharing: 'COMPANY' | 'PRIVATE', who: Person, path: string) =>
  (await world.done(openTicket, { ...question, sharing, files: [path] }, who)).ticket.id

test('a company’s ticket is for its people and for staff', async () => {
  const path = await uploadedBy(portal)(andina.marketing.jwt, 'tickets')
  await opensTicket('COMPANY', andina.marketing, path)
  const staff = ['admin', 'analyst', 'other sales', 'quality', 'representative']
  expect(await whoOpens(path)).toEqual(['author', 'colleague', ...staff].toSorted())
})

test('a private one is for its author, their representative, its assignee and administrators', async () => {
  const path = await uploadedBy(portal)(andina.marketing.jwt, 'tickets')
  const id = await opensTicket('PRIVATE', andina.marketing, path)
  expect(await whoOpens(path)).toEqual(['admin', 'author', 'representative'])
  const answer = await uploadedBy(portal)(people['representative']!.jwt, 'tickets')
  await world.done(answerTicket, { id, text: 'Here', files: [answer], seen: 1 }, people['representative']!)
  expect(await whoOpens(answer)).toEqual(['admin', 'author', 'representative'])
  const to = people['quality']!.userId as string
  await world.done(assignRequest, { id, from: null, to }, people['representative']!)
  expect(await whoOpens(path)).toEqual(['admin', 'author', 'quality', 'representative'])
})

test('no one gets at it by naming it elsewhere, nor by sending it for another purpose', async () => {
  const path = await uploadedBy(portal)(andina.marketing.jwt, 'tickets')
  await opensTicket('PRIVATE', andina.marketing, path)
  for (const input of [{ sharing: 'COMPANY' }, { sharing: 'PRIVATE' }] as const) {
    const named = { ...question, ...input, files: [path] }
    expect((await portal.call(openTicket, named, { jwt: andina.procurement.jwt })).status).toBe(422)
  }
  expect(await whoOpens(path)).toEqual(['admin', 'author', 'representative'])
  const elsewhere = await uploadedBy(portal)(andina.marketing.jwt, 'documents')
  const named = { ...question, sharing: 'PRIVATE' as const, files: [elsewhere] }
  expect((await portal.call(openTicket, named, { jwt: andina.marketing.jwt })).status).toBe(422)
})
