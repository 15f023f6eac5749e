import { expect, test } from 'vitest'

import type { DocumentToReview } from '#modules/ordering/desk/desk-contract.ts'
import { hold } from '#web/office/held-rows.ts'
import { newerThan } from './newer-document.ts'

const document = (id: string, orderId: string, type: DocumentToReview['type'] = 'PROOF_OF_PREPAYMENT') => ({
  id,
  orderId: orderId as DocumentToReview['orderId'],
  type,
})
const old = document('old', 'order-1')
const other = document('other', 'order-2')

test('a document that left the queue has the one in its place that came of the same order since', () => {
  const newer = document('newer', 'order-1')
  expect(newerThan(old, hold([old, other], [other, newer]))).toEqual(newer)
  expect(newerThan(old, hold([old, newer], [newer]))).toEqual(newer)
})

test('one that was decided has nothing in its place, nor does a document of another kind or order take it', () => {
  expect(newerThan(old, hold([old, other], [other]))).toBeNull()
  expect(newerThan(old, hold([old, other], [other, document('license', 'order-1', 'LICENSE_DOCUMENT')]))).toBeNull()
})
