import type { ResourceItem } from '#modules/library/contract.ts'
import { compareTexts } from '#platform/text/alphabet.ts'

export type FilterName = 'materialType' | 'subject' | 'language' | 'category' | 'region' | 'content'
export type LibraryFilters = {
  readonly search: string | null
  readonly sort: 'mostRecent' | 'lessRecent'
  readonly filters: Readonly<Partial<Record<FilterName, readonly string[]>>>
}

const readValue: Readonly<Record<FilterName, (item: ResourceItem) => string | null>> = {
  materialType: ({ resource }) => resource.materialType,
  subject: ({ resource }) => resource.subject,
  language: ({ language }) => language.name,
  category: ({ resource }) => resource.productCategory?.name ?? null,
  region: ({ resource }) => resource.region,
  content: ({ resource }) => resource.materialType,
}

/** Specification 3 §5: a substring of title, excerpt, introduction or content; of best practices by case. */
export const matches = ({ kind, title, excerpt, introduction, content }: ResourceItem, search: string): boolean => {
  const texts = [title, excerpt, introduction, content]
  return kind === 'best-practices'
    ? texts.some((text) => text.includes(search))
    : texts.some((text) => text.toLowerCase().includes(search.toLowerCase()))
}

const passes = (item: ResourceItem, { filters }: LibraryFilters, without?: FilterName): boolean =>
  Object.entries(filters).every(([name, chosen]) => {
    if (name === without || chosen.length === 0) return true
    const value = readValue[name as FilterName](item)
    return value !== null && chosen.includes(value)
  })

/** The reader's languages by their codes, the one they know best first. */
const rank = ({ language }: ResourceItem, own: readonly string[]): number => {
  const place = own.indexOf(language.id)
  return place >= 0 ? place : language.id === 'en' ? own.length : own.length + 1
}

/** Each resource once, in the language that its reader knows best. */
export const inOwnLanguage = (items: readonly ResourceItem[], own: readonly string[]): ResourceItem[] => {
  const best = new Map<string, ResourceItem>()
  for (const item of items) {
    const before = best.get(item.resource.id)
    if (!before || rank(item, own) < rank(before, own)) best.set(item.resource.id, item)
  }
  return [...best.values()]
}

/** The first that the content team highlights, in the language that its reader knows best. */
export const highlighted = (items: readonly ResourceItem[], own: readonly string[]): ResourceItem | undefined => {
  const first = items.find(({ highlight }) => highlight)
  return (
    first &&
    inOwnLanguage(
      items.filter(({ resource }) => resource.id === first.resource.id),
      own,
    )[0]
  )
}

const found = (
  items: readonly ResourceItem[],
  choosing: LibraryFilters,
  own: readonly string[],
  without?: FilterName,
) => {
  const { search } = choosing
  const passing = items.filter((item) => passes(item, choosing, without) && (search === null || matches(item, search)))
  return inOwnLanguage(passing, own)
}

/** What is shown of a kind: filters combine, and the values of one are alternatives. */
export const chosen = (
  items: readonly ResourceItem[],
  choosing: LibraryFilters,
  own: readonly string[],
): ResourceItem[] => {
  const newest = found(items, choosing, own).toSorted((a, b) => compareTexts(b.creationDate, a.creationDate))
  return choosing.sort === 'lessRecent' ? newest.reverse() : newest
}

/** The distinct values of a filter, and how many resources each would leave with the other filters. */
export const optionsOf = (
  items: readonly ResourceItem[],
  name: FilterName,
  choosing: LibraryFilters,
): { readonly value: string; readonly count: number }[] => {
  const value = readValue[name]
  const matching = items.filter(
    (item) => passes(item, choosing, name) && (choosing.search === null || matches(item, choosing.search)),
  )
  const values = [...new Set(items.flatMap((item) => value(item) ?? []))].toSorted((a, b) => compareTexts(a, b))
  return values.map((one) => {
    const left = matching.filter((item) => value(item) === one)
    return { value: one, count: new Set(left.map(({ resource }) => resource.id)).size }
  })
}

/** Each resource in all of its languages, by its id. */
export const languagesBy = (items: readonly ResourceItem[]): ReadonlyMap<string, readonly ResourceItem[]> =>
  Map.groupBy(
    items.toSorted((a, b) => compareTexts(a.language.id, b.language.id)),
    ({ resource }) => resource.id,
  )
