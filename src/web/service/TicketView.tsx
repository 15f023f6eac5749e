import { IconClock } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { isClosed, isFinished, isSolved } from '#modules/service/service-states.ts'
import {
  reopenTicket,
  showTicket,
  solveOwnTicket,
  type Ticket,
  type TicketDetail,
  writeToTicket,
} from '#modules/service/tickets/contract.ts'
import { paths } from '#paths'
import { serviceTexts, ticketTexts as texts } from '#texts/tickets.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { Countdown } from '#web/ui/figures/Countdown.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Changed } from '#web/ui/lists/Changed.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'
import { Rating } from './Rating.tsx'
import { Reply } from './Reply.tsx'
import { ThreadOf } from './ThreadOf.tsx'

export const ticketTones: Readonly<Record<Ticket['status'], Tone>> = {
  OPEN: 'provider',
  ANSWERED: 'you',
  SOLVED: 'done',
  CLOSED: 'closed',
}

/** One ticket: where it is, until when we answer, and all that was written. */
export const TicketView = ({ id }: { id: string }) => {
  const read = useRead(showTicket, { id })
  if (read.isError && [404, 422].includes(read.error.status))
    return (
      <EmptyState action={<ButtonLink to={paths.customerService()}>{texts.back}</ButtonLink>}>
        {texts.notFound}
      </EmptyState>
    )
  return (
    <Loading read={read} skeleton={<Skeleton lines={4} height={90} />}>
      {(ticket) => <Opened key={id} ticket={ticket} />}
    </Loading>
  )
}

const aboutLinks: Readonly<Record<NonNullable<Ticket['about']>['kind'], (id: string) => string>> = {
  ORDER: (id) => paths.order({ id }),
  INVOICE: (id) => paths.order({ id }),
  PRODUCT: (productId) => paths.product({ productId }),
  DOCUMENT: () => paths.documents(),
  LABEL: () => paths.labels(),
  REPORT: () => paths.hub(),
}

const Opened = ({ ticket }: { ticket: TicketDetail }) => {
  const { id, reference, subject, status, about, sharing } = ticket
  const solve = useCommand(solveOwnTicket, { onDone: () => showSuccess(texts.solvedNow) })
  const reopen = useCommand(reopenTicket, { onDone: () => showSuccess(texts.reopenedNow) })
  return (
    <Card
      title={subject}
      aside={
        <Changed of={id} value={status} says={serviceTexts.changed(reference, serviceTexts.statuses[status])}>
          <StatusPill tone={ticketTones[status]}>{serviceTexts.statuses[status]}</StatusPill>
        </Changed>
      }
    >
      <Stack gap={4}>
        <Link to={paths.customerService()}>{texts.back}</Link>
        <Facts
          facts={{
            [serviceTexts.columns.reference]: reference,
            [serviceTexts.columns.date]: <DateText at={ticket.created_at} as="dayTime" />,
            [texts.author]: ticket.author,
            [serviceTexts.columns.department]: ticket.description.department,
            [texts.about]: about && <Link to={aboutLinks[about.kind](about.id)}>{about.label}</Link>,
            [texts.shared]: texts.sharings[sharing],
          }}
        />
        <TicketStatus ticket={ticket} />
        <Merged ticket={ticket} />
        <ThreadOf messages={ticket.messages} side="DISTRIBUTOR" />
        {!isClosed(status) && (
          <Reply to={writeToTicket} id={id} purpose="tickets" {...(isSolved(status) && { help: texts.replyReopens })} />
        )}
        <Row>
          {!isFinished(status) && (
            <Button busy={solve.busy} onClick={() => void solve.send({ id })}>
              {texts.solve}
            </Button>
          )}
          {isSolved(status) && (
            <Button busy={reopen.busy} onClick={() => void reopen.send({ id })}>
              {texts.reopen}
            </Button>
          )}
        </Row>
        {isFinished(status) && !ticket.mergedInto && <Rating key={status} ticket={ticket} />}
      </Stack>
    </Card>
  )
}

const ticketLink = ({ id, reference }: { readonly id: string; readonly reference: string }) => (
  <Link to={paths.customerService({}, { ticket: id })}>{reference}</Link>
)

/** Requests that were made one. */
const Merged = ({ ticket: { mergedInto, tookIn } }: { ticket: TicketDetail }) => (
  <>
    {mergedInto && (
      <p>
        {texts.mergedInto} {ticketLink(mergedInto)}
      </p>
    )}
    {tookIn.map((other) => (
      <p key={other.id}>
        {texts.tookIn} {ticketLink(other)}
      </p>
    ))}
  </>
)

/** What happens next, and until when. */
const TicketStatus = ({ ticket: { status, answerDueAt, overdue, closesAt, mergedInto } }: { ticket: TicketDetail }) => {
  const icon = <IconClock size={18} stroke={1.8} aria-hidden />
  if (answerDueAt !== null)
    return (
      <Note tone={overdue ? 'error' : 'provider'} icon={icon} strong={overdue ? texts.overdue : texts.due}>
        {!overdue && (
          <>
            <DateText at={answerDueAt} as="dayTime" /> · <Countdown until={answerDueAt} icon={false} />
          </>
        )}
      </Note>
    )
  if (isSolved(status) && closesAt)
    return (
      <Note tone="done" icon={icon} strong={texts.solved}>
        <DateText at={closesAt} />
      </Note>
    )
  if (mergedInto) return null
  return <Note tone={ticketTones[status]} icon={icon} strong={isClosed(status) ? texts.closed : texts.answered} />
}
