import { expect, test } from 'vitest'

import { askedSubjects, specialRequests } from './special-request.ts'

const asked = { documents: false, packing: true, preShipmentInspection: true, other: 'Two pallets at most' }

test('wishes are told in the order in which they are shown, the distributor’s own last', () => {
  expect(specialRequests(asked)).toEqual(['Packing', 'Need for pre-shipment inspection', 'Two pallets at most'])
  expect(askedSubjects(asked)).toEqual(['Packing', 'Need for pre-shipment inspection'])
})

test('nothing asked for is nothing told', () => {
  for (const none of [null, undefined, { ...asked, packing: false, preShipmentInspection: false, other: null }])
    expect(specialRequests(none)).toEqual([])
})
