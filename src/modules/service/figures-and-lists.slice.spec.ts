import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestAgreement } from '#modules/agreements/contract.ts'
import { takeAgreementRequest } from '#modules/agreements/office-contract.ts'
import { listApprovals } from '#modules/approvals/contract.ts'
import { requestAvailability, requestLabel } from '#modules/catalogue/contract.ts'
import { listVettingQueue } from '#modules/distributors/desk/vetting-contract.ts'
import { countWaitingFiles } from '#modules/distributors/desk/waiting-contract.ts'
import { cancelOrder, decideQuote, listOrderFilters, listOrders } from '#modules/ordering/contract.ts'
import { countOfficeWork, listDocumentsToReview, listOfficeOrders } from '#modules/ordering/desk/desk-contract.ts'
import { issueQuote, listQuoteQueue } from '#modules/ordering/desk/office-contract.ts'
import { submitDocument } from '#modules/ordering/fulfilment/documents-contract.ts'
import { requestPrepayment, reviewDocument } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { listWaiting } from '#modules/ordering/list/waiting-contract.ts'
import { createPromoCode } from '#modules/promotions/contract.ts'
import { findEverywhere } from '#modules/search/contract.ts'
import { fileReport } from '#modules/service/reports/contract.ts'
import { openTicket } from '#modules/service/tickets/contract.ts'
import {
  assignRequest,
  countWaitingRequests,
  listOfficeRequests,
  showStatistics,
  showWork,
} from '#modules/service/work/contract.ts'
import { changeApprovals, showSettings } from '#modules/settings/contract.ts'
import { deskKey } from '#modules/terms/assigned-work.ts'
import { paths } from '#paths'
import type { Input } from '#platform/http/endpoint.ts'
import { percent } from '#platform/money.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { uploadedBy } from '#tests/uploads.ts'
import { startWholeTrading } from '#tests/whole-trading.ts'

const { portal, andina, folic, sales, world, placed, quoted, call, done } = await startWholeTrading()
const { admin } = world
afterAll(() => portal.stop())

const toPay = async () => {
  const { orderId: id } = await placed(andina)
  await done(issueQuote, { id, ...oneFreight(8_000) }, sales)
  await done(decideQuote, { orderId: id, status: 'CONFIRMED', quoteVersion: 1 }, andina.procurement)
  await done(requestPrepayment, { id }, admin)
  return id
}
const proven = async () => {
  const id = await toPay()
  const file = await uploadedBy(portal)(andina.procurement.jwt, 'order-documents')
  const proof = await done(submitDocument, { orderId: id, type: 'PROOF_OF_PREPAYMENT', file }, andina.procurement)
  return { id, documentId: proof.file.id }
}

beforeAll(async () => {
  const { orderId: waiting } = await placed(andina)
  const { versions } = await done(showSettings, {}, admin)
  const rules = { activations: null, careCoins: null, discounts: 10, erasures: null, prices: null }
  await done(changeApprovals, { expectedVersion: versions.approvals, ...rules }, admin)
  const headers = { 'approval-reason': 'Congress' }
  for (const [{ jwt }, code] of [[admin, 'FORTY'] as const, [sales, 'FIFTY'] as const]) {
    const terms = { code, type: 'DISCOUNT', discount: percent(40), validFrom: '2026-11-01' as never } as const
    expect(await call(createPromoCode, terms, { jwt, headers })).toMatchObject({ status: 200 })
  }
  const henri = await world.person('Henri', 'SALES', null)
  await done(assignRequest, { id: deskKey('QUOTE', waiting), from: null, to: henri.userId }, sales)
  await quoted(andina)
  await toPay()
  await proven()
  const approved = await proven()
  await done(reviewDocument, { ...approved, decision: 'APPROVED' }, admin)
  const { orderId } = await placed(andina)
  await done(cancelOrder, { orderId }, andina.procurement)
  await done(openTicket, { department: 'Logistics', subject: 'Delivery', comment: 'When?' }, andina.marketing)
  await done(requestAgreement, { countriesIds: ['ec' as never, 'rw' as never] }, andina.procurement)
  const agreement = { distributorId: andina.id as never, countryId: 'ec' as never }
  await done(takeAgreementRequest, agreement, await world.person('Quinn', 'QUALITY', null))
  const { id: elsewhere } = await world.product('Zinc', ['no'])
  await done(requestAvailability, { id: elsewhere as never }, andina.procurement)
  await done(requestLabel, { id: folic.id as never, countryId: 'co' as never }, andina.marketing)
  const state = { countryId: 'co' as never, comment: 'The ministry buys', consent: true as const }
  await done(fileReport, { type: 'reportTender', state }, andina.procurement)
})

test('every figure of a distributor’s home counts what its list shows', async () => {
  for (const me of [andina.procurement, andina.marketing]) {
    const figures = await done(showStatistics, {}, me)
    const behind = {
      orders: {},
      ordersInProgress: { group: 'progress' },
      documentsToSend: { group: 'documents' },
    } as const
    for (const [name, filter] of Object.entries(behind)) {
      expect((await done(listOrders, filter, me)).length, name).toBe(figures[name as keyof typeof behind])
      expect((await done(listOrderFilters, filter, me)).total, name).toBe(figures[name as keyof typeof behind])
    }
    expect(figures).toMatchObject({ documentsToSend: 1, quotesToConfirm: 1 })
    for (const { status, count } of await done(listWaiting, {}, me))
      expect(await done(listOrders, { group: 'yours', status }, me), status).toHaveLength(count)
  }
})

test('an order whose proof was sent or approved waits for the provider, in every list', async () => {
  const rows = await done(listOrders, { status: 'WAITING_FOR_PREPAYMENT' }, andina.procurement)
  expect(rows.map(({ statusData: { statusLabel, turn } }) => `${statusLabel}: ${turn}`).toSorted()).toEqual([
    'Pre-payment approved: provider',
    'Pre-payment under review: provider',
    'Waiting for pre-payment: distributor',
  ])
})

test('the numbers of the views are those under the filters', async () => {
  const { total, statuses } = await done(listOrderFilters, { group: 'yours' }, andina.procurement)
  expect(statuses.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  for (const { status, count } of statuses)
    expect(await done(listOrders, { group: 'yours', status }, andina.procurement), status).toHaveLength(count)
})

test('every count of the office’s home is its queue’s, and the menu’s, for every role', async () => {
  const quality = await world.person('Mira', 'QUALITY', null)
  const operations = await world.person('Omar', 'OPERATIONS', null)
  for (const me of [sales, operations, quality, admin]) {
    const { items, counts } = await done(showWork, {}, me)
    const { rows: requests, ...figures } = await done(listOfficeRequests, { section: 'WAITING' }, me)
    const menu = await done(countOfficeWork, {}, me)
    expect((await done(countWaitingRequests, {}, me)).waiting).toBe(requests.length)
    expect([figures.total, figures.sections.WAITING, figures.whose.ALL]).toEqual(Array(3).fill(requests.length))
    expect(new Set(requests.map(({ kind }) => kind))).toEqual(
      new Set(['TICKET', 'AGREEMENT', 'PRODUCT', 'LABEL', 'REPORT']),
    )
    for (const { kind, count } of counts) {
      if (kind === 'QUOTE') {
        expect((await done(listQuoteQueue, {}, me)).quotes).toHaveLength(count)
        expect(menu.quotes).toBe(count)
      } else if (kind === 'ORDER_DOCUMENT') {
        expect(await done(listDocumentsToReview, {}, me)).toHaveLength(count)
        expect(menu.documents).toBe(count)
      } else if (kind === 'FILE') {
        expect((await done(listVettingQueue, {}, me)).waiting).toBe(count)
        expect((await done(countWaitingFiles, {}, me)).files).toBe(count)
      } else if (kind === 'APPROVAL') {
        const { rows, total } = await done(listApprovals, { status: 'WAITING', by: 'OTHERS' }, me)
        expect([total, rows.every(({ mayDecide }) => mayDecide)]).toEqual([count, true])
        expect(count).toBe(me === sales || me === admin ? 1 : 0)
        expect(items.filter((item) => item.kind === kind)).toHaveLength(count)
      } else if (kind !== 'LABEL_ISSUE')
        expect(
          requests.filter((request) => request.kind === kind),
          kind,
        ).toHaveLength(count)
    }
  }
})

test('what is assigned to no one is what the desk lists, and closed orders are not among it', async () => {
  const { whose, total, orders } = await done(listOfficeOrders, { who: 'UNASSIGNED' }, sales)
  expect(whose.UNASSIGNED).toBe(total)
  expect(orders).toHaveLength(total)
  expect(orders.map(({ status }) => status)).not.toContain('CANCELLED')
  expect(whose.ALL).toBe((await done(listOfficeOrders, {}, sales)).total)
})

test('a request is called by what it is about in the queue, on the home page and in the search', async () => {
  const titles = ['Agreement for Ecuador', 'Agreement for Rwanda', 'Availability of Zinc', 'Delivery']
  titles.push('Label of Folic acid, Colombia', 'Tender, Colombia')
  const { rows: queue } = await done(listOfficeRequests, {}, admin)
  expect(queue.map(({ subject }) => subject).toSorted()).toEqual(titles)
  const home = (await done(showWork, {}, admin)).items.map(({ title }) => title)
  expect(home).toEqual(expect.arrayContaining(titles.slice(0, 2)))
  const found = async (search: string) =>
    (await done(findEverywhere, { search }, admin)).map(({ label, detail, to }) => ({ label, detail, to }))
  const inQueue = async (filters: Input<typeof listOfficeRequests>) =>
    (await done(listOfficeRequests, filters, admin)).rows.map(({ subject }) => subject).toSorted()
  expect(await inQueue({ search: 'andina' })).toEqual(titles)
  expect(await inQueue({ search: 'label FOLIC' })).toEqual(['Label of Folic acid, Colombia'])
  expect(await inQueue({ search: 'no such thing' })).toEqual([])
  expect(await inQueue({ kind: 'AGREEMENT', sort: '-request' })).toEqual(titles.slice(0, 2))
  for (const { id, subject, reference } of queue) {
    expect(await inQueue({ search: subject })).toContain(subject)
    if (reference) expect(await inQueue({ search: ` ${reference.toLowerCase()}` })).toEqual([subject])
    expect(await inQueue({ id })).toEqual([subject])
    expect(await found(subject), subject).toContainEqual({
      label: reference || subject,
      detail: reference ? `Andina Salud · ${subject}` : 'Andina Salud',
      to: paths.officeRequests({}, { request: id }),
    })
  }
})
