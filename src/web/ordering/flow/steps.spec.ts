import { describe, expect, test } from 'vitest'
import type { Cart, OrderDraft } from '#modules/ordering/contract.ts'
import { unchecked } from '#platform/typed.ts'
import { chosenSection, furthestStep, insteadOf, stepsFrom } from './steps.ts'

const empty = unchecked<OrderDraft>({
  countryId: 'co',
  subCategoryId: 'iud',
  shippingAddressId: null,
  billingAddressId: null,
  gone: { shippingAddress: null, billingAddress: null },
  contact: null,
  shipping: null,
  certificates: [],
  promoCodes: {},
  specialRequest: null,
  careCoinsToUse: 0,
})
const addressed = { ...empty, shippingAddressId: 'a', billingAddressId: 'b' }
const cartWith = (draft: OrderDraft): Cart =>
  unchecked<Cart>({ sections: [{ country: { id: 'co' }, subCategory: { id: 'iud' } }], draft })
const by = (method: string, transportMode: string | null, destination: string | null) =>
  ({ ...addressed, shipping: { method, transportMode, destination } }) as OrderDraft

describe('how far a draft leads', () => {
  test.each([
    ['nothing chosen', empty, 'address'],
    ['one address only', { ...empty, shippingAddressId: 'a' }, 'address'],
    ['both addresses', addressed, 'shipping'],
    ['one that was deleted', { ...addressed, gone: { ...addressed.gone, billingAddress: 'Office' } }, 'address'],
    ['no transport mode', by('DAP', null, null), 'shipping'],
    ['EXW without a destination', by('EXW', 'Road', null), 'shipping'],
    ['EXW with blanks as destination', by('EXW', 'Road', '  '), 'shipping'],
    ['EXW with a destination', by('EXW', 'Road', 'Rotterdam'), 'validation'],
    ['DAP needs no destination', by('DAP', 'Road', null), 'validation'],
  ])('%s', (_, draft, step) => expect(furthestStep(draft as OrderDraft)).toBe(step))
})

test('a step that may not be entered leads to the one that is missing', () => {
  expect(insteadOf('validation', cartWith(addressed))).toBe('/order/shipping')
  expect(insteadOf('shipping', cartWith(addressed))).toBeNull()
  expect(insteadOf('address', cartWith(by('DAP', 'Road', null)))).toBeNull()
})

test('without a chosen section every step leads to the cart', () => {
  const other = cartWith({ ...addressed, countryId: 'pe' })
  expect(chosenSection(other)).toBeNull()
  expect(insteadOf('address', other)).toBe('/cart')
})

test('what was on its way and became an order is shown, until another section is chosen', () => {
  const ordered = { ...cartWith({ ...empty, countryId: null, subCategoryId: null } as OrderDraft), justOrdered: 'o-1' }
  const shown = '/order/confirmation?order=o-1&already=true'
  expect(insteadOf('validation', unchecked<Cart>(ordered))).toBe(shown)
  expect(insteadOf('validation', { ...ordered, justOrdered: null })).toBe('/cart')
  const other = unchecked<Cart>({ ...ordered, draft: { ...addressed, countryId: 'pe' } })
  expect(insteadOf('validation', other)).toBe('/cart')
})

test('the stepper links earlier steps, and later ones only when allowed', () => {
  expect(stepsFrom('address', empty).map(({ to }) => to)).toEqual(['/cart', '/order/address', null, null, null])
  expect(stepsFrom('address', by('DAP', 'Road', null)).every(({ to }) => to !== null)).toBe(true)
})
