import { listPartnerOrders, type PartnerOrder } from '#modules/loyalty/contract.ts'
import { useRead } from '#web/endpoint.ts'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { Card } from '#web/ui/Card.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { DateText, Num } from '#web/ui/Figures.tsx'
import { Loading, Skeleton } from '#web/ui/Loading.tsx'
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx'
import { loyaltyWords } from '#web/words/loyalty.ts'

const words = loyaltyWords.partnerOrders

const tones: Readonly<Record<PartnerOrder['status'], Tone>> = {
  IN_PROGRESS: 'provider',
  SENT: 'done',
  CANCELLED: 'closed',
}

const columns: readonly Column<PartnerOrder>[] = [
  { id: 'item', header: words.item, card: 'title', cell: ({ partnerProduct }) => <bdi>{partnerProduct.name}</bdi> },
  { id: 'ordered', header: words.ordered, cell: ({ creationDate }) => <DateText at={creationDate} /> },
  { id: 'cost', header: words.cost, align: 'end', cell: ({ costInCC }) => <Num value={costInCC} /> },
  {
    id: 'status',
    header: words.status,
    card: 'beside',
    cell: ({ status }) => <StatusPill tone={tones[status]}>{loyaltyWords.partnerStatuses[status]}</StatusPill>,
  },
  { id: 'note', header: words.note, cell: ({ note }) => (note ? <bdi>{note}</bdi> : '—') },
]

/** What the company ordered for CareCoins, and where it stands. */
export const MyMaterial = () => {
  const read = useRead(listPartnerOrders, {})
  return (
    <Card flush title={words.title}>
      <Loading read={read} skeleton={<Skeleton lines={3} height={51} />}>
        {(placed) => (
          <DataTable
            caption={words.title}
            columns={columns}
            rows={placed}
            rowKey={({ id }) => id}
            fingerprint={({ status }) => status}
            says={({ partnerProduct, status }) =>
              words.changed(partnerProduct.name, loyaltyWords.partnerStatuses[status])
            }
            empty={<EmptyState art={<EmptyArt area="products" />}>{words.empty}</EmptyState>}
          />
        )}
      </Loading>
    </Card>
  )
}
