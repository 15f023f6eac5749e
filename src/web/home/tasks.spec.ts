import { expect, test } from 'vitest'

import { type OrderStatus, orderStatuses, orderStatusNames, statusDataOf } from '#modules/ordering/order-status.ts'
import { taskWords } from '#web/words/home.ts'

import { tasksOf } from './tasks.ts'

const order = (num: string, status: OrderStatus, validUntil: string | null = null) => {
  const row = { id: `id-${num}`, num, validUntil, statusData: statusDataOf(status) }
  return row as typeof row & Parameters<typeof tasksOf>[0][number]
}
const shown = (tasks: ReturnType<typeof tasksOf>) =>
  tasks.map(({ kind, orders, until }) => [kind, orders.map(({ num }) => num).join(' '), until])

test('every status that waits for the distributor has words', () =>
  expect(Object.keys(taskWords).toSorted()).toEqual(
    orderStatusNames.filter((status) => orderStatuses[status].tone === 'you').toSorted(),
  ))

test('what waits for the provider, the carrier or nobody is no task', () =>
  expect(tasksOf([order('1', 'WAITING_FOR_QUOTE'), order('2', 'SHIPPED'), order('3', 'CANCELLED')], 3)).toEqual([]))

test('orders that wait for the same are one task, with the nearest deadline', () =>
  expect(
    shown(
      tasksOf(
        [order('1', 'QUOTE_RECEIVED', '2026-12-20T09:00:00Z'), order('2', 'QUOTE_RECEIVED', '2026-12-11T09:00:00Z')],
        3,
      ),
    ),
  ).toEqual([['QUOTE_RECEIVED', '1 2', '2026-12-11T09:00:00Z']]))

test('a deadline comes before none; no more than asked for', () =>
  expect(
    shown(
      tasksOf(
        [
          order('1', 'PENDING_APPROVAL'),
          order('2', 'WAITING_FOR_PREPAYMENT'),
          order('3', 'QUOTE_RECEIVED', '2026-12-11T09:00:00Z'),
        ],
        2,
      ),
    ),
  ).toEqual([
    ['QUOTE_RECEIVED', '3', '2026-12-11T09:00:00Z'],
    ['PENDING_APPROVAL', '1', null],
  ]))

test('a document that is under review waits for the provider', () => {
  const submitted = {
    ...order('1', 'WAITING_FOR_PREPAYMENT'),
    statusData: statusDataOf('WAITING_FOR_PREPAYMENT', 'SUBMITTED'),
  }
  expect(tasksOf([submitted], 3)).toEqual([])
})
