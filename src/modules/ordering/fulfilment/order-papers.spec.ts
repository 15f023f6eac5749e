import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OrderEvent } from '#modules/ordering/events.ts'
import { type OrderRecord, recordAfter } from '#modules/ordering/order-record.ts'
import type { OpenedData } from '#platform/access/personal-data.ts'
import type { Day, Moment } from '#platform/event.ts'
import { startDocuments } from '#platform/pdf/documents.ts'
import type { DocumentDefinition } from '#platform/pdf/page.ts'
import type { Envelope } from '#platform/projection.ts'
import { unchecked } from '#platform/typed.ts'
import { livesOf } from '#tests/order-lives.ts'
import { beyondMargins, pdfPages } from '#tests/pdf-text.ts'
import { orderId, placed } from '#tests/sample-orders.ts'
import { orderPaper } from './order-papers.ts'
import { commercialInvoicePdf, invoicePdf, packingSlipPdf, proformaPdf } from './order-papers-pdf.ts'

// The first document starts the typesetter's thread.
vi.setConfig({ testTimeout: 30_000 })

const madeAt = '2026-11-20T09:00:00.000Z' as Moment

const recordOf = (life: readonly OrderEvent[]): OrderRecord =>
  recordAfter(
    undefined,
    life.map(({ type, data }) => ({ envelope: unchecked<Envelope>({ key: orderId, type, at: madeAt }), data })),
  )

const brand = {
  name: 'PartnerCare',
  provider: { name: 'The provider', address: ['Geneva'], email: 'contact@provider.example' },
  termsOfSaleUrl: 'https://provider.example/terms',
}
const paperOf = (life: readonly OrderEvent[]) =>
  orderPaper(unchecked<OpenedData<OrderRecord>>(recordOf(life)), {
    brand: brand as never,
    distributor: 'Andina Salud',
    timeZone: 'America/Bogota',
    orderUrl: 'https://portal.example/profile/order/1',
    madeAt,
  })

const lives = livesOf(placed)
let cache: string
let documents: Awaited<ReturnType<typeof startDocuments>>
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'papers-'))
  documents = await startDocuments(cache)
})
afterAll(async () => {
  await documents.stop()
  await rm(cache, { recursive: true })
})
const textOf = async (pdf: DocumentDefinition) =>
  pdfPages(await documents.make(pdf))
    .join('\n')
    .replaceAll('- ', '-')

test('every paper says the distributor’s own number and the wished day, where the order has them', async () => {
  const numbered = { purchaseOrderNumber: 'PO-4711', wishedDelivery: '2027-02-15' as Day }
  const order = paperOf(lives.WAITING_FOR_PREPAYMENT)
  for (const make of [proformaPdf, commercialInvoicePdf, packingSlipPdf]) {
    expect(await textOf(make({ ...order, ...numbered }))).toMatch(/PO-4711.*15\/02\/2027/s)
    expect(await textOf(make(order))).not.toMatch(/Your purchase order|Wished delivery date/)
  }
  const invoice = invoicePdf({ ...order, ...numbered }, { number: 'INV-2026-000001', dueOn: null })
  expect(await textOf(invoice)).toMatch(/PO-4711.*15\/02\/2027/s)
})

test('the lines of a paper add up to its sub-total, from which the promo code comes off as one amount', () => {
  const life = lives.WAITING_FOR_PREPAYMENT.map((event) =>
    event.type === 'OrderPlaced' || event.type === 'QuoteIssued'
      ? {
          ...event,
          data: {
            ...event.data,
            lines: event.data.lines.map((line) => ({ ...line, effectiveUnitPrice: 1013, total: 1013 * line.quantity })),
            promoCodeDiscount: 2240,
            total: event.data.subtotal - 2240,
          },
        }
      : event,
  ) as OrderEvent[]
  const { lines, subtotal } = paperOf(life)
  expect(lines.map(({ effectivePrice, total }) => [effectivePrice, total])).toEqual([[1125, 22500]])
  expect(lines.reduce((all, { total }) => all + total, 0)).toBe(subtotal)
})

test('a proforma invoice says what is to be paid in advance', async () => {
  const text = await textOf(proformaPdf(paperOf(lives.WAITING_FOR_PREPAYMENT)))
  for (const said of ['Proforma invoice', placed.data.num, 'Grand total (excl. VAT) $305.00', 'in advance $305.00'])
    expect(text).toContain(said)
})

test('a commercial invoice says goods, value and Incoterm', async () => {
  const text = await textOf(commercialInvoicePdf(paperOf(lives.IN_PRODUCTION)))
  for (const said of ['Commercial invoice', 'Folic acid 400 µg', 'CIP El Dorado (Incoterms 2020)', '$305.00'])
    expect(text).toContain(said)
})

test('papers name the transport of the confirmed freight option, not the requested one', async () => {
  const shipping = { ...placed.data.shipping, transportMode: 'Airport' as const }
  const life = lives.IN_PRODUCTION.map((event) =>
    event.type === 'OrderPlaced' ? { ...event, data: { ...event.data, shipping } } : event,
  ) as OrderEvent[]
  const confirmed = paperOf(life)
  expect(confirmed.shipping).toEqual({ incoterm: 'CIP', transportMode: 'Harbor', destination: 'El Dorado' })
  expect(await textOf(commercialInvoicePdf(confirmed))).toContain('Freight: Sea freight · Harbor · 30 days $80.00')
})

test('a packing slip names no price', async () => {
  const text = await textOf(packingSlipPdf(paperOf(lives.IN_PRODUCTION)))
  for (const said of [
    'Packing slip',
    'Ship to Andina Salud',
    'PC-1001',
    'Box of 30',
    '20 units (part of a pack of 30)',
    'Units 20',
  ])
    expect(text).toContain(said)
  expect(text).not.toContain('$')
})

test('a packing slip names the freight option that was confirmed', async () =>
  expect(await textOf(packingSlipPdf(paperOf(lives.IN_PRODUCTION)))).toContain(
    'Freight option Sea freight · Harbor · 30 days',
  ))

test('who packs reads the special request; customs and accounts do not', async () => {
  const paper = { ...paperOf(lives.IN_PRODUCTION), specialRequests: ['Packing', 'Two pallets at most'] }
  expect(await textOf(packingSlipPdf(paper))).toContain('Special request Packing, Two pallets at most')
  expect(await textOf(commercialInvoicePdf(paper))).not.toContain('Special request')
})

test('an invoice takes the pre-payment off', async () => {
  const bill = { number: '2026-000007', dueOn: '2026-12-20' as Day }
  const text = await textOf(invoicePdf(paperOf(lives.DELIVERED), bill))
  for (const said of ['Invoice 2026-000007', 'Due on 20/12/2026', 'Grand total (excl. VAT) $305.00'])
    expect(text).toContain(said)
  expect(text).toContain('Please name invoice 2026-000007 with your payment.')
  expect(text).not.toContain('Amount due')
})

test('a paid invoice does not request payment', async () => {
  const bill = { number: '2026-000007', dueOn: '2026-12-20' as Day }
  const text = await textOf(invoicePdf(paperOf(lives.PREPAYMENT_APPROVED), bill))
  for (const said of ['Amount due $0.00', 'Nothing is left to be paid.']) expect(text).toContain(said)
  for (const unsaid of ['with your payment', 'Due on']) expect(text).not.toContain(unsaid)
})

test('a text without blanks, of any length, stays on every paper', async () => {
  const longWord = 'W'.repeat(300)
  const order = paperOf(lives.PREPAYMENT_APPROVED)
  const address = { ...order.shippingAddress, name: longWord, addressee: longWord, address: longWord, city: longWord }
  const paper = {
    ...order,
    distributor: longWord,
    shippingAddress: address,
    billingAddress: address,
    contact: { name: longWord, phone: longWord },
    shipping: { ...order.shipping, destination: longWord },
    certificates: [longWord],
    specialRequests: [longWord],
    freight: { ...order.freight, name: longWord, transportMode: longWord },
    lines: order.lines.map((line) => ({ ...line, reference: longWord, name: longWord, packaging: longWord })),
  }
  const bill = { number: '2026-000007', dueOn: null }
  for (const pdf of [proformaPdf(paper), commercialInvoicePdf(paper), invoicePdf(paper, bill), packingSlipPdf(paper)])
    expect(beyondMargins(await documents.make(pdf))).toEqual([])
})

test('there are no papers before an order is confirmed', () =>
  expect(() => paperOf(lives.QUOTE_RECEIVED)).toThrow('Only a confirmed order has papers'))
