import * as Schema from 'effect/Schema'
import { paragraphs } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ResourceDetail } from './contract.ts'
import { LanguageCode, ResourceId, variantTexts } from './events.ts'
import { Content } from './office-contract.ts'

const orNull = Schema.NullOr
const ofVariant = { resourceId: ResourceId, language: LanguageCode }
const InPath = Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 100_000 }))

export const readRevision = endpoint('GET /office/resources/:resourceId/:language/revisions/:revision', {
  may: 'office.content.read',
  does: 'Shows what one revision of one language says.',
  params: { ...ofVariant, revision: InPath },
  answer: Schema.Struct({ revision: Schema.Int, savedAt: Schema.String, content: Content }),
  reads: ['resources'],
})

/** Whether a user of a company finds it there. */
export const findings = ['FOUND', 'NOT_PUBLISHED', 'NOT_FOR_THEM'] as const

export const previewVariant = endpoint('GET /office/resources/:resourceId/:language/preview', {
  may: 'office.content.read',
  does: 'Shows the newest revision of one language as a distributor would see it; with a day, the one that will be published then.',
  params: ofVariant,
  query: {
    distributorId: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(64))),
    /** A calendar day of the provider, 'YYYY-MM-DD'. */
    day: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d{4}-\d\d-\d\d$/))),
  },
  answer: Schema.Struct({ detail: ResourceDetail, revision: Schema.Int, finding: Schema.Literals(findings) }),
  reads: ['resources', 'distributors', 'products'],
})

const typedTexts = {
  ...variantTexts,
  title: Schema.String.check(Schema.isMaxLength(200)),
  excerpt: Schema.String.check(Schema.isMaxLength(400)),
  introduction: paragraphs(Schema.String.check(Schema.isMaxLength(2_000))),
  content: paragraphs(Schema.String.check(Schema.isMaxLength(20_000))),
  content2: paragraphs(Schema.String.check(Schema.isMaxLength(20_000))),
  imageText: Schema.String.check(Schema.isMaxLength(300)),
  externalLink: Schema.String.check(Schema.isMaxLength(500)),
}

export const readWorkingCopy = endpoint('GET /office/resources/:resourceId/:language/working-copy', {
  may: 'office.content.manage',
  does: 'Shows what you typed in one language and have not saved yet.',
  params: ofVariant,
  answer: orNull(Schema.Struct({ base: Schema.Int, savedAt: Schema.String, texts: Schema.Struct(typedTexts) })),
})

export const keepWorkingCopy = endpoint('KeepWorkingCopy PUT /office/resources/:resourceId/:language/working-copy', {
  may: 'office.content.manage',
  does: 'Keeps what you have typed in one language, for you alone: no revision is made.',
  params: ofVariant,
  body: { base: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000 })), ...typedTexts },
  answer: Schema.Struct({ success: Schema.Literal(true), savedAt: Schema.String }),
})

export const dropWorkingCopy = endpoint('DropWorkingCopy DELETE /office/resources/:resourceId/:language/working-copy', {
  may: 'office.content.manage',
  does: 'Throws away what you typed in one language and did not save.',
  params: ofVariant,
  answer: Done,
})
