import { academyRoutes } from '#modules/library/academy/academy-routes.ts'
import { isStaff } from '#modules/permissions/roles.ts'
import { paths } from '#paths'
import type { Finder } from '#platform/finder.ts'
import type { Module } from '#platform/module.ts'
import { resourcesById } from '#projections/resources.ts'
import { draftRoutes } from './draft-routes.ts'
import { figures } from './figure-routes.ts'
import type { ResourceKind } from './kinds.ts'
import { libraryDescriptions } from './library-descriptions.ts'
import { officeRoutes } from './office-routes.ts'
import { keepSchedules } from './publishing.ts'
import { reader } from './reader.ts'
import { resource, SCHEDULE_DUE, shelf } from './resource.ts'
import { routes } from './routes.ts'

/** 'marketing-materials' as 'Marketing materials'. */
const kindLabel = (kind: ResourceKind): string => {
  const label = kind.replaceAll('-', ' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** The library: what is published for a distributor, everything for staff. */
const finders: readonly Finder[] = [
  {
    kind: 'content',
    permission: 'library.read',
    entries: ['content'],
    show: async ({ db }, entries) =>
      (
        await resourcesById(
          db,
          entries.map(({ key }) => key),
        )
      ).flatMap(({ id: resource, kind, published }) =>
        published.map(({ id, content: { title, excerpt } }) => ({
          to: paths.resource({ type: kind as ResourceKind, id: kind === 'womancare-academy' ? resource : id }),
          label: title,
          detail: kindLabel(kind as ResourceKind),
          words: [excerpt],
        })),
      ),
  },
  {
    kind: 'content',
    permission: 'office.content.read',
    entries: ['content'],
    show: async ({ db }, entries) =>
      (
        await resourcesById(
          db,
          entries.map(({ key }) => key),
        )
      ).map(({ id, kind, facts, published }) => ({
        to: paths.officeResource({ resourceId: id }),
        stream: { kind: 'resource', key: id },
        label: facts?.title ?? '—',
        detail: kind ? kindLabel(kind) : '',
        words: published.map(({ content }) => content.title),
      })),
  },
]

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
  descriptions: libraryDescriptions,
  topics: {
    library: ({ me }) => !isStaff(me.role),
    'library-reader': ({ me }, userId) => me.userId === userId,
  },
}
