import * as Schema from 'effect/Schema'

import { CompanyDocumentId, CompanyDocumentType, ReturnReason } from '#modules/distributors/file-events.ts'
import { Day, Moment } from '#platform/event.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const Text = (most: number) => Schema.String.check(Schema.isMaxLength(most))
const uuid = Schema.String.check(Schema.isUUID())

const DocumentVersion = Schema.Struct({
  version: Schema.Int,
  status: Schema.Literals(['IN_REVIEW', 'APPROVED', 'REJECTED', 'REPLACED']),
  /** A stored path, to be opened by POST /files/links. */
  file: Schema.String,
  sha256: Schema.String,
  validityDate: Schema.NullOr(Day),
  submittedAt: Moment,
  submittedBy: Schema.String,
  reviewedAt: Schema.NullOr(Moment),
  reason: Schema.NullOr(ReturnReason),
  /** QUALITY's words for the company. */
  words: Schema.NullOr(Schema.String),
})

export const CompanyDocument = Schema.Struct({
  id: CompanyDocumentId,
  type: CompanyDocumentType,
  typeLabel: Schema.String,
  name: Schema.String,
  /** Of the latest version. */
  file: Schema.String,
  uploadDate: Moment,
  /** Of the version in force, else of the latest one. */
  validityDate: Schema.NullOr(Day),
  /** The last moment of that day in the company's country. */
  endsAt: Schema.NullOr(Moment),
  status: Schema.Literals(['IN_REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED']),
  reason: Schema.NullOr(ReturnReason),
  words: Schema.NullOr(Schema.String),
  /** The version that counts until a newer one is approved. */
  inForce: Schema.NullOr(Schema.Int),
  /** Orders may be placed with an expired licence until then. */
  grace: Schema.NullOr(Day),
  mayUpdate: Schema.Boolean,
  /** Oldest first. */
  versions: Schema.Array(DocumentVersion),
})
export type CompanyDocument = typeof CompanyDocument.Type

/** ACCEPTED: the WHO checkbox stands in for the licence. */
export const RequirementStatus = Schema.Struct({
  id: Schema.String,
  type: CompanyDocumentType,
  label: Schema.String,
  required: Schema.Boolean,
  state: Schema.Literals(['MISSING', 'IN_REVIEW', 'RETURNED', 'APPROVED', 'ACCEPTED', 'EXPIRED']),
  since: Schema.NullOr(Moment),
  /** The day until which the version in force is valid. */
  until: Schema.NullOr(Day),
  waitsFor: Schema.NullOr(Schema.Literals(['DISTRIBUTOR', 'QUALITY'])),
  documentId: Schema.NullOr(CompanyDocumentId),
  reason: Schema.NullOr(ReturnReason),
  /** What QUALITY wrote: why it was returned, or what it asks for. */
  words: Schema.NullOr(Schema.String),
  /** The day by which QUALITY asks for it. */
  dueOn: Schema.NullOr(Day),
})
export type RequirementStatus = typeof RequirementStatus.Type

export const listDocuments = endpoint('GET /documents', {
  may: 'company.read',
  does: 'The documents of the own company, newest first',
  answer: Schema.Array(CompanyDocument),
  reads: ['company_files', 'users'],
})

export const readFile = endpoint('GET /distributors/file', {
  may: 'company.read',
  does: 'The own company’s due-diligence file: each requirement, where it is and who must act',
  answer: Schema.Struct({
    reference: Schema.String,
    requirements: Schema.Array(RequirementStatus),
    /** Since when all that is asked of the company is there. */
    completeSince: Schema.NullOr(Moment),
    /** Hours from a complete file to the decision, the median of the last twelve months; null: there were none. */
    usualHours: Schema.NullOr(Schema.Int),
    /** Why new orders are stopped by an expired licence. */
    ordersStopped: Schema.NullOr(Schema.String),
  }),
  reads: ['company_files', 'distributors'],
})

const described = {
  type: CompanyDocumentType,
  /** Left out: the document goes by its type. */
  name: Schema.optionalKey(Text(200)),
  validityDate: Schema.optionalKey(Schema.NullOr(Day)),
}
const Saved = Schema.Struct({ success: Schema.Literal(true), document: Schema.Struct({ id: CompanyDocumentId }) })

/** The file of a report, which is named in the report afterwards: nobody reviews it. */
export const reportFileTypes = [
  'REPORT_TENDER',
  'REPORT_COMPETITOR',
  'REPORT_LAW_CHANGE',
  'REPORT_ORDER_ISSUE',
] as const

export const addDocument = endpoint('POST /documents', {
  may: 'company.change',
  does: 'Sends a document of the own company to be reviewed, or the file of a report',
  body: {
    ...described,
    type: Schema.Union([CompanyDocumentType, Schema.Literals(reportFileTypes)]),
    file: Text(300),
  },
  answer: Saved,
  awaits: ['company_files'],
})

export const updateDocument = endpoint('PUT /documents', {
  may: 'company.change',
  does: 'Sends the next version of a document, or names it anew while it waits for its review',
  body: { id: uuid, ...described, file: Schema.optionalKey(Text(300)) },
  answer: Saved,
  awaits: ['company_files'],
})

export const confirmWhoPractices = endpoint('POST /distributors/who-practices', {
  may: 'company.change',
  does: 'Confirms that the own company follows WHO Good Distribution Practices, in the place of a wholesaler licence',
  answer: Done,
  awaits: ['company_files'],
})

export const companyFolder = endpoint('GET /documents/folder.zip', {
  may: 'company.read',
  counted: 'exports',
  does: 'All documents of the own company with an index, as one ZIP',
  answer: Schema.Unknown,
})
