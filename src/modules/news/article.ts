import * as Equal from 'effect/Equal'
import { type Decision, decider, invalid, notFound, refused } from '#platform/decision.ts'
import type { Day, Moment } from '#platform/event.ts'
import { entriesOf } from '#platform/records.ts'
import type { TranslationLanguage } from './article-languages.ts'
import {
  type ArticleContent,
  ArticleDeleted,
  type ArticleEvent,
  type ArticleId,
  ArticlePublished,
  ArticleScheduleCancelled,
  ArticleScheduled,
  type ArticleText,
  ArticleWithdrawn,
  ArticleWritten,
  articleStream,
} from './events.ts'

export type Article = {
  readonly id: ArticleId
  /** All that was written, the first revision first. */
  readonly revisions: readonly ArticleContent[]
  readonly scheduled: { readonly revision: number; readonly publishAt: Moment } | null
  readonly published: { readonly revision: number; readonly on: Day } | null
  readonly deleted: boolean
}

type Change = Decision<Article, ArticleEvent>

export const publishArticle = 'article.publish'

export const article = decider<Article>()({
  stream: articleStream,
  owner: () => ({}),
  initial: (key) => ({ id: key as ArticleId, revisions: [], scheduled: null, published: null, deleted: false }),
  evolve: {
    ArticleWritten: (state, { articleId: _id, revision: _number, ...content }) => ({
      ...state,
      revisions: [...state.revisions, content],
    }),
    ArticleScheduled: (it, { revision, publishAt }) => ({ ...it, scheduled: { revision, publishAt } }),
    ArticleScheduleCancelled: (it) => ({ ...it, scheduled: null }),
    ArticlePublished: (it, { revision, on }) => ({ ...it, scheduled: null, published: { revision, on } }),
    ArticleWithdrawn: (it) => ({ ...it, scheduled: null, published: null }),
    ArticleDeleted: (it) => ({ ...it, revisions: [], deleted: true }),
  },
  deadlines: {
    ArticleScheduled: ({ publishAt }) => [{ kind: publishArticle, at: new Date(publishAt) }],
  },
})

/** What its events say of the form that writes it. */
export const articleForm = {
  ArticleWritten: ({ revision: _, translations = {}, ...content }: ArticleContent & { revision: number }) => ({
    ...content,
    translations,
  }),
}

/** By language; null: none. */
type WrittenTranslations = Readonly<Partial<Record<TranslationLanguage, ArticleText | null>>>

const translated = (written: WrittenTranslations): Pick<ArticleContent, 'translations'> => {
  const translations = Object.fromEntries(entriesOf(written).flatMap(([code, text]) => (text ? [[code, text]] : [])))
  return Object.keys(translations).length > 0 ? { translations } : {}
}

/** A new revision; readers see the published one until it is published, too. Without `translations` they stay. */
export const write =
  ({ translations, ...text }: Omit<ArticleContent, 'translations'> & { translations?: WrittenTranslations }): Change =>
  ({ id, revisions, deleted }) => {
    if (deleted) return notFound('This draft was deleted')
    const before = revisions.at(-1)
    const content = { ...text, ...translated(translations ?? before?.translations ?? {}) }
    return Equal.equals(before, content)
      ? []
      : [ArticleWritten.make({ articleId: id, revision: revisions.length + 1, ...content })]
  }

const contentOf = ({ revisions }: Article, revision: number): ArticleContent | undefined => revisions[revision - 1]

/** Publishes one revision now. */
export const publish =
  (revision: number, on: Day): Change =>
  (article) => {
    const content = contentOf(article, revision)
    if (!content) return notFound('This revision does not exist')
    if (article.published?.revision === revision) return refused('This revision is published already')
    return [ArticlePublished.make({ articleId: article.id, revision, on: article.published?.on ?? on, ...content })]
  }

export const schedule =
  (revision: number, publishAt: Moment, now: Date): Change =>
  (article) => {
    if (!contentOf(article, revision)) return notFound('This revision does not exist')
    if (new Date(publishAt) <= now) return invalid({ publishAt: 'Choose a moment that lies ahead' })
    return [ArticleScheduled.make({ articleId: article.id, revision, publishAt })]
  }

export const cancelSchedule: Change = ({ id, scheduled }) =>
  scheduled ? [ArticleScheduleCancelled.make({ articleId: id })] : []

/** The moment of a schedule has come: another one may have taken its place. */
export const publishScheduled =
  (due: Date, on: Day): Change =>
  (article) =>
    article.scheduled && new Date(article.scheduled.publishAt).getTime() === due.getTime()
      ? publish(article.scheduled.revision, on)({ ...article, published: article.published })
      : []

export const withdraw: Change = ({ id, published, scheduled }) =>
  published || scheduled ? [ArticleWithdrawn.make({ articleId: id })] : refused('This article is not published')

/** A draft without readers: what is published or scheduled is withdrawn first. */
export const deleteDraft: Change = ({ id, published, scheduled, deleted }) => {
  if (deleted) return []
  return published || scheduled
    ? refused('This article is published or scheduled. Please unpublish it first')
    : [ArticleDeleted.make({ articleId: id })]
}
