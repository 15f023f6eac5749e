import { listPartnerOrders } from '#modules/loyalty/contract.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { useRead } from '#web/api/endpoint.ts'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { materialColumn, statusColumns } from './partner-order-columns.tsx'

const texts = loyaltyTexts.partnerOrders

const columns = [materialColumn, ...statusColumns('provider')]

/** What the company ordered for CareCoins, with its status. */
export const MyMaterial = () => {
  const read = useRead(listPartnerOrders, {})
  return (
    <Card flush title={texts.title}>
      <Loading read={read} skeleton={<Skeleton lines={3} height={51} />}>
        {(placed) => (
          <DataTable
            caption={texts.title}
            columns={columns}
            rows={placed}
            rowKey={({ id }) => id}
            fingerprint={({ status }) => status}
            says={({ partnerProduct, status }) =>
              texts.changed(partnerProduct.name, loyaltyTexts.partnerStatuses[status])
            }
            empty={<EmptyState art={<EmptyArt area="products" />}>{texts.empty}</EmptyState>}
          />
        )}
      </Loading>
    </Card>
  )
}
