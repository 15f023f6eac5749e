import * as Schema from 'effect/Schema'
import { CategoryId, CountryId, ProductId } from '#modules/catalogue/events.ts'
import { distributorRoles } from '#modules/permissions/roles.ts'
import { type EventOf, event, Moment, stream } from '#platform/event.ts'
import { contentTypes, kindNames, languageCodes } from './kinds.ts'

/** Public with the events: which kinds there are, and whom a resource is for. */
// biome-ignore lint/performance/noBarrelFile: other modules may know these, and nothing else of their files.
export { isForPerson } from './audience.ts'
export { contentTypes, kindNames, type Language, type ResourceKind } from './kinds.ts'

const uuid = Schema.String.check(Schema.isPattern(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))
export const ResourceId = uuid.pipe(Schema.brand('ResourceId'))
export type ResourceId = typeof ResourceId.Type
export const VariantId = uuid.pipe(Schema.brand('VariantId'))
export type VariantId = typeof VariantId.Type

export const Kind = Schema.Literals(kindNames)
export const LanguageCode = Schema.Literals(languageCodes)
const text = (most: number) => Schema.String.check(Schema.isTrimmed(), Schema.isMaxLength(most))
const named = (most: number) => text(most).check(Schema.isMinLength(1))
const Path = named(300)
export const MARKDOWN_LENGTH = 20_000

/** Whom a resource is for; an empty list excludes no one. */
export const Audience = Schema.Struct({
  regions: Schema.Array(named(100)).check(Schema.isMaxLength(50)),
  countryIds: Schema.Array(CountryId).check(Schema.isMaxLength(250)),
  roles: Schema.Array(Schema.Literals(distributorRoles)).check(Schema.isMaxLength(2)),
  groups: Schema.optionalKey(Schema.Array(Schema.Literals([1, 2])).check(Schema.isMaxLength(2))),
})
export type Audience = typeof Audience.Type

export const resourceFacts = {
  title: named(200),
  subject: Schema.NullOr(named(80)),
  materialType: Schema.NullOr(named(80)),
  region: Schema.NullOr(named(80)),
  productCategory: Schema.NullOr(Schema.Struct({ id: CategoryId, name: named(80) })),
  productId: Schema.NullOr(ProductId),
  contentType: Schema.NullOr(Schema.Literals(contentTypes)),
  audience: Audience,
}
const Facts = Schema.Struct(resourceFacts)
export type ResourceFacts = typeof Facts.Type

/** `sha256` changes when the file is replaced. */
export const LibraryFile = Schema.Struct({
  path: Path,
  name: named(300),
  mediaType: named(120),
  bytes: Schema.Int,
  sha256: named(64),
  pages: Schema.optionalKey(Schema.Int),
  seconds: Schema.optionalKey(Schema.Int),
})
export type LibraryFile = typeof LibraryFile.Type

/** What a variant says. `content` and `content2` are Markdown. A draft may still leave everything out. */
export const variantTexts = {
  title: text(200),
  excerpt: text(400),
  introduction: text(2_000),
  content: text(MARKDOWN_LENGTH),
  content2: text(MARKDOWN_LENGTH),
  imageText: text(300),
  externalLink: Schema.NullOr(named(500)),
}
const Content = Schema.Struct({
  ...variantTexts,
  file: Schema.NullOr(LibraryFile),
  image: Schema.NullOr(LibraryFile),
  captions: Schema.NullOr(LibraryFile),
})
export type VariantContent = typeof Content.Type

export const ResourceCreated = event('ResourceCreated', { kind: Kind, ...resourceFacts })
export const ResourceDescribed = event('ResourceDescribed', resourceFacts)

const ofVariant = { variantId: VariantId }
const Revision = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 }))

/** The first one in a language begins the variant. `restored`: the earlier revision that it says again. */
export const VariantSaved = event('VariantSaved', {
  ...ofVariant,
  language: LanguageCode,
  revision: Revision,
  content: Content,
  restored: Schema.NullOr(Revision),
})
export const VariantPublished = event('VariantPublished', {
  ...ofVariant,
  revision: Revision,
  first: Schema.Boolean,
  /** The file that this revision takes the place of; null: there was none, or it stays. */
  replaced: Schema.NullOr(Schema.Struct({ sha256: named(64), name: named(300) })),
})
export const VariantWithdrawn = event('VariantWithdrawn', ofVariant)

export const scheduledActions = ['PUBLISH', 'WITHDRAW'] as const
export const VariantScheduled = event('VariantScheduled', {
  ...ofVariant,
  action: Schema.Literals(scheduledActions),
  /** The one that is published then, whatever is written meanwhile; of a withdrawal, the one that is published now. */
  revision: Revision,
  due: Moment,
})
export const ScheduleCancelled = event('ScheduleCancelled', ofVariant)
export const ScheduleFailed = event('ScheduleFailed', { ...ofVariant, fault: named(400) })

/** A resource with its languages. Key: the resource. Its content names no one and is not sealed. */
export const resourceStream = stream('resource', [
  ResourceCreated,
  ResourceDescribed,
  VariantSaved,
  VariantPublished,
  VariantWithdrawn,
  VariantScheduled,
  ScheduleCancelled,
  ScheduleFailed,
])
export type ResourceEvent = EventOf<typeof resourceStream.events>

export const ResourceHighlighted = event('ResourceHighlighted', {
  resourceId: Schema.NullOr(ResourceId),
  instead: Schema.NullOr(ResourceId),
})

/** Which resource of a kind is shown first. Key: the kind. */
export const shelfStream = stream('library-shelf', [ResourceHighlighted])

export const ResourceOpened = event('ResourceOpened', { ...ofVariant, revision: Revision })
export const ResourceDownloaded = event('ResourceDownloaded', {
  ...ofVariant,
  revision: Revision,
  name: named(300),
  sha256: named(64),
  distributorId: uuid,
})
const Second = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 86_400 }))
export const Span = Schema.Struct({ from: Second, to: Second })
export type Span = typeof Span.Type
/** Where a film was left, in seconds; 0: it was seen to its end. `watched`: what was played of it by then. */
export const FilmLeft = event('FilmLeft', {
  ...ofVariant,
  second: Second,
  watched: Schema.optionalKey(Schema.Array(Span)),
})
export const lessonRules = ['FILM', 'LINK', 'DOCUMENT'] as const
/** An item of the academy is done under the rule of its kind; its languages count as one. */
export const LessonCompleted = event('LessonCompleted', {
  ...ofVariant,
  resourceId: ResourceId,
  rule: Schema.Literals(lessonRules),
})
/** Cannot be guessed: anyone who has it may see whose certificate it is. */
export const CertificateNumber = Schema.String.check(Schema.isPattern(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/)).pipe(
  Schema.brand('CertificateNumber'),
)
export type CertificateNumber = typeof CertificateNumber.Type
/** Every item of a category was done. `distributorId`: the company that the person worked for. */
export const CertificateIssued = event('CertificateIssued', {
  number: CertificateNumber,
  category: Schema.Struct({ id: CategoryId, name: named(80) }),
  lessons: Schema.Int,
  validUntil: Moment,
  distributorId: uuid,
})
export const LibrarySeen = event('LibrarySeen', {})

export const readerStream = stream('library-reader', [
  ResourceOpened,
  ResourceDownloaded,
  FilmLeft,
  LessonCompleted,
  CertificateIssued,
  LibrarySeen,
])
