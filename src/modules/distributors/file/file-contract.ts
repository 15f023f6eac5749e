import * as Schema from 'effect/Schema'

import { CompanyDocumentId, CompanyDocumentType, ReturnReason } from '#modules/distributors/file-events.ts'
import { Day, Moment } from '#platform/event.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { documentStates, requirementStates, versionStates } from './document-states.ts'

const Text = (most: number) => Schema.String.check(Schema.isMaxLength(most))
const uuid = Schema.String.check(Schema.isUUID())

const returned = {
  reason: Schema.NullOr(Schema.String),
  fault: Schema.NullOr(ReturnReason),
  words: Schema.NullOr(Schema.String),
}

const DocumentVersion = Schema.Struct({
  version: Schema.Int,
  status: Schema.Literals(versionStates),
  /** A stored path, to be opened by POST /files/links. */
  file: Schema.String,
  sha256: Schema.String,
  validityDate: Schema.NullOr(Day),
  submittedAt: Moment,
  submittedBy: Schema.String,
  reviewedAt: Schema.NullOr(Moment),
  ...returned,
})

export const CompanyDocument = Schema.Struct({
  id: CompanyDocumentId,
  type: CompanyDocumentType,
  typeLabel: Schema.String,
  name: Schema.String,
  file: Schema.String,
  uploadDate: Moment,
  /** Of the version in force, else of the latest one. */
  validityDate: Schema.NullOr(Day),
  /** The last moment of that day in the company's country. */
  endsAt: Schema.NullOr(Moment),
  status: Schema.Literals(documentStates),
  ...returned,
  /** The version that counts until a newer one is approved. */
  inForce: Schema.NullOr(Schema.Int),
  /** Orders may be placed with an expired licence until then. */
  grace: Schema.NullOr(Day),
  mayUpdate: Schema.Boolean,
  versions: Schema.Array(DocumentVersion),
})
export type CompanyDocument = typeof CompanyDocument.Type

export const RequirementStatus = Schema.Struct({
  id: Schema.String,
  type: CompanyDocumentType,
  label: Schema.String,
  required: Schema.Boolean,
  state: Schema.Literals(requirementStates),
  since: Schema.NullOr(Moment),
  until: Schema.NullOr(Day),
  waitsFor: Schema.NullOr(Schema.Literals(['DISTRIBUTOR', 'QUALITY'])),
  documentId: Schema.NullOr(CompanyDocumentId),
  reason: Schema.NullOr(ReturnReason),
  words: Schema.NullOr(Schema.String),
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
    /** Since when all that is required of the company is there. */
    completeSince: Schema.NullOr(Moment),
    /** Hours from a complete file to the decision, the median of the last twelve months; null: there were none. */
    usualHours: Schema.NullOr(Schema.Int),
    ordersStopped: Schema.NullOr(Schema.String),
  }),
  reads: ['company_files', 'distributors'],
})

const described = {
  type: CompanyDocumentType,
  name: Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(200)),
  validityDate: Schema.optionalKey(Schema.NullOr(Day)),
}

/** What the error catalogue (specification 1 §8) says of every document that is not taken. */
export const NOT_ADDED = 'Error while uploading document'
export const NOT_UPDATED = 'Error while updating document'

export const reportFileTypes = [
  'REPORT_TENDER',
  'REPORT_COMPETITOR',
  'REPORT_LAW_CHANGE',
  'REPORT_ORDER_ISSUE',
] as const

/** Like a company's document, but not reviewed. */
const ReportFile = Schema.Struct({ ...CompanyDocument.fields, type: Schema.Literals(reportFileTypes) })

export const addDocument = endpoint('AddCompanyDocument POST /documents', {
  may: 'documents.send',
  does: 'Sends a document of the own company to be reviewed, which PROCUREMENT does, or the file of a report',
  failure: NOT_ADDED,
  body: {
    ...described,
    type: Schema.Union([CompanyDocumentType, Schema.Literals(reportFileTypes)]),
    file: Text(300),
  },
  answer: Schema.Struct({ success: Schema.Literal(true), document: Schema.Union([CompanyDocument, ReportFile]) }),
  awaits: ['company_files'],
})

export const updateDocument = endpoint('UpdateDocument PUT /documents', {
  may: 'company.change',
  does: 'Sends the next version of a document, or names it anew while it waits for its review',
  failure: NOT_UPDATED,
  body: { id: uuid, ...described, file: Schema.optionalKey(Text(300)) },
  answer: Schema.Struct({ success: Schema.Literal(true), document: CompanyDocument }),
  awaits: ['company_files'],
})

export const confirmWhoPractices = endpoint('ConfirmWhoPractices POST /distributors/who-practices', {
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
  reads: ['company_files'],
})
