import type { Sort } from '#platform/http/sorts.ts'
import type { Ordering } from '#web/ui/lists/DataTable.tsx'

/** Heads of columns that ask the server for another order, and the one that there is. */
export const orderingBy = <Column extends string>(
  columns: readonly Column[],
  /** null: the usual order. */
  sort: Sort<Column> | null,
  onSort: (sort: Sort<Column>) => void,
): Ordering => ({
  columns,
  by: sort === null ? undefined : { id: sort.replace('-', ''), desc: sort.startsWith('-') },
  onOrder: ({ id, desc }) => onSort(`${desc ? '-' : ''}${id}` as Sort<Column>),
})
