import { useState } from 'react'
import { Link } from 'react-router-dom'
import { isWaiting, manualCoinsColumns } from '#modules/loyalty/loyalty-states.ts'
import {
  approveManualCoins,
  listManualCoins,
  type ManualCoinsRequest,
  rejectManualCoins,
} from '#modules/loyalty/manual-coins/manual-coins-contract.ts'
import { paths } from '#paths'
import { LIST_PAGE } from '#platform/http/lists.ts'
import { eachWay } from '#platform/http/sorts.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { officeLoyaltyTexts, approvalTexts as texts } from '#texts/office-loyalty.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { orderingBy } from '#web/office/lists/ordering-by.ts'
import { usePagedList } from '#web/office/lists/paged-list.tsx'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'
import { DateText, Num } from '#web/ui/figures/Figures.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { oneOf, useFilters } from '#web/ui/lists/filters.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'

const tones: Readonly<Record<ManualCoinsRequest['status'], Tone>> = {
  WAITING: 'you',
  APPROVED: 'done',
  REJECTED: 'closed',
}

const columns: readonly Column<ManualCoinsRequest>[] = [
  {
    id: 'company',
    header: texts.company,
    card: 'title',
    sort: ({ distributor }) => distributor.name,
    cell: ({ distributor }) => (
      <Link to={paths.officeLoyaltyAccount({ distributorId: distributor.id })}>
        <bdi>{distributor.name}</bdi>
      </Link>
    ),
  },
  {
    id: 'change',
    header: texts.change,
    align: 'end',
    sort: ({ change }) => change,
    cell: ({ change }) => <Num value={change} />,
  },
  {
    id: 'what',
    header: texts.what,
    cell: ({ activity, reason }) => (
      <bdi>{[activity ? loyaltyTexts.activities[activity] : texts.correction, reason].filter(Boolean).join(': ')}</bdi>
    ),
  },
  {
    id: 'by',
    header: texts.by,
    cell: ({ requestedBy }) => <bdi>{requestedBy?.name ?? '—'}</bdi>,
  },
  {
    id: 'at',
    header: texts.at,
    sort: ({ requestedAt }) => requestedAt,
    cell: ({ requestedAt }) => <DateText at={requestedAt} />,
  },
  {
    id: 'status',
    header: texts.status,
    card: 'aside',
    sort: ({ status }) => texts.statuses[status],
    cell: ({ status }) => <StatusPill tone={tones[status]}>{texts.statuses[status]}</StatusPill>,
  },
  {
    id: 'decided',
    header: texts.decided,
    cell: ({ decidedBy, rejection }) => (
      <bdi>{decidedBy ? [decidedBy.name, rejection].filter(Boolean).join(': ') : '—'}</bdi>
    ),
  },
]

const Actions = ({ request, reject }: { request: ManualCoinsRequest; reject: () => void }) => {
  const { data: me } = useMe()
  const { id, status, distributor, requestedBy } = request
  const approve = useCommand(approveManualCoins, { onDone: () => showSuccess(texts.approved(distributor.name)) })
  if (!isWaiting(status)) return null
  if (requestedBy?.id === me?.id)
    return (
      <Button size="small" asksServer aria-label={texts.rejectNamed(distributor.name)} onClick={reject}>
        {texts.reject}
      </Button>
    )
  return (
    <Row gap={2} justify="end">
      <Button
        size="small"
        look="soft"
        busy={approve.busy}
        aria-label={texts.approveNamed(distributor.name)}
        onClick={() => void approve.send({ id })}
      >
        {texts.approve}
      </Button>
      <ActionMenu about={distributor.name} actions={[{ label: texts.reject, danger: true, run: reject }]} />
    </Row>
  )
}

const RejectModal = ({
  request: { id, distributor },
  onClose,
}: {
  request: ManualCoinsRequest
  onClose: () => void
}) => {
  const reject = useModalCommand(rejectManualCoins, { onClose, says: () => texts.rejected(distributor.name) })
  return (
    <ReasonModal
      title={texts.rejectTitle(distributor.name)}
      labels={texts}
      busy={reject.busy}
      error={reject.errors['reason']}
      onConfirm={(reason) => void reject.send({ id, reason })}
      onClose={onClose}
    >
      {texts.rejectLead}
    </ReasonModal>
  )
}

const sorts = { sort: oneOf(eachWay(manualCoinsColumns)) }

/** What one person may not grant or correct alone: what waits for a second administrator first. */
export const Approvals = () => {
  const mayDecide = useMay()('office.loyalty.approve')
  const [{ sort }, set] = useFilters(sorts)
  const { read, foot } = usePagedList(listManualCoins, LIST_PAGE, sort ? { sort } : {})
  const [rejected, reject] = useState<ManualCoinsRequest | null>(null)
  const actions: Column<ManualCoinsRequest> = {
    id: 'actions',
    header: texts.actions,
    hiddenHeader: true,
    align: 'end',
    card: 'actions',
    cell: (request) => <Actions request={request} reject={() => reject(request)} />,
  }
  return (
    <Card flush>
      <Loading read={read} skeleton={<Skeleton lines={4} height={51} />}>
        {({ rows, total }) => (
          <>
            <DataTable
              caption={officeLoyaltyTexts.tabs.approvals}
              columns={mayDecide ? [...columns, actions] : columns}
              rows={rows}
              ordering={orderingBy(manualCoinsColumns, sort, (next) => set('sort', next))}
              rowKey={({ id }) => id}
              fingerprint={({ status }) => status}
              empty={<EmptyState>{texts.empty}</EmptyState>}
            />
            {foot(total)}
          </>
        )}
      </Loading>
      {rejected && <RejectModal request={rejected} onClose={() => reject(null)} />}
    </Card>
  )
}
