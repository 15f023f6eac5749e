import { sql } from 'kysely'
import {
  kindNames,
  type Language,
  type ResourceHighlighted,
  type ResourceKind,
  resourceStream,
  shelfStream,
} from '#modules/library/events.ts'
import { type Resource, resource, revisionOf, statusesOf } from '#modules/library/resource.ts'
import type { PublishedVariant, ResourceRow, ShelvedResource, UsesOfItems } from '#modules/library/row-contract.ts'
import type { ContentStatus, contentColumns } from '#modules/library/variant-states.ts'
import { type AudienceReader, isMeantFor } from '#modules/terms/audience-query.ts'
import { evolved } from '#platform/decision.ts'
import { byPlace, byText, byValue, listPage, type PageQuery } from '#platform/list-page.ts'
import { knownRow, projection, type ReadModels, rows, sumsIn, tableIn } from '#platform/projection.ts'
import { searchKey } from '#platform/text/search.ts'

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
  version: 3,
  of: [resourceStream, shelfStream],
  table: `
    id text primary key, kind text not null, facts json not null, variants json not null, published json not null,
    announced boolean not null, highlight boolean not null, changed_at text not null, title text not null,
    search_key text not null, statuses jsonb not null, due_at text, item_ids jsonb not null`,
  indexes: [
    '(changed_at desc, id)',
    '(kind, changed_at desc, id)',
    '(due_at, id) where due_at is not null',
    'using gin (item_ids)',
    'using gin (statuses)',
    'using gin (search_key public.gin_trgm_ops)',
  ],
  sums: [
    {
      name: 'published_items',
      by: 'kind text, first_published text, id text, language text, resource_id text',
      of: 'items bigint',
      from: `select kind, v.value ->> 'firstPublished', v.value ->> 'id', v.value ->> 'language', id, 1
        from changed, json_array_elements(published) v`,
    },
  ],
  key: (data, { type, key }) =>
    isHighlight(type, data) ? [data.resourceId, data.instead].filter((id) => id !== null) : key,
  when: (row, data, envelope, id) => {
    if (isHighlight(envelope.type, data)) return { ...known(row), highlight: data.resourceId === id }
    const { kind, facts, variants, announced } = evolved(resource, row ?? resource.initial(id), [{ envelope, data }])
    const published = publishedOf({ kind, facts, variants, announced })
    const title = facts?.title ?? ''
    const due = variants.flatMap(({ schedule }) => schedule?.due ?? [])
    return {
      ...{ id, kind, facts, variants, announced, published, title },
      highlight: row?.highlight ?? false,
      changedAt: envelope.at,
      searchKey: searchKey(title),
      statuses: statusesOf(variants),
      dueAt: due.reduce<string | null>((first, it) => (first === null || it < first ? it : first), null),
      itemIds: [id, ...variants.map((variant) => variant.id)],
    }
  },
  topics: (_, { type }) => (shown.has(type) ? ['library', 'office:library'] : ['office:library']),
  onPoison: 'park',
})

const onShelf = ['id', 'kind', 'facts', 'published', 'highlight'] as const

/** What is published of some kind in some language, or of every kind. The caller checks whom it is for. */
export const shelved = (db: ReadModels, kind?: ResourceKind): Promise<ShelvedResource[]> =>
  rows(db, resources)
    .select(onShelf)
    .$call((query) => (kind === undefined ? query : query.where('kind', '=', kind)))
    .execute() as Promise<ShelvedResource[]>

const withItem = (id: string) => sql<boolean>`item_ids ? ${id}`

/** The resource with this id, or with this id of one of its languages. The caller checks whom it is for. */
export const shelvedItem = (db: ReadModels, id: string): Promise<ShelvedResource | undefined> =>
  rows(db, resources).select(onShelf).where(withItem(id)).executeTakeFirst() as Promise<ShelvedResource | undefined>

export const resourceOfItem = (db: ReadModels, id: string): Promise<ResourceRow | undefined> =>
  rows(db, resources).selectAll().where(withItem(id)).executeTakeFirst()

type NewestItems = {
  readonly kind: ResourceKind
  /** null: in all languages. */
  readonly language: Language | null
  /** null: for all readers. */
  readonly reader: AudienceReader | null
  /** The id of an item or of a resource that is left out. */
  readonly without: string
}

/** The resources of the newest items that are published of a kind: of so many. */
export const shelvedNewest = async (
  db: ReadModels,
  { kind, language, reader, without }: NewestItems,
  most: number,
): Promise<ShelvedResource[]> => {
  // With `coalesce`, Postgres expects half of all to pass, and so reads no more than the newest.
  const isFor = reader ? sql`coalesce(${isMeantFor(sql`(r.facts -> 'audience')::jsonb`, reader)}, false)` : sql`true`
  const { rows: newest } = await sql<{ resourceId: string }>`
    select i.resource_id from ${sumsIn(db, resources, 'published_items')} i join ${tableIn(db, resources)} r on r.id = i.resource_id
    where i.kind = ${kind} and ${language === null ? sql`true` : sql`i.language = ${language}`}
      and ${without} not in (i.id, i.resource_id) and ${isFor}
    order by i.first_published desc, i.id desc limit ${most}`.execute(db.kysely)
  return rows(db, resources)
    .select(onShelf)
    .where('id', 'in', ['', ...newest.map(({ resourceId }) => resourceId)])
    .execute() as Promise<ShelvedResource[]>
}

type ResourceFilters = { readonly kind?: ResourceKind | undefined; readonly status?: ContentStatus | undefined }

/** Every resource, what changed last first, for the content team. */
export const resourcesListed = (
  db: ReadModels,
  uses: UsesOfItems,
  { kind, status, ...page }: ResourceFilters & PageQuery<(typeof contentColumns)[number]>,
) =>
  listPage(
    {
      found: rows(db, resources).$if(status !== undefined, (all) => all.where(sql<boolean>`statuses ? ${status}`)),
      named: (all) => all,
      state: { of: byValue('kind'), is: kind },
      keys: ['searchKey'],
      sorts: {
        title: byText('title'),
        kind: byPlace('kind', kindNames),
        changed: byValue('changedAt'),
        due: byValue('dueAt'),
        views: uses('itemIds', 'views'),
        downloads: uses('itemIds', 'downloads'),
        completions: uses('itemIds', 'completions'),
      },
      usual: [
        [byValue('changedAt'), 'desc'],
        [byValue('id'), 'asc'],
      ],
    },
    page,
  )

export const resourcesById = (db: ReadModels, ids: readonly string[]): Promise<ResourceRow[]> =>
  rows(db, resources)
    .selectAll()
    .where('id', 'in', ['', ...ids])
    .execute()

/** A page of the library: an item by itself, of the academy a resource. */
const ITEM_PAGE = /^\/resources\/([a-z-]+)\/([0-9a-f-]{36})$/

/** The resource that a page of the library shows, with all its published languages: their ids. */
export const itemsAt = async (db: ReadModels, path: string): Promise<ReadonlySet<string>> => {
  const [, kind, id = ''] = ITEM_PAGE.exec(path) ?? []
  const row = kind && (await shelvedItem(db, id))
  if (!row || row.kind !== kind) return new Set()
  const ids = [row.id, ...row.published.map((variant) => variant.id)]
  return new Set(ids.includes(id) ? ids : [])
}

export const resourceOf = (db: ReadModels, id: string): Promise<ResourceRow | undefined> =>
  rows(db, resources).selectAll().where('id', '=', id).executeTakeFirst()
