import { IconPlus } from '@tabler/icons-react'

import {
  listOrderFilters,
  listOrders,
  ORDERS_PER_PAGE,
  type OrderRow,
  type OrderSort,
  orderPageSizes,
} from '#modules/ordering/contract.ts'
import { exportOrders } from '#modules/ordering/desk/export-contract.ts'
import { paths } from '#paths'
import { ordersTexts as texts } from '#texts/orders.ts'
import { uiTexts } from '#texts/ui.ts'
import { useRead } from '#web/api/endpoint.ts'
import { download } from '#web/api/files/download.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useStablePage } from '#web/api/live/stable-rows.ts'
import { useHiddenColumns } from '#web/identity/columns.ts'
import { useChosenRows } from '#web/lists/chosen.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { DensityToggle } from '#web/ui/actions/DensityToggle.tsx'
import { ExportButtons } from '#web/ui/actions/ExportButtons.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { ColumnsMenu } from '#web/ui/lists/ColumnsMenu.tsx'
import { DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { given, useFilters } from '#web/ui/lists/filters.ts'
import { ListFoot } from '#web/ui/lists/ListFoot.tsx'
import { pageWithin, usePage } from '#web/ui/lists/Pager.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { FreshOrders } from './FreshOrders.tsx'
import { NEWEST, OrderFilters, orderFilters, orderingBy, orderView, StatusViews } from './OrderFilters.tsx'
import { orderColumns, pageOf, sayOrder, stateOf } from './order-columns.tsx'

const sizes = orderPageSizes.map((size) => ({ value: size, label: String(size) }))

/** The company's orders, seven a page unless more are chosen. The filters are in the address. */
export default function OrdersPage() {
  const [filters, setFilter, reset] = useFilters(orderFilters)
  const [{ sort: typedSort, size }, setView] = useFilters(orderView)
  const [sort, pageSize] = [typedSort ?? NEWEST, size ?? ORDERS_PER_PAGE]
  const setSort = (next: OrderSort | null) => setView('sort', next === NEWEST ? null : next)
  const query = given(filters)
  const { data: options, isError } = useRead(listOrderFilters, query)
  const [wanted, setPage] = usePage()
  const page = pageWithin(wanted, pageSize, options?.total)
  const question = { ...query, sort, page, pageSize }
  const orders = useRead(listOrders, question, { enabled: page === 1 || options !== undefined || isError })
  const stable = useStablePage(listOrders, question, orders, (rows) => rows)
  const columns = useHiddenColumns('orders')
  const selection = useChosenRows<OrderRow>({
    file: 'orders',
    page: stable.rows,
    rowKey: ({ id }) => id,
    label: ({ num }) => texts.orderNamed(num),
    columns: orderColumns.filter(({ id }) => id !== 'details' && !columns.hidden.includes(id)),
  })

  const isFiltered = Object.keys(query).length > 0
  const isFirstUse = options?.total === 0 && !isFiltered
  // A page that has become empty is followed by the last one that is not.
  const isBehind = options !== undefined && options.total > 0
  const waitingRows = <Skeleton lines={pageSize} height={60} card={218} />
  const empty = isBehind ? waitingRows : isFiltered ? <NoMatch onReset={reset} /> : <NoOrders />
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <LiveNotice />
            {!isFirstUse && (
              <ExportButtons
                of={texts.title}
                onExport={(format) => download(exportOrders, { format, ...query, sort }, `orders.${format}`)}
              />
            )}
            <ButtonLink look="filled" to={paths.shop()} icon={<IconPlus size={16} stroke={1.8} aria-hidden />}>
              {texts.addProduct}
            </ButtonLink>
          </>
        }
      />
      {!isFirstUse && (
        <StatusViews options={options} status={filters.status} onStatus={(status) => setFilter('status', status)} />
      )}
      <Card flush>
        {!isFirstUse && (
          <OrderFilters
            {...{ options, filters, sort, setSort, setFilter }}
            onReset={reset}
            end={
              <>
                <DensityToggle />
                <ColumnsMenu columns={orderColumns} {...columns} />
              </>
            }
          />
        )}
        <Loading read={orders} skeleton={waitingRows}>
          {() => (
            <>
              <DataTable
                caption={texts.title}
                columns={orderColumns}
                hidden={columns.hidden}
                ordering={orderingBy(sort, setSort)}
                rows={stable.rows}
                selection={selection}
                rowKey={({ id }) => id}
                href={pageOf}
                fingerprint={stateOf}
                says={sayOrder}
                empty={empty}
              />
              <FreshOrders {...stable} />
              {options && !isFirstUse && (
                <ListFoot
                  page={page}
                  perPage={pageSize}
                  total={options.total}
                  onPage={setPage}
                  size={
                    <Row>
                      {texts.pageSize}
                      <Segments
                        label={texts.pageSize}
                        choices={sizes}
                        value={pageSize}
                        onChange={(next) => setView('size', next === ORDERS_PER_PAGE ? null : next)}
                      />
                    </Row>
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

const NoMatch = ({ onReset }: { onReset: () => void }) => (
  <EmptyState action={<Button onClick={onReset}>{uiTexts.reset}</Button>}>{uiTexts.noMatch(texts.orders)}</EmptyState>
)

const NoOrders = () => (
  <EmptyState art={<EmptyArt area="orders" />} action={<ButtonLink to={paths.shop()}>{texts.toShop}</ButtonLink>}>
    {texts.empty}
  </EmptyState>
)
