import * as Schema from 'effect/Schema'

import { Day, type EventOf, event, Moment, stream } from '#platform/event.ts'
import type { TranslationLanguage } from './article-languages.ts'

const uuid = Schema.String.check(Schema.isUUID())
const text = (most: number) => Schema.String.check(Schema.isTrimmed(), Schema.isMinLength(1), Schema.isMaxLength(most))

export const ArticleId = uuid.pipe(Schema.brand('ArticleId'))
export type ArticleId = typeof ArticleId.Type
export const CalendarEventId = uuid.pipe(Schema.brand('CalendarEventId'))
export type CalendarEventId = typeof CalendarEventId.Type

const articleText = {
  title: text(200),
  introduction: Schema.NullOr(text(1000)),
  content1: text(10_000),
  content2: Schema.NullOr(text(10_000)),
}
export const ArticleText = Schema.Struct(articleText)
export type ArticleText = typeof ArticleText.Type

const translation = Schema.optionalKey(ArticleText)
export const ArticleTranslations = Schema.Struct({
  es: translation,
  fr: translation,
  pt: translation,
} satisfies Record<TranslationLanguage, unknown>)
export type ArticleTranslations = typeof ArticleTranslations.Type

/** Specification 3 §2.2, the article page. Texts are paragraphs; they are published, so nothing of them is sealed. */
export const articleContent = {
  ...articleText,
  image: Schema.NullOr(text(300)),
  attachment: Schema.NullOr(text(300)),
  /** Left out where there is none. */
  translations: Schema.optionalKey(ArticleTranslations),
}
export const ArticleContent = Schema.Struct(articleContent)
export type ArticleContent = typeof ArticleContent.Type

const revision = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))

export const ArticleWritten = event('ArticleWritten', { articleId: ArticleId, revision, ...articleContent })
/** Exactly this revision is published then, whatever is written meanwhile. */
export const ArticleScheduled = event('ArticleScheduled', { articleId: ArticleId, revision, publishAt: Moment })
export const ArticleScheduleCancelled = event('ArticleScheduleCancelled', { articleId: ArticleId })
/** `on`: the day that readers see, of the office's time zone. A later revision of a published article keeps it. */
export const ArticlePublished = event('ArticlePublished', {
  articleId: ArticleId,
  revision,
  on: Day,
  ...articleContent,
})
export const ArticleWithdrawn = event('ArticleWithdrawn', { articleId: ArticleId })

export const ArticleDeleted = event('ArticleDeleted', { articleId: ArticleId })

export const articleStream = stream('article', [
  ArticleWritten,
  ArticleScheduled,
  ArticleScheduleCancelled,
  ArticlePublished,
  ArticleWithdrawn,
  ArticleDeleted,
])
export type ArticleEvent = EventOf<typeof articleStream.events>

/** Days of the place where it is; both included. */
export const calendarEventFacts = {
  title: text(200),
  description: text(2000),
  startsOn: Day,
  endsOn: Schema.NullOr(Day),
  location: text(120),
}
export const CalendarEventPlanned = event('CalendarEventPlanned', {
  eventId: CalendarEventId,
  ...calendarEventFacts,
})
export const CalendarEventChanged = event('CalendarEventChanged', { eventId: CalendarEventId, ...calendarEventFacts })
/** It stays in calendars that subscribed, marked as cancelled. */
export const CalendarEventCancelled = event('CalendarEventCancelled', { eventId: CalendarEventId })
export const CalendarEventRestored = event('CalendarEventRestored', { eventId: CalendarEventId })

export const calendarEventStream = stream('calendar-event', [
  CalendarEventPlanned,
  CalendarEventChanged,
  CalendarEventCancelled,
  CalendarEventRestored,
])
export type CalendarStreamEvent = EventOf<typeof calendarEventStream.events>

export const SocialCardId = uuid.pipe(Schema.brand('SocialCardId'))
export type SocialCardId = typeof SocialCardId.Type

/** A post of a social network as staff pasted it: nothing of the network itself is loaded. */
export const socialPost = {
  network: text(40),
  text: text(600),
  link: text(500),
  image: Schema.NullOr(text(300)),
  on: Day,
}
export const SocialCardPosted = event('SocialCardPosted', { cardId: SocialCardId, ...socialPost })
export const SocialCardChanged = event('SocialCardChanged', { cardId: SocialCardId, ...socialPost })
export const SocialCardRemoved = event('SocialCardRemoved', { cardId: SocialCardId })

export const socialCardStream = stream('social-card', [SocialCardPosted, SocialCardChanged, SocialCardRemoved])
export type SocialCardEvent = EventOf<typeof socialCardStream.events>
