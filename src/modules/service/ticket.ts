import { subHours } from 'date-fns/subHours'
import type { Sealed } from '#platform/access/personal-data.ts'
import { compareTexts } from '#platform/alphabet.ts'
import { decider } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { ticketStream } from './events.ts'
import {
  ANSWER_REMINDER_HOURS,
  type Department,
  type Sharing,
  type TicketStatus,
  type threadEntries,
} from './service-terms.ts'

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
