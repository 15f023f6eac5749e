import { IconCircleCheck, IconClock, IconExternalLink } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { submitDocument } from '#modules/ordering/fulfilment/documents-contract.ts'
import { uploads } from '#modules/ordering/fulfilment/uploads.ts'
import {
  isApproved,
  isRejected,
  isShipped,
  isUnderReview,
  isWithDistributor,
  type UploadedDocumentType,
  uploadedDocumentLabels,
} from '#modules/ordering/order-states.ts'
import { changeOrder } from '#modules/ordering/placing/changing-contract.ts'
import { documentTexts as texts } from '#texts/order-documents.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import type { StoredFile } from '#web/api/files/upload.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { OnlyProcurement } from '#web/ordering/OnlyProcurement.tsx'
import { QuoteNote } from '#web/ordering/order/QuoteNote.tsx'
import { Button, ButtonAnchor } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'
import { DateText, Money } from '#web/ui/figures/Figures.tsx'
import { dayTime } from '#web/ui/figures/format.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { FileRow, FileRows } from './FileRow.tsx'

/** Chooses the file, shows it go up, and hands it in. */
const DocumentUpload = ({
  order: { id },
  type,
  onSent,
}: {
  order: OrderDetail
  type: UploadedDocumentType
  onSent: () => void
}) => {
  const [stored, setStored] = useState<StoredFile | undefined>()
  const [missing, setMissing] = useState(false)
  const send = useCommand(submitDocument, {
    onDone: () => {
      showSuccess(texts.sent(uploadedDocumentLabels[type]))
      onSent()
    },
  })
  const submit = () => {
    setMissing(!stored)
    if (stored) void send.send({ orderId: id, type, file: stored.path })
  }
  return (
    <div data-no-print>
      <Stack gap={4}>
        <UploadField
          label={uploadedDocumentLabels[type]}
          purpose="orders"
          error={send.errors['file'] ?? (missing && !stored ? texts.chooseFirst : null)}
          onChange={([arrived]) => setStored(arrived)}
        />
        <Row justify="end" wide>
          <Button look="filled" busy={send.busy} onClick={submit}>
            {texts.send}
          </Button>
        </Row>
      </Stack>
    </div>
  )
}

type SubmittedFile = OrderDetail['submittedDocuments'][number]
type Request = NonNullable<OrderDetail['documentRequest']>

/** The document that the order waits for: the request, what was sent, and what became of it. */
const RequestedDocument = ({ order }: { order: OrderDetail }) => {
  const { documentRequest: request, submittedDocuments } = order
  const answer = useRef<HTMLDivElement>(null)
  if (!request) return null
  const sent = submittedDocuments.findLast(
    ({ type, submittedAt }) => type === request.type && submittedAt >= request.askedAt,
  )
  return (
    <Card title={texts.requests[request.type].title} place="document">
      <Grid least={400} gap={5}>
        {(request.type === 'PROOF_OF_PREPAYMENT' || request.note) && (
          <Stack gap={4}>
            {request.type === 'PROOF_OF_PREPAYMENT' && <Prepayment order={order} />}
            {request.note && <QuoteNote title={texts.note} note={request.note} />}
          </Stack>
        )}
        <div ref={answer} tabIndex={-1}>
          <Stack gap={4}>
            <Answer
              key={sent?.id ?? 'none'}
              order={order}
              request={request}
              sent={sent}
              onSent={() => answer.current?.focus({ preventScroll: true })}
            />
          </Stack>
        </div>
      </Grid>
    </Card>
  )
}

/** What is to be paid before production. */
const Prepayment = ({ order: { num, prepayment } }: { order: OrderDetail }) =>
  prepayment && (
    <>
      <Facts
        look="row"
        facts={{
          [texts.amount]: <Money cents={prepayment.amount} />,
          [texts.dueOn]: prepayment.dueOn && <DateText at={prepayment.dueOn} />,
        }}
      />
      <FileRow file={{ label: texts.proforma, name: `proforma-${num}.pdf`, file: prepayment.file }} />
    </>
  )

type AnswerProps = { order: OrderDetail; request: Request; sent: SubmittedFile | undefined; onSent: () => void }

const Answer = ({ order, request, sent, onSent }: AnswerProps) => {
  const [replacing, setReplacing] = useState(false)
  const may = order.may[uploads[request.type]]
  if (isApproved(sent?.state))
    return (
      <>
        <Note tone="done" role="status" icon={<IconCircleCheck size={18} stroke={1.8} aria-hidden />}>
          {texts.approved}
        </Note>
        <SentDocument sent={sent} />
      </>
    )
  if (isUnderReview(sent?.state))
    return (
      <>
        <Note tone="provider" role="status" icon={<IconClock size={18} stroke={1.8} aria-hidden />}>
          {texts.submitted}
        </Note>
        <SentDocument sent={sent} />
        {may && (
          <>
            <Row>
              <Button size="small" aria-expanded={replacing} onClick={() => setReplacing(!replacing)}>
                {replacing ? texts.keepSent : texts.replace}
              </Button>
            </Row>
            {replacing && <DocumentUpload order={order} type={request.type} onSent={onSent} />}
          </>
        )}
      </>
    )
  return (
    <>
      {isRejected(sent?.state) && <Rejected reason={sent.reason} />}
      <p>{texts.requests[request.type].ask}</p>
      {may ? (
        <DocumentUpload order={order} type={request.type} onSent={onSent} />
      ) : (
        <OnlyProcurement say={texts.onlySend} />
      )}
    </>
  )
}

const Rejected = ({ reason }: { reason: string | null }) => (
  <Note tone="error" strong={texts.rejected}>
    {texts.rejectedBecause} <bdi>{reason}</bdi>
  </Note>
)

const SentDocument = ({ sent }: { sent: SubmittedFile }) => (
  <FileRow file={sent}>{texts.sentOn(dayTime(sent.submittedAt))}</FileRow>
)

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
const ShippingDrafts = ({ order }: { order: OrderDetail }) => {
  const [rejecting, setRejecting] = useState(false)
  const decide = useCommand(changeOrder, { onDone: () => showSuccess(texts.draftsApproved) })
  const drafts = order.shippingDrafts.at(-1)
  const before = order.shippingDrafts.at(-2)
  if (!isWithDistributor(drafts?.state)) return null
  const approve = () => void decide.send({ orderId: order.id, fields: { documentStatus: 'APPROVED' } })
  return (
    <Card
      place="drafts"
      title={texts.drafts}
      aside={
        <Text as="span" size="label">
          {texts.round(drafts.round)}
        </Text>
      }
    >
      <Stack gap={4}>
        <p>{texts.draftsLead}</p>
        {before?.reason && <Text typed>{texts.lastRejected(before.reason)}</Text>}
        {drafts.note && <QuoteNote title={texts.note} note={drafts.note} />}
        <FileRows>
          {drafts.documents.map((document) => (
            <li key={document.id}>
              <FileRow file={document}>{texts.sentOn(dayTime(drafts.sentAt))}</FileRow>
            </li>
          ))}
        </FileRows>
        {order.may.ApproveDocuments ? (
          <Row justify="end" wide>
            <Button asksServer onClick={() => setRejecting(true)}>
              {texts.reject}
            </Button>
            <Button look="filled" busy={decide.busy} onClick={approve}>
              {texts.approve}
            </Button>
          </Row>
        ) : (
          <OnlyProcurement say={texts.onlyDecide} />
        )}
      </Stack>
      {rejecting && <RejectDrafts order={order} onClose={() => setRejecting(false)} />}
    </Card>
  )
}

/** Who carries the goods, since when, and where to follow them. */
const ShipmentCard = ({ order: { tracking, status } }: { order: OrderDetail }) => {
  if (!tracking) return null
  const { carrier, trackingUrl, shippedOn, expectedOn } = tracking
  return (
    <Card
      title={texts.shipment}
      aside={
        trackingUrl ? (
          <ButtonAnchor href={trackingUrl} newTab icon={<IconExternalLink size={16} stroke={1.8} aria-hidden />}>
            {texts.track}
          </ButtonAnchor>
        ) : (
          isShipped(status) && (
            <Text as="span" size="small">
              {texts.noLink}
            </Text>
          )
        )
      }
    >
      <Facts
        look="row"
        facts={{
          [texts.carrier]: <bdi>{carrier}</bdi>,
          [texts.shippedOn]: <DateText at={shippedOn} />,
          [texts.expectedOn]: expectedOn && <DateText at={expectedOn} />,
        }}
      />
    </Card>
  )
}

/** What the order waits for from its distributor, and where the goods are: where the links of a status lead. */
export const OrderDocuments = ({ order }: { order: OrderDetail }) => (
  <>
    <RequestedDocument order={order} />
    <ShippingDrafts order={order} />
    <ShipmentCard order={order} />
  </>
)
