import { paths } from '#paths'
import type { Finder } from '#platform/finder.ts'
import type { Module } from '#platform/module.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { minuteOf } from '#platform/text/formats.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { article, publishArticle, publishScheduled } from './article.ts'
import { calendarEvent } from './calendar-event.ts'
import { articleStream, calendarEventStream, socialCardStream } from './events.ts'
import { routes } from './routes.ts'
import { socialCard } from './social-card.ts'
import { socialRoutes } from './social-routes.ts'

/** News and events, which everybody may read. */
const finders: readonly Finder[] = [
  {
    kind: 'news',
    permission: 'news.read',
    entries: ['news'],
    show: async (_, entries) =>
      entries.map(({ key, title: label, detail }) => ({
        to: paths.article({ id: key }),
        stream: { kind: 'article', key },
        label,
        detail,
      })),
  },
  {
    kind: 'events',
    permission: 'news.read',
    entries: ['events'],
    show: async (_, entries) =>
      entries.map(({ key, title: label, detail }) => ({
        to: paths.events(),
        stream: { kind: 'calendar-event', key },
        label,
        detail,
      })),
  },
]

const newsWords = describeEvents([articleStream, calendarEventStream, socialCardStream], {
  ArticleWritten: ({ revision, title }) => ({
    what: revision === 1 ? 'wrote an article' : `wrote revision ${revision} of an article`,
    detail: title,
  }),
  ArticleScheduled: ({ revision, publishAt }) => ({
    what: `scheduled revision ${revision} of an article`,
    detail: minuteOf(publishAt),
  }),
  ArticleScheduleCancelled: () => ({ what: 'cancelled the schedule of an article', detail: null }),
  ArticlePublished: ({ revision, title }) => ({ what: `published revision ${revision} of an article`, detail: title }),
  ArticleWithdrawn: () => ({ what: 'withdrew an article', detail: null }),
  ArticleDeleted: () => ({ what: 'deleted the draft of an article', detail: null }),
  CalendarEventPlanned: ({ title }) => ({ what: 'planned an event', detail: title }),
  CalendarEventChanged: ({ title }) => ({ what: 'changed an event', detail: title }),
  CalendarEventCancelled: () => ({ what: 'cancelled an event', detail: null }),
  CalendarEventRestored: () => ({ what: 'undid the cancellation of an event', detail: null }),
  SocialCardPosted: ({ network, link }) => ({ what: `showed a post of ${network}`, detail: link }),
  SocialCardChanged: ({ network, link }) => ({ what: `changed a post of ${network}`, detail: link }),
  SocialCardRemoved: () => ({ what: 'removed a post of a social network', detail: null }),
})

export const news: Module = {
  name: 'news',
  deciders: [article, calendarEvent, socialCard],
  routes: [...routes, ...socialRoutes],
  finders,
  reactions: [],
  deadlines: {
    [publishArticle]: {
      keep: async ({ logFor, now, configuration }, { kind, at, stream }) => {
        const on = dayIn(now > at ? now : at, configuration.officeTimeZone)
        await logFor(kind).decide(article, stream.key, publishScheduled(at, on))
      },
    },
  },
  descriptions: newsWords,
  topics: {
    /** `news`: what everybody may read. */
    news: () => true,
  },
}
