import { paths } from '#paths'
import { type Finder, finder } from '#platform/finder.ts'
import { dayWritten } from '#platform/formats.ts'
import { publishedArticles } from '#projections/articles.ts'
import { calendarEventsOf } from '#projections/calendar_events.ts'

/** News and events, which everybody may read. */
export const finders: readonly Finder[] = [
  finder('news', 'news.read', async ({ db }) =>
    (await publishedArticles(db)).flatMap(({ id, published, publishedOn }) =>
      published && publishedOn
        ? [
            {
              to: paths.article({ id }),
              stream: { kind: 'article', key: id as string },
              label: published.title,
              detail: dayWritten(publishedOn),
            },
          ]
        : [],
    ),
  ),
  finder('events', 'news.read', async ({ db }) =>
    (await calendarEventsOf(db, {})).map(({ id, title, startsOn, location }) => ({
      to: paths.events(),
      stream: { kind: 'calendar-event', key: id as string },
      label: title,
      detail: `${dayWritten(startsOn)} · ${location}`,
    })),
  ),
]
