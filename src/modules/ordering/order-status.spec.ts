import { expect, test } from 'vitest'

import { orderStatusNames, staffLabel, statusDataOf } from './order-states.ts'

test('labels and progress are the specification’s', () =>
  expect(
    orderStatusNames.map((status) => [status, statusDataOf(status).statusLabel, statusDataOf(status).percentage]),
  ).toEqual([
    ['CANCELLED', 'Order cancelled', 0],
    ['WAITING_FOR_QUOTE', 'Waiting for the quote', 10],
    ['QUOTE_RECEIVED', 'Quote received', 20],
    ['CONFIRMED', 'Confirmed', 30],
    ['WAITING_FOR_PREPAYMENT', 'Waiting for pre-payment', 40],
    ['IMPORT_LICENSE_DOCUMENT_REQUIRED', 'In production', 50],
    ['IN_PRODUCTION', 'In production', 60],
    ['PENDING_APPROVAL', 'In production', 60],
    ['WAITING_FOR_PREINSPECTION', 'Waiting for approval', 70],
    ['SHIPPED', 'In transit', 80],
    ['DELIVERED', 'Delivered', 100],
    ['BILLED', 'Billed', 100],
  ]))

const those = (holds: (data: ReturnType<typeof statusDataOf>) => boolean) =>
  orderStatusNames.filter((status) => holds(statusDataOf(status)))

test('what a status offers is the specification’s', () => {
  expect(those(({ editable }) => editable)).toEqual(['WAITING_FOR_QUOTE', 'QUOTE_RECEIVED'])
  expect(those(({ toConfirm }) => toConfirm)).toEqual(['QUOTE_RECEIVED'])
  expect(those(({ redoOrder }) => !redoOrder)).toEqual(['WAITING_FOR_QUOTE', 'QUOTE_RECEIVED'])
  expect(those(({ hasStatusLink }) => hasStatusLink)).toEqual([
    'WAITING_FOR_PREPAYMENT',
    'IMPORT_LICENSE_DOCUMENT_REQUIRED',
    'PENDING_APPROVAL',
    'WAITING_FOR_PREINSPECTION',
    'SHIPPED',
  ])
})

test('documents that were received stand as pending approval; those under review are the provider’s turn', () => {
  expect(statusDataOf('IN_PRODUCTION', 'RECEIVED')).toMatchObject({
    status: 'PENDING_APPROVAL',
    choice: true,
    linkText: 'Pending Approval of the docs',
  })
  expect(statusDataOf('WAITING_FOR_PREPAYMENT', 'SUBMITTED')).toMatchObject({
    status: 'WAITING_FOR_PREPAYMENT',
    statusLabel: 'Pre-payment under review',
    turn: 'provider',
    hasStatusLink: false,
  })
  expect(statusDataOf('WAITING_FOR_PREPAYMENT')).toMatchObject({ turn: 'distributor' })
})

test.each(['SUBMITTED', 'APPROVED'] as const)(
  'a document that is %s is no longer waited for, in whatever status',
  (sent) => {
    for (const status of orderStatusNames) {
      const [without, shown] = [statusDataOf(status), statusDataOf(status, sent)]
      if (without.docType === null) expect(shown, status).toEqual(without)
      else {
        expect(shown, status).toMatchObject({ linkText: null, turn: 'provider', docType: without.docType })
        expect(shown.statusLabel, status).not.toMatch(/waiting|required|in production/i)
        expect(staffLabel(status, shown.statusLabel)).toBe(shown.statusLabel)
        expect(statusDataOf(status, 'REJECTED'), status).toEqual(without)
      }
    }
  },
)

test('a label has one colour, whichever side must act', () => {
  const colours = Map.groupBy(
    orderStatusNames.map((status) => statusDataOf(status)),
    ({ statusLabel }) => statusLabel,
  )
  for (const [label, alike] of colours)
    expect(new Set(alike.map(({ statusTextColor }) => statusTextColor)).size, label).toBe(1)
})

test('what only the distributor can open is what waits for it; a parcel on its way may be followed', () =>
  expect(those(({ turn, linkText }) => linkText !== null && turn !== 'distributor')).toEqual(['SHIPPED']))
