import { afterAll, beforeAll, expect, test } from 'vitest'

import { changeCompany } from '#modules/distributors/contract.ts'
import { files } from '#modules/files/module.ts'
import { decideQuote, downloadQuote, showOrder } from '#modules/ordering/contract.ts'
import { downloadOfficeQuote, issueQuote } from '#modules/ordering/desk/office-contract.ts'
import { changeOrder } from '#modules/ordering/placing/changing-contract.ts'
import { nameProvider, PROVIDER, provider } from '#modules/ordering/provider.ts'
import type { Day } from '#platform/event.ts'
import { company } from '#tests/people.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { startTrading } from '#tests/trading.ts'
import { uploadedBy } from '#tests/uploads.ts'
import { calling } from '#tests/whole/every-endpoint.ts'
import * as papers from './documents-contract.ts'
import * as office from './fulfilment-contract.ts'

const { portal, done, andina, sales, world, placed } = await startTrading({ modules: [files] })
const { admin } = world
afterAll(() => portal.stop())

/** The name that the company goes by while each paper is issued, the first first. */
const names = { quote: 'Andina Uno', requote: 'Andina Dos', proforma: 'Andina Tres', slip: 'Andina Cuatro' }
const [bill, now] = ['Andina Cinco', 'Andina Seis']
const everyName = [...Object.values(names), bill, now]

const goesBy = (organizationName: string) =>
  done(
    changeCompany,
    { ...company(organizationName), email: 'hello@andina.example', city: `City of ${organizationName}` },
    andina.procurement,
  )

const called = (name: string) => {
  const { services, clock } = portal.node
  const { brand } = services.configuration
  const named = { ...brand, provider: { ...brand.provider, name } }
  return portal.asSystem().decide(provider, PROVIDER, nameProvider(named, clock.now()))
}

let id: never
let documentId: string
beforeAll(async () => {
  const today = portal.node.clock.now().toISOString().slice(0, 10) as Day
  await called('Provider Uno SA')
  await goesBy(names.quote)
  id = (await placed()).orderId as never
  await done(issueQuote, { id, ...oneFreight(8_000) }, sales)
  await goesBy(names.requote)
  await done(issueQuote, { id, ...oneFreight(6_000) }, sales)
  await done(decideQuote, { orderId: id, status: 'CONFIRMED', quoteVersion: 2 }, andina.procurement)
  await goesBy(names.proforma)
  await done(office.requestPrepayment, { id }, admin)
  await goesBy(names.slip)
  const file = await uploadedBy(portal)(andina.procurement.jwt, 'orders')
  const proof = await done(
    papers.submitDocument,
    { orderId: id, type: 'PROOF_OF_PREPAYMENT', file },
    andina.procurement,
  )
  await done(office.reviewDocument, { id, documentId: proof.file.id, decision: 'APPROVED' }, admin)
  await done(office.startProduction, { id }, admin)
  await done(office.sendShippingDocuments, { id, documents: [{ type: 'PACKING_SLIP' }] }, admin)
  const { shippingDrafts } = await done(showOrder, { id }, andina.procurement)
  documentId = shippingDrafts[0]!.documents[0]!.id
  await done(changeOrder, { orderId: id, fields: { documentStatus: 'APPROVED' } }, andina.procurement)
  await done(office.shipOrder, { id, carrier: 'Blue Line', shippedOn: today }, admin)
  await done(office.deliverOrder, { id, deliveredOn: today }, admin)
  await called('Provider Dos SA')
  await goesBy(bill)
  await done(office.billOrder, { id }, admin)
  await called('Provider Tres SA')
  await goesBy(now)
})

const buyer = () => andina.procurement.jwt

test.each([
  ['a quote', () => calling({ portal })(downloadQuote, { id, version: 1 }, buyer()), names.quote],
  ['its revision', () => calling({ portal })(downloadQuote, { id }, buyer()), names.requote],
  [
    'a quote that staff read',
    () => calling({ portal })(downloadOfficeQuote, { id, version: 1 }, sales.jwt),
    names.quote,
  ],
  ['a proforma', () => calling({ portal })(papers.downloadProforma, { id }, buyer()), names.proforma],
  ['a packing slip', () => calling({ portal })(papers.downloadDocument, { id, documentId }, buyer()), names.slip],
  ['an invoice', () => calling({ portal })(papers.downloadInvoice, { id }, buyer()), bill],
  ['an invoice that staff read', () => calling({ portal })(papers.downloadOfficeInvoice, { id }, admin.jwt), bill],
  [
    'what would be sent today',
    () => calling({ portal })(papers.previewShippingDocument, { id, type: 'PACKING_SLIP' }, admin.jwt),
    now,
  ],
] as const)('%s shows the company as it was called when it was issued', async (_, paper, name) => {
  const { status, text } = await paper()
  expect(status).toBe(200)
  expect(everyName.filter((one) => text.includes(one))).toEqual([name])
})

test('and the provider as it was called then', async () => {
  const quote = await calling({ portal })(downloadQuote, { id, version: 1 }, buyer())
  const slip = await calling({ portal })(papers.downloadDocument, { id, documentId }, buyer())
  const invoice = await calling({ portal })(papers.downloadInvoice, { id }, buyer())
  const saidIn = ({ text }: { readonly text: string }) => /Provider \w+ SA/.exec(text)?.[0]
  expect([quote, slip, invoice].map(saidIn)).toEqual(['Provider Uno SA', 'Provider Uno SA', 'Provider Dos SA'])
})
