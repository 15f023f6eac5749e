import { addDays } from 'date-fns/addDays'
import { addHours } from 'date-fns/addHours'
import { subHours } from 'date-fns/subHours'
import {
  TicketAnswered,
  TicketAnswerReminded,
  TicketClosed,
  type TicketEvent,
  TicketMerged,
  TicketOpened,
  TicketOpenedForCaller,
  TicketRated,
  TicketReopened,
  TicketSolved,
  TicketTookIn,
  TicketWritten,
  ticketStream,
} from '#modules/service/events.ts'
import {
  ANSWER_HOURS,
  ANSWER_REMINDER_HOURS,
  type Department,
  isClosed,
  isFinished,
  isSolved,
  REOPEN_DAYS,
  type Sharing,
  type TicketStatus,
  type threadEntries,
} from '#modules/service/service-states.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { type Decision, decider, invalid, notFound, refused } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { compareTexts } from '#platform/text/alphabet.ts'

type Change = Decision<Ticket, TicketEvent>

export type NewMessage = {
  readonly messageId: string
  readonly text: Sealed
  readonly files: readonly StoredAttachment[]
}

/** Until when we answer what is written now. */
export const answerDue = (now: Date) => moment(addHours(now, ANSWER_HOURS))
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

export type StoredAttachment = { readonly path: string; readonly name: Sealed }

/** One entry of a thread. `text` null: it was solved, or reopened, without a text. */
export type ThreadMessage = {
  readonly id: string
  readonly by: 'DISTRIBUTOR' | 'PROVIDER'
  readonly what: (typeof threadEntries)[number]
  readonly author: string
  readonly at: Moment
  readonly text: Sealed | null
  readonly files: readonly StoredAttachment[]
}

/** A promise of an answer. `answeredAt` null: it waits, or the distributor solved the ticket before. */
export type AnswerPromise = {
  readonly since: Moment
  readonly dueAt: Moment
  readonly answeredAt: Moment | null
  readonly withdrawn: boolean
}

type OtherTicket = { readonly id: string; readonly reference: string }

export type Ticket = {
  readonly distributorId: string
  readonly reference: string
  readonly author: string
  readonly openedAt: Moment
  readonly department: Department
  readonly subject: Sealed
  readonly sharing: Sharing
  readonly about: { readonly kind: string; readonly id: string; readonly label: string } | null
  readonly status: TicketStatus
  readonly messages: readonly ThreadMessage[]
  readonly promises: readonly AnswerPromise[]
  /** Until when an answer is promised; null: none waits. */
  readonly answerDueAt: Moment | null
  readonly overdue: boolean
  readonly closesAt: Moment | null
  readonly rating: { readonly helped: boolean; readonly text: Sealed | null } | null
  readonly mergedInto: OtherTicket | null
  readonly tookIn: readonly OtherTicket[]
}

const promised = (ticket: Ticket, since: Moment, dueAt: Moment): Ticket =>
  ticket.answerDueAt === null
    ? {
        ...ticket,
        status: 'OPEN',
        closesAt: null,
        rating: null,
        answerDueAt: dueAt,
        promises: [...ticket.promises, { since, dueAt, answeredAt: null, withdrawn: false }],
      }
    : ticket

const settled = (ticket: Ticket, outcome: Partial<AnswerPromise>): Ticket => ({
  ...ticket,
  answerDueAt: null,
  overdue: false,
  promises: ticket.promises.map((it) => (it.answeredAt === null && !it.withdrawn ? { ...it, ...outcome } : it)),
})

/** An answer that is promised already is due at the earlier of both moments. */
const sooner = (ticket: Ticket, dueAt: Moment): Ticket =>
  ticket.answerDueAt === null || ticket.answerDueAt <= dueAt
    ? ticket
    : {
        ...ticket,
        answerDueAt: dueAt,
        promises: ticket.promises.map((it) => (it.answeredAt === null && !it.withdrawn ? { ...it, dueAt } : it)),
      }

const said = (ticket: Ticket, message: ThreadMessage): Ticket => ({
  ...ticket,
  messages: [...ticket.messages, message],
})

export const answerDueSoon = 'ticket.answer-due-soon'
export const answerOverdue = 'ticket.answer-overdue'
export const ticketCloses = 'ticket.closes'

const promise = ({ answerDueAt }: { readonly answerDueAt: Moment }) => [
  { kind: answerDueSoon, at: subHours(answerDueAt, ANSWER_REMINDER_HOURS) },
  { kind: answerOverdue, at: new Date(answerDueAt) },
]

export const ticket = decider<Ticket>()({
  stream: ticketStream,
  owner: ({ distributorId }) => ({ distributorId }),
  initial: () => ({
    distributorId: '',
    reference: '',
    author: '',
    openedAt: '' as Moment,
    department: 'Customer service',
    subject: '' as Sealed,
    sharing: 'COMPANY',
    about: null,
    status: 'OPEN',
    messages: [],
    promises: [],
    answerDueAt: null,
    overdue: false,
    closesAt: null,
    rating: null,
    mergedInto: null,
    tookIn: [],
  }),
  evolve: {
    TicketOpened: (before, { messageId: id, text, files, answerDueAt, ...opened }, { at, actor: author }) =>
      promised(
        said(
          { ...before, ...opened, author, openedAt: at },
          { id, by: 'DISTRIBUTOR', what: 'WROTE', author, at, text, files },
        ),
        at,
        answerDueAt,
      ),
    TicketOpenedForCaller: (before, { messageId: id, text, files, answerDueAt, caller, ...opened }, { at, actor }) =>
      promised(
        said(
          { ...before, ...opened, author: caller, openedAt: at },
          { id, by: 'PROVIDER', what: 'WROTE', author: actor, at, text, files },
        ),
        at,
        answerDueAt,
      ),
    TicketWritten: (state, { messageId: id, text, files, answerDueAt }, { at, actor: author }) =>
      promised(said(state, { id, by: 'DISTRIBUTOR', what: 'WROTE', author, at, text, files }), at, answerDueAt),
    TicketAnswered: (state, { messageId: id, text, files }, { at, actor: author }) => ({
      ...settled(said(state, { id, by: 'PROVIDER', what: 'WROTE', author, at, text, files }), { answeredAt: at }),
      status: 'ANSWERED',
    }),
    TicketSolved: (state, { by, messageId: id, text, closesAt }, { at, actor: author }) => ({
      ...settled(
        said(state, { id, by, what: 'SOLVED', author, at, text, files: [] }),
        by === 'PROVIDER' ? { answeredAt: at } : { withdrawn: true },
      ),
      status: 'SOLVED',
      closesAt,
    }),
    TicketReopened: (state, { answerDueAt }, { at, actor: author }) =>
      promised(
        said(state, {
          id: `${state.messages.length + 1}`,
          by: 'DISTRIBUTOR',
          what: 'REOPENED',
          author,
          at,
          text: null,
          files: [],
        }),
        at,
        answerDueAt,
      ),
    TicketClosed: (it) => ({ ...it, status: 'CLOSED' }),
    TicketRated: (it, rating) => ({ ...it, rating }),
    TicketMerged: (state, { into: id, intoReference: reference }) => ({
      ...settled(state, { withdrawn: true }),
      status: 'CLOSED',
      closesAt: null,
      mergedInto: { id, reference },
    }),
    TicketTookIn: (state, { ticketId: id, reference, messages, answerDueAt }, { at, actor: author }) => {
      const threads = [...state.messages, ...messages].toSorted((a, b) => compareTexts(a.at, b.at))
      const both = said(
        { ...state, messages: threads, tookIn: [...state.tookIn, { id, reference }] },
        { id: `${threads.length + 1}`, by: 'PROVIDER', what: 'MERGED', author, at, text: null, files: [] },
      )
      return answerDueAt === null ? both : promised(sooner(both, answerDueAt), at, answerDueAt)
    },
    TicketHandedOver: (it, { to }) => ({ ...it, author: to }),
    TicketAnswerReminded: (it, { overdue }) => ({ ...it, overdue: it.overdue || overdue }),
  },
  deadlines: {
    TicketOpened: promise,
    TicketOpenedForCaller: promise,
    TicketWritten: promise,
    TicketReopened: promise,
    TicketTookIn: ({ answerDueAt }) => (answerDueAt === null ? [] : promise({ answerDueAt })),
    TicketSolved: ({ closesAt }) => [{ kind: ticketCloses, at: new Date(closesAt) }],
  },
})
