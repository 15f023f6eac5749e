import type { ReactNode } from 'react'

import classes from './ComparisonTable.module.css'
import { type Column, useListTable } from './list-table.ts'

/** What is said of a thing before and after; null: nothing. */
export type ComparedRow = {
  readonly name: string
  readonly before: ReactNode
  readonly after: ReactNode
  readonly isChanged: boolean
}

/** Rows of one thing, below its name. */
export type ComparedGroup = {
  readonly key: string
  readonly head?: ReactNode
  readonly rows: readonly ComparedRow[]
  /** Below the rows. */
  readonly note?: ReactNode
}

type GroupedRow = ComparedRow & { readonly group: string }

/** Two columns side by side, what differs marked. It stays a table on a telephone. */
export const ComparisonTable = ({
  caption,
  hideCaption = false,
  heads,
  groups,
}: {
  caption: string
  /** For people who listen only. */
  hideCaption?: boolean
  heads: { readonly before: string; readonly after: string }
  groups: readonly ComparedGroup[]
}) => {
  const columns: readonly Column<GroupedRow>[] = [
    { id: 'name', header: '', cell: ({ name }) => name },
    {
      id: 'before',
      header: heads.before,
      cell: ({ before, isChanged }) => (before === null ? '—' : isChanged ? <del>{before}</del> : before),
    },
    {
      id: 'after',
      header: heads.after,
      cell: ({ after, isChanged }) => (after === null ? '—' : isChanged ? <ins>{after}</ins> : after),
    },
  ]
  const table = useListTable({
    columns,
    rows: groups.flatMap(({ key, rows }) => rows.map((row) => ({ ...row, group: key }))),
    rowKey: ({ group, name }) => `${group} ${name}`,
    hidden: undefined,
    ordering: undefined,
    sortInAddress: false,
    selection: undefined,
  })
  return (
    <table className={classes['comparison']}>
      <caption className={hideCaption ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, header }) =>
            header === '' ? (
              <td key={id} />
            ) : (
              <th key={id} scope="col">
                {header}
              </th>
            ),
          )}
        </tr>
      </thead>
      {groups.map(({ key, head, note }) => (
        <tbody key={key}>
          {head && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                {head}
              </th>
            </tr>
          )}
          {table
            .getRowModel()
            .rows.filter(({ original }) => original.group === key)
            .map(({ id, original }) => (
              <tr key={id} data-changed={original.isChanged || undefined}>
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th key={column.id} scope="row">
                      {column.cell(original)}
                    </th>
                  ) : (
                    <td key={column.id}>{column.cell(original)}</td>
                  ),
                )}
              </tr>
            ))}
          {note && (
            <tr>
              <td colSpan={columns.length}>{note}</td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  )
}
