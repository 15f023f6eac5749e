import { expect, test } from 'vitest'

import type { OfficeOrderRow } from '#modules/ordering/order-answers.ts'
import { statusDataOf } from '#modules/ordering/order-status.ts'
import type { Column } from '#platform/spreadsheet/sheet.ts'

import { deskSheet, orderSheet } from './order-sheets.ts'

const row = { status: 'PENDING_APPROVAL', statusData: statusDataOf('PENDING_APPROVAL') } as unknown as OfficeOrderRow
const statusIn = ({ columns }: { columns: readonly Column<OfficeOrderRow>[] }) =>
  columns.find(({ header }) => header === 'Status')?.value(row)

test('a status is called in a file as it is on the screen of whoever asks for it', () => {
  expect(statusIn(orderSheet([row]))).toBe('In production')
  expect(statusIn(deskSheet([row]))).toBe('Documents with the distributor')
})
