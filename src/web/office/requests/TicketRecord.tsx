import { useState } from 'react'
import { Link } from 'react-router-dom'
import { isClosed, isFinished } from '#modules/service/service-states.ts'
import { answerTicket, type OfficeTicket, showOfficeTicket, solveTicket } from '#modules/service/tickets/contract.ts'
import { paths } from '#paths'
import { requestRecordTexts as texts } from '#texts/office-requests.ts'
import { ratingTexts, serviceTexts, ticketTexts } from '#texts/tickets.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { useMay } from '#web/identity/may.ts'
import { CompanyLink } from '#web/office/distributors/CompanyLink.tsx'
import { ThreadOf } from '#web/service/ThreadOf.tsx'
import { ticketTones } from '#web/service/TicketView.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { queueKey, queueKeys } from '#web/ui/actions/queue-keys.ts'
import { Countdown } from '#web/ui/figures/Countdown.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading } from '#web/ui/page/Loading.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { QueueSkeleton } from '#web/ui/queue/QueueSkeleton.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { MergeModal } from './MergeModal.tsx'
import { RecordFrame } from './RecordFrame.tsx'
import { TextModal } from './TextModal.tsx'

/** A ticket as staff answer it. */
export const TicketRecord = ({ id }: { id: string }) => {
  const read = useRead(showOfficeTicket, { id })
  if (read.isError && read.error.status === 404) return <EmptyState>{texts.notFound}</EmptyState>
  return (
    <Loading read={read} skeleton={<QueueSkeleton lines={5} height={90} />}>
      {(ticket) => <Opened ticket={ticket} />}
    </Loading>
  )
}

/** Where staff look at what it is about; the company's own papers have no page of their own there. */
const aboutLink = ({ kind, id }: NonNullable<OfficeTicket['about']>): string | null => {
  if (kind === 'ORDER' || kind === 'INVOICE') return paths.officeOrder({ id })
  if (kind === 'PRODUCT') return paths.product({ productId: id })
  return kind === 'REPORT' ? paths.officeRequests({}, { request: id }) : null
}

const Opened = ({ ticket }: { ticket: OfficeTicket }) => {
  const may = useMay()('office.requests.answer')
  const [opened, open] = useState<'solve' | 'merge' | null>(null)
  const { id, reference, subject, status, about, company, answerDueAt } = ticket
  const isOpen = !isFinished(status)
  const link = about && aboutLink(about)
  const close = () => open(null)
  usePageActions([
    ...(may && isOpen ? [{ key: queueKeys.done, label: texts.solve, run: () => open('solve') }] : []),
    ...(may && !isClosed(status) ? [{ key: queueKeys.merge, label: texts.merge, run: () => open('merge') }] : []),
  ])
  return (
    <RecordFrame
      title={subject}
      status={<StatusPill tone={ticketTones[status]}>{serviceTexts.statuses[status]}</StatusPill>}
      lead={
        <>
          {reference} · {ticket.description.department} · <CompanyLink company={company} /> · <bdi>{ticket.author}</bdi>{' '}
          · <DateText at={ticket.created_at} as="dayTime" />
          {about && (
            <>
              {' '}
              · {texts.about} {link ? <Link to={link}>{about.label}</Link> : about.label}
            </>
          )}
        </>
      }
      steps={
        may && (
          <>
            {isOpen && (
              <Button shortcut={queueKey('done')} onClick={() => open('solve')}>
                {texts.solve}
              </Button>
            )}
            {!isClosed(status) && (
              <Button shortcut={queueKey('merge')} onClick={() => open('merge')}>
                {texts.merge}
              </Button>
            )}
          </>
        )
      }
      request={ticket}
    >
      <Card>
        <Stack gap={4}>
          {answerDueAt && (
            <p>
              {texts.due} <DateText at={answerDueAt} as="dayTime" /> · <Countdown until={answerDueAt} />
            </p>
          )}
          {ticket.mergedInto && (
            <p>
              {ticketTexts.mergedInto}{' '}
              <Link to={paths.officeRequests({}, { request: ticket.mergedInto.id })}>
                {ticket.mergedInto.reference}
              </Link>
            </p>
          )}
          {ticket.tookIn.map((other) => (
            <p key={other.id}>
              {ticketTexts.tookIn} <Link to={paths.officeRequests({}, { request: other.id })}>{other.reference}</Link>
            </p>
          ))}
          {ticket.rating && (
            <p>
              {ratingTexts.question} <strong>{ticket.rating.helped ? ratingTexts.yes : ratingTexts.no}</strong>{' '}
              <bdi>{ticket.rating.text}</bdi>
            </p>
          )}
          <ThreadOf messages={ticket.messages} side="PROVIDER" />
          {!may && <p>{texts.only}</p>}
          {may && !isClosed(status) && (
            <AnswerForm
              to={answerTicket}
              id={id}
              company={company.name}
              purpose="tickets"
              messages={ticket.messages.length}
              solves={isOpen}
            />
          )}
        </Stack>
      </Card>
      {opened === 'solve' && <Solve ticket={ticket} onClose={close} />}
      {opened === 'merge' && <MergeModal ticket={ticket} onClose={close} />}
    </RecordFrame>
  )
}

const Solve = ({ ticket: { id, messages }, onClose }: { ticket: OfficeTicket; onClose: () => void }) => {
  const [seen] = useState(messages.length)
  const form = useModalForm(solveTicket, {
    defaults: { text: '' },
    rules: ({ text }) => ({ text: text.trim() === '' ? texts.enter : null }),
    input: ({ text }) => ({ id, text: text.trim(), seen }),
    onClose,
    says: () => texts.solved,
  })
  return (
    <TextModal
      title={texts.solveTitle}
      confirm={texts.solve}
      busy={form.busy}
      field={form.field('text')}
      onClose={onClose}
      onSubmit={form.submit}
    />
  )
}
