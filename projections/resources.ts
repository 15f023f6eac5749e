import { type ResourceHighlighted, type ResourceKind, resourceStream, shelfStream } from '#modules/library/events.ts'
import { type Resource, resource, revisionOf } from '#modules/library/resource.ts'
import type { PublishedVariant, ResourceRow, ShelvedResource } from '#modules/library/row-contract.ts'
import { evolved } from '#platform/decision.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'

const known = knownRow('The resource was not created')

const publishedOf = ({ variants }: Resource): PublishedVariant[] =>
  variants.flatMap((variant) => {
    const { id, language, published, firstPublished } = variant
    const saved = published && revisionOf(variant, published.revision)
    return saved && firstPublished ? [{ id, language, ...published, firstPublished, content: saved.content }] : []
  })

/** What distributors see something of; drafts and schedules are the office's alone. */
const shown = new Set(['ResourceDescribed', 'VariantPublished', 'VariantWithdrawn', 'ResourceHighlighted'])

type Highlight = Parameters<typeof ResourceHighlighted.make>[0]
const isHighlight = (type: string, _data: unknown): _data is Highlight => type === 'ResourceHighlighted'

export const resources = projection<ResourceRow>()({
  name: 'resources',
  version: 2,
  of: [resourceStream, shelfStream],
  table: `
    id text primary key, kind text not null, facts json not null, variants json not null, published json not null,
    announced boolean not null, highlight boolean not null, changed_at text not null`,
  indexes: ['(kind)'],
  key: (data, { type, key }) =>
    isHighlight(type, data) ? [data.resourceId, data.instead].filter((id) => id !== null) : key,
  when: (row, data, envelope, id) => {
    if (isHighlight(envelope.type, data)) return { ...known(row), highlight: data.resourceId === id }
    const { kind, facts, variants, announced } = evolved(resource, row ?? resource.initial(id), [{ envelope, data }])
    const published = publishedOf({ kind, facts, variants, announced })
    const highlight = row?.highlight ?? false
    return { id, kind, facts, variants, announced, published, highlight, changedAt: envelope.at }
  },
  topics: (_, { type }) => (shown.has(type) ? ['library', 'office:library'] : ['office:library']),
  onPoison: 'park',
})

/** What is published of some kind in some language, or of every kind. The caller checks whom it is for. */
export const shelved = (db: ReadModels, kind?: ResourceKind): Promise<ShelvedResource[]> =>
  rows(db, resources)
    .select(['id', 'kind', 'facts', 'published', 'highlight'])
    .$call((query) => (kind === undefined ? query : query.where('kind', '=', kind)))
    .execute() as Promise<ShelvedResource[]>

export const allResources = (db: ReadModels): Promise<ResourceRow[]> =>
  rows(db, resources).selectAll().orderBy('changedAt', 'desc').orderBy('id').execute()

export const resourcesById = (db: ReadModels, ids: readonly string[]): Promise<ResourceRow[]> =>
  rows(db, resources)
    .selectAll()
    .where('id', 'in', ['', ...ids])
    .execute()

/** A page of the library: an item by itself, of the academy a resource. */
const ITEM_PAGE = /^\/resources\/([a-z-]+)\/([0-9a-f-]{36})$/

/** The resource that a page of the library shows, with all its languages: their ids. */
export const itemsAt = async (db: ReadModels, path: string): Promise<ReadonlySet<string>> => {
  const [, kind, id = ''] = ITEM_PAGE.exec(path) ?? []
  if (!kind) return new Set()
  const rowsOfKind = await shelved(db, kind as ResourceKind)
  const row = rowsOfKind.find((it) => it.id === id || it.published.some((variant) => variant.id === id))
  return new Set(row ? [row.id, ...row.published.map((variant) => variant.id)] : [])
}

export const resourceOf = (db: ReadModels, id: string): Promise<ResourceRow | undefined> =>
  rows(db, resources).selectAll().where('id', '=', id).executeTakeFirst()
