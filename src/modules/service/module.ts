import { userStream } from '#modules/identity/events.ts'
import { type Module, reaction } from '#platform/module.ts'
import { assignedTo } from '#projections/ticket_desks.ts'
import { openTicketsBy } from '#projections/tickets.ts'
import { answerTemplate } from './answer-template.ts'
import { assignedRoutes } from './assigned-routes.ts'
import { callerRoutes } from './caller-routes.ts'
import { draftRoutes } from './draft-routes.ts'
import { TicketHandedOver } from './events.ts'
import { figures } from './figure-routes.ts'
import { finders } from './finders.ts'
import { formRoutes } from './form-routes.ts'
import { officeRoutes } from './office-routes.ts'
import { mayOpenTicketFile } from './private-routes.ts'
import { queueRoutes } from './queue-routes.ts'
import { report } from './report.ts'
import { reportRoutes } from './report-routes.ts'
import { serviceDeadlines } from './service-deadlines.ts'
import { serviceTexts } from './service-texts.ts'
import { statisticsRoutes } from './statistics-routes.ts'
import { threadRoutes } from './thread-routes.ts'
import { ticket } from './ticket.ts'
import { assignTicket, ticketDesk } from './ticket-desk.ts'
import { ticketRoutes } from './ticket-routes.ts'
import { workRoutes } from './work-routes.ts'

/** Private tickets of an author, and requests assigned to a staff member, go to their successor. */
const handOverRequests = reaction({
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

export const service: Module = {
  name: 'service',
  deciders: [ticket, ticketDesk, report, answerTemplate],
  routes: [
    ...ticketRoutes,
    ...reportRoutes,
    ...queueRoutes,
    ...officeRoutes,
    ...assignedRoutes,
    ...threadRoutes,
    ...callerRoutes,
    ...formRoutes,
    ...draftRoutes,
    ...statisticsRoutes,
    ...workRoutes,
  ],
  finders,
  reactions: [handOverRequests],
  deadlines: serviceDeadlines,
  figures,
  inWords: serviceTexts,
  mayOpen: { tickets: mayOpenTicketFile },
  topics: {
    /** `tickets:<distributorId>`: its tickets and reports. */
    tickets: ({ me }, distributorId) => me.distributorId === distributorId,
  },
}
