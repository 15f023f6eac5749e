import { expect, test } from 'vitest'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { unchecked } from '#platform/typed.ts'
import { paymentsOf } from './payments.ts'

type Order = Parameters<typeof paymentsOf>[0]
const order = unchecked<Order>({
  status: 'IN_PRODUCTION',
  quote: { grandTotal: 30_500 },
  prepayment: { amount: 10_000 },
  invoice: null,
})

test('until it is billed an order says what is paid in advance, and what is left for the invoice', () =>
  expect(paymentsOf(order)).toEqual([
    { label: 'To be paid in advance', cents: 10_000 },
    { label: 'Left for the invoice', cents: 20_500 },
  ]))

test('a billed order takes the pre-payment off, as its invoice does', () =>
  expect(paymentsOf({ ...order, status: 'BILLED', invoice: {} as OrderDetail['invoice'] })).toEqual([
    { label: 'Less the pre-payment', cents: -10_000 },
    { label: 'Amount due', cents: 20_500 },
  ]))

test('without a pre-payment, and once it is cancelled, there is nothing to show', () => {
  expect(paymentsOf({ ...order, prepayment: null })).toEqual([])
  expect(paymentsOf({ ...order, status: 'CANCELLED' })).toEqual([])
})
