import { millisecondsInDay } from 'date-fns/constants'
import {
  type CompanyDocumentId,
  type CompanyDocumentType,
  companyFileStream,
  type ReturnReason,
} from '#modules/distributors/file-events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { decider } from '#platform/decision.ts'
import type { Day, Moment } from '#platform/event.ts'
import { present } from '#platform/typed.ts'
import { isApproved, isInReview, type VersionState } from './document-states.ts'
import { requirements } from './requirements.ts'

export type DocumentVersion = {
  readonly version: number
  readonly status: VersionState
  readonly file: string
  readonly sha256: string
  readonly validityDate: Day | null
  readonly endsAt: Moment | null
  readonly submittedAt: Moment
  readonly submittedBy: string
  readonly reviewedAt: Moment | null
  readonly reviewedBy: string | null
  readonly reason: ReturnReason | null
  readonly words: Sealed | null
}

export type FiledDocument = {
  readonly id: CompanyDocumentId
  readonly type: CompanyDocumentType
  readonly name: string
  /** Oldest first. */
  readonly versions: readonly DocumentVersion[]
  readonly grace: { readonly until: Day; readonly endsAt: Moment } | null
}

export type CompanyFile = {
  readonly whoAcceptedAt: Moment | null
  /** In the order in which they came first. */
  readonly documents: readonly FiledDocument[]
  readonly requests: readonly {
    readonly id: string
    readonly name: string
    readonly words: string | null
    readonly until: Day | null
    readonly requestedAt: Moment
  }[]
}

const changed = (
  file: CompanyFile,
  documentId: string,
  change: (document: FiledDocument) => FiledDocument,
): CompanyFile => ({
  ...file,
  documents: file.documents.map((document) => (document.id === documentId ? change(document) : document)),
})

const reviewed = (
  file: CompanyFile,
  { documentId, version }: { readonly documentId: string; readonly version: number },
  outcome: Partial<DocumentVersion>,
): CompanyFile =>
  changed(file, documentId, (document) => ({
    ...document,
    versions: document.versions.map((it) => (it.version === version ? { ...it, ...outcome } : it)),
  }))

export const latestOf = ({ versions }: FiledDocument): DocumentVersion => present(versions.at(-1))
/** The version that counts until a newer one is approved. */
export const inForce = ({ versions }: FiledDocument): DocumentVersion | undefined =>
  versions.findLast(({ status }) => isApproved(status))

export const companyFile = decider<CompanyFile>()({
  stream: companyFileStream,
  owner: (_, key) => ({ distributorId: key }),
  implicit: true,
  initial: () => ({ whoAcceptedAt: null, documents: [], requests: [] }),
  evolve: {
    CompanyDocumentSubmitted: (file, { documentId, type, name, ...submitted }, { at, actor }) => {
      const next: DocumentVersion = {
        ...submitted,
        status: 'IN_REVIEW',
        submittedAt: at,
        submittedBy: actor,
        reviewedAt: null,
        reviewedBy: null,
        reason: null,
        words: null,
      }
      const known = file.documents.some(({ id }) => id === documentId)
      if (!known)
        return {
          ...file,
          documents: [...file.documents, { id: documentId, type, name, versions: [next], grace: null }],
        }
      return changed(file, documentId, (document) => ({
        ...document,
        type,
        name,
        versions: [
          ...document.versions.map((it) => (isInReview(it.status) ? { ...it, status: 'REPLACED' as const } : it)),
          next,
        ],
      }))
    },
    CompanyDocumentDescribed: (file, { documentId, type, name }) =>
      changed(file, documentId, (document) => ({ ...document, type, name })),
    CompanyDocumentApproved: (file, { validityDate, endsAt, ...which }, { at, actor }) =>
      changed(
        reviewed(file, which, { status: 'APPROVED', validityDate, endsAt, reviewedAt: at, reviewedBy: actor }),
        which.documentId,
        (document) => ({ ...document, grace: null }),
      ),
    CompanyDocumentReturned: (file, { fault: reason, words, ...which }, { at, actor }) =>
      reviewed(file, which, { status: 'REJECTED', reason, words, reviewedAt: at, reviewedBy: actor }),
    CompanyDocumentExpiryReminded: (file) => file,
    ExpiryGraceGranted: (file, { documentId, ...grace }) =>
      changed(file, documentId, (document) => ({ ...document, grace })),
    WhoPracticesAccepted: (file, _, { at }) => ({ ...file, whoAcceptedAt: file.whoAcceptedAt ?? at }),
    DocumentRequested: (file, { requestId, ...request }, { at }) => ({
      ...file,
      requests: [...file.requests, { id: requestId, ...request, requestedAt: at }],
    }),
  },
  deadlines: {
    CompanyDocumentApproved: ({ endsAt }, now) => (endsAt === null ? [] : remindersOf(new Date(endsAt), now)),
  },
})

export const REMINDER_DAYS = [60, 30, 7, 0] as const
export type ReminderDays = (typeof REMINDER_DAYS)[number]
export const expiryReminder = (days: ReminderDays): string => `document-expiry-${days}`

/** Those that are still ahead; an end that has passed is reported immediately. */
const remindersOf = (endsAt: Date, now: Date) =>
  REMINDER_DAYS.map((days) => ({
    kind: expiryReminder(days),
    at: new Date(endsAt.getTime() - days * millisecondsInDay),
  })).filter(({ at, kind }) => at > now || kind === expiryReminder(0))

export const hasEnded = (version: DocumentVersion | undefined, now: Date): boolean =>
  version?.endsAt != null && new Date(version.endsAt) < now

const stopping: readonly CompanyDocumentType[] = requirements
  .filter(({ stopsOrders }) => stopsOrders)
  .map(({ type }) => type)

/** Why an expired licence stops new orders; null: it does not. Running orders go on. */
export const whyLicenceStops = ({ documents }: CompanyFile, now: Date): string | null => {
  const ended = documents.filter(
    (document) =>
      stopping.includes(document.type) &&
      hasEnded(inForce(document), now) &&
      !(document.grace && new Date(document.grace.endsAt) > now),
  )
  const valid = documents.some(
    (document) => stopping.includes(document.type) && inForce(document) && !hasEnded(inForce(document), now),
  )
  return ended.length === 0 || valid
    ? null
    : `“${ended[0]?.name}” has expired. Please send the new one in your documents; orders can be placed again once it is approved.`
}
