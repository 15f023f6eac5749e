import { describe, expect, test } from 'vitest'
import type { OrderDraft } from '#modules/ordering/contract.ts'
import { unchecked } from '#platform/typed.ts'
import { startOf } from './place-section.ts'

const section = { country: { id: 'pe', name: 'Peru' }, subCategory: { id: 'iud', name: 'IUD' } }
const nothingGone = { shippingAddress: null, billingAddress: null }
const chosen = { countryId: 'pe', subCategoryId: 'iud' }
const empty = unchecked<OrderDraft>({
  ...chosen,
  shippingAddressId: null,
  billingAddressId: null,
  gone: nothingGone,
  shipping: null,
})
const addressed = { ...empty, shippingAddressId: 'lima', billingAddressId: 'bogota' }
const shippedBy = (method: string, destination: string | null) =>
  ({ ...addressed, shipping: { method, transportMode: 'Road', destination } }) as OrderDraft

const address = (id: string, country: string) => ({ id, country: { id: country } })
const [lima, callao, bogota, other] = [
  address('lima', 'pe'),
  address('callao', 'pe'),
  address('bogota', 'co'),
  address('other', 'cl'),
]
const company = unchecked<Parameters<typeof startOf>[2]>({
  shippingAddresses: [bogota, callao, lima],
  billingAddresses: [bogota, other],
  primaryBillingAddress: bogota,
})
const peruvian = unchecked<typeof company>({ ...company, billingAddresses: [bogota, lima] })
const ecuador = { ...section, country: { id: 'ec', name: 'Ecuador' } }

describe('Place my order', () => {
  test.each([
    ['without a shipping method', addressed, '/order/shipping'],
    ['EXW without a destination', shippedBy('EXW', null), '/order/shipping'],
    ['EXW with one', shippedBy('EXW', 'Callao'), '/order/certificates'],
    ['DAP', shippedBy('DAP', null), '/order/certificates'],
  ])('%s, with addresses, leads on', (_, draft, to) =>
    expect(startOf(section, draft as OrderDraft, company)).toEqual({ change: chosen, to }),
  )

  test('without addresses those in its country are filled in, before a primary one elsewhere', () => {
    const inPeru = { ...chosen, shippingAddressId: 'callao', billingAddressId: 'lima' }
    expect(startOf(section, empty, peruvian)).toEqual({ change: inPeru, to: '/order/address' })
    expect(startOf(section, empty, company).change).toEqual({ ...inPeru, billingAddressId: 'bogota' })
  })

  test('goods are sent to another country only where the user chooses so; a bill may go to the primary one', () =>
    expect(startOf(ecuador, empty, company).change).toMatchObject({
      shippingAddressId: null,
      billingAddressId: 'bogota',
    }))

  test('addresses that were chosen for another country begin again, and are said', () => {
    const before = { ...addressed, countryId: 'co', shippingAddressId: 'bogota', billingAddressId: 'other' }
    expect(startOf(section, before, peruvian)).toEqual({
      change: { ...chosen, shippingAddressId: 'callao', billingAddressId: 'lima' },
      to: '/order/address?shippingBefore=bogota&billingBefore=other',
    })
    expect(startOf(section, before, company)).toEqual({
      change: { ...chosen, shippingAddressId: 'callao', billingAddressId: 'other' },
      to: '/order/address?shippingBefore=bogota',
    })
  })

  test('an address that was deleted is chosen again', () =>
    expect(
      startOf(
        section,
        { ...addressed, gone: { shippingAddress: 'Lima', billingAddress: null } } as OrderDraft,
        company,
      ),
    ).toMatchObject({ to: '/order/address', change: { shippingAddressId: 'callao' } }))
})
