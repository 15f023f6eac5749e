import type { Day } from '#platform/event.ts'
import type { FigureUnit } from '#platform/figure.ts'
import type { Column, Sheet } from '#platform/spreadsheet/sheet.ts'
import type { FigureRow } from './contract.ts'

const amountOf = (unit: FigureUnit): Column<FigureRow> =>
  unit === 'cents'
    ? { header: 'Amount', kind: 'cents', value: ({ amount }) => amount, width: 16 }
    : unit === 'days'
      ? { header: 'Days', kind: 'text', value: ({ amount }) => String(Math.round(amount * 100) / 100) }
      : { header: unit === 'coins' ? 'CareCoins' : 'Number', kind: 'count', value: ({ amount }) => amount }

/** The events behind a figure, the newest first. */
export const figureSheet = (
  rows: readonly FigureRow[],
  { name, unit, of }: { readonly name: string; readonly unit: FigureUnit; readonly of: string },
): Sheet<FigureRow> => ({
  name,
  rows,
  columns: [
    { header: 'Day', kind: 'day', value: ({ at }) => at.slice(0, 10) as Day, width: 12 },
    { header: 'Time (UTC)', kind: 'text', value: ({ at }) => at.slice(11, 19), width: 12 },
    { header: 'Counts in', kind: 'text', value: ({ month }) => month, width: 12 },
    { header: 'Of', kind: 'text', value: (row) => row.name, width: 30 },
    { header: 'Company', kind: 'text', value: ({ company }) => company, width: 30 },
    amountOf(unit),
    { header: 'Figure', kind: 'text', value: () => of, width: 30 },
    { header: 'Stream', kind: 'text', value: ({ kind, key }) => `${kind}/${key}`, width: 44 },
  ],
})
