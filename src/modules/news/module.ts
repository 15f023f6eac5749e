import { paths } from '#paths'
import type { Finder } from '#platform/finder.ts'
import type { Module } from '#platform/module.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { minuteOf } from '#platform/text/formats.ts'
import { say } from '#platform/text/say.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { publishedOf } from '#projections/articles.ts'
import { languageNow } from '#translations/language-now.ts'
import { article, publishArticle, publishScheduled } from './article.ts'
import { articleIn, titlesOf } from './article-languages.ts'
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
    show: async ({ db }, entries) => {
      const found = await publishedOf(
        db,
        entries.map(({ key }) => key),
      )
      return entries.map(({ key, title, detail }) => {
        const published = found.find(({ id }) => id === key)?.published
        return {
          to: paths.article({ id: key }),
          stream: { kind: 'article', key },
          label: published ? articleIn(published, languageNow()).title : title,
          detail,
          words: published ? titlesOf(published) : [],
        }
      })
    },
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
    what: revision === 1 ? say('wrote an article') : say('wrote revision {0} of an article', revision),
    detail: title,
  }),
  ArticleScheduled: ({ revision, publishAt }) => ({
    what: say('scheduled revision {0} of an article', revision),
    detail: minuteOf(publishAt),
  }),
  ArticleScheduleCancelled: () => ({ what: say('cancelled the schedule of an article'), detail: null }),
  ArticlePublished: ({ revision, title }) => ({
    what: say('published revision {0} of an article', revision),
    detail: title,
  }),
  ArticleWithdrawn: () => ({ what: say('withdrew an article'), detail: null }),
  ArticleDeleted: () => ({ what: say('deleted the draft of an article'), detail: null }),
  CalendarEventPlanned: ({ title }) => ({ what: say('planned an event'), detail: title }),
  CalendarEventChanged: ({ title }) => ({ what: say('changed an event'), detail: title }),
  CalendarEventCancelled: () => ({ what: say('cancelled an event'), detail: null }),
  CalendarEventRestored: () => ({ what: say('undid the cancellation of an event'), detail: null }),
  SocialCardPosted: ({ network, link }) => ({ what: say('showed a post of {0}', network), detail: link }),
  SocialCardChanged: ({ network, link }) => ({ what: say('changed a post of {0}', network), detail: link }),
  SocialCardRemoved: () => ({ what: say('removed a post of a social network'), detail: null }),
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
