import {
  CertificateIssued,
  type CertificateNumber,
  LessonCompleted,
  type lessonRules,
  type ResourceId,
  type VariantId,
} from '#modules/library/events.ts'
import type { PublishedVariant, ShelvedResource } from '#modules/library/row-contract.ts'
import { type Decision, refused } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'

export type Lesson = {
  readonly variantId: VariantId
  readonly resourceId: ResourceId
  readonly rule: (typeof lessonRules)[number]
}
type CompletedLessons = { readonly completed: readonly string[] }

export const isFilmFile = (file: { readonly mediaType: string } | null): boolean =>
  file?.mediaType.startsWith('video/') === true

/** null: it is none. A film of our own is watched, one elsewhere is opened, and so is a document. */
export const lessonOf = ({ id, kind, facts }: ShelvedResource, variant: PublishedVariant): Lesson | null => {
  if (kind !== 'womancare-academy') return null
  const { file } = variant.content
  const rule = facts.contentType !== 'VIDEO' ? 'DOCUMENT' : isFilmFile(file) ? 'FILM' : 'LINK'
  return { variantId: variant.id, resourceId: id as ResourceId, rule }
}

export const completed = (state: CompletedLessons, lesson: Lesson | null) =>
  lesson === null || state.completed.includes(lesson.resourceId) ? [] : [LessonCompleted.make(lesson)]

/** Looking at it is all that the rule requires; of a film of our own it is not. */
export const look =
  (lesson: Lesson | null): Decision<CompletedLessons, ReturnType<typeof LessonCompleted.make>> =>
  (state) =>
    completed(state, lesson?.rule === 'FILM' ? null : lesson)

const MONTHS_VALID = 24

export const validUntil = (now: Date): Moment => {
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + MONTHS_VALID)
  return moment(end)
}

type Course = {
  readonly category: Parameters<typeof CertificateIssued.make>[0]['category']
  readonly lessons: readonly string[]
  readonly distributorId: string
}
type CertificateState = CompletedLessons & {
  readonly certificates: readonly { readonly categoryId: string; readonly validUntil: Moment }[]
}

/** One at a time for each category: while one is valid, there is no other. */
export const issueCertificate =
  (
    { category, lessons, distributorId }: Course,
    number: CertificateNumber,
    now: Date,
  ): Decision<CertificateState, ReturnType<typeof CertificateIssued.make>> =>
  ({ completed: done, certificates }) => {
    const left = lessons.filter((id) => !done.includes(id)).length
    if (lessons.length === 0 || left > 0) return refused('Complete every item of this category first')
    if (certificates.some((it) => it.categoryId === category.id && it.validUntil > moment(now))) return []
    const until = validUntil(now)
    return [CertificateIssued.make({ number, category, lessons: lessons.length, validUntil: until, distributorId })]
  }
