import { IconPlus } from '@tabler/icons-react'

import { listOrderFilters, listOrders, ORDERS_PER_PAGE } from '#modules/ordering/contract.ts'
import { exportOrders } from '#modules/ordering/desk/export-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { download } from '#web/download.ts'
import { useRead } from '#web/endpoint.ts'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { DataTable } from '#web/ui/DataTable.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ExportButtons } from '#web/ui/ExportButtons.tsx'
import { useFilters } from '#web/ui/FilterBar.tsx'
import { ListFoot } from '#web/ui/ListFoot.tsx'
import { LiveNotice } from '#web/ui/LiveNotice.tsx'
import { Loading, Skeleton } from '#web/ui/Loading.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { usePage } from '#web/ui/Pager.tsx'
import { ordersWords as words } from '#web/words/orders.ts'
import { uiWords } from '#web/words/ui.ts'
import { useArrivals } from './arrivals.ts'
import { isStatus } from './is-status.ts'
import { OrderFilters, StatusViews } from './OrderFilters.tsx'
import classes from './OrdersPage.module.css'
import { orderColumns, pageOf, sayOrder, stateOf } from './order-columns.tsx'

/** The company's orders, seven a page. Filters and page are in the address. */
export default function OrdersPage() {
  const [page, setPage] = usePage()
  const [filters, setFilter, reset] = useFilters('status', 'destination', 'product')
  const asked = {
    ...(isStatus(filters.status) && { status: filters.status }),
    ...(filters.destination && { destination: filters.destination }),
    ...(filters.product && { product: filters.product }),
  }
  const orders = useRead(listOrders, { ...asked, page })
  const { data: options } = useRead(listOrderFilters, asked)
  const isFiltered = Object.keys(asked).length > 0 || page > 1
  const isFirstUse = options?.total === 0 && !isFiltered
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <LiveNotice />
            {options && options.total > 0 && (
              <ExportButtons
                of={words.title}
                onExport={(format) => download(exportOrders, { format, ...asked }, `orders.${format}`)}
              />
            )}
            <ButtonLink look="filled" to="/shop" icon={<IconPlus size={16} stroke={1.8} aria-hidden />}>
              {words.addProduct}
            </ButtonLink>
          </>
        }
      />
      {options && !isFirstUse && (
        <StatusViews options={options} status={asked.status ?? null} onStatus={(it) => setFilter('status', it)} />
      )}
      <Card flush>
        {!isFirstUse && <OrderFilters options={options} filters={filters} setFilter={setFilter} onReset={reset} />}
        <Loading read={orders} skeleton={<Skeleton lines={ORDERS_PER_PAGE} height={51} />}>
          {(rows) => (
            <Orders
              rows={rows}
              view={orders.isPlaceholderData ? '' : JSON.stringify([asked, page])}
              isFiltered={isFiltered}
              onReset={reset}
            />
          )}
        </Loading>
        {options && <ListFoot page={page} perPage={ORDERS_PER_PAGE} total={options.total} onPage={setPage} />}
      </Card>
    </>
  )
}

const Orders = ({
  rows: latest,
  view,
  isFiltered,
  onReset,
}: {
  rows: Answer<typeof listOrders>
  view: string
  isFiltered: boolean
  onReset: () => void
}) => {
  const { rows, waiting, show } = useArrivals(latest, view)
  return (
    <>
      {waiting > 0 && (
        <p className={classes['fresh']} role="status">
          {words.fresh(waiting)} ·{' '}
          <Button look="text" size="small" onClick={show}>
            {words.show}
          </Button>
        </p>
      )}
      <DataTable
        caption={words.title}
        columns={orderColumns}
        rows={rows}
        rowKey={({ id }) => id}
        href={pageOf}
        fingerprint={stateOf}
        says={sayOrder}
        empty={isFiltered ? <NoMatch onReset={onReset} /> : <NoOrders />}
      />
    </>
  )
}

const NoMatch = ({ onReset }: { onReset: () => void }) => (
  <EmptyState action={<Button onClick={onReset}>{uiWords.reset}</Button>}>{uiWords.noMatch(words.orders)}</EmptyState>
)

const NoOrders = () => (
  <EmptyState art={<EmptyArt area="orders" />} action={<ButtonLink to="/shop">{words.toShop}</ButtonLink>}>
    {words.empty}
  </EmptyState>
)
