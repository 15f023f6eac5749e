import { describe, expect, test } from 'vitest'

import type { OrderDraft } from '#modules/ordering/contract.ts'
import { startOf } from './place-section.ts'

const section = { country: { id: 'pe', name: 'Peru' }, subCategory: { id: 'iud', name: 'IUD' } }
const chosen = { countryId: 'pe', subCategoryId: 'iud' }
const empty = { ...chosen, shippingAddressId: null, billingAddressId: null, shipping: null } as unknown as OrderDraft
const addressed = { ...empty, shippingAddressId: 'lima', billingAddressId: 'bogota' }
const shippedBy = (method: string, destination: string | null) =>
  ({ ...addressed, shipping: { method, transportMode: 'Road', destination } }) as OrderDraft

const address = (id: string, country: string) => ({ id, country: { id: country } })
const company = {
  primaryShippingAddress: address('lima', 'pe'),
  primaryBillingAddress: address('bogota', 'co'),
} as unknown as Parameters<typeof startOf>[2]

describe('Place my order', () => {
  test.each([
    ['without a shipping method', addressed, '/order/shipping'],
    ['EXW without a destination', shippedBy('EXW', null), '/order/shipping'],
    ['EXW with one', shippedBy('EXW', 'Callao'), '/order/certificates'],
    ['DAP', shippedBy('DAP', null), '/order/certificates'],
  ])('%s, with addresses, leads on', (_, draft, to) =>
    expect(startOf(section, draft as OrderDraft, company)).toEqual({ change: chosen, to }),
  )

  test('without addresses the primary ones are filled in', () =>
    expect(startOf(section, empty, company)).toEqual({
      change: { ...chosen, shippingAddressId: 'lima', billingAddressId: 'bogota' },
      to: '/order/address',
    }))

  test('a primary shipping address in another country is not', () =>
    expect(startOf({ ...section, country: { id: 'ec', name: 'Ecuador' } }, empty, company).change).toMatchObject({
      shippingAddressId: null,
      billingAddressId: 'bogota',
    }))

  test('addresses that were chosen for another country begin anew, but for the billing address', () =>
    expect(startOf(section, { ...addressed, countryId: 'co', billingAddressId: 'other' }, company)).toEqual({
      change: { ...chosen, shippingAddressId: 'lima', billingAddressId: 'other' },
      to: '/order/address',
    }))
})
