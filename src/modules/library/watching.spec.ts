import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { issueCertificate, type Lesson, look } from '#modules/library/academy/lessons.ts'
import { moment } from '#platform/moment.ts'
import { given, stamp } from '#tests/given.ts'
import { variantIn } from '#tests/library.ts'
import {
  CertificateIssued,
  CertificateNumber,
  FilmLeft,
  LessonCompleted,
  ResourceId,
  ResourceOpened,
  type Span,
} from './events.ts'
import { leave, reader } from './reader.ts'
import { isWatched, merged, watchedSeconds, withinTime } from './watching.ts'

const resourceId = ResourceId.make('01900000-0000-7000-8000-0000000000aa')
const film: Lesson = { variantId: variantIn('en'), resourceId, rule: 'FILM' }
const { variantId } = film
const later = (seconds: number) => new Date(Date.parse(stamp.at) + seconds * 1000)
const span = (from: number, to: number): Span => ({ from, to })
const left = (second: number, ...watched: Span[]) => FilmLeft.make({ variantId, second, watched })
const done = LessonCompleted.make(film)

describe('what was watched of a film', () => {
  test('counts once, in whatever order and however often it was played', () => {
    const spans = fc.array(fc.tuple(fc.nat(100), fc.nat(100)).map(([a, b]) => span(Math.min(a, b), Math.max(a, b))))
    fc.assert(
      fc.property(spans, (given) => {
        const seconds = new Set(given.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)))
        expect(watchedSeconds(given)).toBe(seconds.size)
        expect(merged([...given, ...given].toReversed())).toEqual(merged(given))
      }),
    )
  })

  test('is never more than the time that passed', () => {
    const second = fc.nat(200)
    const spans = fc.array(fc.tuple(second, second).map(([a, b]) => span(Math.min(a, b), Math.max(a, b))))
    fc.assert(
      fc.property(spans, fc.nat(300), (given, passed) => {
        const counted = withinTime([], given, passed)
        expect(watchedSeconds(counted)).toBeLessThanOrEqual(passed)
        expect(watchedSeconds([...given, ...counted])).toBe(watchedSeconds(given))
        if (watchedSeconds(given) <= passed) expect(merged(counted)).toEqual(merged(given))
      }),
    )
  })

  test.each([
    ['nine tenths', [span(0, 90)], 100, false, true],
    ['less', [span(0, 89)], 100, false, false],
    ['its end alone', [span(99, 100)], 100, true, false],
    ['all of one that does not say how long it is', [span(0, 50)], null, true, true],
    ['the first half of such a one', [span(0, 50)], null, false, false],
    ['nothing of such a one', [], null, true, false],
  ])('%s', (_, spans, seconds, ended, answer) => expect(isWatched(spans, seconds, ended)).toBe(answer))
})

describe('a film of the academy', () => {
  const of = { variantId, seconds: 100, lesson: film }
  const report = (second: number, ...watched: Span[]) => leave(of, { second, watched }, later(100))

  test('is done once nine tenths of it were watched, over several visits', () => {
    given(reader, left(50, span(0, 50)))
      .when(report(89, span(50, 89)))
      .records(left(89, span(50, 89)))
    given(reader, left(50, span(0, 50)))
      .when(report(90, span(50, 90)))
      .records(left(90, span(50, 90)), done)
  })

  test('is done once, and of no other kind it is said', () => {
    given(reader, left(50, span(0, 50)), done)
      .when(report(95, span(50, 95)))
      .records(left(95, span(50, 95)))
    given(reader, left(50, span(0, 50)))
      .when(leave({ ...of, lesson: null }, { second: 95, watched: [span(50, 95)] }, later(100)))
      .records(left(95, span(50, 95)))
  })

  test('is not done by claiming what there was no time to watch; where it was left is kept all the same', () => {
    given(reader, left(0, span(0, 1)))
      .when(leave(of, { second: 100, watched: [span(0, 100)] }, later(1)))
      .records(FilmLeft.make({ variantId, second: 100 }))
    given(reader, left(0, span(0, 1)))
      .when(leave(of, { second: 100, watched: [span(0, 100)] }, later(10)))
      .records(left(100, span(0, 9)))
    given(reader)
      .when(leave({ ...of, seconds: 300 }, { second: 0, watched: [span(0, 300)] }, later(0)))
      .records()
  })

  test('has time to be watched from when it was opened', () => {
    const opened = ResourceOpened.make({ variantId, revision: 1 })
    given(reader, opened)
      .when(report(0, span(0, 100)))
      .records(left(0, span(0, 100)), done)
    given(reader, opened)
      .when(leave(of, { second: 100, watched: [span(0, 100)] }, later(50)))
      .records(left(100, span(0, 50)))
  })

  test.each([
    [span(20, 10), 'A part ends before it begins'],
    [span(0, 102), 'A part is longer than the film'],
  ])('has no part %o', (part, reason) =>
    given(reader, left(0, span(0, 1)))
      .when(report(50, part))
      .refuses(reason, { status: 422, errors: { watched: reason } }),
  )

  test('is not done by looking at it; a document and a film elsewhere are', () => {
    given(reader).when(look(film)).records()
    for (const rule of ['DOCUMENT', 'LINK'] as const) {
      const lesson = { ...film, rule }
      given(reader).when(look(lesson)).records(LessonCompleted.make(lesson))
      given(reader, done).when(look(lesson)).records()
    }
    given(reader).when(look(null)).records()
  })
})

describe('a certificate', () => {
  const number = CertificateNumber.make('ABCD-EFGH-JKLM-NPQR')
  const category = { id: '01900000-0000-7000-8000-0000000000c1' as never, name: 'Nutrition' }
  const distributorId = '01900000-0000-7000-8000-0000000000d1'
  const course = { category, lessons: [resourceId], distributorId }
  const issued = (validUntil: Date) =>
    CertificateIssued.make({ number, category, lessons: 1, validUntil: moment(validUntil), distributorId })
  const now = new Date('2026-11-20T09:00:00Z')

  test('is for a reader who has done every item of the category, and valid for 24 months', () => {
    given(reader, done)
      .when(issueCertificate(course, number, now))
      .records(issued(new Date('2028-11-20T09:00:00Z')))
    const more = { ...course, lessons: [resourceId, '01900000-0000-7000-8000-0000000000ab'] }
    const why = 'Complete every item of this category first'
    given(reader, done)
      .when(issueCertificate(more, number, now))
      .refuses(why)
    given(reader, done)
      .when(issueCertificate({ ...course, lessons: [] }, number, now))
      .refuses(why)
  })

  test('is the only one while it is valid', () => {
    given(reader, done, issued(new Date('2026-11-20T09:00:01Z')))
      .when(issueCertificate(course, number, now))
      .records()
    given(reader, done, issued(now))
      .when(issueCertificate(course, number, now))
      .records(issued(new Date('2028-11-20T09:00:00Z')))
  })
})
