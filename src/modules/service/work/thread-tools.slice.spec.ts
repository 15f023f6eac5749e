import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotifications } from '#modules/notifications/contract.ts'
import * as reports from '#modules/service/reports/contract.ts'
import * as tickets from '#modules/service/tickets/contract.ts'
import { unchecked } from '#platform/typed.ts'
import { modules, projections } from '#portal'
import { startPortal, type TestPortal } from '#tests/portal.ts'
import { trade } from '#tests/trade.ts'
import * as work from './contract.ts'
import { dropDraft, keepDraft, readDraft } from './form-contract.ts'
import * as templates from './template-contract.ts'

let portal: TestPortal
let world: Awaited<ReturnType<typeof trade>>
type Company = Awaited<ReturnType<typeof world.company>>
type Person = Awaited<ReturnType<typeof world.person>>
let [andina, nordmed] = unchecked<[Company, Company]>([])
let [sales, quality] = unchecked<[Person, Person]>([])

beforeAll(async () => {
  portal = await startPortal({ modules, projections })
  world = await trade(portal)
  andina = await world.company('Andina Salud', ['co'], 'Ines', 'Mateo')
  nordmed = await world.company('NordMed', ['co'], 'Jonas', 'Lea')
  sales = await world.person('Sofia', 'SALES', null)
  quality = await world.person('Mira', 'QUALITY', null)
})
afterAll(() => portal.stop())

const question = { department: 'Logistics', subject: 'Delivery day', comment: 'When will it be here?' } as const
const opensTicket = async (who: Person, comment: string = question.comment) =>
  (await world.done(tickets.openTicket, { ...question, comment }, who)).ticket.id
const status = async (...[endpoint, input, { jwt }]: Parameters<typeof world.done>) =>
  (await portal.call(endpoint, input, { jwt })).status

test('a draft is its writer’s, sealed at rest, and gone once it is sent', async () => {
  const fields = [
    { name: 'subject', text: 'Half a' },
    { name: 'comment', text: '  text ' },
  ]
  await world.done(keepDraft, { name: 'ticket', fields }, andina.procurement)
  expect(await world.done(readDraft, { name: 'ticket' }, andina.procurement)).toEqual({ fields })
  expect(await world.done(readDraft, { name: 'ticket' }, andina.marketing)).toEqual({ fields: null })
  const { rows } = await portal.owner.query<{ text: string }>('select text from access.draft')
  expect(rows).toEqual([{ text: expect.stringMatching(/^sealed:1:/) }])
  const long = [{ name: 'comment', text: 'x'.repeat(4_001) }]
  expect(await status(keepDraft, { name: 'ticket', fields: long }, andina.procurement)).toBe(422)
  await world.done(dropDraft, { name: 'ticket' }, andina.procurement)
  expect(await world.done(readDraft, { name: 'ticket' }, andina.procurement)).toEqual({ fields: null })
})

test('others see who has a request open and who writes', async () => {
  const id = await opensTicket(andina.procurement)
  await world.done(work.lookAtRequest, { id, writing: true }, sales)
  const seen = async (who: Person) => (await world.done(tickets.showOfficeTicket, { id }, who)).lookers
  expect(await seen(quality)).toMatchObject([{ id: sales.userId, writing: true }])
  expect(await seen(sales)).toEqual([])
  await world.done(work.leaveRequest, { id }, sales)
  expect(await seen(quality)).toEqual([])
})

test('two requests of a company become one that both of its people read; of two companies never', async () => {
  const [one, two] = [await opensTicket(andina.procurement), await opensTicket(andina.marketing, 'Is it this week?')]
  const foreign = await opensTicket(nordmed.procurement)
  expect(await status(tickets.mergeTickets, { id: one, into: foreign }, sales)).toBe(422)
  await world.done(tickets.mergeTickets, { id: one, into: two }, sales)
  expect(await status(tickets.mergeTickets, { id: one, into: two }, sales)).toBe(409)
  expect(await world.done(tickets.showTicket, { id: one }, andina.marketing)).toMatchObject({
    status: 'CLOSED',
    mergedInto: { id: two },
  })
  const { messages, tookIn, description } = await world.done(tickets.showTicket, { id: two }, andina.procurement)
  expect(description.comment).toBe('Is it this week?')
  expect(tookIn).toMatchObject([{ id: one }])
  expect(messages.map(({ what, author }) => [what, author])).toEqual([
    ['WROTE', 'Ines Restrepo'],
    ['WROTE', 'Mateo Restrepo'],
    ['MERGED', 'PartnerCare'],
  ])
})

test('templates are staff’s; its company says whether an answer helped', async () => {
  const template = { title: 'Dispatch day', language: 'en', text: 'It leaves on Monday.' }
  const { id: templateId } = await world.done(templates.keepTemplate, template, sales)
  await world.done(templates.keepTemplate, { ...template, id: templateId, language: 'es' }, quality)
  expect(await world.done(templates.listTemplates, {}, quality)).toEqual([
    { ...template, id: templateId, language: 'es' },
  ])
  await world.done(templates.removeTemplate, { id: templateId }, sales)
  expect(await status(templates.removeTemplate, { id: templateId }, sales)).toBe(404)
  expect(await status(templates.keepTemplate, { ...template, id: templateId }, sales)).toBe(404)
  const id = await opensTicket(andina.procurement)
  const rating = { id, helped: false, text: 'Too late' }
  expect(await status(tickets.rateTicket, rating, andina.marketing)).toBe(409)
  await world.done(tickets.solveOwnTicket, { id }, andina.procurement)
  await world.done(tickets.rateTicket, rating, andina.marketing)
  expect((await world.done(tickets.showOfficeTicket, { id }, sales)).rating).toEqual({
    helped: false,
    text: 'Too late',
  })
  expect(await status(tickets.rateTicket, rating, nordmed.procurement)).toBe(404)
})

const state = { countryId: 'co' as never, comment: 'The ministry buys', consent: true as const }

test('a tender like another company’s is named to staff alone, and reminds before it closes', async () => {
  const closingDay = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10) as never
  const named = { ...state, authority: 'Ministry of Health' }
  const first = await world.done(reports.fileReport, { type: 'reportTender', state: named }, andina.procurement)
  const like = { ...state, authority: 'MINISTRY of  Health.', product: 'Implants', closingDay }
  const { id } = await world.done(reports.fileReport, { type: 'reportTender', state: like }, nordmed.procurement)
  await world.done(
    reports.fileReport,
    { type: 'reportTender', state: { ...state, authority: 'A hospital' } },
    nordmed.procurement,
  )
  const shown = await world.done(reports.showOfficeReport, { id }, sales)
  expect(shown.duplicates).toMatchObject([{ id: first.id, company: 'Andina Salud' }])
  const own = await portal.call(reports.listReports, {}, { jwt: nordmed.procurement.jwt })
  expect(JSON.stringify(own.body)).not.toContain(first.reference)

  await portal.owner.query(`update es.clock set shift = shift + interval '4 days'`)
  await portal.settle()
  for (const who of [nordmed.procurement, sales])
    expect((await world.done(listNotifications, {}, who)).map(({ title }) => title)).toContain('Tender closes soon')
  expect((await world.done(listNotifications, {}, nordmed.marketing)).map(({ title }) => title)).not.toContain(
    'Tender closes soon',
  )
})

test('QUALITY alone classifies, and order issues alone; the export has it', async () => {
  const issue = { type: 'reportOrderIssue', state: { ...state, peopleAffected: false } } as const
  const { id } = await world.done(reports.fileReport, issue, andina.procurement)
  const law = await world.done(reports.fileReport, { type: 'reportLawChange', state }, andina.procurement)
  const said = { id, complaint: true, reportable: false, reason: '=The packaging' }
  expect(await status(reports.classifyReport, said, sales)).toBe(403)
  expect(await status(reports.classifyReport, { ...said, id: law.id }, quality)).toBe(409)
  await world.done(reports.classifyReport, said, quality)
  expect((await world.done(reports.showOfficeReport, { id }, sales)).classification).toMatchObject({
    complaint: true,
    reportable: false,
    author: 'Mira Restrepo',
  })
  const headers = { authorization: `Bearer ${sales.jwt}` }
  const url = '/api/office/requests/reports/export.csv?type=reportOrderIssue'
  const { body, statusCode } = await portal.node.app.inject({ url, headers })
  expect(statusCode).toBe(200)
  expect(body).toContain("yes,no,'=The packaging")
})
