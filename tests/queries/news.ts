import { sql } from 'kysely'
import * as articles from '#projections/articles.ts'
import * as calendarEvents from '#projections/calendar_events.ts'
import * as newsletterIssues from '#projections/newsletter_issues.ts'
import * as newsletterSubscribers from '#projections/newsletter_subscribers.ts'
import * as socialCards from '#projections/social_cards.ts'

import { idOf, idsOf, idsOfPage, rowsOf, type Subject, subject } from './subject.ts'

const article = (changedAt: string, publishedOn: string | null, publishedAt: string | null) => ({
  ...{ changedAt, publishedOn, publishedAt, state: publishedOn ? 'PUBLISHED' : 'DRAFT' },
})

const event = (startsOn: string, endsOn: string | null = null, cancelled = false) => ({
  ...{ startsOn, endsOn, cancelled, location: endsOn ? 'Lima' : 'Oslo' },
})

export const tables = [
  rowsOf(articles.articles, [
    { id: 'n5', ...article('2026-05-02T09:00:00.000Z', '2026-03-02', '2026-03-02T10:00:00.000Z') },
    { id: 'n3', ...article('2026-05-01T09:00:00.000Z', '2026-03-02', '2026-03-02T10:00:00.000Z') },
    { id: 'n2', ...article('2026-05-01T09:00:00.000Z', '2026-03-02', '2026-03-02T09:00:00.000Z') },
    { id: 'n1', ...article('2026-05-09T09:00:00.000Z', '2026-03-01', '2026-03-05T08:00:00.000Z') },
    { id: 'n4', ...article('2026-05-10T09:00:00.000Z', null, null) },
  ]),
  rowsOf(calendarEvents.calendarEvents, [
    { id: 'e5', ...event('2026-06-20') },
    { id: 'e4', ...event('2026-06-20') },
    { id: 'e1', ...event('2026-06-01') },
    { id: 'e2', ...event('2026-06-10', '2026-06-12') },
    { id: 'e3', ...event('2026-06-20', null, true) },
    { id: 'e6', ...event('2026-07-01') },
  ]),
  rowsOf(newsletterIssues.newsletterIssues, [
    { id: 's3', changedAt: '2026-05-01T09:00:00.000Z', begunAt: '2026-04-02T09:00:00.000Z' },
    { id: 's2', changedAt: '2026-05-01T09:00:00.000Z', begunAt: '2026-04-02T09:00:00.000Z' },
    { id: 's9', changedAt: '2026-05-02T09:00:00.000Z', begunAt: '2026-04-03T09:00:00.000Z' },
    { id: 's1', changedAt: '2026-04-30T09:00:00.000Z', begunAt: null, state: 'DRAFT' },
  ]),
  rowsOf(newsletterSubscribers.newsletterSubscribers, [
    { id: 'b4', keyId: 'k4', state: 'CONFIRMED' },
    { id: 'b2', keyId: 'k2', state: 'CONFIRMED' },
    { id: 'b3', keyId: 'k3', state: 'ASKED' },
    { id: 'b1', keyId: 'k1', state: 'CONFIRMED' },
    { id: 'b5', keyId: 'k5', state: 'LEFT' },
    { id: 'b6', keyId: 'k6', state: 'CONFIRMED' },
  ]),
  rowsOf(socialCards.socialCards, [
    { id: 'd2', postedOn: '2026-04-02' },
    { id: 'd3', postedOn: '2026-04-02' },
    { id: 'd1', postedOn: '2026-04-03' },
    { id: 'd4', postedOn: '2026-04-01' },
  ]),
]

const day = (text: string) => text as never

export const subjects: readonly Subject[] = [
  subject('projections/articles.ts', articles, {
    'published articles come by their day, then by the moment, the newest first': [
      (q, db) => idsOf(q.publishedArticles(db)),
      ['n3', 'n5', 'n2', 'n1'],
    ],
    'a page of published articles, from either end': [
      async (q, db) => [
        await idsOf(q.publishedArticles(db, { limit: 2, offset: 1 })),
        await idsOf(q.publishedArticles(db, { limit: 3, oldestFirst: true })),
        await idsOf(q.publishedArticles(db, { without: 'n3' })),
        await q.countPublished(db),
      ],
      [['n5', 'n2'], ['n1', 'n2', 'n5'], ['n5', 'n2', 'n1'], 4],
    ],
    'published articles of some days, and some others': [
      async (q, db) => {
        const between = (from: string, to: string, ids: string[] = [], most = 9) =>
          idsOf(q.publishedBetween(db, { from: from as never, to: to as never, ids }, most))
        return [
          await between('2026-01-01', '2026-12-31'),
          await between('2026-01-01', '2026-12-31', [], 1),
          await between('2020-01-01', '2020-12-31', ['n1', 'n4']),
        ]
      },
      [['n3', 'n5', 'n2', 'n1'], ['n3'], ['n1']],
    ],
    'an article is found by its id': [
      async (q, db) => [await idOf(q.articleOf(db, 'n4')), await q.articleOf(db, 'no')],
      ['n4', undefined],
    ],
    'the published ones of some articles come in the requested order': [
      async (q, db) => [await idsOf(q.publishedOf(db, ['n2', 'n4', 'n1'])), await idsOf(q.publishedOf(db, []))],
      [['n2', 'n1'], []],
    ],
    'every article comes by what was written last': [
      async (q, db) => [
        await idsOfPage(q.articlesListed(db, {})),
        await idsOfPage(q.articlesListed(db, { state: 'DRAFT' })),
        await idsOfPage(q.articlesListed(db, { sort: 'published', pageSize: 2 })),
        (await q.articlesListed(db, { state: 'DRAFT' })).total,
      ],
      [['n4', 'n1', 'n5', 'n2', 'n3'], ['n4'], ['n4', 'n1'], 1],
    ],
  }),

  subject('projections/calendar_events.ts', calendarEvents, {
    'every event comes newest first, and is narrowed to a state or a place': [
      async (q, db) => [
        await idsOfPage(q.calendarEventsListed(db, day('2026-06-13'), {})),
        await idsOfPage(q.calendarEventsListed(db, day('2026-06-13'), { state: 'PAST' })),
        await idsOfPage(q.calendarEventsListed(db, day('2026-06-12'), { state: 'PAST' })),
        await idsOfPage(q.calendarEventsListed(db, day('2026-07-02'), { state: 'PAST' })),
        await idsOfPage(q.calendarEventsListed(db, day('2026-06-12'), { state: 'PLANNED' })),
        await idsOfPage(q.calendarEventsListed(db, day('2026-06-13'), { location: 'Lima' })),
        (await q.calendarEventsListed(db, day('2026-06-13'), { state: 'PAST' })).counts,
        await q.eventLocations(db),
      ],
      [
        ['e6', 'e3', 'e4', 'e5', 'e2', 'e1'],
        ['e2', 'e1'],
        ['e1'],
        ['e6', 'e4', 'e5', 'e2', 'e1'],
        ['e6', 'e4', 'e5', 'e2'],
        ['e2'],
        { CANCELLED: 1, PAST: 2, PLANNED: 3 },
        ['Lima', 'Oslo'],
      ],
    ],
    'events come newest first, cancelled ones are left out': [
      (q, db) => idsOf(q.calendarEventsOf(db, {})),
      ['e6', 'e4', 'e5', 'e2', 'e1'],
    ],
    'events of some days are those that take place on one of them': [
      (q, db) => idsOf(q.calendarEventsOf(db, { from: day('2026-06-12'), to: day('2026-06-20') })),
      ['e4', 'e5', 'e2'],
    ],
    'an event is over on the day after its last': [
      (q, db) => idsOf(q.calendarEventsOf(db, { from: day('2026-06-13'), to: day('2026-06-19') })),
      [],
    ],
    'cancelled events come where they are wanted': [
      (q, db) => idsOf(q.calendarEventsOf(db, { from: day('2026-06-20') }, { cancelled: true })),
      ['e6', 'e3', 'e4', 'e5'],
    ],
    'an event is found by its id': [
      async (q, db) => [await idOf(q.calendarEventOf(db, 'e3')), await q.calendarEventOf(db, 'no')],
      ['e3', undefined],
    ],
  }),

  subject('projections/newsletter_issues.ts', newsletterIssues, {
    'issues come by what was written last': [
      async (q, db) => [
        await idsOfPage(q.issuesListed(db, {})),
        await idsOfPage(q.issuesListed(db, { state: 'DRAFT', sort: 'mails' })),
      ],
      [['s9', 's2', 's3', 's1'], ['s1']],
    ],
    'issues that were sent come newest first': [(q, db) => idsOf(q.sentIssues(db)), ['s9', 's2', 's3']],
    'an issue is found by its id': [
      async (q, db) => [await idOf(q.issueOf(db, 's1')), await q.issueOf(db, 'no')],
      ['s1', undefined],
    ],
  }),

  subject('projections/newsletter_subscribers.ts', newsletterSubscribers, {
    'who confirmed comes by id': [(q, db) => idsOf(q.subscribersAfter(db, null, 9)), ['b1', 'b2', 'b4', 'b6']],
    'the next ones come after an id, so many at most': [
      (q, db) => idsOf(q.subscribersAfter(db, 'b1', 2)),
      ['b2', 'b4'],
    ],
    'subscribers are found among ids': [
      (q, db) => idsOf(q.subscribersAmong(db, sql`array['b2', 'b1', 'no']`)),
      ['b1', 'b2'],
    ],
    'subscribers are counted by their state': [(q, db) => q.countSubscribers(db), { asked: 1, confirmed: 4, left: 1 }],
    'a subscriber is found by the key of the address, unless they left': [
      async (q, db) => [
        await idOf(q.subscriberByKey(db, 'k3')),
        await q.subscriberByKey(db, 'k5'),
        await q.subscriberByKey(db, 'no'),
      ],
      ['b3', undefined, undefined],
    ],
  }),

  subject('projections/social_cards.ts', socialCards, {
    'posts come newest first, so many at most': [
      async (q, db) => [await idsOf(q.shownCards(db)), await idsOf(q.shownCards(db, 2))],
      [
        ['d1', 'd3', 'd2', 'd4'],
        ['d1', 'd3'],
      ],
    ],
  }),
]
