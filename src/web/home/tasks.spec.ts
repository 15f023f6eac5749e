import { expect, test } from 'vitest'

import { type OrderStatus, orderStatuses, orderStatusNames } from '#modules/ordering/order-states.ts'
import { taskTexts } from '#texts/home.ts'

import { tasksOf } from './tasks.ts'

const waiting = (status: OrderStatus, count: number, until: string | null = null) =>
  ({ status, toApprove: false, count, until, order: null }) as Parameters<typeof tasksOf>[0][number]
const shown = (tasks: ReturnType<typeof tasksOf>) => tasks.map(({ kind, count, until }) => [kind, count, until])

test('every status that waits for the distributor has a text', () =>
  expect(Object.keys(taskTexts).toSorted()).toEqual(
    ['APPROVAL', ...orderStatusNames.filter((status) => orderStatuses[status].turn === 'distributor')].toSorted(),
  ))

test('the first of them stay first', () =>
  expect(
    shown(
      tasksOf([
        waiting('QUOTE_RECEIVED', 600, '2026-12-11T09:00:00Z'),
        waiting('IMPORT_LICENSE_DOCUMENT_REQUIRED', 1, '2026-12-20T09:00:00Z'),
        waiting('PENDING_APPROVAL', 1),
        waiting('WAITING_FOR_PREINSPECTION', 2),
      ]),
    ),
  ).toEqual([
    ['QUOTE_RECEIVED', 600, '2026-12-11T09:00:00Z'],
    ['IMPORT_LICENSE_DOCUMENT_REQUIRED', 1, '2026-12-20T09:00:00Z'],
    ['PENDING_APPROVAL', 1, null],
    ['WAITING_FOR_PREINSPECTION', 2, null],
  ]))
