import { expect, test } from 'vitest'
import type { OfficeOrderRow } from '#modules/ordering/order-answers.ts'
import { statusDataOf } from '#modules/ordering/order-states.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import type { Day } from '#platform/event.ts'
import { cents } from '#platform/money.ts'
import type { Column } from '#platform/spreadsheet/sheet.ts'
import { unchecked } from '#platform/typed.ts'

import { deskSheet, orderSheet, type WithTerms, withTerms } from './order-sheets.ts'

const row = unchecked<WithTerms<OfficeOrderRow>>({
  status: 'PENDING_APPROVAL',
  statusData: statusDataOf('PENDING_APPROVAL'),
  held: true,
  overdue: false,
  shippingPrice: cents(8_000),
  grandTotal: null,
})
const valueIn = ({ columns }: { columns: readonly Column<WithTerms<OfficeOrderRow>>[] }, name: string, shown = row) =>
  columns.find(({ header }) => header === name)?.value(shown)

test('a status has the label of the reader’s screen', () => {
  expect(valueIn(orderSheet([row], 'UTC', 'UTC'), 'Status')).toBe('In production')
  expect(valueIn(deskSheet([row], 'UTC'), 'Status')).toBe('Documents with the distributor')
})

test('a file says what is to be done, what is on hold, and what is known of the freight', () => {
  const said = ['To do', 'On hold', 'Overdue', 'Shipping price (USD)', 'Grand total excl. VAT (USD)']
  expect(said.map((name) => valueIn(orderSheet([row], 'UTC', 'UTC'), name))).toEqual([
    'Pending Approval of the docs',
    'Yes',
    null,
    8_000,
    null,
  ])
})

test('a file says what the distributor’s own books and plans say', () => {
  const numbered = { ...row, purchaseOrderNumber: 'PO-4711', wishedDelivery: '2027-02-15' as Day }
  for (const sheet of [orderSheet([], 'UTC', 'UTC'), deskSheet([], 'UTC')])
    expect(['Purchase order number', 'Wished delivery'].map((name) => valueIn(sheet, name, numbered))).toEqual([
      'PO-4711',
      '2027-02-15',
    ])
})

test('a file says how an order travels, who carries it and what was taken off it', () => {
  const option = {
    optionId: '1.2',
    name: 'Sea freight',
    transportMode: 'Harbor',
    shippingPrice: 8_000,
    grandTotal: 30_500,
  }
  const terms = unchecked<Parameters<typeof withTerms>[1]>({
    shipping: { method: 'CIP', transportMode: 'Airport', destination: 'El Dorado' },
    quotes: [{ version: 1, state: 'APPROVED', options: [{ ...option, optionId: '1.1', name: 'Air freight' }, option] }],
    confirmed: { quoteVersion: 1, optionId: '1.2' },
    shipment: { carrier: 'Ocean Lines' },
    promo: { code: 'SPRING' },
    careCoinsUsed: 120,
  })
  const columns = ['Incoterm', 'Transport mode', 'Freight option', 'Carrier', 'Promo code', 'CareCoins used']
  const said = (its: typeof terms) =>
    columns.map((name) => valueIn(orderSheet([], 'UTC', 'UTC'), name, withTerms(row, its)))
  expect(said(terms)).toEqual(['CIP', 'Harbor', 'Sea freight', 'Ocean Lines', 'SPRING', 120])
  const fresh = { ...terms, quotes: [], confirmed: null, shipment: null, promo: null, careCoinsUsed: careCoins(0) }
  expect(said(fresh)).toEqual(['CIP', 'Airport', null, null, null, 0])
})
