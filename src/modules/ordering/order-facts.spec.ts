import { expect, test } from 'vitest'
import { unchecked } from '#platform/typed.ts'

import type { OrderDetail } from './contract.ts'
import { factsOf } from './order-facts.ts'

const address = { country: { name: 'Norway' } }
const bare = {
  statusData: { statusLabel: 'Shipping documents sent' },
  orderItems: [],
  orderExtraItems: [],
  quotes: [],
  labelIssues: [],
  submittedDocuments: [],
  shippingDrafts: [],
  certificateFiles: [],
  addedDocuments: [],
  lots: [],
  shippingInfo: { method: 'EXW' },
  shippingAddress: address,
  billingAddress: address,
  earned: null,
  shippingPrice: null,
  grandTotal: null,
}
const textOf = (id: string, fields: object) =>
  factsOf(unchecked<OrderDetail>({ ...bare, ...fields })).find((fact) => fact.id === id)?.text

test('a quote names every way to send the goods until one is confirmed', () => {
  const options = [
    { optionId: 'sea', name: 'Sea freight', transportMode: 'Harbor', transitDays: 30, shippingPrice: 8_000 },
    { optionId: 'air', name: 'Air freight', transportMode: 'Airport', transitDays: 4, shippingPrice: 30_000 },
  ]
  const quote = { version: 1, state: 'STANDS', options, validUntil: '2026-12-03T10:00:00.000Z', note: null }
  const said = (more: object) => textOf('quote 1', { quotes: [{ ...quote, ...more }] })
  expect(said({ chosenOptionId: null })).toContain(
    'Sea freight · Harbor · 30 days $80.00 or Air freight · Airport · 4 days $300.00',
  )
  expect(said({ state: 'APPROVED', chosenOptionId: 'air' })).toMatch(
    /^Confirmed, Air freight · Airport · 4 days \$300\.00, valid/,
  )
})

test('what people wrote is on lines of its own, and says whether it is a note or a reason', () => {
  const round = { round: 1, state: 'REJECTED', documents: [{ label: 'Commercial invoice' }, { label: 'Packing slip' }] }
  const written = { note: 'Please check the consignee.', reason: 'Wrong consignee' }
  expect(textOf('drafts 1', { shippingDrafts: [{ ...round, ...written }] })).toBe(
    'Rejected: Commercial invoice, Packing slip\nNote: Please check the consignee.\nReason: Wrong consignee',
  )
  const sent = { id: 'x', label: 'Proof of payment', state: 'REJECTED', name: 'proof.pdf', reason: 'It cannot be read' }
  expect(textOf('document x', { submittedDocuments: [sent] })).toBe('Rejected, proof.pdf\nReason: It cannot be read')
  expect(textOf('document x', { submittedDocuments: [{ ...sent, reason: null }] })).toBe('Rejected, proof.pdf')
})
