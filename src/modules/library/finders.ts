import { paths } from '#paths'
import { type Finder, finder } from '#platform/finder.ts'
import { allResources } from '#projections/resources.ts'
import { shelfFor } from './item-routes.ts'
import type { ResourceKind } from './kinds.ts'

/** 'marketing-materials' as 'Marketing materials'. */
const kindLabel = (kind: ResourceKind): string => {
  const label = kind.replaceAll('-', ' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** The library: what is published for a distributor, everything for staff. */
export const finders: readonly Finder[] = [
  finder('content', 'library.read', async ({ db, me }) =>
    (await shelfFor({ db, me })).flatMap(({ id: resource, kind, published }) =>
      published.map(({ id, content: { title, excerpt } }) => ({
        to: paths.resource({ type: kind, id: kind === 'womancare-academy' ? resource : id }),
        label: title,
        detail: kindLabel(kind),
        words: [excerpt ?? ''],
      })),
    ),
  ),
  finder('content', 'office.content.read', async ({ db }) =>
    (await allResources(db)).map(({ id, kind, facts, published }) => ({
      to: paths.officeResource({ resourceId: id }),
      stream: { kind: 'resource', key: id },
      label: facts?.title ?? '—',
      detail: kind ? kindLabel(kind) : '',
      words: published.map(({ content }) => content.title),
    })),
  ),
]
