import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ArticleId } from '#modules/news/events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { isRefusal } from '#platform/decision.ts'
import type { Day, Moment } from '#platform/event.ts'
import { evolved, given } from '#tests/given.ts'
import {
  type IssueContent,
  IssueDeleted,
  type IssueEvent,
  type IssueId,
  IssueScheduled,
  IssueSendingBegun,
  IssueSendingPaused,
  IssueWritten,
  SubscriptionAsked,
  SubscriptionAskedAgain,
  SubscriptionConfirmed,
  SubscriptionForgotten,
  type SubscriptionId,
  SubscriptionLeft,
  SubscriptionReminded,
  SubscriptionResumed,
  type Turn,
} from './events.ts'
import { batchSent, beginSending, cancelSchedule, deleteDraft, issue, pause, resume, schedule, write } from './issue.ts'
import { mailOf } from './issue-mail.ts'
import { ask, confirm, forgetNow, leave, remindNow, stay, subscription } from './subscription.ts'

const id = '01900000-0000-7000-8000-000000000001'
const key = '01900000-0000-7000-8000-00000000000a'
const now = new Date('2026-11-26T10:00:00.000Z')
const inAWeek = '2026-12-03T10:00:00.000Z' as Moment

describe('a subscription', () => {
  const subscriptionId = id as SubscriptionId
  const email = `sealed:1:${key}:aaaa:bbbb` as Sealed
  const requested = SubscriptionAsked.make({
    ...{ subscriptionId, keyId: key, email, language: 'en', wording: 'newsletter-1', page: '/news', until: inAWeek },
  })
  const confirmed = SubscriptionConfirmed.make({ subscriptionId })
  const left = SubscriptionLeft.make({ subscriptionId, by: 'PAGE', until: inAWeek })
  const asking = { keyId: key, email, language: 'en', page: '/news' } as const

  test('is requested, and once more only by another mail', () => {
    given(subscription)
      .when(ask({ ...asking, replaces: null }, now))
      .records(requested)
    given(subscription, requested)
      .when(ask({ ...asking, replaces: null }, now))
      .records(SubscriptionAskedAgain.make({ subscriptionId }))
  })

  test('is confirmed by the link of its asking alone, and twice is once', () => {
    given(subscription, requested).when(confirm(key)).records(confirmed)
    given(subscription, requested, confirmed).when(confirm(key)).records()
    given(subscription, requested).when(confirm(id)).refuses('Request expired', { status: 410 })
    given(subscription, requested, confirmed, left).when(confirm(key)).refuses('Request expired')
  })

  test('is left by the link however often, and taken back until it is forgotten', () => {
    given(subscription, requested, confirmed).when(leave('PAGE', now)).records(left)
    given(subscription, requested, confirmed, left).when(leave('MAIL_PROGRAM', now)).records()
    given(subscription, requested, confirmed, left).when(stay).records(SubscriptionResumed.make({ subscriptionId }))
    given(subscription, requested, confirmed, left, SubscriptionForgotten.make({ subscriptionId }))
      .when(stay)
      .refuses('Request expired')
  })

  test('is reminded of once after three days, and forgotten after seven, unless it was confirmed', () => {
    const third = new Date('2026-11-29T10:00:00.000Z')
    given(subscription, requested).when(remindNow(third)).records(SubscriptionReminded.make({ subscriptionId }))
    given(subscription, requested, confirmed).when(remindNow(third)).records()
    const seventh = new Date(inAWeek)
    given(subscription, requested).when(forgetNow(seventh, key)).records(SubscriptionForgotten.make({ subscriptionId }))
    given(subscription, requested, confirmed).when(forgetNow(seventh, key)).records()
    given(subscription, requested, confirmed, left, SubscriptionResumed.make({ subscriptionId }))
      .when(forgetNow(seventh, key))
      .records()
  })
})

const issueId = id as IssueId
const content = (subject: string): IssueContent => ({
  from: '2026-11-01' as Day,
  to: '2026-11-30' as Day,
  articles: [{ id: key as ArticleId, title: 'Our stand', excerpt: 'Come and see us.' }],
  texts: [{ language: 'en', subject, introduction: 'Dear readers' }],
})
const written = (revision: number) => IssueWritten.make({ issueId, revision, ...content(`November ${revision}`) })
const scheduled = (revision: number) => IssueScheduled.make({ issueId, revision, sendAt: inAWeek })
const begun = (revision: number) =>
  IssueSendingBegun.make({ issueId, revision, readers: 2, ...content(`November ${revision}`) })

describe('an issue', () => {
  test('sends the revision that was scheduled, whatever was written meanwhile', () =>
    given(issue, written(1), scheduled(1), written(2))
      .when(beginSending(new Date(inAWeek), 2))
      .records(begun(1)))

  test('names its articles in the language of the text around them, else in English', () => {
    const { articles, texts, ...days } = content('November')
    const [{ id: articleId, ...english }] = articles as [IssueContent['articles'][number]]
    const es = { title: 'Nuestro puesto', excerpt: 'Venga a ver.' }
    const translated = {
      ...days,
      articles: [{ id: articleId, ...english, translations: { es } }],
      texts: [...texts, { language: 'es' as const, subject: 'Noviembre', introduction: 'Estimados lectores' }],
    }
    const reader = { token: null, isPublic: true }
    const articlesFor = (language: 'es' | 'fr') => mailOf(id, translated, { language, ...reader }).articles
    expect(articlesFor('es')).toEqual([{ id: articleId, ...es }])
    expect(articlesFor('fr')).toEqual([{ id: articleId, ...english }])
  })

  test('is not sent by a schedule that was taken back, or that another one took the place of', () => {
    given(issue, written(1), scheduled(1)).when(beginSending(now, 2)).records()
    const { decided } = given(issue, written(1), scheduled(1)).when(cancelSchedule)
    given(issue, written(1), scheduled(1), ...(decided as never[]))
      .when(beginSending(new Date(inAWeek), 2))
      .records()
  })

  test('is changed and scheduled no more once it is on its way', () => {
    for (const decision of [write(content('Else')), schedule(1, undefined, inAWeek)])
      given(issue, written(1), scheduled(1), begun(1))
        .when(decision)
        .refuses('This issue has been sent. Please write a new one')
    given(issue, written(1), begun(1)).when(cancelSchedule).refuses('This issue is on its way. Pause it instead')
    given(issue, written(1)).when(pause).refuses('This issue is not on its way')
  })

  test('is deleted as a draft alone', () => {
    const deleted = IssueDeleted.make({ issueId })
    given(issue, written(1)).when(deleteDraft).records(deleted)
    given(issue, written(1), scheduled(1))
      .when(deleteDraft)
      .refuses('This issue is scheduled. Please cancel the schedule first')
    given(issue, written(1), begun(1)).when(deleteDraft).refuses('This issue has been sent. It cannot be deleted')
    given(issue, written(1), deleted)
      .when(write(content('Else')))
      .refuses('This draft was deleted', { status: 404 })
  })

  test('refuses days the wrong way round and a language twice', () => {
    const days = { ...content('A'), to: '2026-10-01' as Day }
    given(issue).when(write(days)).refuses('The last day lies before the first one')
    const twice = { ...content('A'), texts: [...content('A').texts, ...content('B').texts] }
    given(issue).when(write(twice)).refuses('Each language can be used once')
  })

  test('sends nothing while it is paused', () => {
    const turn: Turn = { list: 'people', after: null }
    const paused = IssueSendingPaused.make({ issueId })
    given(issue, written(1), begun(1), paused)
      .when(batchSent(turn, 1, null))
      .records()
    expect(given(issue, written(1), begun(1), paused).when(resume).decided).toHaveLength(1)
  })
})

/** Nodes that look, ask for the mails of a turn and record it, and die anywhere between; each mail's id is its reader's. */
test('however often nodes die between queueing and recording, every mail is queued exactly once', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 1, max: 7 }),
      fc.array(fc.constantFrom('goes on', 'dies before', 'dies between', 'is late'), { maxLength: 60 }),
      (readers, size, fates) => {
        const all = Array.from({ length: readers }, (_, at) => `${id.slice(0, -4)}${String(at).padStart(4, '0')}`)
        let state = evolved(issue, issue.initial(id), [written(1), begun(1)])
        let stale = state
        const queued = new Map<string, number>()
        const outbox = new Set<string>()
        const turnOf = (from: typeof state, dies: boolean) => {
          const turn = from.sending?.turn
          if (!turn) return
          const some = all.filter((reader) => turn.after === null || reader > turn.after).slice(0, size)
          for (const reader of some) {
            outbox.add(reader)
            queued.set(reader, (queued.get(reader) ?? 0) + 1)
          }
          if (dies) return
          const next = some.length < size ? null : { list: 'people' as const, after: some.at(-1) as string }
          const decided = batchSent(turn, some.length, next)(state)
          expect(isRefusal(decided)).toBe(false)
          stale = state
          state = evolved(issue, state, decided as readonly IssueEvent[])
        }
        for (const fate of fates) {
          if (fate === 'dies before') continue
          turnOf(fate === 'is late' ? stale : state, fate === 'dies between')
        }
        for (let left = 0; left < 100 && state.sending?.turn; left++) turnOf(state, false)
        expect([...outbox].sort()).toEqual(all)
        expect(state.sending?.turn).toBeNull()
      },
    ),
  ))
