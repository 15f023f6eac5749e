import { expect, test } from 'vitest'
import type { OrderDraft } from '#modules/ordering/contract.ts'
import { firstTerms, type LastTerms, termsProblems, withAddress, withoutGone } from './section-terms.ts'

type Company = Parameters<typeof firstTerms>[2]

const address = (id: string, countryId: string) => ({ id, country: { id: countryId } })
const company = {
  shippingAddresses: [address('bogota', 'co'), address('lima', 'pe')],
  billingAddresses: [address('head', 'co')],
  primaryBillingAddress: address('head', 'co'),
} as unknown as Company
const draft = {
  countryId: null,
  subCategoryId: null,
  shippingAddressId: null,
  billingAddressId: null,
  shipping: null,
  certificates: [],
  purchaseOrderNumber: null,
  wishedDelivery: null,
  gone: { shippingAddress: null, billingAddress: null },
} as unknown as OrderDraft
const section = (countryId: string) =>
  ({ country: { id: countryId, name: countryId }, subCategory: { id: 'sub', name: 'Sub' } }) as Parameters<
    typeof firstTerms
  >[0]
const toLima: LastTerms = {
  shippingAddressId: 'lima',
  billingAddressId: 'head',
  num: '2026-000007',
  shipping: { method: 'CIP', transportMode: 'Harbor', destination: 'Callao' },
  certificates: ['Declaration of conformity', 'Halal'],
}

test('a section begins with an address in its country and with how goods went there last', () => {
  expect(firstTerms(section('pe'), draft, company, [toLima])).toEqual({
    shippingAddressId: 'lima',
    billingAddressId: 'head',
    method: 'CIP',
    transportMode: 'Harbor',
    destination: 'Callao',
    certificates: ['Declaration of conformity'],
    otherCertificate: 'Halal',
    asIn: '2026-000007',
    purchaseOrderNumber: '',
    wishedDelivery: '',
  })
  expect(firstTerms(section('co'), draft, company, [toLima])).toMatchObject({
    shippingAddressId: 'bogota',
    method: null,
    asIn: null,
  })
  expect(firstTerms(section('ec'), draft, company, [toLima]).shippingAddressId, 'none in that country').toBeNull()
})

test('what was chosen step by step for a section goes before its last order', () => {
  const chosen = {
    ...draft,
    countryId: 'pe',
    subCategoryId: 'sub',
    shippingAddressId: 'lima',
    billingAddressId: 'head',
    shipping: { method: 'DAP', transportMode: 'Road', destination: null },
  } as unknown as OrderDraft
  expect(firstTerms(section('pe'), chosen, company, [toLima])).toMatchObject({
    method: 'DAP',
    transportMode: 'Road',
    asIn: null,
  })
})

test('another address brings what is usual there; one without orders leaves what is chosen', () => {
  const first = firstTerms(section('co'), draft, company, [toLima])
  const lima = withAddress(first, 'lima', [toLima])
  expect(lima).toMatchObject({ shippingAddressId: 'lima', method: 'CIP', asIn: '2026-000007' })
  expect(withAddress(lima, 'bogota', [toLima])).toMatchObject({
    shippingAddressId: 'bogota',
    method: 'CIP',
    asIn: null,
  })
})

test('what is missing is said by field; a deleted address is missing', () => {
  const terms = firstTerms(section('pe'), draft, company, [toLima])
  expect(termsProblems(terms)).toEqual({})
  expect(termsProblems({ ...terms, destination: ' ' })).toEqual({ destination: 'Please enter a destination' })
  expect(termsProblems(withoutGone(terms, [{ id: 'head' as never }]))).toEqual({
    shippingAddressId: 'Please select shipping and billing adresses',
  })
})
