import { companyFileStream } from '#modules/distributors/file-events.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { dayWritten } from '#platform/text/formats.ts'
import { say } from '#platform/text/say.ts'
import { documentTypeLabel, returnReasons } from './requirements.ts'

/** What happened to a company's file, described for staff. */
export const fileDescriptions = describeEvents([companyFileStream], {
  CompanyDocumentSubmitted: ({ type, name, version, validityDate }) => ({
    what:
      version === 1
        ? say('sent the {0}', documentTypeLabel(type))
        : say('sent version {0} of the {1}', version, documentTypeLabel(type)),
    detail: validityDate ? say('{0}, valid until {1}', name, dayWritten(validityDate)) : name,
  }),
  CompanyDocumentDescribed: ({ type, name }) => ({
    what: say('renamed a document'),
    detail: `${documentTypeLabel(type)}: ${name}`,
  }),
  CompanyDocumentApproved: ({ version, validityDate }) => ({
    what: say('approved version {0} of a document', version),
    detail: validityDate ? say('valid until {0}', dayWritten(validityDate)) : null,
  }),
  CompanyDocumentReturned: ({ version, fault }) => ({
    what: say('returned version {0} of a document', version),
    detail: returnReasons[fault],
  }),
  CompanyDocumentExpiryReminded: ({ name, days }) => ({
    what:
      days === 0 ? say('noted that a document has expired') : say('reminded of a document that ends in {0} days', days),
    detail: name,
  }),
  ExpiryGraceGranted: ({ until }) => ({
    what: say('allowed orders with an expired document'),
    detail: say('until {0}', dayWritten(until)),
  }),
  WhoPracticesAccepted: () => ({ what: say('confirmed WHO Good Distribution Practices'), detail: null }),
  DocumentRequested: ({ name, until }) => ({
    what: say('requested one more document'),
    detail: until ? say('{0}, by {1}', name, dayWritten(until)) : name,
  }),
})
