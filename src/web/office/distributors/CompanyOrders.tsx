import { Link } from 'react-router-dom'
import { listOfficeOrders } from '#modules/ordering/desk/desk-contract.ts'
import type { OfficeOrderRow } from '#modules/ordering/desk/office-contract.ts'
import { paths } from '#paths'
import { officeDistributorTexts as texts } from '#texts/office-distributors.ts'
import { useRead } from '#web/api/endpoint.ts'
import { DateText, Money } from '#web/ui/figures/Figures.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

const LATEST = 5

const columns: readonly Column<OfficeOrderRow>[] = [
  {
    id: 'num',
    header: texts.number,
    card: 'title',
    cell: ({ id, num }) => <Link to={paths.officeOrder({ id })}>{num}</Link>,
  },
  { id: 'placed', header: texts.placed, cell: ({ creationDate }) => <DateText at={creationDate} /> },
  { id: 'status', header: texts.status, card: 'beside', cell: ({ statusData }) => statusData.statusLabel },
  { id: 'total', header: texts.total, align: 'end', cell: ({ total }) => <Money cents={total} /> },
]

/** What the company ordered last. */
export const CompanyOrders = ({ id }: { id: string }) => {
  const read = useRead(listOfficeOrders, { distributorId: id })
  return (
    <Card
      title={texts.orders}
      flush
      aside={<Link to={paths.officeOrders({}, { company: id })}>{texts.allOrders}</Link>}
    >
      <Loading read={read} skeleton={<Skeleton lines={3} height={38} />}>
        {({ orders }) => (
          <DataTable
            caption={texts.orders}
            columns={columns}
            rows={orders.slice(0, LATEST)}
            rowKey={(order) => order.id}
            fingerprint={({ status }) => status}
            empty={<EmptyState>{texts.noOrders}</EmptyState>}
          />
        )}
      </Loading>
    </Card>
  )
}
