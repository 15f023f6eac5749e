import { useState } from 'react'
import { Link } from 'react-router-dom'
import { listOfficePartnerOrders } from '#modules/loyalty/office-contract.ts'
import { paths } from '#paths'
import { officeLoyaltyTexts, partnerQueueTexts as texts } from '#texts/office-loyalty.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { materialColumn, standingColumns } from '#web/loyalty/partner-order-columns.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { CancelMaterialModal, type PlacedMaterial, SendMaterialModal } from './ClosingModals.tsx'
import classes from './RowActions.module.css'

type Closing = { readonly order: PlacedMaterial; readonly how: 'send' | 'cancel' }

const columnsFor = (mayClose: boolean, close: (closing: Closing) => void): readonly Column<PlacedMaterial>[] => [
  materialColumn,
  {
    id: 'company',
    header: texts.company,
    cell: ({ distributor }) => (
      <Link to={paths.officeLoyaltyAccount({ distributorId: distributor.id })}>
        <bdi>{distributor.name}</bdi>
      </Link>
    ),
  },
  { id: 'by', header: texts.by, cell: ({ by }) => <bdi>{by}</bdi> },
  // On the staff's side what is in progress is theirs to do.
  ...standingColumns('you'),
  ...(mayClose ? [actions(close)] : []),
]

const actions = (close: (closing: Closing) => void): Column<PlacedMaterial> => ({
  id: 'actions',
  header: texts.actions,
  hiddenHeader: true,
  align: 'end',
  card: 'actions',
  cell: (order) => {
    if (order.status !== 'IN_PROGRESS') return null
    const { partnerProduct, distributor } = order
    return (
      <span className={classes['actions']}>
        <Button
          size="small"
          look="soft"
          asksServer
          aria-label={texts.sendNamed(partnerProduct.name, distributor.name)}
          onClick={() => close({ order, how: 'send' })}
        >
          {texts.send}
        </Button>
        <Button
          size="small"
          look="text"
          asksServer
          aria-label={texts.cancelNamed(partnerProduct.name, distributor.name)}
          onClick={() => close({ order, how: 'cancel' })}
        >
          {texts.cancel}
        </Button>
      </span>
    )
  },
})

/** What was redeemed: what waits to be sent first, the longest waiting on top. */
export const PartnerQueue = () => {
  const mayClose = useMay()('office.loyalty.manage')
  const read = useRead(listOfficePartnerOrders, {})
  const [closing, close] = useState<Closing | null>(null)
  return (
    <Card flush>
      <Loading read={read} skeleton={<Skeleton lines={6} height={38} />}>
        {(placed) => (
          <DataTable
            caption={officeLoyaltyTexts.tabs.orders}
            columns={columnsFor(mayClose, close)}
            rows={placed}
            rowKey={({ id }) => id}
            fingerprint={({ status }) => status}
            says={({ partnerProduct, distributor }) => texts.changed(partnerProduct.name, distributor.name)}
            empty={<EmptyState>{texts.empty}</EmptyState>}
          />
        )}
      </Loading>
      {closing?.how === 'send' && <SendMaterialModal order={closing.order} onClose={() => close(null)} />}
      {closing?.how === 'cancel' && <CancelMaterialModal order={closing.order} onClose={() => close(null)} />}
    </Card>
  )
}
