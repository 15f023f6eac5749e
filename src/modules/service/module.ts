import type { Module } from '#platform/module.ts'
import { handOverRequests } from './handing-over-reactions.ts'
import { officeRoutes } from './office-routes.ts'
import { queueRoutes } from './queue-routes.ts'
import { report } from './report.ts'
import { reportRoutes } from './report-routes.ts'
import { serviceDeadlines } from './service-deadlines.ts'
import { serviceWords } from './service-words.ts'
import { ticket } from './ticket.ts'
import { ticketDesk } from './ticket-desk.ts'
import { ticketRoutes } from './ticket-routes.ts'

export const service: Module = {
  name: 'service',
  deciders: [ticket, ticketDesk, report],
  routes: [...ticketRoutes, ...reportRoutes, ...queueRoutes, ...officeRoutes],
  reactions: [handOverRequests],
  deadlines: serviceDeadlines,
  inWords: serviceWords,
  topics: {
    /** `tickets:<distributorId>`: its tickets and reports. */
    tickets: ({ me }, distributorId) => me.distributorId === distributorId,
  },
}
