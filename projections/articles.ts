import { sql } from 'kysely'
import { type ArticleContent, articleStream } from '#modules/news/events.ts'
import { type ArticleState, type articleColumns, articleStates } from '#modules/news/news-states.ts'
import type { Day, Moment } from '#platform/event.ts'
import { byPlace, byText, byValue, type Filters, listPage, type PageQuery } from '#platform/list-page.ts'
import { knownRow, projection, type ReadModels, rows, sumsIn } from '#platform/projection.ts'
import { searchKeys } from '#platform/text/search.ts'

export type ArticleRow = ArticleFacts & {
  readonly state: ArticleState
  readonly title: string
  readonly searchKey: string
}

type ArticleFacts = {
  readonly id: string
  /** The newest revision, published or not. */
  readonly draft: ArticleContent
  readonly revision: number
  readonly changedAt: Moment
  readonly scheduled: { readonly revision: number; readonly publishAt: Moment } | null
  readonly published: ArticleContent | null
  readonly publishedRevision: number | null
  readonly publishedOn: Day | null
  /** Orders articles of one day. */
  readonly publishedAt: Moment | null
}

const known = knownRow('The article was not written')

const unpublished = { published: null, publishedRevision: null, publishedOn: null, publishedAt: null }

const stateOf = ({ scheduled, publishedRevision, revision }: ArticleFacts): ArticleState => {
  if (scheduled) return 'SCHEDULED'
  if (publishedRevision === null) return 'DRAFT'
  return publishedRevision === revision ? 'PUBLISHED' : 'BEHIND'
}

const listed = (row: ArticleFacts): ArticleRow => {
  const { title, introduction, content1, content2, translations = {} } = row.draft
  const english = [title, introduction ?? '', content1, content2 ?? '']
  const translated = Object.values(translations).flatMap((text) => Object.values(text))
  return {
    ...row,
    state: stateOf(row),
    title,
    searchKey: searchKeys([...english, ...translated.map((text) => text ?? '')]),
  }
}

export const articles = projection<ArticleRow>()({
  name: 'articles',
  version: 5,
  of: [articleStream],
  table: `
    id text primary key, draft json not null, revision int not null, changed_at text not null, scheduled json,
    published json, published_revision int, published_on text, published_at text, state text not null, title text not null,
    search_key text not null`,
  indexes: [
    '(published_on desc, published_at desc, id) where published_on is not null',
    '(changed_at desc, id)',
    '(state, changed_at desc, id)',
    '(state)', // counts by state read nothing else
  ],
  sums: [
    {
      name: 'published_days',
      by: 'day text',
      of: 'articles bigint',
      from: 'select published_on, 1 from changed where published_on is not null',
    },
  ],
  key: 'stream',
  when: {
    ArticleWritten: (row, { articleId, revision, ...draft }, { at }) =>
      listed({ ...(row ?? { id: articleId, scheduled: null, ...unpublished }), draft, revision, changedAt: at }),
    ArticleScheduled: (row, { revision, publishAt }) => listed({ ...known(row), scheduled: { revision, publishAt } }),
    ArticleScheduleCancelled: (row) => listed({ ...known(row), scheduled: null }),
    ArticlePublished: (row, { articleId: _id, revision, on, ...published }, { at }) =>
      listed({
        ...known(row),
        scheduled: null,
        published,
        publishedRevision: revision,
        publishedOn: on,
        publishedAt: row?.publishedAt ?? at,
      }),
    ArticleWithdrawn: (row) => listed({ ...known(row), scheduled: null, ...unpublished }),
    ArticleDeleted: () => null,
  },
  topics: () => ['news', 'office:news'],
  onPoison: 'park',
})

type PublishedPage = {
  readonly limit?: number
  readonly offset?: number
  readonly oldestFirst?: boolean
  /** Left out. */
  readonly without?: string
}

const publishedRows = (db: ReadModels) => rows(db, articles).where('publishedOn', 'is not', null)

/** Newest first, unless `oldestFirst`. */
export const publishedArticles = (
  db: ReadModels,
  { limit, offset = 0, oldestFirst = false, without = '' }: PublishedPage = {},
): Promise<ArticleRow[]> => {
  const [first, second] = oldestFirst ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const)
  return publishedRows(db)
    .selectAll()
    .where('id', '!=', without)
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .offset(offset)
    .orderBy('publishedOn', first)
    .orderBy('publishedAt', first)
    .orderBy('id', second)
    .execute()
}

export const countPublished = async (db: ReadModels): Promise<number> => {
  const { rows: found } = await sql<{ articles: string | null }>`
    select sum(articles) as articles from ${sumsIn(db, articles, 'published_days')}`.execute(db.kysely)
  return Number(found[0]?.articles ?? 0)
}

/** Articles of these days, both included, newest first, so many; and those with these ids whenever they are from. */
export const publishedBetween = async (
  db: ReadModels,
  { from, to, ids }: { readonly from: Day; readonly to: Day; readonly ids: readonly string[] },
  most: number,
): Promise<Pick<ArticleRow, 'id' | 'published'>[]> => {
  const between = await publishedRows(db)
    .select(['id', 'published'])
    .where('publishedOn', '>=', from)
    .where('publishedOn', '<=', to)
    .orderBy('publishedOn', 'desc')
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  const others = await publishedOf(
    db,
    ids.filter((id) => between.every((row) => row.id !== id)),
  )
  return [...between, ...others]
}

export const articleOf = (db: ReadModels, id: string): Promise<ArticleRow | undefined> =>
  rows(db, articles).selectAll().where('id', '=', id).executeTakeFirst()

export const publishedOf = async (db: ReadModels, ids: readonly string[]): Promise<ArticleRow[]> => {
  const found = await rows(db, articles)
    .selectAll()
    .where('id', 'in', ['', ...ids])
    .where('publishedOn', 'is not', null)
    .execute()
  return ids.flatMap((id) => found.find((row) => row.id === id) ?? [])
}

/** Every article, the one written last first, for the content team. */
export const articlesListed = (
  db: ReadModels,
  { state, ...page }: Filters<Pick<ArticleRow, 'state'>> & PageQuery<(typeof articleColumns)[number]>,
) =>
  listPage(
    {
      found: rows(db, articles),
      named: (all) => all,
      state: { of: byValue('state'), is: state },
      keys: ['searchKey'],
      sorts: {
        title: byText('title'),
        state: byPlace('state', articleStates),
        changed: byValue('changedAt'),
        published: sql`coalesce(published_on, '')`,
      },
      usual: [
        [byValue('changedAt'), 'desc'],
        [byValue('id'), 'asc'],
      ],
    },
    page,
  )
