import { type ArticleContent, articleStream } from '#modules/news/events.ts'
import type { Day, Moment } from '#platform/event.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'

export type ArticleRow = {
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

export const articles = projection<ArticleRow>()({
  name: 'articles',
  version: 2,
  of: [articleStream],
  table: `
    id text primary key, draft json not null, revision int not null, changed_at text not null, scheduled json,
    published json, published_revision int, published_on text, published_at text`,
  indexes: ['(published_on desc, published_at desc, id) where published_on is not null'],
  key: 'stream',
  when: {
    ArticleWritten: (row, { articleId, revision, ...draft }, { at }) => ({
      ...(row ?? {
        id: articleId,
        scheduled: null,
        published: null,
        publishedRevision: null,
        publishedOn: null,
        publishedAt: null,
      }),
      draft,
      revision,
      changedAt: at,
    }),
    ArticleScheduled: (row, { revision, publishAt }) => ({ ...known(row), scheduled: { revision, publishAt } }),
    ArticleScheduleCancelled: (row) => ({ ...known(row), scheduled: null }),
    ArticlePublished: (row, { articleId: _id, revision, on, ...published }, { at }) => ({
      ...known(row),
      scheduled: null,
      published,
      publishedRevision: revision,
      publishedOn: on,
      publishedAt: row?.publishedAt ?? at,
    }),
    ArticleWithdrawn: (row) => ({
      ...known(row),
      scheduled: null,
      published: null,
      publishedRevision: null,
      publishedOn: null,
      publishedAt: null,
    }),
    ArticleDeleted: () => null,
  },
  topics: () => ['news', 'office:news'],
  onPoison: 'park',
})

/** Newest first; `without` is left out. */
export const publishedArticles = (
  db: ReadModels,
  { limit, without = '' }: { readonly limit?: number; readonly without?: string } = {},
): Promise<ArticleRow[]> =>
  rows(db, articles)
    .selectAll()
    .where('publishedOn', 'is not', null)
    .where('id', '!=', without)
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .orderBy('publishedOn', 'desc')
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .execute()

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
export const allArticles = (db: ReadModels): Promise<ArticleRow[]> =>
  rows(db, articles).selectAll().orderBy('changedAt', 'desc').orderBy('id').execute()
