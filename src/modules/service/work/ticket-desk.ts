import {
  ReportClassified,
  RequestLeft,
  RequestOpened,
  TicketAssigned,
  type TicketDeskEvent,
  TicketNoted,
  ticketDeskStream,
} from '#modules/service/events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { type Decision, decider, refused } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'

type Classification = {
  readonly complaint: boolean
  readonly reportable: boolean
  readonly reason: Sealed
  readonly author: string
  readonly at: Moment
}

export type TicketDesk = {
  readonly assignee: string | null
  readonly notes: readonly {
    readonly id: string
    readonly author: string
    readonly at: Moment
    readonly text: Sealed
  }[]
  readonly classification: Classification | null
  readonly lookers: Readonly<Record<string, { readonly at: Moment; readonly writing: boolean }>>
}

type Change = Decision<TicketDesk, TicketDeskEvent>

/** What staff keep to themselves about a ticket or a report: it belongs to no company, so that none reaches it. */
export const ticketDesk = decider<TicketDesk>()({
  stream: ticketDeskStream,
  implicit: true,
  owner: () => ({}),
  initial: () => ({ assignee: null, notes: [], lookers: {}, classification: null }),
  evolve: {
    TicketNoted: (desk, { noteId: id, text }, { at, actor: author }) => ({
      ...desk,
      notes: [...desk.notes, { id, author, at, text }],
    }),
    TicketAssigned: (desk, { to }) => ({ ...desk, assignee: to }),
    ReportClassified: (desk, classified, { at, actor: author }) => ({
      ...desk,
      classification: { ...classified, at, author },
    }),
    RequestOpened: (desk, { writing }, { at, actor }) => ({
      ...desk,
      lookers: { ...desk.lookers, [actor]: { at, writing } },
    }),
    RequestLeft: (desk, _, { actor }) => {
      const { [actor]: _left, ...lookers } = desk.lookers
      return { ...desk, lookers }
    },
  },
})

/** The last one counts; all of them stay in the log. */
export const classifyReport =
  (classified: Parameters<typeof ReportClassified.make>[0]): Change =>
  () => [ReportClassified.make(classified)]

export const noteTicket =
  (noteId: string, text: Sealed): Change =>
  () => [TicketNoted.make({ noteId, text })]

/** After so long without a sign, a person counts as gone. */
export const LOOKS_FOR_MS = 15 * 60_000

/** Said again only where it is news, or would soon be forgotten. */
export const lookAtRequest =
  (by: string, writing: boolean, now: Date): Change =>
  ({ lookers: { [by]: before } }) =>
    before?.writing === writing && now.getTime() - Date.parse(before.at) < LOOKS_FOR_MS / 2
      ? []
      : [RequestOpened.make({ writing })]

export const leaveRequest =
  (by: string): Change =>
  ({ lookers }) =>
    by in lookers ? [RequestLeft.make({})] : []

/** `from`: whose it was when the assigner looked. */
export const assignTicket =
  (from: string | null, to: string | null, what = 'this request'): Change =>
  ({ assignee }) => {
    if (assignee === to) return []
    if (assignee !== from) return refused(`Someone else has taken ${what} meanwhile`)
    return [TicketAssigned.make({ to })]
  }
