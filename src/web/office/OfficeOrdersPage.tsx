import { Link } from 'react-router-dom'

import { listOfficeOrders, OFFICE_ORDERS_PER_PAGE } from '#modules/ordering/desk/desk-contract.ts'
import { exportOfficeOrders } from '#modules/ordering/desk/export-contract.ts'
import type { OfficeOrderRow } from '#modules/ordering/desk/office-contract.ts'
import { download } from '#web/download.ts'
import { useRead } from '#web/endpoint.ts'
import { useMay } from '#web/identity/me.ts'
import { FreshOrders } from '#web/ordering/orders/FreshOrders.tsx'
import { useStillOrders } from '#web/ordering/orders/still-orders.ts'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { DataTable } from '#web/ui/DataTable.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ExportButtons } from '#web/ui/ExportButtons.tsx'
import { useFilters } from '#web/ui/FilterBar.tsx'
import { ListFoot } from '#web/ui/ListFoot.tsx'
import { LiveNotice } from '#web/ui/LiveNotice.tsx'
import { Loading, Skeleton } from '#web/ui/Loading.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { usePagedRead } from '#web/ui/paged-read.ts'
import { officeOrderWords as words } from '#web/words/office.ts'
import { uiWords } from '#web/words/ui.ts'
import { DeskFilters } from './desk/DeskFilters.tsx'
import { deskFilterNames, deskQuestion, isNarrowed, sensible } from './desk/desk-filters.ts'
import { SelectionBar } from './desk/SelectionBar.tsx'
import { StatusViews } from './desk/StatusViews.tsx'
import { useSelection } from './desk/selection.ts'
import { officeOrderColumns, selectColumn } from './office-order-columns.tsx'

const nothing: readonly OfficeOrderRow[] = []

/** The order desk: every order of every distributor, by status, found by whatever is known of it, moved on together where that is safe. */
export default function OfficeOrdersPage() {
  const [typed, setFilter, reset] = useFilters(...deskFilterNames)
  const filters = sensible(typed)
  const question = deskQuestion(typed)
  const { status = null } = question
  const may = useMay()
  const { read, page, setPage } = usePagedRead(listOfficeOrders, OFFICE_ORDERS_PER_PAGE, (at) => ({
    page: at,
    ...question,
  }))
  const view = read.data === undefined || read.isPlaceholderData ? '' : JSON.stringify([question, page])
  const still = useStillOrders<OfficeOrderRow>(read.data?.orders ?? nothing, { of: view, asking: read.isFetching })
  const elsewhere = useRead(
    listOfficeOrders,
    { ...question, ids: still.ids },
    { enabled: still.lacks, keepsOld: false },
  )
  const standing = still.with(still.lacks ? elsewhere.data?.orders : undefined)
  const { rows } = standing

  const selection = useSelection<OfficeOrderRow>(rows)
  const movesOn = may('office.orders.fulfil')
  const columns = movesOn ? [selectColumn(selection.has, selection.toggle), ...officeOrderColumns] : officeOrderColumns
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
                return download(exportOfficeOrders, { format, ...question }, `order-desk.${format}`)
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
              <DeskFilters filters={filters} setFilter={setFilter} onReset={reset} results={total} />
              {movesOn && rows.length + selection.rows.length > 0 && <SelectionBar page={rows} selection={selection} />}
              <DataTable<OfficeOrderRow>
                caption={words.title}
                columns={columns}
                rows={rows}
                rowKey={({ id }) => id}
                href={({ id }) => `/office/orders/${id}`}
                fingerprint={({ status: now, total: cents, held: onHold }) => `${now} ${cents} ${onHold}`}
                selected={({ id }) => selection.has(id)}
                {...(movesOn && { onSelect: selection.toggle })}
                folds={({ num }) => words.order(num)}
                says={({ num, status: now, statusData }) =>
                  `${words.order(num)}: ${words.statusOf(now, statusData.statusLabel)}`
                }
                empty={<Nothing filtered={isNarrowed(question)} onReset={reset} />}
              />
              <FreshOrders still={standing} onShow={still.show} />
              <ListFoot page={page} perPage={OFFICE_ORDERS_PER_PAGE} total={total} onPage={setPage} />
            </Card>
          </>
        )}
      </Loading>
    </>
  )
}

const Nothing = ({ filtered, onReset }: { filtered: boolean; onReset: () => void }) =>
  filtered ? (
    <EmptyState action={<Button onClick={onReset}>{uiWords.reset}</Button>}>{uiWords.noMatch(words.things)}</EmptyState>
  ) : (
    <EmptyState art={<EmptyArt area="orders" />} action={<Link to="/office/quotes">{words.toQueue}</Link>}>
      {words.empty}
    </EmptyState>
  )
