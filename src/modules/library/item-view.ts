import { millisecondsInDay } from 'date-fns/constants'
import { isFilmFile } from '#modules/library/academy/lessons.ts'
import { blocksOf } from '#modules/library/markdown/markdown.ts'
import type { Moment } from '#platform/event.ts'
import type { Files } from '#platform/files/files.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import type { ResourceDetail, ResourceItem, TextBlock } from './contract.ts'
import { languages } from './kinds.ts'
import type { PublishedVariant, ReadingRow, ShelvedResource } from './row-contract.ts'

export type ProductName = { readonly id: string; readonly name: string; readonly image: string }

export type ItemContext = {
  readonly files: Pick<Files, 'lend'>
  readonly readings: readonly ReadingRow[]
  readonly isDone: (resourceId: string) => boolean
  readonly products: ReadonlyMap<string, ProductName>
  readonly markOf: (variant: PublishedVariant) => ResourceItem['mark']
}

export const languageOf = (id: PublishedVariant['language']) => ({ id, name: languages[id] })

export const NEW_FOR_MS = 60 * millisecondsInDay

/** Since when what is published counts as new; '': since ever. */
export const seenAtOf = (readings: readonly ReadingRow[]): Moment | '' =>
  readings.find(({ variantId }) => variantId === 'all')?.seenAt ?? ''

/** New: first published lately, and never opened. Updated: published again since it was opened. */
export const marksBy = (readings: readonly ReadingRow[], now: Date): ItemContext['markOf'] => {
  const opened = new Map(readings.map(({ variantId, openedRevision }) => [variantId, openedRevision]))
  const seenAt = seenAtOf(readings)
  return ({ id, revision, since, firstPublished }) => {
    if (since <= seenAt) return null
    const before = opened.get(id) ?? null
    if (before !== null) return before < revision ? 'UPDATED' : null
    return now.getTime() - Date.parse(firstPublished) < NEW_FOR_MS ? 'NEW' : null
  }
}

export const itemOf = (
  row: ShelvedResource,
  variant: PublishedVariant,
  { files, products, markOf, isDone }: ItemContext,
): ResourceItem => {
  const { id, language, revision, firstPublished, content } = variant
  const { audience: _audience, productId, contentType, ...facts } = row.facts
  const image = content.image && files.lend(content.image.path)
  const { file } = content
  return {
    id,
    kind: row.kind,
    revision,
    title: content.title,
    excerpt: content.excerpt,
    introduction: content.introduction,
    content: content.content,
    content2: content.content2,
    file: file && {
      name: file.name,
      mediaType: file.mediaType,
      bytes: file.bytes,
      pages: file.pages ?? null,
      seconds: file.seconds ?? null,
    },
    image,
    imageText: content.imageText,
    thumbnail: content.image && files.lend(content.image.path, 'small'),
    creationDate: firstPublished,
    highlight: row.highlight,
    externalLink: content.externalLink,
    contentType,
    language: languageOf(language),
    product: (productId && products.get(productId)) ?? null,
    resource: { ...facts, id: row.id as ResourceItem['resource']['id'], introduction: content.introduction, image },
    mark: markOf(variant),
    done: isDone(row.id),
  }
}

export const filmOf = (
  { id, content: { file, captions } }: PublishedVariant,
  { files, readings }: Pick<ItemContext, 'files' | 'readings'>,
): ResourceDetail['film'] =>
  file && isFilmFile(file)
    ? {
        address: files.lend(file.path),
        captions: captions && files.lend(captions.path),
        second: readings.find(({ variantId }) => variantId === id)?.second ?? 0,
      }
    : null

export const itemsOf = (rows: readonly ShelvedResource[], shown: ItemContext): ResourceItem[] =>
  rows
    .flatMap((row) => row.published.map((variant) => itemOf(row, variant, shown)))
    .toSorted((a, b) => compareTexts(b.creationDate, a.creationDate) || compareTexts(a.id, b.id))

/** A text in parts, its pictures with addresses. */
export const textOf = (markdown: string, files: Pick<Files, 'lend'>): TextBlock[] =>
  blocksOf(markdown).map((block) => (block.type === 'image' ? { ...block, file: files.lend(block.file) } : block))

export const RELATED = 3

const sameLanguage: readonly ResourceItem['kind'][] = ['videos-and-tutorials', 'marketing-materials', 'pos-and-pop']

/** The language of what is related to an item: of this one where its kind has languages to choose from; null: any. */
export const languageRelated = (kind: ResourceItem['kind'], { language }: Pick<PublishedVariant, 'language'>) =>
  sameLanguage.includes(kind) ? language : null

/** Up to three others, newest first. */
export const relatedTo = (item: ResourceItem, items: readonly ResourceItem[]): ResourceItem[] => {
  const only = languageRelated(item.kind, { language: item.language.id })
  return items.filter(({ id, language }) => id !== item.id && (only === null || language.id === only)).slice(0, RELATED)
}
