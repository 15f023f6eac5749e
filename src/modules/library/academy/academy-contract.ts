import * as Schema from 'effect/Schema'
import { Film, ResourceDetail, ResourceItem, reads, TextBlock } from '#modules/library/contract.ts'
import { CertificateNumber, ResourceId, VariantId } from '#modules/library/events.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const orNull = Schema.NullOr
const certificates = ['academy_certificates'] as const

const Certificate = Schema.Struct({
  number: CertificateNumber,
  category: Schema.Struct({ id: Schema.String, name: Schema.String }),
  issuedAt: Schema.String,
  validUntil: Schema.String,
  valid: Schema.Boolean,
})
export type Certificate = typeof Certificate.Type

export const readAcademyEntry = endpoint('GET /resource-materials/womancare-academy/entry/:resourceId', {
  may: 'library.read',
  does: 'Shows an entry of the academy with the films, training materials and technical sheets of its category, and what of them you have done.',
  params: { resourceId: ResourceId },
  answer: Schema.Struct({
    entry: ResourceItem,
    blocks: Schema.Array(TextBlock),
    items: Schema.Array(ResourceItem),
    /** Films of our own, by item. */
    films: Schema.Record(Schema.String, Film),
    products: ResourceDetail.fields.products,
    /** Of the whole category; its languages count as one. */
    progress: Schema.Struct({ done: Schema.Int, of: Schema.Int }),
    certificate: orNull(Certificate),
  }),
  reads: [...reads, ...certificates],
})

export const listCertificates = endpoint('GET /resource-materials/womancare-academy/certificates', {
  may: 'library.read',
  does: 'Lists your certificates of the academy, the newest first.',
  answer: Schema.Array(Certificate),
  reads: certificates,
})

export const askForCertificate = endpoint('AskForCertificate POST /resource-materials/womancare-academy/certificates', {
  may: 'library.read',
  does: 'Gives you the certificate of a category, once every item of it is done; while one is valid, there is no other.',
  body: { categoryId: Schema.String.check(Schema.isMaxLength(80)) },
  answer: Done,
  awaits: certificates,
})

export const downloadCertificate = endpoint('GET /resource-materials/womancare-academy/certificates/:number/pdf', {
  may: 'library.read',
  does: 'Answers a certificate of yours as PDF.',
  params: { number: CertificateNumber },
  answer: Schema.Unknown,
  reads: ['academy_certificates'],
})

export const verifyCertificate = endpoint('GET /certificates/:number', {
  may: 'portal.visit',
  does: 'Whose certificate this number is, for what, and until when it is valid.',
  params: { number: CertificateNumber },
  answer: Schema.Struct({
    ...Certificate.fields,
    /** null: nothing is kept of this person any more. */
    holder: orNull(Schema.String),
    company: orNull(Schema.String),
  }),
  reads: ['academy_certificates'],
})

export const previewItem = endpoint('PreviewItem POST /resource-materials/items/:id/preview', {
  may: 'library.read',
  does: 'Answers where an item’s file, or its film elsewhere, can be looked at. A document of the academy is done by it.',
  params: { id: VariantId },
  answer: Schema.Struct({ url: Schema.String, name: Schema.String }),
  awaits: ['library_readings'],
})
