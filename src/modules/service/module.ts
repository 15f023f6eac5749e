import type { Module } from '#platform/module.ts'
import { answerTemplate } from './answer-template.ts'
import { assignedRoutes } from './assigned-routes.ts'
import { callerRoutes } from './caller-routes.ts'
import { draftRoutes } from './draft-routes.ts'
import { figures } from './figure-routes.ts'
import { finders } from './finders.ts'
import { formRoutes } from './form-routes.ts'
import { handOverRequests } from './handing-over-reactions.ts'
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
import { ticketDesk } from './ticket-desk.ts'
import { ticketRoutes } from './ticket-routes.ts'
import { workRoutes } from './work-routes.ts'

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
