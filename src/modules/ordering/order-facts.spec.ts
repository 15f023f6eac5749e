import { expect, test } from 'vitest'

import type { OrderDetail } from './contract.ts'
import { factsOf } from './order-facts.ts'

const address = { country: { name: 'Norway' } }
const bare = {
  statusData: { statusLabel: 'Shipping documents sent' },
  orderItems: [],
  orderExtraItems: [],
  quotes: [],
  submittedDocuments: [],
  shippingDrafts: [],
  shippingInfo: { method: 'EXW' },
  shippingAddress: address,
  billingAddress: address,
  earned: null,
  shippingPrice: null,
  grandTotal: null,
}
const textOf = (id: string, it: object) =>
  factsOf({ ...bare, ...it } as unknown as OrderDetail).find((fact) => fact.id === id)?.text

test('what people wrote stands on lines of its own, and says whether it is a note or a reason', () => {
  const round = { round: 1, state: 'REJECTED', documents: [{ label: 'Commercial invoice' }, { label: 'Packing slip' }] }
  const written = { note: 'Please check the consignee.', reason: 'Wrong consignee' }
  expect(textOf('drafts 1', { shippingDrafts: [{ ...round, ...written }] })).toBe(
    'Rejected: Commercial invoice, Packing slip\nNote: Please check the consignee.\nReason: Wrong consignee',
  )
  const sent = { id: 'x', label: 'Proof of payment', state: 'REJECTED', name: 'proof.pdf', reason: 'It cannot be read' }
  expect(textOf('document x', { submittedDocuments: [sent] })).toBe('Rejected, proof.pdf\nReason: It cannot be read')
  expect(textOf('document x', { submittedDocuments: [{ ...sent, reason: null }] })).toBe('Rejected, proof.pdf')
})
