import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRefusal } from '#platform/decision.ts'
import type { Day, Moment } from '#platform/event.ts'
import { evolved, given } from '#tests/given.ts'
import {
  article,
  cancelSchedule,
  deleteDraft,
  publish,
  publishScheduled,
  schedule,
  withdraw,
  write,
} from './article.ts'
import { articleIn } from './article-languages.ts'
import { calendarEvent, cancel, change, plan } from './calendar-event.ts'
import {
  type ArticleContent,
  ArticleDeleted,
  type ArticleId,
  ArticlePublished,
  ArticleScheduled,
  ArticleWithdrawn,
  ArticleWritten,
  CalendarEventCancelled,
  type CalendarEventId,
  CalendarEventPlanned,
} from './events.ts'

const id = '01900000-0000-7000-8000-000000000001'
const articleId = id as ArticleId
const now = new Date('2026-11-26T10:00:00.000Z')
const monday = '2026-11-30T08:00:00.000Z' as Moment
const today = '2026-11-26' as Day
const content = (title: string): ArticleContent => ({
  title,
  introduction: null,
  content1: 'A text.',
  content2: null,
  image: null,
  attachment: null,
})
const written = (revision: number) => ArticleWritten.make({ articleId, revision, ...content(`Title ${revision}`) })
const published = (revision: number) =>
  ArticlePublished.make({ articleId, revision, on: today, ...content(`Title ${revision}`) })

describe('an article', () => {
  test('is written in revisions, and the same text once more is none', () => {
    given(article, written(1))
      .when(write(content('Title 2')))
      .records(written(2))
    given(article, written(1))
      .when(write(content('Title 1')))
      .records()
  })

  test('is translated in revisions: a translation stays until it is removed, and is published with its revision', () => {
    const es = { title: 'Título', introduction: null, content1: 'Un texto.', content2: null }
    const translated = ArticleWritten.make({
      ...{ articleId, revision: 2, ...content('Title 1') },
      translations: { es },
    })
    given(article, written(1))
      .when(write({ ...content('Title 1'), translations: { es, fr: null } }))
      .records(translated)
    given(article, written(1), translated)
      .when(write({ ...content('Title 1'), translations: { fr: null, es } }))
      .records()
    given(article, written(1), translated)
      .when(write(content('Title 3')))
      .records(ArticleWritten.make({ articleId, revision: 3, ...content('Title 3'), translations: { es } }))
    given(article, written(1), translated)
      .when(write({ ...content('Title 3'), translations: { es: null } }))
      .records(written(3))
    given(article, written(1), translated)
      .when(publish(2, today))
      .records(
        ArticlePublished.make({ articleId, revision: 2, on: today, ...content('Title 1'), translations: { es } }),
      )
    expect(articleIn(translated.data, 'es')).toMatchObject({ ...es, language: 'es' })
    expect(articleIn(translated.data, 'fr')).toMatchObject({ title: 'Title 1', language: 'en' })
  })

  test('is published by the revision, and keeps its day when a later one follows', () => {
    given(article, written(1), written(2)).when(publish(1, today)).records(published(1))
    given(article, written(1), published(1), written(2))
      .when(publish(2, '2026-12-24' as Day))
      .records(published(2))
    given(article, written(1), published(1)).when(publish(1, today)).refuses('This revision is published already')
    given(article, written(1)).when(publish(2, today)).refuses('This revision does not exist', { status: 404 })
  })

  test('is deleted as a draft alone, once', () => {
    const deleted = ArticleDeleted.make({ articleId })
    const scheduled = ArticleScheduled.make({ articleId, revision: 1, publishAt: monday })
    given(article, written(1)).when(deleteDraft).records(deleted)
    given(article, written(1), published(1), ArticleWithdrawn.make({ articleId })).when(deleteDraft).records(deleted)
    for (const event of [published(1), scheduled])
      given(article, written(1), event)
        .when(deleteDraft)
        .refuses('This article is published or scheduled. Please unpublish it first')
    given(article, written(1), deleted).when(deleteDraft).records()
    given(article, written(1), deleted)
      .when(write(content('Title 2')))
      .refuses('This draft was deleted', { status: 404 })
    given(article, written(1), deleted).when(publish(1, today)).refuses('This revision does not exist', { status: 404 })
  })

  test('is scheduled ahead, and withdrawn', () => {
    const scheduled = ArticleScheduled.make({ articleId, revision: 1, publishAt: monday })
    given(article, written(1))
      .when(schedule(1, monday, now))
      .records(scheduled)
    given(article, written(1))
      .when(schedule(1, now.toISOString() as Moment, now))
      .refuses('Choose a moment that lies ahead')
    given(article, written(1), published(1)).when(withdraw).records(ArticleWithdrawn.make({ articleId }))
    given(article, written(1)).when(withdraw).refuses('This article is not published')
  })

  test('what is written after scheduling is not published by the schedule', () => {
    const commands = fc.constantFrom('write', 'cancel', 'schedule')
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 8 }), (names) => {
        let state = given(article, written(1)).state
        let last: number | null = null
        for (const name of names) {
          const revision = state.revisions.length
          const decision =
            name === 'write'
              ? write(content(`Title ${revision + 1}`))
              : name === 'cancel'
                ? cancelSchedule
                : schedule(revision, monday, now)
          const events = decision(state)
          if (isRefusal(events)) throw new Error(events.error)
          state = evolved(article, state, events)
          if (name === 'schedule') last = revision
          if (name === 'cancel') last = null
        }
        const due = publishScheduled(new Date(monday), today)(state)
        expect(due).toEqual(last === null ? [] : [published(last)])
      }),
    )
  })
})

describe('an event of the calendar', () => {
  const eventId = id as CalendarEventId
  const facts = {
    title: 'FIGO World Congress',
    description: 'Our stand is B12.',
    startsOn: '2027-05-10' as Day,
    endsOn: '2027-05-13' as Day,
    location: 'Cape Town',
  }
  const planned = CalendarEventPlanned.make({ eventId, ...facts })

  test('ends after it begins', () => {
    given(calendarEvent).when(plan(facts)).records(planned)
    given(calendarEvent)
      .when(plan({ ...facts, endsOn: '2027-05-09' as Day }))
      .refuses('The last day lies before the first one')
  })

  test('is cancelled once, and not changed after that', () => {
    const cancelled = CalendarEventCancelled.make({ eventId })
    for (const startsOn of ['1999-12-31', '2101-01-01'] as Day[])
      given(calendarEvent)
        .when(plan({ ...facts, startsOn, endsOn: null }))
        .refuses('Must be from 01/01/2000 to 31/12/2100', { errors: { date: 'Must be from 01/01/2000 to 31/12/2100' } })
    given(calendarEvent)
      .when(plan({ ...facts, endsOn: '2101-01-01' as Day }))
      .refuses('Must be from 01/01/2000 to 31/12/2100', {
        errors: { endDate: 'Must be from 01/01/2000 to 31/12/2100' },
      })
    given(calendarEvent, planned).when(cancel).records(cancelled)
    given(calendarEvent, planned, cancelled).when(cancel).records()
    given(calendarEvent, planned, cancelled)
      .when(change(facts))
      .refuses('This event is cancelled. Please plan a new one')
  })
})
