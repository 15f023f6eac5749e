import { useState } from 'react'
import { Link } from 'react-router-dom'
import { isInProgress, partnerOrderColumns } from '#modules/loyalty/loyalty-states.ts'
import { listOfficePartnerOrders } from '#modules/loyalty/office-contract.ts'
import { paths } from '#paths'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { officeLoyaltyTexts, partnerQueueTexts as texts } from '#texts/office-loyalty.ts'
import { useMay } from '#web/identity/may.ts'
import { materialColumn, statusColumns } from '#web/loyalty/partner-order-columns.tsx'
import { PagedList } from '#web/office/lists/PagedList.tsx'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { CancelMaterialModal, type PlacedMaterial, SendMaterialModal } from './ClosingModals.tsx'

type OpenClosing = { readonly order: PlacedMaterial; readonly how: 'send' | 'cancel' }

const columns: readonly Column<PlacedMaterial>[] = [
  materialColumn,
  {
    id: 'company',
    header: texts.company,
    sort: ({ distributor }) => distributor.name,
    cell: ({ distributor }) => (
      <Link to={paths.officeLoyaltyAccount({ distributorId: distributor.id })}>
        <bdi>{distributor.name}</bdi>
      </Link>
    ),
  },
  { id: 'by', header: texts.by, cell: ({ by }) => <bdi>{by}</bdi> },
  // On the staff's side what is in progress is theirs to do.
  ...statusColumns('you'),
]

const actions = (close: (closing: OpenClosing) => void): Column<PlacedMaterial> => ({
  id: 'actions',
  header: texts.actions,
  hiddenHeader: true,
  align: 'end',
  card: 'actions',
  cell: (order) => {
    if (!isInProgress(order.status)) return null
    const { partnerProduct, distributor } = order
    return (
      <Row gap={2} justify="end">
        <Button
          size="small"
          look="soft"
          asksServer
          aria-label={texts.sendNamed(partnerProduct.name, distributor.name)}
          onClick={() => close({ order, how: 'send' })}
        >
          {texts.send}
        </Button>
        <ActionMenu
          about={`${partnerProduct.name}, ${distributor.name}`}
          actions={[{ label: texts.cancel, danger: true, run: () => close({ order, how: 'cancel' }) }]}
        />
      </Row>
    )
  },
})

/** What was redeemed: what waits to be sent first, the longest waiting on top. */
export const PartnerQueue = () => {
  const mayClose = useMay()('office.loyalty.manage')
  const [closing, close] = useState<OpenClosing | null>(null)
  return (
    <>
      <PagedList
        list="partner-orders"
        title={officeLoyaltyTexts.tabs.orders}
        thing={texts.thing}
        endpoint={listOfficePartnerOrders}
        columns={columns}
        actions={mayClose ? actions(close) : undefined}
        sorts={partnerOrderColumns}
        search={texts.search}
        filters={[{ name: 'company', label: texts.company }]}
        states={{ name: 'status', label: texts.views, names: loyaltyTexts.partnerStatuses }}
        rowKey={({ id }) => id}
        folds={({ partnerProduct, distributor }) => texts.changed(partnerProduct.name, distributor.name)}
        fingerprint={({ status }) => status}
        says={({ partnerProduct, distributor }) => texts.changed(partnerProduct.name, distributor.name)}
        none={texts.empty}
      />
      {closing?.how === 'send' && <SendMaterialModal order={closing.order} onClose={() => close(null)} />}
      {closing?.how === 'cancel' && <CancelMaterialModal order={closing.order} onClose={() => close(null)} />}
    </>
  )
}
