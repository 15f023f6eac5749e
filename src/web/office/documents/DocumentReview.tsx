import { useState } from 'react'
import { Link } from 'react-router-dom'
import { showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import { reviewDocument } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { paths } from '#paths'
import { reviewTexts as texts } from '#texts/document-review.ts'
import { uiTexts } from '#texts/ui.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { keep } from '#web/api/files/download.ts'
import { useLentFile } from '#web/api/files/lent-file.ts'
import { fileAt } from '#web/api/http.ts'
import { isWaiting } from '#web/api/leaving.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { useMay } from '#web/identity/may.ts'
import { AssignedTo } from '#web/office/assigned/AssignedTo.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { queueKey, queueKeys } from '#web/ui/actions/queue-keys.ts'
import { FileView } from '#web/ui/dialogs/FileView.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { WithAside } from '#web/ui/layout/WithAside.tsx'
import { Loading } from '#web/ui/page/Loading.tsx'
import { QueueBar, RecordBody, RecordHead } from '#web/ui/queue/QueueDesk.tsx'
import { QueueSkeleton } from '#web/ui/queue/QueueSkeleton.tsx'
import type { WaitingDocument } from './DocumentQueue.tsx'
import { ReviewFacts } from './ReviewFacts.tsx'

/** Requests the document again; the distributor reads the reason. */
const RejectDocument = ({
  row: { orderId, documentId, label, num, distributor },
  onClose,
  onDecided,
}: {
  row: WaitingDocument
  onClose: () => void
  onDecided: () => void
}) => {
  const review = useModalCommand(reviewDocument, {
    onClose,
    says: () => texts.rejected(label, num),
    onDone: onDecided,
  })
  return (
    <ReasonModal
      title={texts.rejectTitle(label)}
      labels={{ reason: texts.reason, missing: texts.enterReason, confirm: texts.reject, keep: texts.goBack }}
      busy={review.busy}
      error={review.errors['reason']}
      onConfirm={(reason) => void review.send({ id: orderId, documentId, decision: 'REJECTED', reason })}
      onClose={onClose}
    >
      {texts.rejectLead(distributor.name, num)}
    </ReasonModal>
  )
}

type Props = {
  readonly row: WaitingDocument
  /** Another user decided on it, or it was replaced. */
  readonly gone: boolean
  /** The queue alone. */
  readonly back: string
  /** Shows what the distributor sent in its place; null: nothing, or it waits itself. */
  readonly onNewer: (() => void) | null
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
  /** It was approved and can still be taken back. */
  readonly leaving: boolean
  readonly onDecided: (waits: boolean) => void
}

/** What its approval is called among what is about to leave. */
export const leavesAs = ({ num, label, distributor }: WaitingDocument): string =>
  [num, label, distributor.name].join(' · ')

/** The document on one side, what its order says on the other, and the decision below. */
export const DocumentReview = ({ row, gone, leaving, back, onNewer, onPrevious, onNext, onDecided }: Props) => {
  const { orderId, documentId, label, name, num } = row
  const read = useRead(showOfficeOrder, { id: orderId })
  useTopics(`order:${orderId}`)
  const call = fileAt(`/api/office/orders/${orderId}/documents/${documentId}`)
  const file = useLentFile(call)
  return (
    <>
      <RecordBody back={back} backLabel={texts.back}>
        <RecordHead
          title={label}
          lead={
            <>
              <Link to={paths.officeOrder({ id: orderId })}>{num}</Link> · <bdi>{row.distributor.name}</bdi> ·{' '}
              {texts.sent} <DateText at={row.submittedAt} as="dayTime" />
            </>
          }
          steps={
            <>
              <Button onClick={() => void keep(call, name)}>{uiTexts.download}</Button>
              <Button disabled={onPrevious === null} shortcut="K" onClick={() => onPrevious?.()}>
                {texts.previous}
              </Button>
              <Button disabled={onNext === null} shortcut="J" onClick={() => onNext?.()}>
                {texts.next}
              </Button>
            </>
          }
        />
        <Stack>
          <AssignedTo kind="DOCUMENTS" id={orderId} isPresent />
          <WithAside
            aside={
              <Loading read={read} skeleton={<QueueSkeleton lines={4} height={90} />}>
                {(detail) => <ReviewFacts detail={detail} row={row} />}
              </Loading>
            }
          >
            <FileView file={file} title={`${label}: ${name}`} />
          </WithAside>
        </Stack>
      </RecordBody>
      {gone ? (
        <Gone onNewer={onNewer} />
      ) : (
        <Decision {...{ row, leaving, onDecided }} offered={read.data?.order.may.ApproveDocument ?? false} />
      )}
    </>
  )
}

/** Why there is nothing to decide any more. A reader is led to a newer document when one arrives. */
const Gone = ({ onNewer }: Pick<Props, 'onNewer'>) => (
  <QueueBar role="status">
    <p>{onNewer ? texts.replaced : texts.notWaiting}</p>
    {onNewer && (
      <Button look="filled" onClick={onNewer}>
        {texts.showNewer}
      </Button>
    )}
  </QueueBar>
)

const Decision = ({
  row,
  leaving,
  onDecided,
  offered,
}: Pick<Props, 'row' | 'leaving' | 'onDecided'> & { offered: boolean }) => {
  const may = useMay()
  const [rejecting, setRejecting] = useState(false)
  const review = useCommand(reviewDocument, {
    onDone: (answer) => {
      const waits = isWaiting(answer)
      if (!waits) showSuccess(texts.approved(row.label, row.num))
      onDecided(waits)
    },
  })
  const approve = () => void review.send({ id: row.orderId, documentId: row.documentId, decision: 'APPROVED' })
  const reject = () => setRejecting(true)
  const close = () => setRejecting(false)
  usePageActions(
    (offered && !leaving) || review.busy
      ? [
          { key: queueKeys.approve, label: texts.approve, busy: review.busy, run: approve },
          { key: queueKeys.reject, label: texts.reject, busy: review.busy, run: reject },
        ]
      : [],
  )
  if (!may('office.orders.review')) return <Why>{texts.only}</Why>
  if (row.held) return <Why>{texts.onHold}</Why>
  if (!offered) return null
  if (leaving) return <Why>{texts.leaving}</Why>
  return (
    <QueueBar>
      <Button look="filled" busy={review.busy} shortcut={queueKey('approve')} onClick={approve}>
        {texts.approve}
      </Button>
      <Button asksServer disabled={review.busy} shortcut={queueKey('reject')} onClick={reject}>
        {texts.reject}
      </Button>
      {rejecting && <RejectDocument row={row} onClose={close} onDecided={() => onDecided(false)} />}
    </QueueBar>
  )
}

/** Why there is nothing to decide. */
const Why = ({ children }: { children: string }) => (
  <QueueBar>
    <p>{children}</p>
  </QueueBar>
)
