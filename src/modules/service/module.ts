import { userStream } from '#modules/identity/events.ts'
import { officeReportRoutes } from '#modules/service/reports/office-report-routes.ts'
import { report } from '#modules/service/reports/report.ts'
import { reportRoutes } from '#modules/service/reports/report-routes.ts'
import { mayOpenTicketFile, officeTicketRoutes } from '#modules/service/tickets/office-ticket-routes.ts'
import { ticket } from '#modules/service/tickets/ticket.ts'
import { ticketRoutes } from '#modules/service/tickets/ticket-routes.ts'
import { answerTemplate } from '#modules/service/work/answer-template.ts'
import { deskRoutes } from '#modules/service/work/desk-routes.ts'
import { figures } from '#modules/service/work/figure-queries.ts'
import { firstStepsRoutes } from '#modules/service/work/first-steps-routes.ts'
import { formRoutes } from '#modules/service/work/form-routes.ts'
import { queueRoutes } from '#modules/service/work/queue-routes.ts'
import { statisticsRoutes } from '#modules/service/work/statistics-routes.ts'
import { assignTicket, ticketDesk } from '#modules/service/work/ticket-desk.ts'
import { workRoutes } from '#modules/service/work/work-routes.ts'
import { type Module, reaction } from '#platform/module.ts'
import { say } from '#platform/text/say.ts'
import { assignedTo } from '#projections/ticket_desks.ts'
import { openTicketsBy } from '#projections/tickets.ts'
import { TicketHandedOver } from './events.ts'
import { finders } from './finders.ts'
import { serviceDeadlines } from './service-deadlines.ts'
import { serviceTexts } from './service-texts.ts'

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
        await logFor(say('request {0}', id)).decide(ticketDesk, id, (desk) =>
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
    ...officeTicketRoutes,
    ...reportRoutes,
    ...officeReportRoutes,
    ...queueRoutes,
    ...deskRoutes,
    ...formRoutes,
    ...statisticsRoutes,
    ...workRoutes,
    ...firstStepsRoutes,
  ],
  finders,
  reactions: [handOverRequests],
  deadlines: serviceDeadlines,
  figures,
  descriptions: serviceTexts,
  mayOpen: { tickets: mayOpenTicketFile },
  topics: {
    /** `tickets:<distributorId>`: its tickets and reports. */
    tickets: ({ me }, distributorId) => me.distributorId === distributorId,
  },
}
