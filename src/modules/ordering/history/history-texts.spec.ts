import { expect, test } from 'vitest'
import { OrderCancelled, orderStream } from '#modules/ordering/events.ts'
import type { Moment } from '#platform/event.ts'
import { approved, expired, placed, quoted, rejected } from '#tests/sample-orders.ts'
import { calmEntry, eventText, historyEntry, isForDistributors } from './history-texts.ts'

const bySea = 'Sea freight · Harbor · 30 days, shipping $80.00, grand total $305.00'

test('what happened reads as the end of a sentence', () => {
  const said = [placed, quoted(1), quoted(2), approved, rejected, expired].map(({ type, data }) =>
    eventText(type, data),
  )
  expect(said).toEqual([
    { what: 'placed the order', detail: '1 product, $225.00 (excl. VAT)' },
    { what: 'sent the quote', detail: `${bySea}, valid until 03/12/2026 (UTC)` },
    { what: 'revised the quote', detail: `${bySea}, valid until 03/12/2026 (UTC)` },
    { what: 'confirmed the order', detail: bySea },
    { what: 'rejected the quote', detail: null },
    { what: 'cancelled the order', detail: 'The quote was not confirmed in time' },
  ])
})

test('a confirmation says how the goods travel and how long, where the quote did', () => {
  const air = { ...approved.data, optionName: 'Freight', transportMode: 'Airport', transitDays: 4 }
  expect(eventText(approved.type, air).detail).toBe('Airport · 4 days, shipping $80.00, grand total $305.00')
})

test('a confirmation whose quote named neither option nor way tells the price alone', () => {
  const { transportMode: _mode, transitDays: _days, ...earlier } = approved.data
  for (const optionName of [null, undefined, 'Freight'])
    expect(eventText(approved.type, { ...earlier, optionName }).detail).toBe('Shipping $80.00, grand total $305.00')
})

test('an order that was cancelled by removing its last product says so', () => {
  const { orderId, num, distributorId } = placed.data
  const event = OrderCancelled.make({ orderId, num, distributorId, by: 'DISTRIBUTOR', reason: null })
  const row = { position: 9, at: '2026-11-03T09:00:00.000Z' as Moment, actor: 'ines', role: 'PROCUREMENT', ...event }
  const said = (command: string) => calmEntry({ ...row, command }, () => 'Inés', 'UTC')
  expect(said('DELETE /order/items/:id')).toMatchObject({
    what: 'cancelled the order',
    detail: 'The last product was removed',
  })
  expect(said('CancelOrder PUT /order/cancel')).toMatchObject({ what: 'cancelled the order', detail: null })
})

test('a special request says what for, and not its text', () => {
  const wishes = { documents: true, packing: false, preShipmentInspection: true, other: 'Call Ana first' }
  const said = eventText('SpecialRequestChanged', { specialRequest: wishes })
  expect(said.detail).toBe('Documents, Need for pre-shipment inspection, in their own words')
  expect(eventText('SpecialRequestChanged', { specialRequest: null }).detail).toBeNull()
})

test('an earlier quote, which did not say how the goods go, tells the price alone', () => {
  const { data, type } = quoted(1)
  const options = data.options.map((option) => ({ ...option, name: 'Freight', transportMode: null, transitDays: null }))
  expect(eventText(type, { ...data, options }).detail).toMatch(/^Shipping \$80\.00, grand total \$305\.00, valid/)
})

test('a quote says how many freights it offers and how many prices it adjusts', () => {
  const { data, type } = quoted(1)
  const [sea] = data.options
  const adjustment = { lineId: 'line', from: 1, to: 2, reason: 'Yearly volume' }
  const said = (options: object[], adjustments: object[]) => eventText(type, { ...data, options, adjustments }).detail
  expect(said([sea!, { ...sea, grandTotal: 29_000 }], [])).toMatch(
    /^2 freight options, grand total from \$290\.00, valid/,
  )
  expect(said([sea!], [adjustment])).toMatch(/grand total \$305\.00, 1 price adjusted, valid/)
  expect(said([sea!], [adjustment, adjustment])).toMatch(/, 2 prices adjusted, valid/)
})

test('what a person wrote is apart from what was requested or sent', () => {
  const request = { amount: 177_917, dueOn: '2026-12-15', note: 'Please name the order number.' }
  expect(eventText('PrepaymentRequested', request).detail).toBe(
    '$1 779.17, due on 15/12/2026. Note: Please name the order number.',
  )
  const documents = [{ type: 'COMMERCIAL_INVOICE' }, { type: 'PACKING_SLIP' }]
  expect(eventText('ShippingDocumentsSent', { round: 1, documents, note: 'Check the consignee.' }).detail).toMatch(
    /^[^.]+, [^.]+\. Note: Check the consignee\.$/,
  )
  expect(eventText('ShippingDocumentsSent', { round: 1, documents, note: null }).detail).not.toContain('Note')
})

test('reminders and notes inside the house are for staff only', () =>
  expect(orderStream.events.map(({ type }) => type).filter((type) => !isForDistributors(type))).toEqual([
    'QuoteDueReminded',
    'QuoteFellOverdue',
    'NoteWritten',
  ]))

test('why an order is on hold is the provider’s business', () => {
  const entry = { position: 1, at: '2026-11-20T09:00:00.000Z' as Moment, actor: '', role: 'QUALITY', type: 'OrderHeld' }
  const row = {
    ...entry,
    command: 'POST /office/orders/:id/hold',
    data: { labelIssueId: null, reason: 'A label has the old address' },
  }
  expect(historyEntry(row, () => 'Quinn', 'UTC').detail).toBe('A label has the old address')
  expect(calmEntry(row, () => 'PartnerCare', 'UTC')).toMatchObject({ what: 'put the order on hold', detail: null })
})
