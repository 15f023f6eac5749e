import { millisecondsInDay } from 'date-fns/constants'
import { endOfMonth } from 'date-fns/endOfMonth'
import { format } from 'date-fns/format'
import { notFound, refused } from '#platform/decision.ts'
import { edited } from '#platform/editing/edited.ts'
import type { Day } from '#platform/event.ts'
import { attaching } from '#platform/files/attaching.ts'
import { fileAddress } from '#platform/files/file-address.ts'
import { LIST_PAGE } from '#platform/http/lists.ts'
import { type Context, serve, serveLeaving, serveVisitors } from '#platform/http/serve.ts'
import { utcDay } from '#platform/moment.ts'
import { calendarFile } from '#platform/time/calendar-file.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { present } from '#platform/typed.ts'
import { type ArticleRow, articleOf, articlesListed, countPublished, publishedArticles } from '#projections/articles.ts'
import {
  type CalendarEventRow,
  calendarEventOf,
  calendarEventsListed,
  calendarEventsOf,
  eventLocations,
} from '#projections/calendar_events.ts'
import { namesOf } from '#projections/users.ts'
import { languageNow } from '#translations/language-now.ts'
import * as articles from './article.ts'
import { article } from './article.ts'
import { articleIn, translationCodes } from './article-languages.ts'
import * as calendar from './calendar-event.ts'
import { calendarEvent } from './calendar-event.ts'
import * as calls from './contract.ts'
import type { ArticleId, CalendarEventId } from './events.ts'

const success = { success: true as const }
const EXCERPT = 220
const CALENDAR_DAYS = 90

/** The beginning of a text, not cut inside a term. */
const shortened = (text: string): string =>
  text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT).replace(/\s+\S*$/, '')}…`

const shown = (row: ArticleRow): calls.Article => {
  const published = articleIn(present(row.published), languageNow())
  const { language, title, introduction, content1, content2, image, attachment } = published
  const excerpt = shortened(introduction ?? content1)
  return {
    id: row.id as ArticleId,
    language,
    title,
    date: present(row.publishedOn),
    introduction,
    content1,
    content2,
    image: fileAddress(image),
    newsDetails: fileAddress(attachment),
    excerpt,
    description: excerpt,
  }
}

const cardOf = ({ id, language, title, date, image, excerpt }: calls.Article): calls.NewsCard => ({
  ...{ id, language, title, date, image, excerpt },
})

const eventShown = ({ id, startsOn, endsOn, title, description, location }: CalendarEventRow): calls.CalendarEvent => ({
  id: id as CalendarEventId,
  date: startsOn,
  ...(endsOn && { endDate: endsOn }),
  title,
  description,
  location: { name: location },
})

const noArticle = refused('Article not found', { status: 404, members: { statusCode: 404 } })

const calendarOf = (
  { configuration }: Pick<Context<never>, 'configuration'>,
  entries: readonly CalendarEventRow[],
  name: string,
) => {
  const { publicUrl, brand } = configuration
  const page = { domain: new URL(publicUrl).hostname, url: `${publicUrl}/events` }
  const about = { name: `${brand.name}: events`, product: 'events', ...page }
  return { download: calendarFile(entries, about), name, mediaType: 'text/calendar; charset=utf-8', publicFor: 300 }
}

/** Pictures and attachments are published with the article. */
const publicFiles = (context: Pick<Context<never>, 'files' | 'me'>, paths: readonly (string | null)[]) => {
  const { take, attach } = attaching(context.files, context.me, { distributorId: null, isPublic: true })
  return {
    attach,
    take: () => Promise.all(paths.map(async (path) => (path === null ? null : (await take(path)).path))),
  }
}

export const routes = [
  serveVisitors(calls.listNews, async ({ db }) => (await publishedArticles(db)).map(shown)),

  serveVisitors(calls.listNewsPage, async ({ db, input: { sort, page = 1, pageSize = LIST_PAGE } }) => {
    const order = { limit: pageSize, offset: (page - 1) * pageSize, oldestFirst: sort === 'lessRecent' }
    const [total, rows] = await Promise.all([countPublished(db), publishedArticles(db, order)])
    return { total, rows: rows.map(shown).map(cardOf) }
  }),

  serveVisitors(calls.readArticle, async ({ db, input: { id } }) => {
    const row = await articleOf(db, id)
    return row?.published ? { statusCode: 200 as const, ...shown(row) } : noArticle
  }),

  serveVisitors(calls.latestNews, async ({ db, input: { limit, excludedId } }) =>
    (await publishedArticles(db, { limit, without: excludedId })).map(shown),
  ),

  serveVisitors(calls.listEvents, async ({ db }) => (await calendarEventsOf(db, {})).map(eventShown)),

  serveVisitors(calls.eventsBetween, async ({ db, input: { from, to } }) =>
    (await calendarEventsOf(db, { from, to })).map(eventShown),
  ),

  serveVisitors(calls.eventsOfMonth, async ({ db, input: { year, month } }) => {
    const first = new Date(year, month - 1, 1)
    const days = { from: format(first, 'yyyy-MM-dd') as Day, to: format(endOfMonth(first), 'yyyy-MM-dd') as Day }
    return (await calendarEventsOf(db, days)).map(eventShown)
  }),

  serveVisitors(calls.eventsCalendar, async (context) => {
    const since = context.now.getTime() - CALENDAR_DAYS * millisecondsInDay
    const all = await calendarEventsOf(context.db, {}, { cancelled: true })
    const kept = all.filter(({ cancelled, changedAt }) => !cancelled || Date.parse(changedAt) > since)
    return calendarOf(context, kept, 'events.ics')
  }),

  serveVisitors(calls.eventCalendar, async (context) => {
    const row = await calendarEventOf(context.db, context.input.id)
    return row ? calendarOf(context, [row], 'event.ics') : notFound('Event not found')
  }),

  serve(calls.officeArticles, async ({ db, input }) => {
    const page = await articlesListed(db, input)
    return {
      ...page,
      rows: page.rows.map(
        ({
          id,
          draft,
          revision,
          changedAt,
          scheduled,
          publishedRevision,
          publishedOn,
          state,
        }): calls.OfficeArticle => ({
          id: id as ArticleId,
          ...draft,
          ...{ revision, changedAt, scheduled, publishedRevision, publishedOn, state },
        }),
      ),
    }
  }),

  serve(calls.writeArticle, async (context) => {
    const { files, me, log, newId, personal } = context
    const { id, opened, ...given } = context.input
    const key = id ?? newId()
    const stream = { kind: article.stream.kind, key }
    const { fields: written, ...edit } = await edited(context, {
      ...{ stream, history: articles.articleForm, given, opened: id ? opened : undefined, namesOf },
      parts: { translations: translationCodes },
    })
    const { take, attach } = publicFiles({ files, me }, [written.image, written.attachment])
    const [image = null, attachment = null] = await take()
    const decision = articles.write({ ...written, image, attachment })
    const options = { answer: { ...success, id: key, ...edit.meanwhile }, ...attach(), ...edit.readAt }
    const done = id ? log.decide(article, key, decision, options) : log.begin(article, key, decision, options)
    return personal.openAll((await done).answer)
  }),

  serveLeaving(
    calls.publishArticle,
    async ({ log, input: { id, revision, publishAt } }) =>
      publishAt ? null : ((await log.stateOf(article, id)).revisions[revision - 1]?.title ?? null),
    async ({ log, now, configuration, input: { id, revision, publishAt } }) => {
      const decision = publishAt
        ? articles.schedule(revision, publishAt, now)
        : articles.publish(revision, dayIn(now, configuration.officeTimeZone))
      return (await log.decide(article, id, decision, { answer: success })).answer
    },
  ),

  serve(calls.cancelSchedule, async ({ log, input: { id } }) => {
    return (await log.decide(article, id, articles.cancelSchedule, { answer: success })).answer
  }),

  serve(calls.withdrawArticle, async ({ log, input: { id } }) => {
    return (await log.decide(article, id, articles.withdraw, { answer: success })).answer
  }),

  serve(calls.deleteArticle, async ({ log, input: { id } }) => {
    return (await log.decide(article, id, articles.deleteDraft, { answer: success })).answer
  }),

  serve(calls.officeEvents, async ({ db, now, input }) => {
    const [page, locations] = await Promise.all([calendarEventsListed(db, utcDay(now), input), eventLocations(db)])
    return { ...page, rows: page.rows.map((row) => ({ ...eventShown(row), cancelled: row.cancelled })), locations }
  }),

  serveLeaving(
    calls.saveEvent,
    ({ input: { title } }) => title,
    async (context) => {
      const { log, newId, personal, input } = context
      const { id, opened, ...given } = input
      const key = id ?? newId()
      const edit = await edited(context, {
        ...{ stream: { kind: calendarEvent.stream.kind, key }, history: calendar.calendarEventForm },
        ...{ given, opened: id ? opened : undefined, namesOf },
      })
      const { date: startsOn, endDate: endsOn, ...facts } = edit.fields
      const planned = { ...facts, startsOn, endsOn }
      const options = { answer: { ...success, id: key, ...edit.meanwhile }, ...edit.readAt }
      const done = id
        ? log.decide(calendarEvent, key, calendar.change(planned), options)
        : log.begin(calendarEvent, key, calendar.plan(planned), options)
      return personal.openAll((await done).answer)
    },
  ),

  serve(calls.restoreEvent, async ({ log, input: { id } }) => {
    return (await log.decide(calendarEvent, id, calendar.restore, { answer: success })).answer
  }),

  serve(calls.cancelEvent, async ({ log, input: { id } }) => {
    return (await log.decide(calendarEvent, id, calendar.cancel, { answer: success })).answer
  }),
]
