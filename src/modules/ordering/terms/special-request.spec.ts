import { expect, test } from 'vitest'

import { requestedSubjects, specialRequests } from './special-request.ts'

const request = { documents: false, packing: true, preShipmentInspection: true, other: 'Two pallets at most' }

test('special requests are listed in the order of the screen, the distributor’s own last', () => {
  expect(specialRequests(request)).toEqual(['Packing', 'Need for pre-shipment inspection', 'Two pallets at most'])
  expect(requestedSubjects(request)).toEqual(['Packing', 'Need for pre-shipment inspection'])
})

test('without a request nothing is listed', () => {
  for (const none of [null, undefined, { ...request, packing: false, preShipmentInspection: false, other: null }])
    expect(specialRequests(none)).toEqual([])
})
