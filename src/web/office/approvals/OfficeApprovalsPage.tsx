import { useState } from 'react'
import { approvalColumns, approvalRequesters, approvalStatuses, isWaiting } from '#modules/approvals/approval-states.ts'
import {
  type ApprovalRequest,
  approveRequest,
  listApprovals,
  rejectRequest,
  withdrawRequest,
} from '#modules/approvals/contract.ts'
import { LIST_PAGE } from '#platform/http/lists.ts'
import { eachWay } from '#platform/http/sorts.ts'
import { officeApprovalTexts as texts } from '#texts/office-approvals.ts'
import { secondPersonTexts } from '#texts/second-person.ts'
import { uiTexts } from '#texts/ui.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { orderingBy } from '#web/office/lists/ordering-by.ts'
import { usePagedList } from '#web/office/lists/paged-list.tsx'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'
import { ChoiceFields, choiceChips } from '#web/ui/fields/ChoiceFields.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { given, oneOf, useFilters } from '#web/ui/lists/filters.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'

const tones: Readonly<Record<ApprovalRequest['status'], Tone>> = {
  WAITING: 'you',
  APPROVED: 'done',
  REFUSED: 'error',
  REJECTED: 'closed',
  WITHDRAWN: 'closed',
  EXPIRED: 'closed',
}

const nameOf = ({ matter, about, company }: ApprovalRequest): string =>
  [secondPersonTexts.matters[matter], about ?? company?.name].filter(Boolean).join(': ')

const Effects = ({ request: { effects, moreEffects } }: { request: ApprovalRequest }) => (
  <ul role="list">
    {effects.map(({ about, what, detail }) => (
      <li key={`${about} ${what} ${detail}`}>
        <bdi>{[about !== null && what.includes(about) ? null : about, what, detail].filter(Boolean).join(' · ')}</bdi>
      </li>
    ))}
    {moreEffects > 0 && <li>{texts.more(moreEffects)}</li>}
  </ul>
)

const columns: readonly Column<ApprovalRequest>[] = [
  { id: 'what', header: texts.what, card: 'title', cell: (request) => <bdi>{nameOf(request)}</bdi> },
  { id: 'effects', header: texts.effects, cell: (request) => <Effects request={request} /> },
  { id: 'why', header: texts.why, cell: ({ reason }) => <bdi>{reason}</bdi> },
  { id: 'by', header: texts.by, card: 'under', cell: ({ requestedBy }) => <bdi>{requestedBy.name}</bdi> },
  {
    id: 'at',
    header: texts.at,
    sort: ({ requestedAt }) => requestedAt,
    cell: ({ requestedAt }) => <DateText at={requestedAt} />,
  },
  {
    id: 'ends',
    header: texts.ends,
    cell: ({ endsAt, status }) => (isWaiting(status) ? <DateText at={endsAt} /> : '—'),
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
    cell: ({ decidedBy, note }) => <bdi>{[decidedBy?.name, note].filter(Boolean).join(': ') || '—'}</bdi>,
  },
]

const Actions = ({ request, reject }: { request: ApprovalRequest; reject: () => void }) => {
  const { id, mayDecide, mayWithdraw } = request
  const name = nameOf(request)
  const approve = useCommand(approveRequest, { onDone: () => showSuccess(texts.approved(name)) })
  const withdraw = useCommand(withdrawRequest, { onDone: () => showSuccess(texts.withdrawn) })
  if (mayWithdraw)
    return (
      <Button
        size="small"
        busy={withdraw.busy}
        aria-label={texts.withdrawNamed(name)}
        onClick={() => void withdraw.send({ id })}
      >
        {texts.withdraw}
      </Button>
    )
  if (!mayDecide) return null
  return (
    <Row gap={2} justify="end">
      <Button
        size="small"
        look="soft"
        busy={approve.busy}
        aria-label={texts.approveNamed(name)}
        onClick={() => void approve.send({ id })}
      >
        {texts.approve}
      </Button>
      <ActionMenu about={name} actions={[{ label: texts.reject, danger: true, run: reject }]} />
    </Row>
  )
}

const RejectModal = ({ request, onClose }: { request: ApprovalRequest; onClose: () => void }) => {
  const reject = useModalCommand(rejectRequest, { onClose, says: () => texts.rejected(nameOf(request)) })
  return (
    <ReasonModal
      title={texts.rejectTitle}
      labels={texts}
      busy={reject.busy}
      error={reject.errors['reason']}
      onConfirm={(reason) => void reject.send({ id: request.id, reason })}
      onClose={onClose}
    >
      {texts.rejectLead}
    </ReasonModal>
  )
}

const readers = { status: oneOf(approvalStatuses), by: oneOf(approvalRequesters) }
const choices = [
  {
    name: 'status',
    label: texts.status,
    placeholder: texts.all,
    choices: approvalStatuses.map((value) => ({ value, label: texts.statuses[value] })),
  },
  {
    name: 'by',
    label: texts.by,
    placeholder: texts.all,
    choices: approvalRequesters.map((value) => ({ value, label: texts.requesters[value] })),
  },
] as const

/** What waits for a second person, and what was decided. */
export default function OfficeApprovalsPage() {
  useTopics('office:approvals')
  const [filters, set, reset] = useFilters(readers)
  const [{ sort }, order] = useFilters({ sort: oneOf(eachWay(approvalColumns)) })
  const { read, foot } = usePagedList(listApprovals, LIST_PAGE, given({ ...filters, sort }))
  const [rejected, reject] = useState<ApprovalRequest | null>(null)
  const actions: Column<ApprovalRequest> = {
    id: 'actions',
    header: texts.actions,
    hiddenHeader: true,
    align: 'end',
    card: 'actions',
    cell: (request) => <Actions request={request} reject={() => reject(request)} />,
  }
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} actions={<LiveNotice />} />
      <Card flush>
        <Loading read={read} skeleton={<Skeleton lines={4} height={51} />}>
          {({ rows, total }) => (
            <>
              <FilterBar chips={choiceChips(choices, filters, set)} onReset={reset} results={total} thing={texts.thing}>
                <ChoiceFields filters={choices} chosen={filters} choose={set} />
              </FilterBar>
              <DataTable
                caption={texts.title}
                columns={[...columns, actions]}
                rows={rows}
                ordering={orderingBy(approvalColumns, sort, (next) => order('sort', next))}
                rowKey={({ id }) => id}
                fingerprint={({ status: now }) => now}
                empty={
                  <EmptyState>{filters.status || filters.by ? uiTexts.noMatch(texts.thing) : texts.empty}</EmptyState>
                }
              />
              {foot(total)}
            </>
          )}
        </Loading>
      </Card>
      {rejected && <RejectModal request={rejected} onClose={() => reject(null)} />}
    </>
  )
}
