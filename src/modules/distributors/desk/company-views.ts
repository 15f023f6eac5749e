import { isPending } from '#modules/distributors/account-states.ts'
import type { DistributorState } from '#modules/distributors/events.ts'
import { type CompanyFile, inForce, latestOf } from '#modules/distributors/file/company-file.ts'
import { isInReview, isSettled } from '#modules/distributors/file/document-states.ts'
import { completeSince, requirementsOf } from '#modules/distributors/file/file-view.ts'
import type { Moment } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { compareTexts } from '#platform/text/alphabet.ts'

export const LICENCE_ENDS_SOON_DAYS = 60
export const QUIET_DAYS = 365

export type CompanyFacts = {
  readonly state: DistributorState
  readonly createdAt: Moment
  readonly lastOrderAt: Moment | null
  /** Since when what it changed of what it was vetted by waits for QUALITY; null: nothing does. */
  readonly dataChangedAt: Moment | null
  readonly inReview: number
  readonly required: number
  readonly approved: number
  readonly theirs: number
  readonly completeSince: Moment | null
  /** When the first of its licences that stop orders ends; null: none has an end. */
  readonly licenceEndsAt: Moment | null
}

const requiredOf = (file: CompanyFile, now: Date) => requirementsOf(file, now).filter(({ required }) => required)

const reviewsOf = ({ documents }: CompanyFile) => {
  const reviewed = documents.map(latestOf).filter(({ status }) => isInReview(status))
  const [first] = reviewed.map(({ submittedAt }) => submittedAt).toSorted(compareTexts)
  return { inReview: reviewed.length, reviewSince: first ?? null }
}

const licenceEndOf = ({ documents }: CompanyFile): Moment | null =>
  documents
    .filter(({ type }) => type === 'WHOLESALER_LICENSE')
    .flatMap((document) => inForce(document)?.endsAt ?? [])
    .toSorted(compareTexts)
    .at(-1) ?? null

export const fileFacts = (file: CompanyFile, now: Date) => {
  const required = requiredOf(file, now)
  return {
    inReview: reviewsOf(file).inReview,
    required: required.length,
    approved: required.filter(({ state }) => isSettled(state)).length,
    theirs: required.filter(({ waitsFor }) => waitsFor === 'DISTRIBUTOR').length,
    completeSince: completeSince(file, now),
    licenceEndsAt: licenceEndOf(file),
  }
}

/** Of all that was ever sent in. */
export const hashesOf = ({ documents }: Pick<CompanyFile, 'documents'>): string[] =>
  documents.flatMap(({ versions }) => versions.map(({ sha256 }) => sha256))

const BEFORE = moment(new Date(0))
export const NEVER = moment(new Date('9999-12-31'))

const earliest = (times: readonly Moment[]): Moment | null => times.toSorted(compareTexts)[0] ?? null

/**
 * The same at any time, until an event changes the file: what is required changes by itself only when a document ends.
 * A time is after `settledUntil`, `theirsFrom` and `completeFrom`, or it is not.
 */
export const fileTimes = (file: CompanyFile) => {
  const ends = [...new Set(file.documents.flatMap((document) => inForce(document)?.endsAt ?? []))].toSorted(
    compareTexts,
  )
  const along = [BEFORE, ...ends].map((end) => ({ end, required: requiredOf(file, new Date(Date.parse(end) + 1)) }))
  const firstTimes = (is: (requirement: ReturnType<typeof requiredOf>[number] | undefined) => boolean) =>
    requiredOf(file, new Date(0)).map((_, place) => along.find(({ required }) => is(required[place]))?.end ?? NEVER)
  const settledUntil = firstTimes((requirement) => requirement !== undefined && !isSettled(requirement.state))
  const readyUntil = earliest(settledUntil) ?? NEVER
  return {
    ...reviewsOf(file),
    settledUntil,
    readyUntil,
    mayBeReady: readyUntil !== BEFORE,
    theirsFrom: earliest(firstTimes((requirement) => requirement?.waitsFor === 'DISTRIBUTOR')) ?? NEVER,
    completeFrom: earliest(firstTimes((requirement) => isInReview(requirement?.state))) ?? NEVER,
    licenceEndsAt: licenceEndOf(file),
    hashes: hashesOf(file),
  }
}

export const isReady = ({ state, required, approved }: CompanyFacts): boolean =>
  isPending(state) && required === approved
