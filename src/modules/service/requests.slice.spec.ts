import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignLoyaltyGroup, assignSalesRepresentative } from '#modules/distributors/contract.ts'
import { addDocument, listDocuments } from '#modules/distributors/file/file-contract.ts'
import { countCareCoins } from '#modules/loyalty/contract.ts'
import { listNotifications } from '#modules/notifications/contract.ts'
import { findEverywhere } from '#modules/search/contract.ts'
import * as reports from '#modules/service/reports/contract.ts'
import * as calls from '#modules/service/tickets/contract.ts'
import { openTicketForCaller } from '#modules/service/tickets/contract.ts'
import { SOMETHING_NEW } from '#modules/service/tickets/ticket.ts'
import * as office from '#modules/service/work/contract.ts'
import { unchecked } from '#platform/typed.ts'
import { modules, projections } from '#portal'
import { startPortal, type TestPortal } from '#tests/portal.ts'
import { trade } from '#tests/trade.ts'
import { uploadedBy } from '#tests/uploads.ts'

let portal: TestPortal
let world: Awaited<ReturnType<typeof trade>>
let andina: Awaited<ReturnType<typeof world.company>>
type Person = Awaited<ReturnType<typeof world.person>>
let [sales, otherSales, quality] = unchecked<[Person, Person, Person]>([])

const news = async (person: { jwt: string }) => {
  await portal.settle()
  return (await world.done(listNotifications, {}, person)).map(({ type, content, link }) => [type, content, link])
}
const refusal = async (...[endpoint, input, { jwt }]: Parameters<typeof world.done>) => {
  const { status, problem } = await portal.call(endpoint, input, { jwt })
  return [status, problem.error]
}

beforeAll(async () => {
  portal = await startPortal({ modules, projections })
  world = await trade(portal)
  andina = await world.company('Andina Salud', ['co'], 'Ines', 'Mateo')
  sales = await world.person('Sofia', 'SALES', null)
  otherSales = await world.person('Henri', 'SALES', null)
  quality = await world.person('Mira', 'QUALITY', null)
  const representative = { id: andina.id as never, userId: sales.userId as never }
  await world.done(assignSalesRepresentative, representative, world.admin)
  await world.done(assignLoyaltyGroup, { id: andina.id as never, group: 1 }, world.admin)
})
afterAll(() => portal.stop())

const question = { department: 'Logistics', subject: 'Delivery day', comment: 'When will it be here?' } as const
const tender = { countryId: 'co' as never, comment: 'The ministry buys', consent: true as const }

test('a ticket that staff open for a caller is the caller’s, with news for the company and no one else', async () => {
  const { procurement, marketing } = andina
  const call = { ...question, distributorId: andina.id, userId: marketing.userId, subject: 'They called about freight' }
  const { id, reference } = await world.done(openTicketForCaller, call, sales)
  expect(await world.done(calls.showTicket, { id }, marketing)).toMatchObject({
    ...{ reference, subject: call.subject, own: true, status: 'OPEN', sharing: 'COMPANY' },
    description: { department: 'Logistics', comment: question.comment },
  })
  const listed = await world.done(calls.listTickets, {}, procurement)
  expect(listed.find((ticket) => ticket.id === id)).toMatchObject({ own: false, answerDueAt: expect.any(String) })
  const said = ['TICKET_ANSWERED', `Our team has opened request ${reference} after a call with your company.`]
  for (const person of [procurement, marketing])
    expect(await news(person)).toContainEqual([...said, expect.any(String)])
  expect(await news(sales)).toEqual([])

  const stranger = { ...call, userId: sales.userId }
  const { status, problem } = await portal.call(openTicketForCaller, stranger, { jwt: sales.jwt })
  expect([status, problem.errors]).toEqual([422, { userId: 'Choose an active user of this company' }])
  expect((await portal.call(openTicketForCaller, call, { jwt: procurement.jwt })).status).toBe(403)
  const unknownOrder = { ...call, orderId: andina.id }
  expect((await portal.call(openTicketForCaller, unknownOrder, { jwt: sales.jwt })).status).toBe(422)
  const { rows } = await portal.owner.query<{ data: string }>(
    `select data::text from es.event where type = 'TicketOpenedForCaller'`,
  )
  expect(rows.map(({ data }) => /freight|be here/i.test(data))).toEqual([false])

  await world.done(calls.answerTicket, { id, text: 'On Monday', seen: 1, solve: true }, sales)
  expect(await world.done(calls.showTicket, { id }, marketing)).toMatchObject({ status: 'SOLVED', answerDueAt: null })
  const received = (await news(marketing)).filter(([type]) => type === 'TICKET_ANSWERED')
  expect(received.map(([, content]) => content)).toEqual([`Our team has answered your request ${reference}.`, said[1]])
})

test('a ticket from the first message to the last, with files, gapless references and news for both sides', async () => {
  const { procurement, marketing } = andina
  const file = await uploadedBy(portal)(procurement.jwt, 'tickets', 'photo.pdf')
  const first = await world.done(calls.openTicket, { ...question, files: [file] }, procurement)
  const second = await world.done(calls.openTicket, question, marketing)
  const year = new Date().getFullYear()
  expect([first, second].map(({ ticket }) => ticket.reference)).toEqual([`T-${year}-000002`, `T-${year}-000003`])
  expect(first.message).toContain('sent to your sales representative')
  const { id } = first.ticket
  expect(await news(sales)).toContainEqual([
    'NEW_TICKET',
    `Andina Salud opened request T-${year}-000002.`,
    `/office/requests?request=${id}`,
  ])
  expect(await news(otherSales)).toEqual([])

  await world.done(calls.answerTicket, { id, text: 'On Monday', seen: 1 }, sales)
  expect(await news(marketing)).toContainEqual([
    'TICKET_ANSWERED',
    `Our team has answered your request T-${year}-000002.`,
    `/partnercare/customer-service?ticket=${id}`,
  ])
  expect(await world.done(calls.showTicket, { id }, marketing)).toMatchObject({
    status: 'ANSWERED',
    answerDueAt: null,
    description: { department: 'Logistics', comment: 'When will it be here?' },
    messages: [
      { by: 'DISTRIBUTOR', author: 'Ines Restrepo', files: [{ name: 'photo.pdf' }] },
      { by: 'PROVIDER', author: 'PartnerCare', text: 'On Monday' },
    ],
  })
  await world.done(calls.solveTicket, { id, text: 'It is delivered', seen: 2 }, sales)
  await world.done(calls.reopenTicket, { id }, procurement)
  await world.done(calls.writeToTicket, { id, comment: 'It is not' }, procurement)
  await world.done(calls.solveOwnTicket, { id }, procurement)
  const [, listed] = await world.done(calls.listTickets, {}, procurement)
  expect(listed).toMatchObject({ id, status: 'SOLVED', overdue: false })
  const [month] = await world.done(office.listPromises, {}, quality)
  expect(month).toMatchObject({ kept: 2, missed: 0, waiting: 1 })
})

test('what is refused: nothing to write, a foreign thing, a file of another person, an answer to what was not read', async () => {
  const { procurement } = andina
  const ask = (input: object) => refusal(calls.openTicket, { ...question, ...input } as never, procurement)
  expect((await ask({ comment: ' ' }))[0]).toBe(422)
  expect((await ask({ department: 'Magic' }))[0]).toBe(422)
  const about = { kind: 'ORDER', id: '01900000-0000-7000-8000-000000000001' }
  expect(await ask({ about })).toEqual([422, 'What this request is about does not exist'])
  expect((await ask({ files: [await uploadedBy(portal)(sales.jwt, 'tickets')] }))[0]).toBe(422)
  const { ticket } = await world.done(calls.openTicket, question, procurement)
  await world.done(calls.writeToTicket, { id: ticket.id, comment: 'And the invoice?' }, procurement)
  const answer = { id: ticket.id, text: 'Soon', seen: 1 }
  expect(await refusal(calls.answerTicket, answer, sales)).toEqual([409, SOMETHING_NEW])
  const analyst = await world.person('Tomas', 'ANALYST', null)
  expect((await refusal(calls.answerTicket, answer, analyst))[0]).toBe(403)
  expect((await refusal(calls.reopenTicket, { id: ticket.id }, procurement))[0]).toBe(409)
})

test('a private ticket is its author’s, their representative’s and its assignee’s', async () => {
  const { procurement, marketing } = andina
  const { ticket } = await world.done(calls.openTicket, { ...question, sharing: 'PRIVATE' }, marketing)
  const { id } = ticket
  expect(await refusal(calls.showTicket, { id }, procurement)).toEqual([404, 'Ticket not found'])
  expect(await refusal(calls.writeToTicket, { id, comment: 'Me too' }, procurement)).toEqual([404, 'Ticket not found'])
  expect((await world.done(calls.listTickets, {}, procurement)).map((it) => it.id)).not.toContain(id)
  expect(await refusal(calls.showOfficeTicket, { id }, quality)).toEqual([404, 'Ticket not found'])
  expect((await world.done(office.listOfficeRequests, {}, otherSales)).rows.map((it) => it.id)).not.toContain(id)
  const found = async (who: typeof sales) =>
    (await world.done(findEverywhere, { search: ticket.reference }, who)).map(({ label }) => label)
  expect([await found(sales), await found(otherSales)]).toEqual([[ticket.reference], []])
  await world.done(calls.answerTicket, { id, text: 'Gladly', seen: 1 }, sales)
  expect((await news(procurement)).filter(([, content]) => String(content).includes(ticket.reference))).toEqual([])
  expect(await news(marketing)).toContainEqual(expect.arrayContaining(['TICKET_ANSWERED']))
  const assigned = { id, from: null, to: quality.userId as string }
  await world.done(office.assignRequest, assigned, sales)
  expect(await refusal(office.assignRequest, { ...assigned, to: sales.userId as string }, sales)).toEqual([
    409,
    'Someone else has taken this request meanwhile',
  ])
  expect(await world.done(calls.showOfficeTicket, { id }, quality)).toMatchObject({
    assignee: { id: quality.userId },
  })
  const toDistributor = { ...assigned, from: quality.userId as string, to: procurement.userId as string }
  expect(await refusal(office.assignRequest, toDistributor, sales)).toEqual([
    422,
    'Choose a person who answers requests',
  ])
})

test('a report: what is required, its life, and CareCoins once for a business opportunity', async () => {
  const { procurement, marketing } = andina
  const without = { ...tender, consent: false } as never
  const report = { type: 'reportTender' as const, state: without }
  const { status, problem } = await portal.call(reports.fileReport, report, { jwt: marketing.jwt })
  expect([status, problem.error, problem.errors]).toEqual([
    422,
    'Missing mandatory fields',
    { 'state.consent': 'Please agree that we process what you report' },
  ])
  const state = {
    ...tender,
    authority: 'Ministry of Health',
    closingDay: '2027-01-15' as never,
    lot: 'not of a tender',
  }
  const filed = await world.done(reports.fileReport, { type: 'reportTender', state }, marketing)
  expect(filed).toMatchObject({ success: true, message: 'Your request has been saved.' })
  expect(filed.reference).toMatch(/^R-\d{4}-000001$/)
  const { id } = filed
  expect(await news(sales)).toContainEqual([
    'NEW_REPORT',
    'Andina Salud filed a report about a tender.',
    `/office/requests?request=${id}`,
  ])
  expect(await news(quality)).not.toContainEqual(expect.arrayContaining(['NEW_REPORT']))

  await world.done(reports.readReport, { id }, sales)
  await world.done(reports.answerReport, { id, text: 'Thank you', seen: 1 }, sales)
  await world.done(reports.writeToReport, { id, comment: 'You are welcome' }, procurement)
  const accept = () => portal.call(reports.acceptReport, { id, opportunity: false }, { jwt: sales.jwt })
  const statuses = (await Promise.all([accept(), accept(), accept()])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409, 409])
  await portal.settle()
  expect(await world.done(countCareCoins, {}, procurement)).toMatchObject({ data: { balance: 300 } })
  await world.done(reports.finishReport, { id }, sales)
  const [listed] = await world.done(reports.listReports, { type: 'reportTender' }, procurement)
  expect(listed).toMatchObject({ status: 'DONE', careCoins: 300, readBy: 'PartnerCare', closesOn: '2027-01-15' })
  expect(listed?.details).toEqual([
    { field: 'authority', value: 'Ministry of Health' },
    { field: 'closingDay', value: '15/01/2027' },
  ])
  expect(listed?.messages.map(({ text }) => text)).toEqual(['The ministry buys', 'Thank you', 'You are welcome'])
})

test('the file of a report may be sent as a document first, which is never reviewed', async () => {
  const { marketing } = andina
  const file = await uploadedBy(portal)(marketing.jwt, 'documents', 'call.pdf')
  await world.done(addDocument, { type: 'REPORT_TENDER', name: 'The call', file }, marketing)
  expect(await world.done(listDocuments, {}, marketing)).toEqual([])
  const { id } = await world.done(
    reports.fileReport,
    { type: 'reportTender', state: { ...tender, files: [file] } },
    marketing,
  )
  const shown = await world.done(reports.showOfficeReport, { id }, sales)
  expect(shown.messages[0]?.files).toMatchObject([{ name: 'call.pdf' }])
  const foreign = await uploadedBy(portal)(sales.jwt, 'documents')
  expect((await refusal(addDocument, { type: 'REPORT_TENDER', name: 'Not mine', file: foreign }, marketing))[0]).toBe(
    422,
  )
})

test('an order issue is QUALITY’s at once, refused with a reason its company reads, and no call takes it away', async () => {
  const state = { ...tender, comment: 'Damaged', peopleAffected: true, foundOn: '2026-11-20 14:30:00' }
  const noDay = { ...state, foundOn: '2026-02-30' }
  expect(await refusal(reports.fileReport, { type: 'reportOrderIssue', state: noDay }, andina.procurement)).toEqual([
    422,
    'Enter a valid date, for example 2026-03-31',
  ])
  const { id, reference } = await world.done(
    reports.fileReport,
    { type: 'reportOrderIssue', state },
    andina.procurement,
  )
  expect(await news(quality)).toContainEqual(expect.arrayContaining(['NEW_REPORT']))
  const [issue] = await world.done(reports.listReports, { type: 'reportOrderIssue' }, andina.procurement)
  expect(issue?.details).toEqual([{ field: 'foundOn', value: '20/11/2026 14:30:00' }])
  await world.done(reports.refuseReport, { id, reason: 'The carrier is liable' }, quality)
  expect(await news(andina.procurement)).toContainEqual([
    'REPORT_ANSWERED',
    `Your report ${reference} was not accepted: The carrier is liable.`,
    `/partnercare/report/order-issue?report=${id}`,
  ])
  expect(await refusal(reports.acceptReport, { id, opportunity: true }, quality)).toEqual([
    409,
    'This report has been decided already',
  ])
  const deletes = modules.flatMap(({ routes }) => routes).filter(({ endpoint }) => endpoint.method === 'DELETE')
  expect(deletes.filter(({ endpoint: { path } }) => /report|ticket|request/.test(path))).toEqual([])
})
