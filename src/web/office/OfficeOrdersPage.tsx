import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import {
  listOfficeOrders,
  OFFICE_ORDERS_PER_PAGE,
  type OfficeOrderSort,
  officeOrderSorts,
} from '#modules/ordering/desk-contract.ts'
import { exportOfficeOrders } from '#modules/ordering/export-contract.ts'
import type { OfficeOrderRow } from '#modules/ordering/office-contract.ts'
import { type OrderStatus, orderStatuses } from '#modules/ordering/order-status.ts'
import { download } from '#web/download.ts'
import { useRead } from '#web/endpoint.ts'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { DataTable } from '#web/ui/DataTable.tsx'
import { DensityToggle } from '#web/ui/DensityToggle.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ExportButtons } from '#web/ui/ExportButtons.tsx'
import { type Chip, FilterBar, useFilters } from '#web/ui/FilterBar.tsx'
import { LiveNotice } from '#web/ui/LiveNotice.tsx'
import { Loading, Skeleton } from '#web/ui/Loading.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Pager, usePage } from '#web/ui/Pager.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { queueWords, officeOrderWords as words } from '#web/words/office.ts'
import { uiWords } from '#web/words/ui.ts'
import { useHeldRows } from './held-rows.ts'
import classes from './OfficeOrdersPage.module.css'
import { officeOrderColumns } from './office-order-columns.tsx'

const sorts = officeOrderSorts.map((value) => ({ value, label: words.sorts[value] }))

/** The order desk: every order of every distributor, by status, found by number or company. */
export default function OfficeOrdersPage() {
  const [page, setPage] = usePage()
  const [filters, setFilter, reset] = useFilters('status', 'search', 'sort')
  const status = filters.status !== null && filters.status in orderStatuses ? (filters.status as OrderStatus) : null
  const sort = officeOrderSorts.find((it) => it === filters.sort) ?? 'newest'
  const asked = { page, sort, ...(status && { status }), ...(filters.search && { search: filters.search }) }
  const read = useRead(listOfficeOrders, asked)
  const answer = read.isPlaceholderData ? undefined : read.data?.orders
  const held = useHeldRows(answer, JSON.stringify(asked))
  const rows =
    answer === undefined ? (read.data?.orders ?? []) : held.rows.flatMap(({ row, gone }) => (gone ? [] : [row]))

  const chips: Chip[] = filters.search
    ? [{ name: words.searchChip, value: filters.search, onRemove: () => setFilter('search', null) }]
    : []
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <>
            <LiveNotice />
            <ExportButtons
              of={words.title}
              onExport={(format) => {
                const { page: _, ...all } = asked
                return download(exportOfficeOrders, { format, ...all }, `order-desk.${format}`)
              }}
            />
          </>
        }
      />
      <Loading read={read} skeleton={<Skeleton lines={10} height={38} />}>
        {({ total, statuses }) => (
          <>
            <StatusViews statuses={statuses} chosen={status} choose={(next) => setFilter('status', next)} />
            <Card flush>
              <FilterBar chips={chips} onReset={reset} results={total} end={<DensityToggle />}>
                <SearchField value={filters.search ?? ''} onChange={(typed) => setFilter('search', typed)} />
                <SelectField<OfficeOrderSort>
                  label={words.sort}
                  choices={sorts}
                  value={sort}
                  onChange={(next) => setFilter('sort', next === 'newest' ? null : next)}
                />
              </FilterBar>
              <DataTable<OfficeOrderRow>
                caption={words.title}
                columns={officeOrderColumns}
                rows={rows}
                rowKey={({ id }) => id}
                href={({ id }) => `/office/orders/${id}`}
                fingerprint={({ status: now, total: cents }) => `${now} ${cents}`}
                says={({ num, statusData }) => `${words.order(num)}: ${statusData.statusLabel}`}
                empty={<Nothing filtered={status !== null || Boolean(filters.search)} onReset={reset} />}
              />
              {held.fresh.length > 0 && answer && (
                <div className={classes['fresh']}>
                  <Button look="soft" size="small" onClick={held.show}>
                    {queueWords.fresh(held.fresh.length)}
                  </Button>
                </div>
              )}
              <div className={classes['foot']}>
                {total > 0 && (
                  <span>
                    {uiWords.range(
                      (page - 1) * OFFICE_ORDERS_PER_PAGE + 1,
                      Math.min(page * OFFICE_ORDERS_PER_PAGE, total),
                      total,
                    )}
                  </span>
                )}
                <Pager page={page} pages={Math.ceil(total / OFFICE_ORDERS_PER_PAGE)} onPage={setPage} />
              </div>
            </Card>
          </>
        )}
      </Loading>
    </>
  )
}

/** All, then each status that has orders, with how many. */
const StatusViews = ({
  statuses,
  chosen,
  choose,
}: {
  statuses: readonly { readonly status: OrderStatus; readonly label: string; readonly count: number }[]
  chosen: OrderStatus | null
  choose: (status: OrderStatus | null) => void
}) => {
  const all = statuses.reduce((sum, { count }) => sum + count, 0)
  const known = statuses.some(({ status }) => status === chosen)
  const views = [
    { status: null, label: words.all, count: all },
    ...statuses,
    ...(chosen && !known ? [{ status: chosen, label: orderStatuses[chosen].label, count: 0 }] : []),
  ]
  return (
    <nav className={classes['views']} aria-label={words.views}>
      {views.map(({ status, label, count }) => (
        <button
          key={status ?? 'all'}
          type="button"
          aria-current={status === chosen || undefined}
          onClick={() => choose(status)}
        >
          {label} <span>{count}</span>
        </button>
      ))}
    </nav>
  )
}

/** Asks once one stops typing. */
const SearchField = ({ value, onChange }: { value: string; onChange: (typed: string | null) => void }) => {
  const [typed, setTyped] = useState(value)
  const [before, setBefore] = useState(value)
  if (before !== value) {
    setBefore(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onChange(typed.trim() === '' ? null : typed.trim()), 250)
    return () => clearTimeout(timer)
  })
  return <TextField label={words.search} type="search" maxLength={100} value={typed} onChange={setTyped} />
}

const Nothing = ({ filtered, onReset }: { filtered: boolean; onReset: () => void }) =>
  filtered ? (
    <EmptyState action={<Button onClick={onReset}>{uiWords.reset}</Button>}>{uiWords.noMatch(words.things)}</EmptyState>
  ) : (
    <EmptyState art={<EmptyArt area="orders" />} action={<Link to="/office/quotes">{words.toQueue}</Link>}>
      {words.empty}
    </EmptyState>
  )
