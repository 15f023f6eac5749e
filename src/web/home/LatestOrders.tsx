import { Link } from 'react-router-dom'
import { listOrders } from '#modules/ordering/contract.ts'
import { paths } from '#paths'
import { homeTexts as texts } from '#texts/home.ts'
import { ordersTexts } from '#texts/orders.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { orderColumns, pageOf, sayOrder, stateOf } from '#web/ordering/orders/order-columns.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

const SHOWN = 3

const noOrders = (
  <EmptyState art={<EmptyArt area="orders" />} action={<ButtonLink to={paths.shop()}>{ordersTexts.toShop}</ButtonLink>}>
    {ordersTexts.empty}
  </EmptyState>
)

const aside = (
  <Row gap={5}>
    <LiveNotice />
    <Link to={paths.orders()}>{texts.allOrders}</Link>
  </Row>
)

/** The newest orders, with everything that My orders shows of them. */
export const LatestOrders = () => {
  const orders = useRead(listOrders, { page: 1 })
  return (
    <Card flush title={texts.orders} aside={aside}>
      <Loading read={orders} skeleton={<Skeleton lines={SHOWN} height={74} card={220} />}>
        {(all) => (
          <DataTable
            caption={texts.orders}
            columns={orderColumns}
            rows={all.slice(0, SHOWN)}
            rowKey={({ id }) => id}
            href={pageOf}
            fingerprint={stateOf}
            says={sayOrder}
            empty={noOrders}
          />
        )}
      </Loading>
    </Card>
  )
}
