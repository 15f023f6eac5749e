import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'

import type { Column, ListTable } from './list-table.ts'

const icons = { asc: IconArrowUp, desc: IconArrowDown, none: IconArrowsSort }
const spoken = { asc: 'ascending', desc: 'descending', none: 'none' } as const

/** The head of a column; of one that sorts, a press turns the order round. */
export const TableHead = <Row extends object>({ table, column }: { table: ListTable<Row>; column: Column<Row> }) => {
  const state = table.getColumn(column.id)
  const sorts = state?.getCanSort() ?? false
  const sorted = state?.getIsSorted() || 'none'
  const Icon = icons[sorted]
  return (
    <th
      scope="col"
      role="columnheader"
      data-align={column.align}
      data-card={column.card}
      aria-sort={sorts ? spoken[sorted] : undefined}
    >
      {sorts ? (
        <button
          type="button"
          onClick={state?.getToggleSortingHandler()}
          data-sorted={sorted === 'none' ? undefined : sorted}
        >
          {column.header}
          <Icon size={14} stroke={1.8} aria-hidden />
        </button>
      ) : (
        <span className={column.hiddenHeader ? 'visually-hidden' : undefined}>{column.header}</span>
      )}
    </th>
  )
}
