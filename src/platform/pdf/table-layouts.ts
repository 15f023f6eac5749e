import type { CustomTableLayout } from 'pdfmake/interfaces.js'

import { ink } from './page.ts'

const none = () => 0

/** By name, since JSON definitions hold no functions. */
export const tableLayouts: Record<string, CustomTableLayout> = {
  hairlines: {
    hLineWidth: (line, { table }) => (line === 0 ? 0 : line === (table.headerRows ?? 0) ? 0.75 : 0.5),
    hLineColor: (line, { table }) => (line === (table.headerRows ?? 0) ? ink.muted : ink.hairline),
    vLineWidth: none,
    paddingLeft: (column) => (column === 0 ? 0 : 12),
    paddingRight: none,
    paddingTop: () => 6,
    paddingBottom: () => 5,
  },
  totals: {
    hLineWidth: (line, { table }) => (line === table.body.length - 1 ? 1 : 0),
    hLineColor: () => ink.rule,
    vLineWidth: none,
    paddingLeft: (column) => (column === 0 ? 0 : 12),
    paddingRight: none,
    paddingTop: (row, { table }) => (row === table.body.length - 1 ? 7 : 2),
    paddingBottom: (row, { table }) => (row === table.body.length - 2 ? 5 : 1),
  },
  plain: {
    hLineWidth: none,
    vLineWidth: none,
    paddingLeft: (column) => (column === 0 ? 0 : 12),
    paddingRight: none,
    paddingTop: () => 2,
    paddingBottom: () => 2,
  },
  panel: {
    hLineWidth: none,
    vLineWidth: none,
    fillColor: () => ink.sunken,
    paddingLeft: () => 12,
    paddingRight: () => 12,
    paddingTop: (row) => (row === 0 ? 10 : 2),
    paddingBottom: () => 8,
  },
}
