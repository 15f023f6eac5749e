import { describe, expect, test } from 'vitest'
import { moment } from '#platform/moment.ts'
import { given } from '#tests/given.ts'
import { aFile, content, created, facts, published, saved, variantIn } from '#tests/library.ts'
import {
  ResourceDescribed,
  ResourceHighlighted,
  ResourceId,
  ScheduleCancelled,
  ScheduleFailed,
  VariantPublished,
  VariantSaved,
  VariantScheduled,
  VariantWithdrawn,
} from './events.ts'
import {
  cancelSchedule,
  createResource,
  describeResource,
  highlight,
  keepSchedules,
  publishVariant,
  restoreRevision,
  saveVariant,
  scheduleVariant,
  withdrawVariant,
} from './publishing.ts'
import { resource, shelf } from './resource.ts'

const now = new Date('2026-11-20T09:00:00Z')
const due = moment(new Date('2026-11-21T09:00:00Z'))
const en = { variantId: variantIn('en') }
const scheduled = VariantScheduled.make({ ...en, action: 'PUBLISH', revision: 1, due })
const toPublish = { action: 'PUBLISH', revision: 1, due } as const

describe('a resource', () => {
  test('begins without a text, and what its languages share is described again once it differs', () => {
    given(resource).when(createResource('marketing-materials', facts)).records(created())
    given(resource, created()).when(describeResource(facts)).records()
    const renamed = { ...facts, title: 'Cards' }
    given(resource, created()).when(describeResource(renamed)).records(ResourceDescribed.make(renamed))
  })

  test('one of a kind is highlighted, instead of the one before', () => {
    const [a, b] = [1, 2].map((last) => ResourceId.make(`01900000-0000-7000-8000-00000000000${last}`)) as [
      ResourceId,
      ResourceId,
    ]
    const first = ResourceHighlighted.make({ resourceId: a, instead: null })
    given(shelf).when(highlight(a)).records(first)
    given(shelf, first).when(highlight(a)).records()
    given(shelf, first)
      .when(highlight(b))
      .records(ResourceHighlighted.make({ resourceId: b, instead: a }))
    given(shelf, first)
      .when(highlight(null))
      .records(ResourceHighlighted.make({ resourceId: null, instead: a }))
  })
})

describe('a language', () => {
  test('is begun by its first text; saving the same again records nothing', () => {
    given(resource, created())
      .when(saveVariant(variantIn('en'), 'en', 0, content()))
      .records(saved('en', 1))
    given(resource, created(), saved('en', 1))
      .when(saveVariant(variantIn('fr'), 'en', 1, content()))
      .records()
  })

  test('is not saved over what another editor saved meanwhile', () => {
    given(resource, created(), saved('en', 1), saved('en', 2, { excerpt: 'Newer' }))
      .when(saveVariant(variantIn('en'), 'en', 1, content({ title: 'Mine' })))
      .refuses('Someone else has saved this text meanwhile. Please look at their version first.')
  })

  test.each([
    ['a title', { title: '' }, 'title'],
    ['an excerpt', { excerpt: '' }, 'excerpt'],
    ['a file', { file: null }, 'file'],
    ['a text for its image', { image: aFile('b'.repeat(64), 'image/png') }, 'imageText'],
    ['links that lead somewhere', { content: '[here](javascript:alert)' }, 'content'],
  ])('is not published without %s', (_, lacks, field) => {
    const { decided } = given(resource, created(), saved('en', 1, lacks)).when(publishVariant('en', 1))
    expect(decided).toMatchObject({ status: 422, errors: { [field]: expect.any(String) } })
  })

  test('a film needs a film, the academy a film on a known host', () => {
    given(resource, created('videos-and-tutorials'), saved('en', 1))
      .when(publishVariant('en', 1))
      .refuses('Add a film: MP4 or WebM')
    const academy = created('womancare-academy', { contentType: 'VIDEO' })
    const link = (externalLink: string) => saved('en', 1, { file: null, externalLink })
    given(resource, academy, link('https://films.example/1'))
      .when(publishVariant('en', 1))
      .refuses('Add a film, or enter its address on www.youtube.com, youtube.com, youtu.be, vimeo.com')
    given(resource, academy, link('https://www.youtube.com/watch?v=1'))
      .when(publishVariant('en', 1))
      .records(published('en', 1))
  })

  test('the first publication of a resource differs from those of its other languages', () => {
    const begun = [created(), saved('en', 1), saved('fr', 1)] as const
    given(resource, ...begun)
      .when(publishVariant('en', 1))
      .records(published('en', 1))
    given(resource, ...begun, published('en', 1))
      .when(publishVariant('fr', 1))
      .records(published('fr', 1, false))
  })

  test('published again with another file, it says which one was replaced', () => {
    const other = aFile('b'.repeat(64))
    given(resource, created(), saved('en', 1), published('en', 1), saved('en', 2, { file: other }))
      .when(publishVariant('en', 2))
      .records(
        VariantPublished.make({
          ...en,
          revision: 2,
          first: false,
          replaced: { sha256: aFile().sha256, name: other.name },
        }),
      )
  })

  test('is published once, and withdrawn once', () => {
    const open = [created(), saved('en', 1), published('en', 1)] as const
    given(resource, ...open)
      .when(publishVariant('en', 1))
      .refuses('This revision is published already')
    given(resource, ...open)
      .when(withdrawVariant('en'))
      .records(VariantWithdrawn.make(en))
    given(resource, ...open, VariantWithdrawn.make(en))
      .when(withdrawVariant('en'))
      .refuses('This language is not published')
    given(resource, ...open)
      .when(withdrawVariant('fr'))
      .refuses('This language does not exist yet', { status: 404 })
  })

  test('an earlier revision is restored as a new draft', () => {
    given(resource, created(), saved('en', 1), saved('en', 2, { title: 'New' }))
      .when(restoreRevision('en', 1))
      .records(VariantSaved.make({ ...en, language: 'en', revision: 3, content: content(), restored: 1 }))
    given(resource, created(), saved('en', 1))
      .when(restoreRevision('en', 1))
      .refuses('This is the newest revision already')
    given(resource, created(), saved('en', 1)).when(restoreRevision('en', 7)).refuses('This revision does not exist')
  })
})

describe('a schedule', () => {
  const begun = [created(), saved('en', 1)] as const

  test('names a revision and a moment to come, and is a deadline', () => {
    given(resource, ...begun)
      .when(scheduleVariant('en', toPublish, now))
      .records(scheduled)
    given(resource, ...begun)
      .when(scheduleVariant('en', { ...toPublish, due: moment(now) }, now))
      .refuses('Choose a moment that is still to come', { status: 422 })
    expect(resource.deadlines?.VariantScheduled?.(scheduled.data, now)).toEqual([
      { kind: 'resource-schedule-due', at: new Date(due) },
    ])
  })

  test('does not publish what was written after it', () => {
    given(resource, ...begun, scheduled, saved('en', 2, { title: 'Not yet checked' }))
      .when(keepSchedules(new Date(due)))
      .records(published('en', 1))
  })

  test('comes to nothing where it was cancelled or moved', () => {
    given(resource, ...begun, scheduled)
      .when(cancelSchedule('en'))
      .records(ScheduleCancelled.make(en))
    given(resource, ...begun, scheduled, ScheduleCancelled.make(en))
      .when(keepSchedules(new Date(due)))
      .records()
    const later = VariantScheduled.make({ ...scheduled.data, due: moment(new Date('2026-12-01T09:00:00Z')) })
    given(resource, ...begun, scheduled, later)
      .when(keepSchedules(new Date(due)))
      .records()
    given(resource, ...begun)
      .when(cancelSchedule('en'))
      .refuses('Nothing is scheduled for this language')
  })

  test('withdraws what is published, and is kept once', () => {
    const off = VariantScheduled.make({ ...en, action: 'WITHDRAW', revision: 1, due })
    const open = [...begun, published('en', 1)] as const
    given(resource, ...open)
      .when(scheduleVariant('en', { action: 'WITHDRAW', revision: 9, due }, now))
      .records(off)
    given(resource, ...open, off)
      .when(keepSchedules(new Date(due)))
      .records(VariantWithdrawn.make(en))
    given(resource, ...open, off, VariantWithdrawn.make(en))
      .when(keepSchedules(new Date(due)))
      .records()
    given(resource, ...begun)
      .when(scheduleVariant('en', { ...toPublish, action: 'WITHDRAW' }, now))
      .refuses('This language is not published')
  })

  test('says why, where the revision cannot be published any more', () => {
    const film = { contentType: 'VIDEO' as const }
    const link = { file: null, externalLink: 'https://youtu.be/1' }
    const before = [created('womancare-academy', film), saved('en', 1, link), scheduled] as const
    given(resource, ...before, ResourceDescribed.make({ ...facts, contentType: 'TECHNICAL_SHEET' }))
      .when(keepSchedules(new Date(due)))
      .records(ScheduleFailed.make({ ...en, fault: 'Add the file' }))
  })
})
