import type { Day } from '#platform/event.ts'
import type { Sheet } from '#platform/spreadsheet/sheet.ts'
import { MAXIMUM_ROWS } from '#platform/spreadsheet/spreadsheet.ts'

import type { SalesRow } from './sales-contract.ts'

/** Whose figures they are, and as of when. */
type Of = { readonly company: string; readonly asOf: Day }

/** The rows of the chart, the oldest month first as in the chart; of too many for one file the latest. */
export const salesSheet = (rows: readonly SalesRow[], { company, asOf }: Of): Sheet<SalesRow> => ({
  name: 'sales',
  rows: rows.slice(-MAXIMUM_ROWS),
  columns: [
    { header: 'Month', kind: 'text', value: ({ key }) => `${key.slice(0, 4)}-${key.slice(4)}` },
    { header: 'Category', kind: 'text', value: ({ category_name }) => category_name, width: 24 },
    { header: 'Sub-category', kind: 'text', value: ({ subCategory_name }) => subCategory_name, width: 24 },
    { header: 'Product', kind: 'text', value: ({ product_name }) => product_name, width: 36 },
    { header: 'Country', kind: 'text', value: ({ country_name }) => country_name, width: 18 },
    { header: 'Orders', kind: 'count', value: ({ orderCount }) => orderCount },
    { header: 'Quantity', kind: 'count', value: ({ orderQuantity }) => orderQuantity },
    { header: 'Value', kind: 'cents', value: ({ orderValue }) => orderValue, width: 16 },
    { header: 'Forecast orders', kind: 'count', value: ({ forecastOrderCount }) => forecastOrderCount, width: 16 },
    {
      header: 'Forecast quantity',
      kind: 'count',
      value: ({ forecastOrderQuantity }) => forecastOrderQuantity,
      width: 18,
    },
    {
      header: 'Forecast when the month began',
      kind: 'count',
      value: ({ forecastQuantityBefore }) => forecastQuantityBefore,
      width: 30,
    },
    { header: 'Company', kind: 'text', value: () => company, width: 30 },
    { header: 'As of', kind: 'day', value: () => asOf, width: 12 },
  ],
})
