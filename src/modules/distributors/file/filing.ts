import {
  CompanyDocumentApproved,
  CompanyDocumentDescribed,
  CompanyDocumentExpiryReminded,
  type CompanyDocumentId,
  CompanyDocumentReturned,
  CompanyDocumentSubmitted,
  type CompanyDocumentType,
  type CompanyFileEvent,
  DocumentRequested,
  ExpiryGraceGranted,
  type ReturnReason,
  WhoPracticesAccepted,
} from '#modules/distributors/file-events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { type Decision, invalid, notFound, type Refusal, refused } from '#platform/decision.ts'
import type { Day, Moment } from '#platform/event.ts'
import {
  type CompanyFile,
  type DocumentVersion,
  type FiledDocument,
  hasEnded,
  inForce,
  latestOf,
  type ReminderDays,
} from './company-file.ts'
import { isInReview, isRejected } from './document-states.ts'
import { companyDocumentGroups, documentTypeLabel, requirements } from './requirements.ts'

type Change = Decision<CompanyFile, CompanyFileEvent>

export type SubmittedDocument = Pick<DocumentVersion, 'file' | 'sha256' | 'validityDate' | 'endsAt'> & {
  readonly type: CompanyDocumentType
  readonly name: string
}

/** A new document, under an id of its own. */
export const submitDocument =
  (documentId: CompanyDocumentId, submitted: SubmittedDocument): Change =>
  ({ documents }) => {
    const same = documents.find(({ versions }) => versions.some(({ sha256 }) => sha256 === submitted.sha256))
    if (same && isRejected(latestOf(same).status) && latestOf(same).sha256 === submitted.sha256)
      return invalid({ file: `This file was returned as “${same.name}”. Please send another one` })
    return [CompanyDocumentSubmitted.make({ documentId, version: 1, ...submitted })]
  }

const updatable: readonly CompanyDocumentType[] = [
  ...companyDocumentGroups['Due diligence'],
  ...companyDocumentGroups['Business license'],
]
/** Specification 1 §4: an update is offered for due diligence and business licences only; what was returned or has ended can always be sent again. */
export const mayBeUpdated = (document: FiledDocument, now: Date): boolean =>
  updatable.includes(document.type) || isRejected(latestOf(document).status) || hasEnded(inForce(document), now)

const isRequired = (type: CompanyDocumentType): boolean =>
  requirements.some((requirement) => requirement.type === type && requirement.required)

/** What the company's file needs, or was requested by its name, stays what it is: otherwise it would be missing again. */
const keptAs = (
  { requests }: CompanyFile,
  document: FiledDocument,
  given: { readonly type: CompanyDocumentType; readonly name: string },
): Refusal | null => {
  if (isRequired(document.type) && given.type !== document.type)
    return invalid({
      type: `This document is required as “${documentTypeLabel(document.type)}”. Please add the other one as a new document`,
    })
  const isAsked = document.type === 'OTHER' && requests.some(({ name }) => name === document.name)
  if (!isAsked || (given.type === document.type && given.name === document.name)) return null
  const sentence = `We requested this document as “${document.name}”. Please add the other one as a new document`
  return invalid({ [given.type === document.type ? 'name' : 'type']: sentence })
}

/** The next version, or with `file` null another type or name of the one that waits for its review. */
export const updateDocument =
  (
    documentId: string,
    given: { readonly type: CompanyDocumentType; readonly name: string; readonly validityDate: Day | null },
    sent: Pick<SubmittedDocument, 'file' | 'sha256' | 'endsAt'> | null,
    now: Date,
  ): Change =>
  (file) => {
    const document = file.documents.find(({ id }) => id === documentId)
    if (!document) return notFound('This document does not exist')
    if (!mayBeUpdated(document, now)) return refused('This document cannot be updated. Please add a new one')
    const kept = keptAs(file, document, given)
    if (kept) return kept
    const latest = latestOf(document)
    if (sent === null) {
      if (!isInReview(latest.status) || given.validityDate !== latest.validityDate)
        return invalid({ file: 'Please choose the new file' })
      return [CompanyDocumentDescribed.make({ documentId: document.id, type: given.type, name: given.name })]
    }
    if (isRejected(latest.status) && latest.sha256 === sent.sha256)
      return invalid({ file: 'This is the file that was returned. Please send another one' })
    return [CompanyDocumentSubmitted.make({ documentId: document.id, version: latest.version + 1, ...given, ...sent })]
  }

export const acceptWho: Change = ({ whoAcceptedAt }) => (whoAcceptedAt === null ? [WhoPracticesAccepted.make({})] : [])

export type FileReview =
  | { readonly decision: 'APPROVE'; readonly validityDate: Day | null; readonly endsAt: Moment | null }
  | { readonly decision: 'REJECT'; readonly reason: ReturnReason; readonly words: Sealed | null }

/** Of the version that the reviewer looked at: a newer one must be looked at first. */
export const reviewDocument =
  (documentId: string, version: number, review: FileReview): Change =>
  ({ documents }) => {
    const document = documents.find(({ id }) => id === documentId)
    const latest = document && latestOf(document)
    if (!document || !latest || version > latest.version) return notFound('Document not found')
    if (latest.version !== version) return refused('A newer document has been sent. Please check the new one.')
    if (!isInReview(latest.status)) return refused('This document has been reviewed already')
    const which = { documentId: document.id, version }
    if (review.decision === 'APPROVE') {
      const { validityDate, endsAt } = review
      return [CompanyDocumentApproved.make({ ...which, validityDate, endsAt })]
    }
    const { reason, words } = review
    if (reason === 'OTHER' && words === null) return invalid({ words: 'Enter what is wrong' })
    return [CompanyDocumentReturned.make({ ...which, fault: reason, words })]
  }

/** Lets a company order on with an expired licence until the end of that day. */
export const grantGrace =
  (documentId: string, grace: { readonly until: Day; readonly endsAt: Moment }, now: Date): Change =>
  ({ documents }) => {
    const document = documents.find(({ id }) => id === documentId)
    if (!document) return notFound('Document not found')
    if (!hasEnded(inForce(document), now)) return refused('This document has not expired')
    if (new Date(grace.endsAt) <= now) return invalid({ until: 'Choose a day from today on' })
    return [ExpiryGraceGranted.make({ documentId: document.id, ...grace })]
  }

export const requestDocument =
  (request: Parameters<typeof DocumentRequested.make>[0]): Change =>
  () => [DocumentRequested.make(request)]

/** The version in force ends in so many days: reminded of unless a newer one waits for its review or took its place. */
export const remindOfExpiry =
  (days: ReminderDays, endsAt: string): Change =>
  ({ documents }) =>
    documents.flatMap((document) => {
      const version = inForce(document)
      if (version?.endsAt !== endsAt || isInReview(latestOf(document).status)) return []
      const { id: documentId, type, name } = document
      const { version: number } = version
      return [
        CompanyDocumentExpiryReminded.make({ documentId, version: number, type, name, days, endsAt: version.endsAt }),
      ]
    })
