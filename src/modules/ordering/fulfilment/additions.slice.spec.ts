import { afterAll, expect, test } from 'vitest'

import { files } from '#modules/files/module.ts'
import { decideQuote, showOrder, showOrderHistory } from '#modules/ordering/contract.ts'
import { cancelOrderByStaff, issueQuote, showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import type { Day } from '#platform/event.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { startTrading } from '#tests/trading.ts'
import { uploadedBy } from '#tests/uploads.ts'
import * as additions from './additions-contract.ts'
import { downloadDocument } from './documents-contract.ts'
import * as office from './fulfilment-contract.ts'

const { portal, call, done, andina, nordmed, sales, world, placed } = await startTrading({ modules: [files] })
afterAll(() => portal.stop())

const operations = await world.person('Omar', 'OPERATIONS', null)
const ANALYSIS = 'Certificate of analysis'
const CONFORMITY = 'Declaration of conformity'
const uploaded = (name: string) => uploadedBy(portal)(operations.jwt, 'order-documents', name, name)
const begun = async () => (await placed(andina, { certificates: [CONFORMITY, ANALYSIS] })).orderId
const shown = (id: string) => done(showOrder, { id: id as never }, andina.procurement)
const certificatesOf = async (id: string) =>
  (await shown(id)).certificateFiles.map(({ name, document }) => [name, document?.name ?? null])

test('a requested certificate is to come until staff add it; then the buyer opens it', async () => {
  const id = await begun()
  expect(await certificatesOf(id)).toEqual([
    [CONFORMITY, null],
    [ANALYSIS, null],
  ])
  const add = async (name: string) => {
    const input = { id, type: 'CERTIFICATE' as const, name: ANALYSIS, file: await uploaded(name) }
    return done(additions.addDocument, input, operations)
  }
  await add('analysis.pdf')
  expect(await certificatesOf(id)).toEqual([
    [CONFORMITY, null],
    [ANALYSIS, 'analysis.pdf'],
  ])
  await add('analysis-corrected.pdf')
  const { certificateFiles, addedDocuments } = await shown(id)
  expect(addedDocuments).toEqual([])
  const { document } = certificateFiles[1]!
  expect(document).toMatchObject({ name: 'analysis-corrected.pdf', label: ANALYSIS })
  const opening = { id, documentId: document!.id }
  const opened = await call(downloadDocument, opening, andina.procurement)
  expect(opened.status).toBe(200)
  expect(String(opened.headers['content-disposition'])).toContain('analysis-corrected.pdf')
  expect((await call(downloadDocument, opening, nordmed.procurement)).status).toBe(404)
  const history = await done(showOrderHistory, { id }, andina.procurement)
  expect(history.filter(({ what }) => what === 'added a document')).toMatchObject([
    { detail: ANALYSIS },
    { detail: ANALYSIS },
  ])
})

test('any other document, a tracking number and lots can be added too, and both sides see them', async () => {
  const id = await begun()
  const file = await uploaded('lading.pdf')
  await done(additions.addDocument, { id, type: 'BILL_OF_LADING', file }, operations)
  await done(additions.setTracking, { id, carrier: 'Blue Line', number: 'BL-1' }, operations)
  const { orderItems } = await shown(id)
  const lots = [{ lineId: orderItems[0]!.id, numbers: ['L-1', 'L-2'] }]
  await done(additions.setLots, { id, lots }, operations)
  const added = {
    addedDocuments: [{ type: 'BILL_OF_LADING', label: 'Bill of lading', name: 'lading.pdf' }],
    trackingNumber: { carrier: 'Blue Line', number: 'BL-1', trackingUrl: null },
    lots,
  }
  expect(await shown(id)).toMatchObject(added)
  expect((await done(showOfficeOrder, { id }, sales)).order).toMatchObject(added)
})

test('certificates that go out with the shipment are the order’s', async () => {
  const id = await begun()
  const today = portal.node.clock.now().toISOString().slice(0, 10) as Day
  await done(issueQuote, { id, ...oneFreight(8_000) }, sales)
  await done(decideQuote, { orderId: id, status: 'CONFIRMED' }, andina.procurement)
  await done(office.startProduction, { id }, operations)
  const shipment = { id, carrier: 'Blue Line', shippedOn: today }
  const file = await uploaded('conformity.pdf')
  const strange = { ...shipment, certificates: [{ name: 'Certificate of beauty', file }] }
  expect((await call(office.shipOrder, strange, operations)).problem.errors).toEqual({
    certificates: 'This order does not need "Certificate of beauty"',
  })
  await done(office.shipOrder, { ...shipment, certificates: [{ name: CONFORMITY, file }] }, operations)
  expect(await certificatesOf(id)).toEqual([
    [CONFORMITY, 'conformity.pdf'],
    [ANALYSIS, null],
  ])
})

test('buyers and sales add nothing, and no one adds to an order that is closed', async () => {
  const id = await begun()
  const tracking = { id, carrier: 'Blue Line', number: 'BL-1' }
  for (const who of [andina.procurement, sales])
    expect((await call(additions.setTracking, tracking, who)).status).toBe(403)
  await done(cancelOrderByStaff, { id, reason: 'Out of stock' }, sales)
  const { status, problem } = await call(additions.setTracking, tracking, operations)
  expect([status, problem.error]).toEqual([409, 'This order has been cancelled'])
})
