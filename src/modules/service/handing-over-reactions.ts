import { userStream } from '#modules/identity/events.ts'
import { reaction } from '#platform/module.ts'
import { assignedTo } from '#projections/ticket_desks.ts'
import { openTicketsBy } from '#projections/tickets.ts'

import { TicketHandedOver } from './events.ts'
import { ticket } from './ticket.ts'
import { assignTicket, ticketDesk } from './ticket-desk.ts'

/** Private tickets of an author, and requests assigned to a staff member, go to their successor. */
export const handOverRequests = reaction({
  name: 'requests-handed-over',
  of: [userStream],
  reads: ['tickets', 'ticket_desks'],
  on: {
    WorkHandedOver: async ({ db, logFor }, { userId, to }) => {
      for (const { id } of await openTicketsBy(db, userId, 'PRIVATE'))
        await logFor(`ticket ${id}`).decide(ticket, id, ({ author }) =>
          author === userId ? [TicketHandedOver.make({ to })] : [],
        )
      for (const id of await assignedTo(db, userId))
        await logFor(`request ${id}`).decide(ticketDesk, id, (desk) =>
          desk.assignee === userId ? assignTicket(userId, to)(desk) : [],
        )
    },
  },
})
