import * as Schema from 'effect/Schema'

import { editing, meanwhile } from '#platform/editing/editing-contract.ts'
import { Day, Moment } from '#platform/event.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { leaving } from '#platform/http/leaving-answer.ts'
import { listAnswer, listQuery } from '#platform/http/lists.ts'
import { paged } from '#platform/http/pages.ts'
import { LanguageTag } from '#platform/text/languages.ts'
import type { TranslationLanguage } from './article-languages.ts'
import { ArticleId, ArticleTranslations, CalendarEventId } from './events.ts'
import { articleColumns, articleStates, eventColumns, eventStates } from './news-states.ts'

const uuid = Schema.String.check(Schema.isUUID())
const Text = (most: number) => Schema.String.check(Schema.isMaxLength(most))
const Whole = (maximum: number) =>
  Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum }))

/** An article as readers see it, in their language where it is translated. Specification 3 §3, "News item". */
const article = {
  id: ArticleId,
  /** Of the text. */
  language: LanguageTag,
  title: Schema.String,
  date: Day,
  introduction: Schema.NullOr(Schema.String),
  content1: Schema.String,
  content2: Schema.NullOr(Schema.String),
  /** Public addresses. */
  image: Schema.NullOr(Schema.String),
  newsDetails: Schema.NullOr(Schema.String),
  /** The introduction, or the beginning of the text. */
  excerpt: Schema.String,
  description: Schema.String,
}
export const Article = Schema.Struct(article)
export type Article = typeof Article.Type

export const listNews = endpoint('GET /news', {
  may: 'news.read',
  does: 'The published articles, newest first',
  answer: Schema.Array(Article),
  reads: ['articles'],
})

const { id, language, title, date, image, excerpt } = Article.fields
/** An article in a list. */
export const NewsCard = Schema.Struct({ id, language, title, date, image, excerpt })
export type NewsCard = typeof NewsCard.Type

export const listNewsPage = endpoint('GET /news/page', {
  may: 'news.read',
  does: 'A page of the published articles, newest first unless `sort` is lessRecent',
  query: { sort: Schema.optionalKey(Schema.Literals(['mostRecent', 'lessRecent'])), ...paged },
  answer: Schema.Struct({ total: Schema.Int, rows: Schema.Array(NewsCard) }),
  reads: ['articles'],
})

export const readArticle = endpoint('GET /news/details/:id', {
  may: 'news.read',
  does: 'One published article; an unknown one 404 with `statusCode`: 404',
  params: { id: Text(64) },
  answer: Schema.Struct({ statusCode: Schema.Literal(200), ...article }),
  reads: ['articles'],
})

export const latestNews = endpoint('GET /news/latests/:limit/:excludedId', {
  may: 'news.read',
  does: 'The newest articles besides one',
  params: { limit: Whole(50), excludedId: Text(64) },
  answer: Schema.Array(Article),
  reads: ['articles'],
})

export const CalendarEvent = Schema.Struct({
  id: CalendarEventId,
  date: Day,
  /** The last day, of one that takes several. */
  endDate: Schema.optionalKey(Day),
  title: Schema.String,
  description: Schema.String,
  location: Schema.Struct({ name: Schema.String }),
})
export type CalendarEvent = typeof CalendarEvent.Type

export const listEvents = endpoint('GET /events', {
  may: 'news.read',
  does: 'The events of the calendar, newest first',
  answer: Schema.Array(CalendarEvent),
  reads: ['calendar_events'],
})

export const eventsBetween = endpoint('GET /events/date/:from/:to', {
  may: 'news.read',
  does: 'The events that take place on one of these days, both included',
  params: { from: Day, to: Day },
  answer: Schema.Array(CalendarEvent),
  reads: ['calendar_events'],
})

export const eventsOfMonth = endpoint('GET /events/calendar/:year/:month', {
  may: 'news.read',
  does: 'The events of a month',
  params: {
    year: Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1900, maximum: 2999 })),
    month: Whole(12),
  },
  answer: Schema.Array(CalendarEvent),
  reads: ['calendar_events'],
})

export const eventsCalendar = endpoint('GET /events.ics', {
  may: 'news.read',
  does: 'All events as a calendar that programs subscribe to; cancelled ones stay in it as such',
  answer: Schema.Unknown,
  reads: ['calendar_events'],
})

export const eventCalendar = endpoint('GET /events/:id/event.ics', {
  may: 'news.read',
  does: 'One event as a calendar file',
  params: { id: uuid },
  answer: Schema.Unknown,
  reads: ['calendar_events'],
})

const Saved = Schema.Struct({ success: Schema.Literal(true), id: Schema.String })
const Long = (most: number) => paragraphs(Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(most)))
const Line = (most: number) => Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(most))

const OfficeArticle = Schema.Struct({
  id: ArticleId,
  title: Schema.String,
  introduction: Schema.NullOr(Schema.String),
  content1: Schema.String,
  content2: Schema.NullOr(Schema.String),
  image: Schema.NullOr(Schema.String),
  attachment: Schema.NullOr(Schema.String),
  translations: Schema.optionalKey(ArticleTranslations),
  /** The newest one, which may not be what readers see. */
  revision: Schema.Int,
  changedAt: Moment,
  scheduled: Schema.NullOr(Schema.Struct({ revision: Schema.Int, publishAt: Moment })),
  publishedRevision: Schema.NullOr(Schema.Int),
  publishedOn: Schema.NullOr(Day),
  state: Schema.Literals(articleStates),
})
export type OfficeArticle = typeof OfficeArticle.Type

export const officeArticles = endpoint('GET /office/news', {
  may: 'office.news.manage',
  does: 'A page of all articles with their newest revisions, the one written last first',
  query: { state: Schema.optionalKey(Schema.Literals(articleStates)), ...listQuery(articleColumns) },
  answer: listAnswer(OfficeArticle),
  reads: ['articles'],
})

const writtenText = {
  title: Line(200),
  introduction: Schema.NullOr(Long(1000)),
  content1: Long(10_000),
  content2: Schema.NullOr(Long(10_000)),
}
const Translation = Schema.optionalKey(Schema.NullOr(Schema.Struct(writtenText)))

export const writeArticle = endpoint('WriteArticle POST /office/news', {
  may: 'office.news.manage',
  does: 'Writes a new article, or the next revision of one; readers see it once it is published',
  body: editing({
    id: Schema.optionalKey(uuid),
    ...writtenText,
    /** What an upload for 'news' answered. */
    image: Schema.NullOr(Text(300)),
    attachment: Schema.NullOr(Text(300)),
    /** null: none. Without `translations` those of the last revision stay. */
    translations: Schema.optionalKey(
      Schema.Struct({ es: Translation, fr: Translation, pt: Translation } satisfies Record<
        TranslationLanguage,
        unknown
      >),
    ),
  }),
  answer: Schema.Struct({ ...Saved.fields, ...meanwhile }),
  awaits: ['articles'],
})

const oneArticle = { id: uuid }
const revision = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 }))

export const publishArticle = endpoint('PublishArticle POST /office/news/:id/publish', {
  may: 'office.news.manage',
  does: 'Publishes a revision, now or at a moment that lies ahead',
  params: oneArticle,
  body: { revision, publishAt: Schema.optionalKey(Moment) },
  answer: Schema.Struct({ ...Done.fields, ...leaving }),
  awaits: ['articles'],
})

export const cancelSchedule = endpoint('CancelArticleSchedule POST /office/news/:id/cancel-schedule', {
  may: 'office.news.manage',
  does: 'Takes back when an article is to be published; what is published stays',
  params: oneArticle,
  answer: Done,
  awaits: ['articles'],
})

export const withdrawArticle = endpoint('WithdrawArticle POST /office/news/:id/withdraw', {
  may: 'office.news.manage',
  does: 'Takes an article back, and what is scheduled of it',
  params: oneArticle,
  answer: Done,
  awaits: ['articles'],
})

export const deleteArticle = endpoint('DeleteArticle DELETE /office/news/:id', {
  may: 'office.news.manage',
  does: 'Deletes a draft; an article that is published or scheduled is withdrawn first',
  params: oneArticle,
  answer: Done,
  awaits: ['articles'],
})

const eventFacts = {
  title: Line(200),
  description: Long(2000),
  date: Day,
  endDate: Schema.NullOr(Day),
  location: Line(120),
}

export const officeEvents = endpoint('GET /office/events', {
  may: 'office.news.manage',
  does: 'A page of all events, cancelled ones too, the newest first, and where events take place',
  query: {
    state: Schema.optionalKey(Schema.Literals(eventStates)),
    location: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(200))),
    ...listQuery(eventColumns),
  },
  answer: Schema.Struct({
    ...listAnswer(Schema.Struct({ ...CalendarEvent.fields, cancelled: Schema.Boolean })).fields,
    locations: Schema.Array(Schema.String),
  }),
  reads: ['calendar_events'],
})

export const saveEvent = endpoint('SaveEvent POST /office/events', {
  may: 'office.news.manage',
  does: 'Plans an event, or changes one',
  body: editing({ id: Schema.optionalKey(uuid), ...eventFacts }),
  answer: Schema.Struct({ ...Saved.fields, ...leaving, ...meanwhile }),
  awaits: ['calendar_events'],
})

export const restoreEvent = endpoint('RestoreEvent POST /office/events/:id/restore', {
  may: 'office.news.manage',
  does: 'Undoes the cancellation of an event.',
  params: { id: uuid },
  answer: Done,
  awaits: ['calendar_events'],
})

export const cancelEvent = endpoint('CancelEvent POST /office/events/:id/cancel', {
  may: 'office.news.manage',
  does: 'Cancels an event; calendars that subscribed show it so',
  params: { id: uuid },
  answer: Done,
  awaits: ['calendar_events'],
})
