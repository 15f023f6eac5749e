import { isStaff } from '#platform/access/roles.ts'
import type { Module } from '#platform/module.ts'
import { academyRoutes } from './academy-routes.ts'
import { draftRoutes } from './draft-routes.ts'
import { figures } from './figure-routes.ts'
import { finders } from './finders.ts'
import { libraryDescriptions } from './library-descriptions.ts'
import { officeRoutes } from './office-routes.ts'
import { keepSchedules } from './publishing.ts'
import { reader } from './reader.ts'
import { resource, SCHEDULE_DUE, shelf } from './resource.ts'
import { routes } from './routes.ts'

export const library: Module = {
  name: 'library',
  deciders: [resource, shelf, reader],
  routes: [...routes, ...academyRoutes, ...officeRoutes, ...draftRoutes],
  finders,
  reactions: [],
  deadlines: {
    /** Publishes or withdraws what was scheduled, if it still is. */
    [SCHEDULE_DUE]: {
      keep: async ({ logFor }, { kind, at, stream }) => {
        await logFor(kind).decide(resource, stream.key, keepSchedules(at))
      },
    },
  },
  figures,
  inWords: libraryDescriptions,
  topics: {
    library: ({ me }) => !isStaff(me.role),
    'library-reader': ({ me }, userId) => me.userId === userId,
  },
}
