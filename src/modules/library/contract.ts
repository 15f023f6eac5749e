import * as Schema from 'effect/Schema'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { Kind, LanguageCode, ResourceId, Span, VariantId } from './events.ts'
import { contentTypes } from './kinds.ts'

const orNull = Schema.NullOr
const NameAndId = Schema.Struct({ id: Schema.String, name: Schema.String })
const LanguageName = Schema.Struct({ id: LanguageCode, name: Schema.String })

/** A resource in one language, as the specification's section 3 §3 names its members. Pictures are addresses that open for hours. */
export const ResourceItem = Schema.Struct({
  id: VariantId,
  kind: Kind,
  revision: Schema.Int,
  title: Schema.String,
  excerpt: Schema.String,
  introduction: Schema.String,
  /** Markdown, to be searched. */
  content: Schema.String,
  content2: Schema.String,
  file: orNull(
    Schema.Struct({
      name: Schema.String,
      mediaType: Schema.String,
      bytes: Schema.Int,
      /** Of a PDF. */
      pages: orNull(Schema.Int),
      /** Of a film. */
      seconds: orNull(Schema.Int),
    }),
  ),
  image: orNull(Schema.String),
  imageText: Schema.String,
  thumbnail: orNull(Schema.String),
  creationDate: Schema.String,
  highlight: Schema.Boolean,
  externalLink: orNull(Schema.String),
  contentType: orNull(Schema.Literals(contentTypes)),
  language: LanguageName,
  product: orNull(Schema.Struct({ id: Schema.String, name: Schema.String, image: Schema.String })),
  resource: Schema.Struct({
    id: ResourceId,
    title: Schema.String,
    introduction: Schema.String,
    image: orNull(Schema.String),
    subject: orNull(Schema.String),
    materialType: orNull(Schema.String),
    region: orNull(Schema.String),
    productCategory: orNull(NameAndId),
  }),
  /** What it is to the caller. */
  mark: orNull(Schema.Literals(['NEW', 'UPDATED'])),
  /** Of the academy: this person has completed it, in whatever language. */
  done: Schema.Boolean,
})
export type ResourceItem = typeof ResourceItem.Type

const Items = Schema.Array(ResourceItem)

export const reads = ['resources', 'library_readings', 'products'] as const
const onList = { may: 'library.read', answer: Items, reads } as const

export const listLibrary = endpoint('GET /resource-materials/', {
  may: 'library.read',
  does: 'Lists everything of the library that is published for you, by kind.',
  answer: Schema.Struct({
    videosAndTutorials: Items,
    marketingMaterials: Items,
    posAndPop: Items,
    marketData: Items,
    bestPractices: Items,
    wcAcademy: Items,
  }),
  reads,
})
export const listVideos = endpoint('GET /resource-materials/videos-and-tutorials', {
  ...onList,
  does: 'Lists the videos and tutorials that are published for you, newest first.',
})
export const listMarketingMaterials = endpoint('GET /resource-materials/marketing-materials', {
  ...onList,
  does: 'Lists the marketing materials that are published for you, newest first.',
})
export const listPosAndPop = endpoint('GET /resource-materials/pos-and-pop', {
  ...onList,
  does: 'Lists what is published for your points of sale and of purchase, newest first.',
})
export const listMarketData = endpoint('GET /resource-materials/market-data', {
  ...onList,
  does: 'Lists the studies and market data that are published for you, newest first.',
})
export const listBestPractices = endpoint('GET /resource-materials/best-practices', {
  ...onList,
  does: 'Lists the best practices that are published for you, newest first.',
})
export const listAcademy = endpoint('GET /resource-materials/womancare-academy', {
  ...onList,
  does: 'Lists the films, training materials and technical sheets that are published for you, newest first.',
})

const Run = Schema.Struct({
  text: Schema.String,
  strong: Schema.optionalKey(Schema.Literal(true)),
  em: Schema.optionalKey(Schema.Literal(true)),
  link: Schema.optionalKey(Schema.String),
})
const Runs = Schema.Array(Run)
/** A part of a text; the address of an image opens for hours. */
export const TextBlock = Schema.Union([
  Schema.Struct({ type: Schema.Literal('heading'), level: Schema.Literals([2, 3]), runs: Runs }),
  Schema.Struct({ type: Schema.Literal('paragraph'), runs: Runs }),
  Schema.Struct({ type: Schema.Literal('list'), ordered: Schema.Boolean, items: Schema.Array(Runs) }),
  Schema.Struct({ type: Schema.Literal('image'), file: Schema.String, alt: Schema.String }),
])
export type TextBlock = typeof TextBlock.Type

/** `second`: where its viewer left it. */
export const Film = Schema.Struct({ address: Schema.String, captions: orNull(Schema.String), second: Schema.Int })

export const ResourceDetail = Schema.Struct({
  item: ResourceItem,
  blocks: Schema.Array(TextBlock),
  blocks2: Schema.Array(TextBlock),
  /** The same in every language that it is published in, this one too. */
  languages: Schema.Array(Schema.Struct({ id: VariantId, language: LanguageName })),
  film: orNull(Film),
  /** Up to three, newest first. */
  related: Items,
  products: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, image: Schema.String })),
})
export type ResourceDetail = typeof ResourceDetail.Type

export const readResource = endpoint('GET /resource-materials/:kind/:id', {
  may: 'library.read',
  does: 'Shows one item with its text in parts, its languages, what is related to it and, of a film, where you left it.',
  params: { kind: Kind, id: VariantId },
  answer: ResourceDetail,
  reads,
})

const ofItem = { id: VariantId }

export const openItem = endpoint('OpenItem POST /resource-materials/items/:id/opened', {
  may: 'library.read',
  does: 'Says that you have seen an item as it is now: it is no longer marked as new.',
  params: ofItem,
  answer: Done,
  awaits: ['library_readings'],
})

export const downloadItem = endpoint('DownloadItem POST /resource-materials/items/:id/download', {
  may: 'library.read',
  does: 'Answers the address of an item’s file, and records the download: you are notified when another file replaces it.',
  params: ofItem,
  answer: Schema.Struct({ url: Schema.String, name: Schema.String }),
  awaits: ['library_readings'],
})

export const leaveFilm = endpoint('LeaveFilm PUT /resource-materials/items/:id/position', {
  may: 'library.read',
  does: 'Keeps where you left a film, in seconds, 0 once you saw its end, and what you watched of it by then.',
  params: ofItem,
  body: {
    second: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 86_400 })),
    watched: Schema.Array(Span).check(Schema.isMaxLength(200)),
  },
  answer: Done,
  awaits: ['library_readings'],
})

export const seeLibrary = endpoint('SeeLibrary POST /resource-materials/seen', {
  may: 'library.read',
  does: 'Marks everything that is in the library now as seen.',
  answer: Done,
  awaits: ['library_readings'],
})
