import { type RawBuilder, sql } from 'kysely'
import {
  kindNames,
  type Language,
  type ResourceHighlighted,
  type ResourceKind,
  resourceStream,
  shelfStream,
  type VariantContent,
} from '#modules/library/events.ts'
import { type Resource, resource, revisionOf, statusesOf } from '#modules/library/resource.ts'
import type {
  PublishedVariant,
  ResourceRow,
  ShelfFilters,
  ShelfValues,
  ShelvedResource,
  UsesOfItems,
} from '#modules/library/row-contract.ts'
import type { ContentStatus, contentColumns } from '#modules/library/variant-states.ts'
import { type AudienceReader, isMeantFor } from '#modules/terms/audience-query.ts'
import { evolved } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { byPlace, byText, byValue, listPage, type PageQuery } from '#platform/list-page.ts'
import { knownRow, projection, type ReadModels, rows, sumsIn, tableIn } from '#platform/projection.ts'
import { likeInside, searchKey } from '#platform/text/search.ts'

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

const textsOf = ({ title, excerpt, introduction, content }: VariantContent): string =>
  [title, excerpt, introduction, content].join('\n')

const categoryId = (facts: string): string => `(${facts} -> 'productCategory' ->> 'id')`
const languagesOf = (published: string): string =>
  `(select string_agg(v ->> 'language', ' ' order by v ->> 'language') from json_array_elements(${published}) v)`

export const resources = projection<ResourceRow>()({
  name: 'resources',
  version: 4,
  of: [resourceStream, shelfStream],
  table: `
    id text primary key, kind text not null, facts json not null, variants json not null, published json not null,
    announced boolean not null, highlight boolean not null, changed_at text not null, title text not null,
    search_key text not null, statuses jsonb not null, due_at text, item_ids jsonb not null, shelf_text text not null`,
  indexes: [
    '(changed_at desc, id)',
    '(kind, changed_at desc, id)',
    '(due_at, id) where due_at is not null',
    'using gin (item_ids)',
    'using gin (statuses)',
    'using gin (search_key public.gin_trgm_ops)',
    'using gin (shelf_text public.gin_trgm_ops)',
    '(kind) where highlight',
    `(kind, ${categoryId('facts')})`,
  ],
  sums: [
    {
      name: 'published_items',
      by: 'kind text, first_published text, id text, language text, resource_id text',
      of: 'items bigint',
      from: `select kind, v.value ->> 'firstPublished', v.value ->> 'id', v.value ->> 'language', id, 1
        from changed, json_array_elements(published) v`,
    },
    {
      // What filters count, so that they read one row for all resources that are alike.
      name: 'shelf_values',
      by: `kind text, audience text, languages text, material_type text, subject text, region text, category_id text,
        category text`,
      of: 'resources bigint',
      from: `select kind, (facts -> 'audience')::text, ${languagesOf('published')}, coalesce(facts ->> 'materialType', ''),
          coalesce(facts ->> 'subject', ''), coalesce(facts ->> 'region', ''), coalesce(${categoryId('facts')}, ''),
          coalesce(facts -> 'productCategory' ->> 'name', ''), 1
        from changed where json_array_length(published) > 0`,
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
      shelfText: published.map(({ content }) => textsOf(content).toLowerCase()).join('\n'),
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

/** `facts`: the column. */
const isForReader = (reader: AudienceReader, facts = 'r.facts') =>
  isMeantFor(sql`(${sql.ref(facts)} -> 'audience')::jsonb`, reader)

/** Postgres expects half of all rows to pass what is in `coalesce`, and so reads no more than the newest. */
const likely = (condition: RawBuilder<boolean>): RawBuilder<boolean> => sql`coalesce(${condition}, false)`

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
  const isFor = reader ? likely(isForReader(reader)) : sql`true`
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

/** Whom a page of the library is for. `own`: codes of languages, the one that the reader knows best first. */
export type ShelfReader = { readonly reader: AudienceReader; readonly own: readonly string[] }

type ShelfSearch = { readonly kind: ResourceKind; readonly search?: string | undefined }

/** Of a language `v` of the resource `r`. Section 3 §5: best practices are searched by case. */
const matches = ({ kind, search = '' }: ShelfSearch): RawBuilder<boolean> => {
  if (search === '') return sql`true`
  const texts = sql`concat_ws(E'\n', v -> 'content' ->> 'title', v -> 'content' ->> 'excerpt',
    v -> 'content' ->> 'introduction', v -> 'content' ->> 'content')`
  return kind === 'best-practices'
    ? sql`position(${search} in ${texts}) > 0`
    : sql`position(${search.toLowerCase()} in lower(${texts})) > 0`
}
const mayMatch = ({ search = '' }: ShelfSearch): RawBuilder<boolean> =>
  search === '' ? sql`true` : sql`r.shelf_text like ${likeInside(search.toLowerCase())}`

/** What is published of a kind for a reader, by the values of its filters. */
export const shelfValues = async (
  db: ReadModels,
  { kind, search, reader }: ShelfSearch & Pick<ShelfReader, 'reader'>,
): Promise<ShelfValues[]> => {
  const facets = sql`material_type as "materialType", subject, region, category`
  const found = search
    ? sql`select m.languages, r.facts ->> 'materialType' as material_type, r.facts ->> 'subject' as subject,
          r.facts ->> 'region' as region, r.facts -> 'productCategory' ->> 'name' as category, 1 as resources
        from ${tableIn(db, resources)} r, lateral (
          select string_agg(v ->> 'language', ' ') as languages from json_array_elements(r.published) v
          where ${matches({ kind, search })}
        ) m
        where r.kind = ${kind} and ${mayMatch({ kind, search })} and m.languages is not null and ${isForReader(reader)}`
    : sql`select * from ${sumsIn(db, resources, 'shelf_values')}
        where kind = ${kind} and ${isMeantFor(sql`audience::jsonb`, reader)}`
  const { rows: counted } = await sql<Record<string, string | null>>`
    select languages, ${facets}, sum(resources) as resources from (${found}) f
    group by languages, material_type, subject, region, category`.execute(db.kysely)
  return counted.map(({ languages, materialType, subject, region, category, resources: count }) => ({
    languages: languages?.split(' ') ?? [],
    ...{ materialType: materialType ?? '', subject: subject ?? '', region: region ?? '', category: category ?? '' },
    resources: Number(count),
  }))
}

type ShelfPage = ShelfSearch &
  ShelfReader & {
    readonly filters?: ShelfFilters | undefined
    readonly oldestFirst?: boolean | undefined
    /** New ones alone: first published after a moment, changed after another one, and not opened. */
    readonly unseen?:
      | { readonly after: Moment; readonly seenAt: Moment | ''; readonly opened: readonly string[] }
      | undefined
  }

const isUnseen = (unseen: ShelfPage['unseen']): RawBuilder<boolean> =>
  unseen
    ? sql`(not i.id = any(${unseen.opened}::text[]) and ${unseen.seenAt} <
        (select v ->> 'since' from json_array_elements(r.published) v where v ->> 'id' = i.id))`
    : sql`true`

/** The one of the languages `v` that a reader knows best, else English, else the newest. */
const bestKnown = (own: readonly string[]): RawBuilder<unknown> =>
  sql`order by array_position(${[...own, 'en']}::text[], v ->> 'language'), v ->> 'firstPublished' desc, v ->> 'id' limit 1`

/** The language of the resource `r` that its reader knows best, of those that a search and a filter leave: its id. */
const ownItem = ({ own, filters = {}, ...search }: ShelfPage): RawBuilder<string> =>
  sql`(select v ->> 'id' from json_array_elements(r.published) v
    where ${matches(search)} and ${filters.language ? sql`v ->> 'language' = any(${filters.language}::text[])` : sql`true`}
    ${bestKnown(own)})`

const passes = ({ materialType, subject, region, category }: ShelfFilters): RawBuilder<boolean> => {
  const is = (value: RawBuilder<unknown>, among: readonly string[] | undefined) =>
    among ? sql`${value} = any(${among}::text[])` : sql`true`
  return sql`(${is(sql`r.facts ->> 'materialType'`, materialType)} and ${is(sql`r.facts ->> 'subject'`, subject)}
    and ${is(sql`r.facts ->> 'region'`, region)} and ${is(sql`coalesce(r.facts -> 'productCategory' ->> 'name', '')`, category)})`
}

/** A page of a kind, newest first: each resource once, and the language of it that is shown. */
export const shelfPage = async (
  db: ReadModels,
  page: ShelfPage,
  { most, after = 0 }: { readonly most: number; readonly after?: number },
): Promise<{ readonly row: ShelvedResource; readonly itemId: string }[]> => {
  const { kind, reader, filters = {}, oldestFirst, unseen } = page
  const way = sql.raw(oldestFirst ? 'asc' : 'desc')
  const { rows: found } = await sql<{ itemId: string } & ShelvedResource>`
    select i.id as "itemId", r.id, r.kind, r.facts, r.published, r.highlight
    from ${sumsIn(db, resources, 'published_items')} i join ${tableIn(db, resources)} r on r.id = i.resource_id
    where i.kind = ${kind} and ${unseen ? sql`i.first_published > ${unseen.after}` : sql`true`} and ${mayMatch(page)}
      and ${likely(sql`${isForReader(reader)} and ${passes(filters)} and i.id = ${ownItem(page)} and ${isUnseen(unseen)}`)}
    order by i.first_published ${way}, i.id ${way} limit ${most} offset ${after}`.execute(db.kysely)
  return found.map(({ itemId, ...row }) => ({ row, itemId }))
}

/** What the content team highlights of a kind, for this reader. */
export const highlightFor = async (
  db: ReadModels,
  { kind, reader }: Pick<ShelfPage, 'kind' | 'reader'>,
): Promise<ShelvedResource | undefined> =>
  rows(db, resources)
    .select(onShelf)
    .where('kind', '=', kind)
    .where('highlight', '=', true)
    .where(isForReader(reader, 'facts'))
    .executeTakeFirst() as Promise<ShelvedResource | undefined>

/** The languages with these ids that are published for a reader. */
export const publishedItems = async (db: ReadModels, ids: readonly string[], reader: AudienceReader) => {
  const { rows: found } = await sql<{ kind: ResourceKind; id: string; revision: number; since: string }>`
    select r.kind, v ->> 'id' as id, (v ->> 'revision')::int as revision, v ->> 'since' as since
    from ${tableIn(db, resources)} r, json_array_elements(r.published) v
    where r.item_ids ?| ${ids}::text[] and v ->> 'id' = any(${ids}::text[]) and ${isForReader(reader)}`.execute(
    db.kysely,
  )
  return found
}

/** What is published of a product category for a reader. */
export const shelvedCategory = async (
  db: ReadModels,
  { kind, categoryId: id, reader }: Pick<ShelfPage, 'kind' | 'reader'> & { readonly categoryId: string },
): Promise<ShelvedResource[]> => {
  const found = await rows(db, resources)
    .select(onShelf)
    .where('kind', '=', kind)
    .where(sql<boolean>`${sql.raw(categoryId('facts'))} = ${id}`)
    .where(isForReader(reader, 'facts'))
    .execute()
  return (found as ShelvedResource[]).filter(({ published }) => published.length > 0)
}

/** The resources in whose title or excerpt most of these terms begin a term: their best language, and of so many. */
export const shelvedAnswers = async (
  db: ReadModels,
  { kind, reader, own }: Pick<ShelfPage, 'kind' | 'reader' | 'own'>,
  terms: readonly string[],
  most: number,
): Promise<{ readonly row: ShelvedResource; readonly itemId: string }[]> => {
  const { rows: found } = await sql<{ itemId: string } & ShelvedResource>`
    select b.id as "itemId", r.id, r.kind, r.facts, r.published, r.highlight
    from ${tableIn(db, resources)} r, lateral (
      select v ->> 'id' as id, (select count(*) from unnest(${terms}::text[]) t
        where lower(concat_ws(' ', v -> 'content' ->> 'title', v -> 'content' ->> 'excerpt')) ~ ('\\m' || t)) as hits
      from json_array_elements(r.published) v
      ${bestKnown(own)}
    ) b
    where r.kind = ${kind} and r.shelf_text like any(${terms.map(likeInside)}::text[]) and ${isForReader(reader)}
      and b.hits > 0
    order by b.hits desc, r.id limit ${most}`.execute(db.kysely)
  return found.map(({ itemId, ...row }) => ({ row, itemId }))
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
