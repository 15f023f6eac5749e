import type { Sealed } from '#platform/access/personal-data.ts'
import { type Decision, decider, refused } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { TicketAssigned, type TicketDeskHappened, TicketNoted, ticketDeskStream } from './events.ts'

export type TicketDesk = {
  readonly assignee: string | null
  readonly notes: readonly {
    readonly id: string
    readonly author: string
    readonly at: Moment
    readonly text: Sealed
  }[]
}

type Change = Decision<TicketDesk, TicketDeskHappened>

/** What staff keep to themselves about a ticket or a report: it belongs to no company, so that none reaches it. */
export const ticketDesk = decider<TicketDesk>()({
  stream: ticketDeskStream,
  implicit: true,
  owner: () => ({}),
  initial: () => ({ assignee: null, notes: [] }),
  evolve: {
    TicketNoted: (desk, { noteId: id, text }, { at, actor: author }) => ({
      ...desk,
      notes: [...desk.notes, { id, author, at, text }],
    }),
    TicketAssigned: (desk, { to }) => ({ ...desk, assignee: to }),
  },
})

export const noteTicket =
  (noteId: string, text: Sealed): Change =>
  () => [TicketNoted.make({ noteId, text })]

/** `from`: whose it was when the assigner looked. */
export const assignTicket =
  (from: string | null, to: string | null): Change =>
  ({ assignee }) => {
    if (assignee === to) return []
    if (assignee !== from) return refused('Somebody else has taken this request meanwhile')
    return [TicketAssigned.make({ to })]
  }
