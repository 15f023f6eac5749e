import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { uiTexts } from '#texts/ui.ts'
import type { Problem } from '#web/problem.ts'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

/** What a company has of something, as a list that leads to where it is worked on. */
export const CompanyList = <Answered, Row extends object>({
  title,
  all,
  read,
  rowsOf,
  totalOf = (answered) => rowsOf(answered).length,
  columns,
  rowKey,
  empty,
}: {
  title: string
  all: { readonly to: string; readonly label: string }
  read: UseQueryResult<Answered, Problem>
  rowsOf: (answered: Answered) => readonly Row[]
  /** How many there are where not all of them are listed. */
  totalOf?: (answered: Answered) => number
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  empty: string
}) => (
  <Card
    title={title}
    flush
    aside={
      <>
        {read.data && <Listed rows={rowsOf(read.data).length} total={totalOf(read.data)} />}{' '}
        <Link to={all.to}>{all.label}</Link>
      </>
    }
  >
    <Loading read={read} skeleton={<Skeleton lines={3} height={38} />}>
      {(answered) => (
        <DataTable
          caption={title}
          columns={columns}
          rows={rowsOf(answered)}
          rowKey={rowKey}
          empty={<EmptyState>{empty}</EmptyState>}
        />
      )}
    </Loading>
  </Card>
)

/** Says how many there are, where only the first are listed. */
const Listed = ({ rows, total }: { rows: number; total: number }) =>
  rows < total && <bdi dir="ltr">{uiTexts.range(1, rows, total)} ·</bdi>
