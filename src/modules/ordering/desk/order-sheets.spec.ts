import { expect, test } from 'vitest'

import type { OfficeOrderRow } from '#modules/ordering/order-answers.ts'
import { statusDataOf } from '#modules/ordering/order-status.ts'
import { cents } from '#platform/money.ts'
import type { Column } from '#platform/spreadsheet/sheet.ts'

import { deskSheet, orderSheet, type Quoted } from './order-sheets.ts'

const row = {
  status: 'PENDING_APPROVAL',
  statusData: statusDataOf('PENDING_APPROVAL'),
  held: true,
  overdue: false,
  shippingPrice: cents(8_000),
  grandTotal: null,
} as unknown as Quoted<OfficeOrderRow>
const valueIn = ({ columns }: { columns: readonly Column<Quoted<OfficeOrderRow>>[] }, name: string) =>
  columns.find(({ header }) => header === name)?.value(row)

test('a status is called in a file as it is on the screen of whoever asks for it', () => {
  expect(valueIn(orderSheet([row]), 'Status')).toBe('In production')
  expect(valueIn(deskSheet([row]), 'Status')).toBe('Documents with the distributor')
})

test('a file says what is to be done, what stands still, and what is known of the freight', () => {
  const said = ['To do', 'On hold', 'Overdue', 'Shipping price (USD)', 'Grand total excl. VAT (USD)']
  expect(said.map((name) => valueIn(orderSheet([row]), name))).toEqual([
    'Pending Approval of the docs',
    'Yes',
    null,
    8_000,
    null,
  ])
})
