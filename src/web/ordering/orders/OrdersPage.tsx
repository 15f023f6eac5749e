import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import {
  listOrderFilters,
  listOrders,
  ORDERS_PER_PAGE,
  type OrderSort,
  orderPageSizes,
} from '#modules/ordering/contract.ts'
import { exportOrders } from '#modules/ordering/desk/export-contract.ts'
import type { Answer, Input } from '#platform/http/endpoint.ts'
import { download } from '#web/download.ts'
import { useRead } from '#web/endpoint.ts'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { DataTable, type Ordering } from '#web/ui/DataTable.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ExportButtons } from '#web/ui/ExportButtons.tsx'
import { useFilters } from '#web/ui/FilterBar.tsx'
import { ListFoot } from '#web/ui/ListFoot.tsx'
import { LiveNotice } from '#web/ui/LiveNotice.tsx'
import { Loading, Skeleton } from '#web/ui/Loading.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { pageWithin, usePage } from '#web/ui/Pager.tsx'
import { Segments } from '#web/ui/Segments.tsx'
import { ordersWords as words } from '#web/words/orders.ts'
import { uiWords } from '#web/words/ui.ts'
import { askedOrders, NEWEST, orderFilterNames, orderingBy } from './asked-orders.ts'
import { FreshOrders } from './FreshOrders.tsx'
import { OrderFilters, StatusViews } from './OrderFilters.tsx'
import classes from './OrdersPage.module.css'
import { orderColumns, pageOf, sayOrder, stateOf } from './order-columns.tsx'
import { useStillOrders } from './still-orders.ts'

const sizes = orderPageSizes.map((size) => ({ value: size, label: String(size) }))

/** The company's orders, seven a page unless more are asked for. What is asked for is in the address. */
export default function OrdersPage() {
  const [wanted, setPage] = usePage()
  const [typed, setFilter, reset] = useFilters(...orderFilterNames)
  const [view, setView] = useFilters('sort', 'size')
  const { filters: asked, sort, pageSize } = askedOrders(typed, view)
  const setSort = (next: OrderSort | null) => setView('sort', next === NEWEST ? null : next)
  const { data: options, isError } = useRead(listOrderFilters, asked)
  const page = pageWithin(wanted, pageSize, options?.total)
  const orders = useRead(
    listOrders,
    { ...asked, sort, page, pageSize },
    { enabled: page === 1 || options !== undefined || isError },
  )
  const isFiltered = Object.keys(asked).length > 0
  const isFirstUse = options?.total === 0 && !isFiltered
  // A page that has become empty is followed by the last one that is not.
  const isBehind = options !== undefined && options.total > 0
  const waitingRows = <Skeleton lines={pageSize} height={60} card={218} />
  const empty = isBehind ? waitingRows : isFiltered ? <NoMatch onReset={reset} /> : <NoOrders />
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <LiveNotice />
            {!isFirstUse && (
              <ExportButtons
                of={words.title}
                onExport={(format) => download(exportOrders, { format, ...asked, sort }, `orders.${format}`)}
              />
            )}
            <ButtonLink look="filled" to="/shop" icon={<IconPlus size={16} stroke={1.8} aria-hidden />}>
              {words.addProduct}
            </ButtonLink>
          </>
        }
      />
      {!isFirstUse && (
        <StatusViews
          options={options}
          status={asked.status ?? null}
          onStatus={(status) => setFilter('status', status)}
        />
      )}
      <Card flush>
        {!isFirstUse && (
          <OrderFilters
            options={options}
            filters={typed}
            sort={sort}
            setSort={setSort}
            setFilter={setFilter}
            onReset={reset}
          />
        )}
        <Loading read={orders} skeleton={waitingRows}>
          {(rows) => (
            <>
              <Orders
                page={rows}
                asked={{ ...asked, sort }}
                view={orders.isPlaceholderData ? '' : JSON.stringify([asked, sort, page, pageSize])}
                ordering={orderingBy(sort, setSort)}
                asking={orders.isFetching}
                empty={empty}
              />
              {options && !isFirstUse && (
                <ListFoot
                  page={page}
                  perPage={pageSize}
                  total={options.total}
                  onPage={setPage}
                  size={
                    <span className={classes['size']}>
                      {words.pageSize}
                      <Segments
                        label={words.pageSize}
                        choices={sizes}
                        value={pageSize}
                        onChange={(size) => setView('size', size === ORDERS_PER_PAGE ? null : String(size))}
                      />
                    </span>
                  }
                />
              )}
            </>
          )}
        </Loading>
      </Card>
    </>
  )
}

const Orders = ({
  page,
  asked,
  view,
  ordering,
  asking,
  empty,
}: {
  page: Answer<typeof listOrders>
  asked: Input<typeof listOrders>
  view: string
  ordering: Ordering
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
        ordering={ordering}
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
