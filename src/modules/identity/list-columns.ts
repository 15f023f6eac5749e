import * as Schema from 'effect/Schema'

/** The columns of a list that a person may hide; its first one, the order's number, always stays. */
export const choosableColumns = {
  orders: ['details', 'date', 'total', 'destination', 'status', 'link', 'progress', 'actions'],
  'order-desk': ['distributor', 'destination', 'ordered', 'status', 'assignee', 'deadline', 'total'],
} as const satisfies Record<string, readonly string[]>

export type ListName = keyof typeof choosableColumns
export type ColumnName = (typeof choosableColumns)[ListName][number]

export const ListName = Schema.Literals(Object.keys(choosableColumns) as [ListName, ...ListName[]])
export const ColumnName = Schema.Literals([
  ...new Set(Object.values<readonly ColumnName[]>(choosableColumns).flat()),
] as [ColumnName, ...ColumnName[]])
