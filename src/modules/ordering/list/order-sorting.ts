import { type RawBuilder, sql } from 'kysely'
import type { OrderSort, sortedOrderColumns } from '#modules/ordering/contract.ts'
import type { DeskColumn, OfficeOrderSort } from '#modules/ordering/desk/desk-contract.ts'
import { statusKey, statusPairs } from '#modules/ordering/order-groups.ts'
import { isCancelled, orderStatusNames, statusDataOf, turns } from '#modules/ordering/order-states.ts'
import { byText } from '#platform/list-page.ts'
import { ALPHABET } from '#platform/text/alphabet.ts'

type ShownStatus = ReturnType<typeof statusDataOf>

/** A number for the status of an order, which its two columns decide. */
const byStatus = (rank: (shown: ShownStatus) => number): RawBuilder<unknown> => {
  const ranks = statusPairs.map((pair) => [statusKey(pair), rank(statusDataOf(pair.status, pair.documentStatus))])
  return sql`(${JSON.stringify(Object.fromEntries(ranks))}::jsonb ->> concat(status, ' ', document_status))::int`
}

/** Whose turn it is; the distributor's comes first. */
const turn = byStatus((shown) => turns.indexOf(shown.turn))

/** The day after the one that was said, so that a day's end counts. */
const paidBy = sql`case when status = 'WAITING_FOR_PREPAYMENT' then ((prepayment ->> 'dueOn')::date + 1)::timestamptz end`

const columns: Readonly<Record<(typeof sortedOrderColumns)[number], RawBuilder<unknown>>> = {
  num: sql`num`,
  date: sql`placed_at`,
  total: sql`total`,
  destination: sql`country_name collate ${sql.id(ALPHABET)}`,
  status: byStatus(({ status }) => (isCancelled(status) ? orderStatusNames.length : orderStatusNames.indexOf(status))),
  progress: byStatus(({ percentage }) => percentage),
}

/** What comes first in My orders, over the columns of the read model. */
export const orderSorting = {
  needs: sql`${turn}, least(valid_until, quote_due_at, ${paidBy}) nulls last`,
  ...Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) => [
      [name, column],
      [`-${name}`, sql`${column} desc`],
    ]),
  ),
} as Readonly<Record<OrderSort, RawBuilder<unknown>>>

const { num, date, total, destination, status } = columns
const deskColumns: Readonly<Record<DeskColumn, RawBuilder<unknown>>> = {
  ...{ num, destination, status, total },
  distributor: byText('companyName'),
  ordered: date,
  deadline: sql`least(quote_due_at, valid_until)`,
}

/** The same on the order desk. An index has nulls first where it is read from its end: only what may be null says where. */
export const deskSorting = (sort: OfficeOrderSort): RawBuilder<unknown> => {
  const column = deskColumns[sort.replace('-', '') as DeskColumn]
  if (!sort.startsWith('-')) return column
  return sort === '-deadline' ? sql`${column} desc nulls last` : sql`${column} desc`
}
