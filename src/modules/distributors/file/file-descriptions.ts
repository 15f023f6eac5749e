import { companyFileStream } from '#modules/distributors/file-events.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { dayWritten } from '#platform/text/formats.ts'
import { documentTypeLabel, returnReasons } from './requirements.ts'

/** What happened to a company's file, described for staff. */
export const fileDescriptions = describeEvents([companyFileStream], {
  CompanyDocumentSubmitted: ({ type, name, version, validityDate }) => ({
    what:
      version === 1
        ? `sent the ${documentTypeLabel(type)}`
        : `sent version ${version} of the ${documentTypeLabel(type)}`,
    detail: validityDate ? `${name}, valid until ${dayWritten(validityDate)}` : name,
  }),
  CompanyDocumentDescribed: ({ type, name }) => ({
    what: 'renamed a document',
    detail: `${documentTypeLabel(type)}: ${name}`,
  }),
  CompanyDocumentApproved: ({ version, validityDate }) => ({
    what: `approved version ${version} of a document`,
    detail: validityDate ? `valid until ${dayWritten(validityDate)}` : null,
  }),
  CompanyDocumentReturned: ({ version, fault }) => ({
    what: `returned version ${version} of a document`,
    detail: returnReasons[fault],
  }),
  CompanyDocumentExpiryReminded: ({ name, days }) => ({
    what: days === 0 ? 'noted that a document has expired' : `reminded of a document that ends in ${days} days`,
    detail: name,
  }),
  ExpiryGraceGranted: ({ until }) => ({
    what: 'allowed orders with an expired document',
    detail: `until ${dayWritten(until)}`,
  }),
  WhoPracticesAccepted: () => ({ what: 'confirmed WHO Good Distribution Practices', detail: null }),
  DocumentRequested: ({ name, until }) => ({
    what: 'requested one more document',
    detail: until ? `${name}, by ${dayWritten(until)}` : name,
  }),
})
