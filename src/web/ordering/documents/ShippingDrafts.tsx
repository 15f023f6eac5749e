import { useState } from 'react'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { isWithDistributor } from '#modules/ordering/order-states.ts'
import { changeOrder } from '#modules/ordering/placing/changing-contract.ts'
import { documentTexts as texts } from '#texts/order-documents.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { OnlyProcurement } from '#web/ordering/OnlyProcurement.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'
import { dayTime } from '#web/ui/figures/format.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { FileRow, FileRows } from './FileRow.tsx'
import requested from './RequestedDocument.module.css'
import classes from './ShippingDrafts.module.css'

/** Sends the drafts back; the provider needs to know why. */
const RejectDrafts = ({ order: { id }, onClose }: { order: OrderDetail; onClose: () => void }) => {
  const reject = useModalCommand(changeOrder, {
    onClose,
    says: () => texts.draftsRejected,
  })
  return (
    <ReasonModal
      title={texts.rejectTitle}
      labels={{ reason: texts.reason, missing: texts.enterReason, confirm: texts.reject, keep: texts.goBack }}
      busy={reject.busy}
      error={reject.errors['reason']}
      onConfirm={(reason) => void reject.send({ orderId: id, fields: { documentStatus: 'REJECTED', reason } })}
      onClose={onClose}
    >
      {texts.rejectLead}
    </ReasonModal>
  )
}

/** The papers that the provider drew up: to look at, to approve, or to send back with a reason. */
export const ShippingDrafts = ({ order }: { order: OrderDetail }) => {
  const [rejecting, setRejecting] = useState(false)
  const decide = useCommand(changeOrder, { onDone: () => showSuccess(texts.draftsApproved) })
  const drafts = order.shippingDrafts.at(-1)
  const before = order.shippingDrafts.at(-2)
  if (!isWithDistributor(drafts?.state)) return null
  const approve = () => void decide.send({ orderId: order.id, fields: { documentStatus: 'APPROVED' } })
  return (
    <Card title={texts.drafts} aside={<span className={classes['round']}>{texts.round(drafts.round)}</span>}>
      <div className={requested['request']}>
        <p>{texts.draftsLead}</p>
        {before?.reason && <p className={classes['before']}>{texts.lastRejected(before.reason)}</p>}
        {drafts.note && (
          <blockquote className={requested['note']}>
            <h3>{texts.note}</h3>
            <bdi>{drafts.note}</bdi>
          </blockquote>
        )}
        <FileRows>
          {drafts.documents.map((document) => (
            <li key={document.id}>
              <FileRow file={document}>{texts.sentOn(dayTime(drafts.sentAt))}</FileRow>
            </li>
          ))}
        </FileRows>
        {order.may.ApproveDocuments ? (
          <div className={classes['decide']}>
            <Button asksServer onClick={() => setRejecting(true)}>
              {texts.reject}
            </Button>
            <Button look="filled" busy={decide.busy} onClick={approve}>
              {texts.approve}
            </Button>
          </div>
        ) : (
          <OnlyProcurement say={texts.onlyDecide} />
        )}
      </div>
      {rejecting && <RejectDrafts order={order} onClose={() => setRejecting(false)} />}
    </Card>
  )
}
