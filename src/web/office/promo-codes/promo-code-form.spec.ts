import { describe, expect, test } from 'vitest'

import { promoFormTexts } from '#texts/promo-codes.ts'
import { placed } from '#web/api/form-errors.ts'
import { emptyForm, promoPlaces, readForm } from './promo-code-form.ts'

const form = { ...emptyForm(new Date('2026-03-01T12:00:00')), code: 'spring-10', value: '12.5' }

test('a whole form is read: empty conditions are no restriction', () =>
  expect(readForm(form)).toEqual({
    errors: {},
    grant: { code: 'spring-10', type: 'DISCOUNT', discount: 12.5 },
    conditions: {
      validFrom: '2026-03-01',
      validUntil: null,
      productIds: null,
      distributorIds: null,
      maximumUses: null,
      maximumUsesPerDistributor: null,
    },
  }))

test('each type reads its own value', () => {
  expect(readForm({ ...form, type: 'CASH_BACK', value: '1 250.50' }).grant).toMatchObject({ cashBackAmount: 125_050 })
  expect(readForm({ ...form, type: 'SHIPPING_DISCOUNT', value: '20 %' }).grant).toMatchObject({ shippingDiscount: 20 })
})

describe('what is wrong is shown at its field', () => {
  test.each([
    ['code', { code: '-a' }, promoFormTexts.wrong.code],
    ['value', { value: '0' }, promoFormTexts.wrong.percent],
    ['value', { value: '101' }, promoFormTexts.wrong.percent],
    ['value', { type: 'CASH_BACK', value: 'much' }, promoFormTexts.wrong.amount],
    ['validFrom', { validFrom: '' }, promoFormTexts.wrong.firstDay],
    ['validUntil', { validUntil: '31/02/2026' }, promoFormTexts.wrong.day],
    ['validUntil', { validUntil: '28/02/2026' }, 'The last day lies before the first'],
    ['maximumUses', { maximumUses: '0' }, promoFormTexts.wrong.uses],
    ['maximumUsesPerDistributor', { maximumUsesPerDistributor: '1.5' }, promoFormTexts.wrong.uses],
  ] as const)('%s: %o', (field, change, says) =>
    expect(readForm({ ...form, ...change }).errors).toEqual({ [field]: says }),
  )

  test('also what the server says of the value', () =>
    expect(placed({ cashBackAmount: 'Too much', validUntil: 'Too early' }, promoPlaces)).toEqual({
      value: 'Too much',
      validUntil: 'Too early',
    }))
})
