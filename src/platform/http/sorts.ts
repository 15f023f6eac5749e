/** With a minus: descending. */
export type Sort<Column extends string> = Column | `-${Column}`

export const eachWay = <Column extends string>(columns: readonly Column[]) =>
  columns.flatMap((column): Sort<Column>[] => [column, `-${column}`])

type Compare<Row> = (a: Row, b: Row) => number

/** Ties are ordered by `alike` in both directions. */
export const sortedBy = <Row, Column extends string>(
  orders: Readonly<Record<Column, Compare<Row>>>,
  sort: Sort<Column>,
  alike: Compare<Row>,
): Compare<Row> => {
  const order = orders[sort.replace('-', '') as Column]
  const way = sort.startsWith('-') ? -1 : 1
  return (a, b) => way * order(a, b) || alike(a, b)
}
