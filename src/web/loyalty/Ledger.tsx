import type { UseQueryResult } from '@tanstack/react-query'

import { LEDGER_PAGE_SIZE, type LedgerEntry } from '#modules/loyalty/contract.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import type { Problem } from '#web/problem.ts'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { FigureChart } from '#web/ui/charts/FigureChart.tsx'
import { count, day } from '#web/ui/figures/format.ts'
import { DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { ListFoot } from '#web/ui/lists/ListFoot.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { type LedgerLinks, ledgerColumns } from './ledger-columns.tsx'

const texts = loyaltyTexts.ledger

type LedgerQuery = UseQueryResult<{ readonly total: number; readonly entries: readonly LedgerEntry[] }, Problem>

type LedgerProps = {
  readonly read: LedgerQuery
  readonly page: number
  readonly onPage: (page: number) => void
  readonly title?: string
} & LedgerLinks

/** The balance after each of these lines, the latest last. */
const BalanceChart = ({ entries }: { entries: readonly LedgerEntry[] }) => {
  const lines = entries.toReversed()
  return (
    <FigureChart
      says={texts.chart}
      model={{
        keys: lines.map(({ at }) => at),
        axis: 'time',
        label: (key) => day(key),
        series: [
          { id: 'balance', kind: 'line', name: texts.balance, tone: 1, values: lines.map(({ balance }) => balance) },
        ],
        format: count,
      }}
    />
  )
}

/** Every CareCoin of a company, newest first, each line with its reason and the balance after it. */
export const Ledger = (props: LedgerProps) => (
  <Card flush title={props.title ?? texts.title}>
    <LedgerLines {...props} />
  </Card>
)

/** The same without a card around it; `title` is for people who listen. */
export const LedgerLines = ({ read, page, onPage, title = texts.title, ...links }: LedgerProps) => (
  <Loading read={read} skeleton={<Skeleton lines={LEDGER_PAGE_SIZE} height={51} />}>
    {({ total, entries }) => (
      <>
        {entries.length > 1 && <BalanceChart entries={entries} />}
        <DataTable
          caption={title}
          columns={ledgerColumns(links)}
          rows={entries}
          rowKey={({ position, kind }) => `${position} ${kind}`}
          says={() => texts.changed}
          empty={<EmptyState art={<EmptyArt area="notifications" />}>{texts.empty}</EmptyState>}
        />
        {total > LEDGER_PAGE_SIZE && (
          <ListFoot page={page} perPage={LEDGER_PAGE_SIZE} total={total} onPage={onPage} label={texts.pages} />
        )}
      </>
    )}
  </Loading>
)
