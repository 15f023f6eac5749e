import * as Schema from 'effect/Schema'
import { Sealed } from '#platform/access/personal-data.ts'
import { Day, type EventOf, event, Moment, stream } from '#platform/event.ts'
import { keysOf } from '#platform/records.ts'
import {
  companyDocumentTypes,
  documentTypeLabel,
  type ReturnReason as Reason,
  returnReasons,
} from './file/requirements.ts'

const uuid = Schema.String.check(Schema.isUUID())
const text = (most: number) => Schema.String.check(Schema.isTrimmed(), Schema.isMinLength(1), Schema.isMaxLength(most))

export const CompanyDocumentId = uuid.pipe(Schema.brand('CompanyDocumentId'))
export type CompanyDocumentId = typeof CompanyDocumentId.Type

export const CompanyDocumentType = Schema.Literals(companyDocumentTypes)
export type CompanyDocumentType = typeof CompanyDocumentType.Type

export const ReturnReason = Schema.Literals(keysOf(returnReasons))
export type ReturnReason = Reason
export { documentTypeLabel, returnReasons }

const version = { documentId: CompanyDocumentId, version: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)) }

/** A document came in, or its next version. `endsAt`: the last moment of `validityDate` in the company's country. */
export const CompanyDocumentSubmitted = event('CompanyDocumentSubmitted', {
  ...version,
  type: CompanyDocumentType,
  name: text(200),
  file: text(300),
  sha256: text(64),
  validityDate: Schema.NullOr(Day),
  endsAt: Schema.NullOr(Moment),
})

/** What it is called, or of which type it is, while it waits for its review. */
export const CompanyDocumentDescribed = event('CompanyDocumentDescribed', {
  documentId: CompanyDocumentId,
  type: CompanyDocumentType,
  name: text(200),
})

/** From now on it is the version in force. The reviewer may correct the day until which it is valid. */
export const CompanyDocumentApproved = event('CompanyDocumentApproved', {
  ...version,
  validityDate: Schema.NullOr(Day),
  endsAt: Schema.NullOr(Moment),
})

/** It is required again. `words` are for the company. */
export const CompanyDocumentReturned = event('CompanyDocumentReturned', {
  ...version,
  fault: ReturnReason,
  words: Schema.NullOr(Sealed),
})

/** The version in force will end in so many days, and no newer one waits for its review. 0: it has ended. */
export const CompanyDocumentExpiryReminded = event('CompanyDocumentExpiryReminded', {
  ...version,
  type: CompanyDocumentType,
  name: text(200),
  days: Schema.Literals([60, 30, 7, 0]),
  endsAt: Moment,
})

/** QUALITY lets the company order on with an expired licence until then. The envelope has the reason. */
export const ExpiryGraceGranted = event('ExpiryGraceGranted', {
  documentId: CompanyDocumentId,
  until: Day,
  endsAt: Moment,
})

/** The company follows WHO Good Distribution Practices: it replaces a wholesaler licence. */
export const WhoPracticesAccepted = event('WhoPracticesAccepted', {})

export const DocumentRequested = event('DocumentRequested', {
  requestId: uuid,
  name: text(200),
  words: Schema.NullOr(text(1000)),
  until: Schema.NullOr(Day),
})

/** A company's due-diligence file; the key is the company's id. */
export const companyFileStream = stream('company-file', [
  CompanyDocumentSubmitted,
  CompanyDocumentDescribed,
  CompanyDocumentApproved,
  CompanyDocumentReturned,
  CompanyDocumentExpiryReminded,
  ExpiryGraceGranted,
  WhoPracticesAccepted,
  DocumentRequested,
])
export type CompanyFileEvent = EventOf<typeof companyFileStream.events>
