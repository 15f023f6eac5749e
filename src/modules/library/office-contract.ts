import * as Schema from 'effect/Schema'
import { editing, meanwhile } from '#platform/editing/editing-contract.ts'
import { Moment } from '#platform/event.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { leaving } from '#platform/http/leaving-answer.ts'
import { listAnswer, listQuery } from '#platform/http/lists.ts'
import {
  Kind,
  LanguageCode,
  LibraryFile,
  ResourceId,
  resourceFacts,
  scheduledActions,
  VariantId,
  variantTexts,
} from './events.ts'
import { contentColumns, contentStatuses, variantStates } from './variant-states.ts'

const orNull = Schema.NullOr
const Revision = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 }))
const Schedule = Schema.Struct({ action: Schema.Literals(scheduledActions), revision: Schema.Int, due: Schema.String })

const VariantState = Schema.Literals(variantStates)

/** The status of one language of a resource. `behind`: what it is translated from was published again since. */
const VariantRow = Schema.Struct({
  id: VariantId,
  language: LanguageCode,
  title: Schema.String,
  state: VariantState,
  behind: Schema.Boolean,
  revision: Schema.Int,
  savedAt: Schema.String,
  published: orNull(Schema.Struct({ revision: Schema.Int, since: Schema.String })),
  schedule: orNull(Schedule),
  /** How many people opened it, downloaded its file, and completed it by this language. */
  views: Schema.Int,
  downloads: Schema.Int,
  completions: Schema.Int,
})

export const ContentRow = Schema.Struct({
  id: ResourceId,
  kind: Kind,
  title: Schema.String,
  highlight: Schema.Boolean,
  changedAt: Schema.String,
  variants: Schema.Array(VariantRow),
})
export type ContentRow = typeof ContentRow.Type

export const listContent = endpoint('GET /office/resources', {
  may: 'office.content.read',
  does: 'Resources with the state of each of their languages, a page at a time, what changed last first; counts are by kind.',
  query: {
    kind: Schema.optionalKey(Kind),
    status: Schema.optionalKey(Schema.Literals([...contentStatuses, 'UNFINISHED'])),
    ...listQuery(contentColumns),
  },
  answer: listAnswer(ContentRow),
  reads: ['resources', 'library_readings'],
})

export const Content = Schema.Struct({
  ...variantTexts,
  file: orNull(LibraryFile),
  image: orNull(LibraryFile),
  captions: orNull(LibraryFile),
})

const OfficeVariant = Schema.Struct({
  ...VariantRow.fields,
  content: Content,
  /** Why the last schedule came to nothing. */
  fault: orNull(Schema.String),
  /** By the field of the editor: why the newest revision cannot be published. */
  lacks: Schema.Record(Schema.String, Schema.String),
  warnings: Schema.Array(Schema.String),
  /** Newest first. */
  history: Schema.Array(
    Schema.Struct({
      revision: Schema.Int,
      title: Schema.String,
      savedAt: Schema.String,
      savedBy: Schema.String,
      restored: orNull(Schema.Int),
    }),
  ),
  /** How many of those who downloaded its file have an older one. */
  outdated: Schema.Int,
})
export type OfficeVariant = typeof OfficeVariant.Type

export const readContent = endpoint('GET /office/resources/:resourceId', {
  may: 'office.content.read',
  does: 'Shows a resource with what every language of it says, its history, its schedule and what it lacks.',
  params: { resourceId: ResourceId },
  answer: Schema.Struct({
    ...ContentRow.fields,
    facts: Schema.Struct(resourceFacts),
    variants: Schema.Array(OfficeVariant),
    /** How many distributors may see it. */
    seenBy: Schema.Int,
  }),
  reads: ['resources', 'library_readings', 'distributors'],
})

export const createResource = endpoint('CreateResource POST /office/resources', {
  may: 'office.content.manage',
  does: 'Adds a resource without a text yet.',
  body: { kind: Kind, ...resourceFacts },
  answer: Schema.Struct({ success: Schema.Literal(true), id: ResourceId }),
  awaits: ['resources'],
})

export const describeResource = endpoint('DescribeResource PUT /office/resources/:resourceId', {
  may: 'office.content.manage',
  does: 'Changes what the languages of a resource share; their texts and states stay as they are.',
  params: { resourceId: ResourceId },
  body: editing(resourceFacts),
  answer: Schema.Struct({ ...Done.fields, ...meanwhile }),
  awaits: ['resources'],
})

const ofVariant = { resourceId: ResourceId, language: LanguageCode }
const Path = Schema.NullOr(Schema.String.check(Schema.isBetweenLength(1, 300)))

export const saveVariant = endpoint('SaveVariant PUT /office/resources/:resourceId/:language', {
  may: 'office.content.manage',
  does: 'Saves a revision of one language as a draft; `base` is the revision that was edited, 0 for a new language.',
  params: ofVariant,
  body: {
    base: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000 })),
    ...variantTexts,
    introduction: paragraphs(variantTexts.introduction),
    content: paragraphs(variantTexts.content),
    content2: paragraphs(variantTexts.content2),
    file: Path,
    image: Path,
    captions: Path,
  },
  answer: Schema.Struct({ success: Schema.Literal(true), revision: Schema.Int }),
  awaits: ['resources'],
})

export const publishVariant = endpoint('PublishVariant POST /office/resources/:resourceId/:language/publish', {
  may: 'office.content.manage',
  does: 'Publishes one revision of one language.',
  params: ofVariant,
  body: { revision: Revision },
  answer: Schema.Struct({ ...Done.fields, ...leaving }),
  awaits: ['resources'],
})

export const withdrawVariant = endpoint('WithdrawVariant POST /office/resources/:resourceId/:language/withdraw', {
  may: 'office.content.manage',
  does: 'Takes one language out of the library; its text stays a draft.',
  params: ofVariant,
  answer: Done,
  awaits: ['resources'],
})

export const scheduleVariant = endpoint('ScheduleVariant PUT /office/resources/:resourceId/:language/schedule', {
  may: 'office.content.manage',
  does: 'Publishes this very revision, or withdraws the language, at a moment to come; it takes the place of what was scheduled.',
  params: ofVariant,
  body: { action: Schema.Literals(scheduledActions), revision: Revision, due: Moment },
  answer: Done,
  awaits: ['resources'],
})

export const cancelSchedule = endpoint(
  'CancelVariantSchedule DELETE /office/resources/:resourceId/:language/schedule',
  {
    may: 'office.content.manage',
    does: 'Takes back what is scheduled for one language.',
    params: ofVariant,
    answer: Done,
    awaits: ['resources'],
  },
)

export const restoreRevision = endpoint('RestoreRevision POST /office/resources/:resourceId/:language/restore', {
  may: 'office.content.manage',
  does: 'Makes an earlier revision the newest draft again.',
  params: ofVariant,
  body: { revision: Revision },
  answer: Done,
  awaits: ['resources'],
})

export const highlightResource = endpoint('HighlightResource PUT /office/resource-highlights/:kind', {
  may: 'office.content.manage',
  does: 'Shows one resource of a kind first, instead of the one that was; null: none.',
  params: { kind: Kind },
  body: { resourceId: orNull(ResourceId) },
  answer: Done,
  awaits: ['resources'],
})
