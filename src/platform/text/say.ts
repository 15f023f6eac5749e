import { labels, language } from '#labels'
import type { Phrase } from '#translations/phrases.ts'
import { count } from './formats.ts'

type Phrases = Readonly<Record<string, string>>
/** `phrases`: by their English; null: English itself. `madeOf`: of a sentence that was made of a phrase with places. */
type Speech = {
  readonly language: string
  readonly phrases: Phrases | null
  readonly madeOf?: (text: string) => string | undefined
}

const ofPage: Speech = { language, phrases: labels }
let speech: () => Speech = () => ofPage

/** On the server each reader has a language of their own; a page has one from its build on. */
export const speakBy = (source: () => Speech): void => {
  speech = source
}

export const languageSpoken = (): string => speech().language

type Given = string | number

/** `text` with what is given in its places. */
export const filled = (text: string, given: readonly Given[]): string =>
  text.replaceAll(/\{(\d)\}/g, (_, at: string) => String(given[Number(at)]))

/** A phrase in the reader's language, with what is given in its places `{0}`, `{1}` … */
export const say = (phrase: Phrase, ...given: readonly Given[]): string =>
  filled(speech().phrases?.[phrase] ?? phrase, given)

const rules = new Map<string, Intl.PluralRules>()
const rulesOf = (language: string): Intl.PluralRules => {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known
}

/** '1 product', '1 500 products', in the reader's language. */
export const sayCounted = (value: number, one: Phrase, many: Phrase): string =>
  `${count(value)} ${say(rulesOf(speech().language).select(value) === 'one' ? one : many)}`

/**
 * A finished English text of ours, such as a label or a refusal, in the reader's language; others stay as they are.
 * Sentences with something put in are known on the server alone.
 */
export const translated = (text: string): string => {
  const { phrases, madeOf } = speech()
  return phrases?.[text] ?? madeOf?.(text) ?? text
}

/** A card whose texts under `keys` are read in the language of who reads them. */
export const labelledCard = <Card extends object>(card: Card, ...keys: readonly (keyof Card & string)[]): Card => {
  const read = { ...card }
  for (const key of keys) {
    const text: unknown = card[key]
    if (typeof text === 'string') Object.defineProperty(read, key, { enumerable: true, get: () => translated(text) })
  }
  return read
}

/** Labels by their keys, each read in the language of who reads it. */
export const labelled = <Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
): { readonly [Key in keyof Texts]: string } => labelledCard(texts, ...Object.keys(texts))
