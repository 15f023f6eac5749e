import * as Schema from 'effect/Schema'
import { endpoint } from '#platform/http/endpoint.ts'
import { paged } from '#platform/http/pages.ts'
import { ResourceItem, reads } from './contract.ts'
import { Kind, VariantId } from './events.ts'

const { Array: List, Boolean: Flag, Int, NullOr, optionalKey, String: Text, Struct } = Schema
const { kind, title, excerpt, thumbnail, contentType, creationDate, language, resource, mark, done } =
  ResourceItem.fields

/** What a page of the library has of an item. `resource`: without what a card does not show. */
export const ShelfItem = Struct({
  ...{ id: VariantId, kind, title, excerpt, thumbnail, contentType, creationDate, language, mark, done },
  resource: Struct({ id: resource.fields.id }),
  /** The same resource in every language that it is published in, this one too, by code. */
  languages: List(Struct({ id: VariantId, language })),
})
export type ShelfItem = typeof ShelfItem.Type

export type FilterName = 'materialType' | 'subject' | 'language' | 'category' | 'region' | 'content'

/** Between two values of a filter. */
export const BETWEEN_VALUES = '|'

/** Codes, the language that the reader knows best first: 'fr,en'. */
const languages = optionalKey(Text.check(Schema.isPattern(/^[a-z]{2,3}(,[a-z]{2,3}){0,19}$/)))
const values = optionalKey(Text.check(Schema.isMaxLength(600)))

/** Values of a filter in alphabetical order, and how many resources each would leave with the other filters. */
const Options = List(Struct({ value: Text, count: Int }))

export const listShelf = endpoint('GET /library/items/:kind', {
  may: 'library.read',
  does: 'A page of a kind: each resource once, in the language that its reader knows best. Section 3 §5',
  params: { kind: Kind },
  query: {
    languages,
    /** Substring of title, excerpt, introduction or text. */
    search: optionalKey(Text.check(Schema.isMaxLength(100))),
    sort: optionalKey(Schema.Literals(['mostRecent', 'lessRecent'])),
    ...{ materialType: values, subject: values, language: values, category: values, region: values, content: values },
    ...paged,
  },
  answer: Struct({
    total: Int,
    /** Of the kind, without search and filters. */
    published: Int,
    /** Something of the kind is new or updated. */
    unseen: Flag,
    options: Schema.Record(Text, Options),
    /** Of best practices: the one that the content team highlights. */
    highlight: NullOr(ShelfItem),
    rows: List(ShelfItem),
  }),
  reads,
})

/** No more new items of a kind are counted. */
export const MOST_NEW = 9

export const showShelves = endpoint('GET /library', {
  may: 'library.read',
  does: 'The front page of the library: the highlighted best practice, the picture of the academy, and how many resources of each kind are new, 9 at most, with the newest 3',
  query: { languages },
  answer: Struct({
    highlight: NullOr(ShelfItem),
    academy: NullOr(Text),
    fresh: Schema.Record(Kind, Int),
    /** Of those that are new, of all kinds. */
    newest: List(ShelfItem),
    unseen: Flag,
  }),
  reads,
})

/** Items of a category that the academy's page shows. */
export const CATEGORY_SHOWN = 12

export const showAcademy = endpoint('GET /library/academy', {
  may: 'library.read',
  does: 'The academy by product category: how many resources it has, how many of them this person has completed, and the newest 12',
  query: { languages },
  answer: Struct({
    categories: List(Struct({ name: NullOr(Text), total: Int, done: Int, rows: List(ShelfItem) })),
    unseen: Flag,
  }),
  reads,
})

export const suggestAnswers = endpoint('GET /library/answers', {
  may: 'library.read',
  does: 'The best practices in which most terms of a subject begin a term of title or excerpt, 3 at most',
  query: { subject: Text.check(Schema.isMaxLength(200)), languages },
  answer: List(ShelfItem),
  reads,
})
