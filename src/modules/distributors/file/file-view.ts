import type { CompanyDocumentType } from '#modules/distributors/file-events.ts'
import type { Day, Moment } from '#platform/event.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { initial } from '#platform/typed.ts'
import { type CompanyFile, type FiledDocument, hasEnded, inForce, latestOf } from './company-file.ts'
import { isInReview, isMissing, isRejected, isSettled } from './document-states.ts'
import type { CompanyDocument, RequirementStatus } from './file-contract.ts'
import { mayBeUpdated } from './filing.ts'
import { documentTypeLabel, requirements } from './requirements.ts'

type DocumentView = Omit<CompanyDocument, 'versions' | 'reason'> & {
  /** Sealed where it is the reviewer's own text. */
  readonly reason: FiledDocument['versions'][number]['words' | 'reason']
  readonly versions: readonly FiledDocument['versions'][number][]
}

const statusOf = (document: FiledDocument, now: Date): CompanyDocument['status'] => {
  const { status } = latestOf(document)
  if (isInReview(status)) return 'IN_REVIEW'
  if (isRejected(status)) return 'REJECTED'
  return hasEnded(inForce(document), now) ? 'EXPIRED' : 'APPROVED'
}

/** As the reviewer gave it: one of the catalogue's codes, or a text of their own. */
export const givenReason = <Code extends string, Text>(fault: Code | null, text: Text | null): Code | Text | null =>
  fault === 'OTHER' && text !== null ? text : fault

/** A document as calls answer it; its text is still sealed. */
export const documentView = (document: FiledDocument, now: Date): DocumentView => {
  const latest = latestOf(document)
  const counts = inForce(document) ?? latest
  return {
    id: document.id,
    type: document.type,
    typeLabel: documentTypeLabel(document.type),
    name: document.name || documentTypeLabel(document.type),
    file: latest.file,
    uploadDate: latest.submittedAt,
    validityDate: counts.validityDate,
    endsAt: counts.endsAt,
    status: statusOf(document, now),
    fault: latest.reason,
    reason: givenReason(latest.reason, latest.words),
    words: latest.words,
    inForce: inForce(document)?.version ?? null,
    grace: document.grace?.until ?? null,
    mayUpdate: mayBeUpdated(document, now),
    versions: document.versions,
  }
}

type Found = Pick<RequirementStatus, 'state' | 'since' | 'until' | 'waitsFor' | 'documentId'> & {
  readonly reason: RequirementStatus['reason']
}

const missing: Found = {
  state: 'MISSING',
  since: null,
  until: null,
  waitsFor: 'DISTRIBUTOR',
  documentId: null,
  reason: null,
}

const found = (document: FiledDocument, now: Date): Found => {
  const latest = latestOf(document)
  const valid = inForce(document)
  const common = { documentId: document.id, until: valid?.validityDate ?? null, reason: latest.reason }
  switch (statusOf(document, now)) {
    case 'IN_REVIEW':
      return { ...common, state: 'IN_REVIEW', since: latest.submittedAt, waitsFor: 'QUALITY', reason: null }
    case 'REJECTED':
      return { ...common, state: 'RETURNED', since: latest.reviewedAt, waitsFor: 'DISTRIBUTOR' }
    case 'EXPIRED':
      return { ...common, state: 'EXPIRED', since: valid?.endsAt ?? null, waitsFor: 'DISTRIBUTOR' }
    case 'APPROVED':
      return { ...common, state: 'APPROVED', since: latest.reviewedAt, waitsFor: null }
  }
}

/** The best of several documents of one type is the one that counts. */
const order: readonly Found['state'][] = ['APPROVED', 'IN_REVIEW', 'RETURNED', 'EXPIRED', 'MISSING']
const bestOf = (documents: readonly FiledDocument[], now: Date): Found =>
  documents
    .map((document) => found(document, now))
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))[0] ?? missing

/** Each requirement of a company's file: where it is, since when, and who must act. */
export const requirementsOf = (file: CompanyFile, now: Date): RequirementStatus[] => {
  const ofType = (type: CompanyDocumentType) => file.documents.filter((document) => document.type === type)
  const listed = requirements.flatMap(({ type, label, required, orWho, multiple }): RequirementStatus[] => {
    const status = bestOf(ofType(type), now)
    const common = { id: type, type, label, words: initial<string | null>(null), dueOn: initial<Day | null>(null) }
    if (multiple && isMissing(status.state)) return []
    if (orWho && isMissing(status.state) && file.whoAcceptedAt !== null)
      return [{ ...common, ...status, required, state: 'ACCEPTED', since: file.whoAcceptedAt, waitsFor: null }]
    return [{ ...common, ...status, required, waitsFor: isMissing(status.state) && !required ? null : status.waitsFor }]
  })
  const requested = file.requests.map(({ id, name, words, until: dueOn }): RequirementStatus => {
    const sent = file.documents.filter((document) => document.name === name)
    return { id, type: 'OTHER', label: name, words, dueOn, required: true, ...bestOf(sent, now) }
  })
  return [...listed, ...requested]
}

/** The names of what an activation still needs. */
export const missingForActivation = (file: CompanyFile, now: Date): string[] =>
  requirementsOf(file, now)
    .filter(({ required, state }) => required && !isSettled(state))
    .map(({ label }) => label)

/** Since when nothing more is required of the company and something waits for its review; null: it is not so. */
export const completeSince = (file: CompanyFile, now: Date): Moment | null => {
  const all = requirementsOf(file, now).filter(({ required }) => required)
  const waiting = all.filter(({ state }) => isInReview(state))
  if (waiting.length === 0 || all.some(({ waitsFor }) => waitsFor === 'DISTRIBUTOR')) return null
  return (
    waiting
      .flatMap(({ since }) => since ?? [])
      .toSorted(compareTexts)
      .at(-1) ?? null
  )
}
