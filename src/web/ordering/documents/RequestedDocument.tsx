import { IconCircleCheck, IconClock } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { uploads } from '#modules/ordering/fulfilment/uploads.ts'
import { isApproved, isRejected, isUnderReview } from '#modules/ordering/order-states.ts'
import { documentTexts as texts } from '#texts/order-documents.ts'
import { OnlyProcurement } from '#web/ordering/OnlyProcurement.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { DateText, Money } from '#web/ui/figures/Figures.tsx'
import { dayTime } from '#web/ui/figures/format.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { DocumentUpload } from './DocumentUpload.tsx'
import { FileRow } from './FileRow.tsx'
import classes from './RequestedDocument.module.css'

type SubmittedFile = OrderDetail['submittedDocuments'][number]
type Request = NonNullable<OrderDetail['documentRequest']>

/** The document that the order waits for: the request, what was sent, and what became of it. */
export const RequestedDocument = ({ order }: { order: OrderDetail }) => {
  const { documentRequest: request, submittedDocuments } = order
  const answer = useRef<HTMLDivElement>(null)
  if (!request) return null
  const sent = submittedDocuments.findLast(
    ({ type, submittedAt }) => type === request.type && submittedAt >= request.askedAt,
  )
  return (
    <Card title={texts.requests[request.type].title}>
      <div className={classes['sides']}>
        {(request.type === 'PROOF_OF_PREPAYMENT' || request.note) && (
          <div className={classes['request']}>
            {request.type === 'PROOF_OF_PREPAYMENT' && <Prepayment order={order} />}
            {request.note && (
              <blockquote className={classes['note']}>
                <h3>{texts.note}</h3>
                <bdi>{request.note}</bdi>
              </blockquote>
            )}
          </div>
        )}
        <div ref={answer} className={classes['request']} tabIndex={-1}>
          <Answer
            key={sent?.id ?? 'none'}
            order={order}
            request={request}
            sent={sent}
            onSent={() => answer.current?.focus({ preventScroll: true })}
          />
        </div>
      </div>
    </Card>
  )
}

/** What is to be paid before production. */
const Prepayment = ({ order: { num, prepayment } }: { order: OrderDetail }) =>
  prepayment && (
    <>
      <dl className={classes['prepayment']}>
        <div>
          <dt>{texts.amount}</dt>
          <dd>
            <Money cents={prepayment.amount} />
          </dd>
        </div>
        {prepayment.dueOn && (
          <div>
            <dt>{texts.dueOn}</dt>
            <dd>
              <DateText at={prepayment.dueOn} />
            </dd>
          </div>
        )}
      </dl>
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
        <State tone="done" icon={<IconCircleCheck size={18} stroke={1.8} aria-hidden />}>
          {texts.approved}
        </State>
        <SentDocument sent={sent} />
      </>
    )
  if (isUnderReview(sent?.state))
    return (
      <>
        <State tone="provider" icon={<IconClock size={18} stroke={1.8} aria-hidden />}>
          {texts.submitted}
        </State>
        <SentDocument sent={sent} />
        {may && (
          <div className={classes['replace']}>
            <Button size="small" aria-expanded={replacing} onClick={() => setReplacing(!replacing)}>
              {replacing ? texts.keepSent : texts.replace}
            </Button>
            {replacing && <DocumentUpload order={order} type={request.type} onSent={onSent} />}
          </div>
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
  <State tone="error">
    <strong>{texts.rejected}</strong> {texts.rejectedBecause} <bdi>{reason}</bdi>
  </State>
)

const SentDocument = ({ sent }: { sent: SubmittedFile }) => (
  <FileRow file={sent}>{texts.sentOn(dayTime(sent.submittedAt))}</FileRow>
)

const State = ({ tone, icon, children }: { tone: string; icon?: ReactNode; children: ReactNode }) => (
  <div className={classes['state']} data-tone={tone} role={tone === 'error' ? 'note' : 'status'}>
    {icon}
    <p>{children}</p>
  </div>
)
