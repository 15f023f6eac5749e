import { addDays } from 'date-fns/addDays'
import { addHours } from 'date-fns/addHours'
import type { Sealed } from '#platform/access/personal-data.ts'
import { type Decision, invalid, notFound, refused } from '#platform/decision.ts'
import { moment } from '#platform/event.ts'
import {
  TicketAnswered,
  TicketAnswerReminded,
  TicketClosed,
  type TicketHappened,
  TicketMerged,
  TicketOpened,
  TicketOpenedForCaller,
  TicketRated,
  TicketReopened,
  TicketSolved,
  TicketTookIn,
  TicketWritten,
} from './events.ts'
import { ANSWER_HOURS, isClosed, isFinished, isSolved, REOPEN_DAYS } from './service-terms.ts'
import type { StoredAttachment, Ticket } from './ticket.ts'

type Change = Decision<Ticket, TicketHappened>

export type NewMessage = {
  readonly messageId: string
  readonly text: Sealed
  readonly files: readonly StoredAttachment[]
}

const answerDue = (now: Date) => moment(addHours(now, ANSWER_HOURS))
const closing = (now: Date) => moment(addDays(now, REOPEN_DAYS))

export const CLOSED = 'This request is closed. Please open a new one.'
/** Said to staff whose answer was written before something new came in. */
export const SOMETHING_NEW = 'Something new has arrived in this request. Please read it before you send.'

export const noSuchTicket = notFound('Ticket not found')

/** A colleague's private ticket is not there. */
const reachable = ({ sharing, author }: Ticket, userId: string): boolean => sharing === 'COMPANY' || author === userId

export const openTicket =
  (opened: Omit<Parameters<typeof TicketOpened.make>[0], 'answerDueAt'>, now: Date): Change =>
  () => [TicketOpened.make({ ...opened, answerDueAt: answerDue(now) })]

export const openTicketFor =
  (opened: Omit<Parameters<typeof TicketOpenedForCaller.make>[0], 'answerDueAt'>, now: Date): Change =>
  () => [TicketOpenedForCaller.make({ ...opened, answerDueAt: answerDue(now) })]

/** The distributor writes; to a solved ticket it reopens it. */
export const writeToTicket =
  (userId: string, written: NewMessage, now: Date): Change =>
  (ticket) => {
    if (!reachable(ticket, userId)) return noSuchTicket
    if (isClosed(ticket.status)) return refused(CLOSED)
    const answerDueAt = answerDue(now)
    const message = TicketWritten.make({ ...written, answerDueAt })
    return isSolved(ticket.status) ? [TicketReopened.make({ answerDueAt }), message] : [message]
  }

export const reopenTicket =
  (userId: string, now: Date): Change =>
  (ticket) => {
    if (!reachable(ticket, userId)) return noSuchTicket
    if (isClosed(ticket.status)) return refused(CLOSED)
    if (!isSolved(ticket.status)) return refused('This request is open already')
    return [TicketReopened.make({ answerDueAt: answerDue(now) })]
  }

export const solveOwnTicket =
  (userId: string, messageId: string, now: Date): Change =>
  (ticket) => {
    if (!reachable(ticket, userId)) return noSuchTicket
    if (isFinished(ticket.status)) return refused('This request is solved already')
    return [TicketSolved.make({ by: 'DISTRIBUTOR', messageId, text: null, closesAt: closing(now) })]
  }

/** What staff saw of a thread when they began to write. */
const unseen = ({ messages }: Ticket, seen: number) =>
  messages.length > seen ? refused(SOMETHING_NEW, { members: { arrived: messages.length - seen } }) : null

const SOLVED = 'This request is solved already'

/** `seen`: how many messages the writer had read. `solved`: the answer solves it, as an entry of this id. */
export const answerTicket =
  (seen: number, written: NewMessage, solved?: { readonly messageId: string; readonly now: Date }): Change =>
  (ticket) => {
    if (isClosed(ticket.status)) return refused('This request is closed')
    if (solved && isSolved(ticket.status)) return refused(SOLVED)
    const answered = TicketAnswered.make(written)
    if (!solved) return unseen(ticket, seen) ?? [answered]
    const { messageId, now } = solved
    const closesAt = closing(now)
    return unseen(ticket, seen) ?? [answered, TicketSolved.make({ by: 'PROVIDER', messageId, text: null, closesAt })]
  }

export const solveTicket =
  (seen: number, { messageId, text }: Pick<NewMessage, 'messageId' | 'text'>, now: Date): Change =>
  (ticket) => {
    if (isFinished(ticket.status)) return refused(SOLVED)
    if (!text) return invalid({ text: 'Enter why it is solved' })
    return unseen(ticket, seen) ?? [TicketSolved.make({ by: 'PROVIDER', messageId, text, closesAt: closing(now) })]
  }

export const rateTicket =
  (userId: string, rating: { readonly helped: boolean; readonly text: Sealed | null }): Change =>
  (ticket) => {
    if (!reachable(ticket, userId)) return noSuchTicket
    if (ticket.mergedInto !== null || !isFinished(ticket.status)) return refused('This request is not solved yet')
    return [TicketRated.make(rating)]
  }

/** One company's requests about the same become one; of private ones only the same author's, so that no one reads more than before. */
export const mergeTickets =
  (ids: { readonly from: string; readonly into: string }) =>
  ({ from, into }: { readonly from: Ticket; readonly into: Ticket }) => {
    if (ids.from === ids.into) return invalid({ into: 'Choose another request' })
    if (from.distributorId !== into.distributorId) return invalid({ into: 'Choose a request of the same company' })
    if (from.sharing !== into.sharing || (from.sharing === 'PRIVATE' && from.author !== into.author))
      return refused('These requests are read by different people')
    if (isClosed(from.status) || isClosed(into.status)) return refused('This request is closed')
    const { reference, messages, answerDueAt } = from
    return {
      from: [TicketMerged.make({ into: ids.into, intoReference: into.reference })],
      into: [TicketTookIn.make({ ticketId: ids.from, reference, messages: [...messages], answerDueAt })],
    }
  }

/** Once for each promise and each of its two moments. */
export const remindOfAnswer =
  (overdue: boolean, now: Date): Change =>
  ({ answerDueAt, overdue: isOverdue }) => {
    if (answerDueAt === null) return []
    const due = new Date(answerDueAt)
    if (overdue ? isOverdue || now < due : now >= due) return []
    return [TicketAnswerReminded.make({ answerDueAt, overdue })]
  }

export const closeTicket =
  (now: Date): Change =>
  ({ status, closesAt }) =>
    isSolved(status) && closesAt !== null && now >= new Date(closesAt) ? [TicketClosed.make({})] : []
