import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { listOrderFilters, listOrders, ORDERS_PER_PAGE } from '#modules/ordering/contract.ts'
import { exportOrders } from '#modules/ordering/desk/export-contract.ts'
import type { Answer, Input } from '#platform/http/endpoint.ts'
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
import { pageWithin, usePage } from '#web/ui/Pager.tsx'
import { ordersWords as words } from '#web/words/orders.ts'
import { uiWords } from '#web/words/ui.ts'
import { FreshOrders } from './FreshOrders.tsx'
import { isStatus } from './is-status.ts'
import { OrderFilters, StatusViews } from './OrderFilters.tsx'
import { orderColumns, pageOf, sayOrder, stateOf } from './order-columns.tsx'
import { useStillOrders } from './still-orders.ts'

const waitingRows = <Skeleton lines={ORDERS_PER_PAGE} height={51} />

/** The company's orders, seven a page. Filters and page are in the address. */
export default function OrdersPage() {
  const [wanted, setPage] = usePage()
  const [filters, setFilter, reset] = useFilters('status', 'destination', 'product')
  const asked = {
    ...(isStatus(filters.status) && { status: filters.status }),
    ...(filters.destination && { destination: filters.destination }),
    ...(filters.product && { product: filters.product }),
  }
  const { data: options, isError } = useRead(listOrderFilters, asked)
  const page = pageWithin(wanted, ORDERS_PER_PAGE, options?.total)
  const orders = useRead(listOrders, { ...asked, page }, { enabled: page === 1 || options !== undefined || isError })
  const isFiltered = Object.keys(asked).length > 0
  const isFirstUse = options?.total === 0 && !isFiltered
  // A page that has become empty is followed by the last one that is not.
  const isBehind = options !== undefined && options.total > 0
  const empty = isBehind ? waitingRows : isFiltered ? <NoMatch onReset={reset} /> : <NoOrders />
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
        <Loading read={orders} skeleton={waitingRows}>
          {(rows) => (
            <Orders
              page={rows}
              asked={asked}
              view={orders.isPlaceholderData ? '' : JSON.stringify([asked, page])}
              asking={orders.isFetching}
              empty={empty}
            />
          )}
        </Loading>
        {options && <ListFoot page={page} perPage={ORDERS_PER_PAGE} total={options.total} onPage={setPage} />}
      </Card>
    </>
  )
}

const Orders = ({
  page,
  asked,
  view,
  asking,
  empty,
}: {
  page: Answer<typeof listOrders>
  asked: Input<typeof listOrders>
  view: string
  asking: boolean
  empty: ReactNode
}) => {
  const still = useStillOrders(page, { of: view, asking })
  const elsewhere = useRead(listOrders, { ...asked, ids: still.ids }, { enabled: still.lacks, keepsOld: false })
  const standing = still.with(still.lacks ? elsewhere.data : undefined)
  return (
    <>
      <DataTable
        caption={words.title}
        columns={orderColumns}
        rows={standing.rows}
        rowKey={({ id }) => id}
        href={pageOf}
        fingerprint={stateOf}
        says={sayOrder}
        empty={empty}
      />
      <FreshOrders still={standing} onShow={still.show} />
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
