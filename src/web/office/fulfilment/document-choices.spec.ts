import { expect, test } from 'vitest'

import { choicesError, documentsOf, firstChoices, waysOf } from './document-choices.ts'

test('invoice and packing slip are made by the portal, an import license never is', () => {
  expect(documentsOf(firstChoices([]))).toEqual([
    { type: 'COMMERCIAL_INVOICE', file: null },
    { type: 'PACKING_SLIP', file: null },
  ])
  expect(waysOf('IMPORT_LICENSE', false)).toEqual(['NONE', 'FILE'])
  expect(waysOf('PACKING_SLIP', true)).toEqual(['APPROVED', 'MADE', 'FILE'])
})

test('what was approved goes along without being sent again', () =>
  expect(documentsOf(firstChoices(['COMMERCIAL_INVOICE', 'PACKING_SLIP']))).toEqual([]))

test('a file takes the place of what would be made, once it is there', () => {
  const chosen = { ...firstChoices([]), PACKING_SLIP: { way: 'FILE', file: null } } as const
  expect(choicesError(chosen, true)).toBe('Choose a file first')
  const uploaded = { ...chosen, PACKING_SLIP: { way: 'FILE', file: 'order-documents/slip.pdf' } } as const
  expect(choicesError(uploaded, true)).toBeNull()
  expect(documentsOf(uploaded)).toContainEqual({ type: 'PACKING_SLIP', file: 'order-documents/slip.pdf' })
})

test('drafts without any document are not sent; a shipment may go without new ones', () => {
  const none = firstChoices(['COMMERCIAL_INVOICE', 'PACKING_SLIP'])
  expect(choicesError(none, true)).toBe('Choose at least one document')
  expect(choicesError(none, false)).toBeNull()
})
