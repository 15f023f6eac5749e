import type { ResourceItem } from '#modules/library/contract.ts'

/** The codes of the languages that the reader's browser prefers, the first one first: 'fr', 'en'. */
export const ownLanguages = (): string[] =>
  [...new Set(navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()))].slice(0, 9)

/** The same for the server: 'fr,en'. */
export const languageCodes = (): string => ownLanguages().join()

const rank = ({ language }: ResourceItem, own: readonly string[]): number => {
  const place = own.indexOf(language.id)
  return place >= 0 ? place : language.id === 'en' ? own.length : own.length + 1
}

/** Each resource once, in the language that its reader knows best, else in English. */
export const inOwnLanguage = (items: readonly ResourceItem[], own: readonly string[]): ResourceItem[] => {
  const best = new Map<string, ResourceItem>()
  for (const item of items) {
    const before = best.get(item.resource.id)
    if (!before || rank(item, own) < rank(before, own)) best.set(item.resource.id, item)
  }
  return [...best.values()]
}
