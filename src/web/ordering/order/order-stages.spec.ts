import { expect, test } from 'vitest'
import { type OrderStatus, orderStatusNames, statusDataOf } from '#modules/ordering/order-states.ts'
import { unchecked } from '#platform/typed.ts'
import { type OnItsWay, stagesOf } from './order-stages.ts'

const order = (status: OrderStatus, had: Partial<OnItsWay> = {}): OnItsWay => ({
  status,
  statusData: statusDataOf(status),
  prepayment: null,
  submittedDocuments: [],
  ...had,
})
const states = (it: OnItsWay) => stagesOf(it).map(({ state }) => state)
const done = (it: OnItsWay) => stagesOf(it).flatMap(({ label, state }) => (state === 'done' ? [label] : []))

test('every status but the cancelled one is on exactly one stage, with its own label', () => {
  for (const status of orderStatusNames) {
    const current = states(order(status)).filter((state) => state === 'current')
    expect(current.length, status).toBe(status === 'CANCELLED' ? 0 : 1)
  }
  expect(stagesOf(order('BILLED')).at(-1)).toEqual({ label: 'Billed', state: 'current' })
})

test('stages before are done, those after are to come', () => {
  const toCome = ['next', 'next', 'next', 'next', 'next']
  expect(states(order('CONFIRMED'))).toEqual(['done', 'done', 'current', ...toCome])
  expect(states(order('CANCELLED'))).toEqual(['next', 'next', 'next', ...toCome])
})

test('what an order never required is no stage behind it', () => {
  expect(done(order('SHIPPED'))).toEqual(['Waiting for the quote', 'Quote received', 'Confirmed', 'In production'])
  const withRequest = unchecked<Partial<OnItsWay>>({
    prepayment: { amount: 30_500, dueOn: null, file: '/proforma.pdf' },
    submittedDocuments: [{ type: 'PREINSPECTION' }],
  })
  expect(done(order('SHIPPED', withRequest)).slice(3)).toEqual([
    'Waiting for pre-payment',
    'In production',
    'Waiting for approval',
  ])
})
