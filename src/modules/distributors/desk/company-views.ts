import { millisecondsInDay } from 'date-fns/constants'
import { isActive, isPending, isSuspended } from '#modules/distributors/account-states.ts'
import type { DistributorState } from '#modules/distributors/events.ts'
import { type CompanyFile, inForce, latestOf } from '#modules/distributors/file/company-file.ts'
import { isInReview, isSettled } from '#modules/distributors/file/document-states.ts'
import { completeSince, requirementsOf } from '#modules/distributors/file/file-view.ts'
import type { Moment } from '#platform/event.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import type { CompanyView } from './desk-contract.ts'

export const LICENCE_ENDS_SOON_DAYS = 60
const QUIET_DAYS = 365

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

export const fileFacts = (file: CompanyFile, now: Date) => {
  const required = requirementsOf(file, now).filter((requirement) => requirement.required)
  const licences = file.documents
    .filter(({ type }) => type === 'WHOLESALER_LICENSE')
    .flatMap((document) => inForce(document)?.endsAt ?? [])
  return {
    inReview: file.documents.filter((document) => isInReview(latestOf(document).status)).length,
    required: required.length,
    approved: required.filter(({ state }) => isSettled(state)).length,
    theirs: required.filter(({ waitsFor }) => waitsFor === 'DISTRIBUTOR').length,
    completeSince: completeSince(file, now),
    licenceEndsAt: licences.toSorted(compareTexts).at(-1) ?? null,
  }
}

const daysFrom = (now: Date, at: string): number => (Date.parse(at) - now.getTime()) / millisecondsInDay

export const isReady = ({ state, required, approved }: CompanyFacts): boolean =>
  isPending(state) && required === approved

const rules: Readonly<Record<CompanyView, (facts: CompanyFacts, now: Date) => boolean>> = {
  waiting: (facts) => facts.inReview > 0 || facts.dataChangedAt !== null || isReady(facts),
  incomplete: ({ state, theirs }) => !isSuspended(state) && theirs > 0,
  licence: ({ licenceEndsAt }, now) => licenceEndsAt !== null && daysFrom(now, licenceEndsAt) <= LICENCE_ENDS_SOON_DAYS,
  suspended: ({ state }) => isSuspended(state),
  quiet: ({ state, createdAt, lastOrderAt }, now) =>
    isActive(state) && daysFrom(now, lastOrderAt ?? createdAt) < -QUIET_DAYS,
}

export const isInView = (view: CompanyView, facts: CompanyFacts, now: Date): boolean => rules[view](facts, now)

/** Files that are complete come first, the one that has been so for longest on top; then the oldest document. */
export const byWaiting = (a: QueueFacts, b: QueueFacts): number =>
  (a.completeSince === null ? 1 : 0) - (b.completeSince === null ? 1 : 0) || compareTexts(a.since, b.since)
type QueueFacts = { readonly completeSince: string | null; readonly since: string }
