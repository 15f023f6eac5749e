import { expect, test } from 'vitest'
import { figuresOf } from './statistics-routes.ts'

test('what is cancelled or delivered is in progress no more; a document that was sent waits for us', () => {
  const standing = (status: string, count: number, documentStatus: string | null = null) =>
    ({ status, count, documentStatus }) as Parameters<typeof figuresOf>[0][number]
  expect(
    figuresOf([
      standing('WAITING_FOR_QUOTE', 2),
      standing('QUOTE_RECEIVED', 3),
      standing('WAITING_FOR_PREPAYMENT', 4),
      standing('WAITING_FOR_PREPAYMENT', 1, 'SUBMITTED'),
      standing('WAITING_FOR_PREPAYMENT', 9, 'APPROVED'),
      standing('DELIVERED', 5),
      standing('BILLED', 6),
      standing('CANCELLED', 7),
    ]),
  ).toEqual({ orders: 37, ordersInProgress: 19, quotesToConfirm: 3, documentsToSend: 4 })
})
