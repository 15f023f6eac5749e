import { type RawBuilder, sql } from 'kysely'
import { likeInside, plainText, searchKey, searchTerms } from './search.ts'

/** One letter or two find what begins so: an index of trigrams knows nothing shorter. */
const SHORT = /^[a-z0-9]{1,2}$/
const LONGEST_BEGINNING = 3
/** A word of up to five letters is compared by its first four, a longer one by its first six. */
const LENGTHS = [4, 6] as const
const SEPARATORS = '[\\s/@.,]'
const ANY = '[^\\s/@.,]'

const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(new RegExp(SEPARATORS))
    .flatMap((word) => [word, ...word.split(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/u).slice(1)])
    .filter(Boolean)

/** By characters: half of one is no text to Postgres. */
const part = (letters: readonly string[], from: number, to = letters.length): string => letters.slice(from, to).join('')

const trigrams = (key: string): string[] => {
  const letters = [...key]
  return letters.slice(2).map((_, at) => part(letters, at, at + 3))
}

const without = (letters: readonly string[], at: number): string => part(letters, 0, at) + part(letters, at + 1)

/**
 * Of two words that differ by one letter within their first `length`, or later, one less one letter is the other less one:
 * they share one of these. A word that is a letter shorter counts as it is.
 */
const skips = (word: string, length: number): string[] => {
  const begin = [...word].slice(0, length)
  if (begin.length === length - 1) return [`~${part(begin, 0)}`]
  return begin.length < length ? [] : begin.map((_, at) => `~${without(begin, at)}`)
}

const beginnings = (word: string, longest: number): string[] => {
  const letters = [...word].slice(0, longest)
  return letters.map((_, at) => `^${part(letters, 0, at + 1)}`)
}

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)]

const near = (words: readonly string[]): string[] =>
  words.flatMap((word) => LENGTHS.flatMap((length) => skips(word, length)))

/** The columns of a text that is searched in SQL; the first field is what it is called. */
export const searchColumns = (fields: readonly string[]) => {
  const words = unique(fields.flatMap(wordsOf))
  return {
    text: fields.map(searchKey).join('\n'),
    words: fields.map(plainText).join('\n'),
    tokens: unique([...words.flatMap((word) => beginnings(word, 2)), ...near(words)]),
  }
}

/** What a sealed text is found by; to be hashed under a key. */
export const sealedTokens = (fields: readonly string[]): string[] => {
  const words = unique(fields.flatMap(wordsOf))
  const begun = words.flatMap((word) => beginnings(word, LONGEST_BEGINNING))
  return unique([...begun, ...near(words), ...fields.flatMap((field) => trigrams(searchKey(field)))])
}

const escaped = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '\\$&')

/** All beginnings of a word that are this term but for one typing error, as in `isMistyped`. */
const mistyped = (term: string): string => {
  const letters = [...term]
  const spellings = letters.flatMap((letter, at) => {
    const [before, after] = [escaped(part(letters, 0, at)), escaped(part(letters, at + 1))]
    const swapped = escaped((letters[at + 1] ?? '') + letter + part(letters, at + 2))
    return [before + after, before + ANY + after, before + ANY + escaped(letter) + after, before + swapped]
  })
  return `(^|${SEPARATORS})(${unique(spellings).join('|')})`
}

/** One term of what is typed. `typos`: null where it must match. */
export type SearchTerm = {
  readonly text: string
  readonly typos: { readonly tokens: readonly string[]; readonly pattern: string } | null
}

/** As `isMistyped`: four letters or more without figures. */
const mayBeMistyped = (term: string): boolean => term.length >= LENGTHS[0] && !/\d/.test(term)

export const termsOf = (typed: string, { typos }: { readonly typos: boolean }): SearchTerm[] =>
  searchTerms(typed).map((text) => ({
    text,
    typos:
      typos && mayBeMistyped(text)
        ? { tokens: skips(text, text.length < LENGTHS[1] ? LENGTHS[0] : LENGTHS[1]), pattern: mistyped(text) }
        : null,
  }))

const texts = (all: readonly string[]) => sql`${all}::text[]`

/** Whether columns of `searchColumns` contain a term; `table` is their alias. */
export const contains = (table: string, { text, typos }: SearchTerm): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const exact = SHORT.test(text)
    ? sql<boolean>`${column('tokens')} @> ${texts([`^${text}`])}`
    : sql<boolean>`${column('text')} like ${likeInside(text)}`
  if (!typos) return exact
  return sql<boolean>`(${exact} or (${column('tokens')} && ${texts(typos.tokens)} and ${column('words')} ~ ${typos.pattern}))`
}

/** The same of what it is called alone: the first field. It filters what `contains` finds. */
export const isCalled = (table: string, { text, typos }: SearchTerm): RawBuilder<boolean> => {
  const first = (name: string) => sql`split_part(${sql.ref(`${table}.${name}`)}, E'\n', 1)`
  const exact = sql<boolean>`${first('text')} like ${likeInside(text)}`
  return typos ? sql<boolean>`(${exact} or ${first('words')} ~ ${typos.pattern})` : exact
}

/** One hash of a token for each secret in use, in the same order for all. */
export type TokenHashes = (token: string) => readonly string[]

/** Under one of the secrets all of them. */
const hasAll = (column: RawBuilder<unknown>, tokens: readonly string[], hashes: TokenHashes): RawBuilder<boolean> => {
  const hashed = tokens.map(hashes)
  const bySecret = (hashed[0] ?? []).map((_, secret) => hashed.map((all) => all[secret] ?? ''))
  return sql<boolean>`(${sql.join(
    bySecret.map((all) => sql`${column} @> ${texts(all)}`),
    sql` or `,
  )})`
}

/** As `contains`, for hashed `sealedTokens`. More than that may match: what is opened is compared again. */
export const sealedContains = (
  column: RawBuilder<unknown>,
  { text, typos }: SearchTerm,
  hashes: TokenHashes,
): RawBuilder<boolean> => {
  const tokens = [...text].length < LONGEST_BEGINNING ? [`^${text}`] : trigrams(text)
  const exact = hasAll(column, tokens, hashes)
  return typos ? sql<boolean>`(${exact} or ${column} && ${texts(typos.tokens.flatMap(hashes))})` : exact
}

/** Begins a word of a sealed text. */
export const sealedBegins = (column: RawBuilder<unknown>, { text }: SearchTerm, hashes: TokenHashes) =>
  hasAll(column, [`^${part([...text], 0, LONGEST_BEGINNING)}`], hashes)

const all = (conditions: readonly RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`

/** What it is called begins as what is typed. */
export const beginsSo = (table: string, typed: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${table}.text`)} like ${likeInside(searchKey(typed)).slice(1)}`

/** 3: is called so from its first letter; 2: words of what it is called begin so; 1: it is called so inside; 0: else. */
export const rankIn = (table: string, typed: string, terms: readonly SearchTerm[]): RawBuilder<number> => {
  const [text, words] = [sql.ref(`${table}.text`), sql.ref(`${table}.words`)]
  const begins = terms.map(
    (term) => sql<boolean>`split_part(${words}, E'\n', 1) ~ ${`(^|${SEPARATORS})${escaped(term.text)}`}`,
  )
  const inside = terms.map((term) => sql<boolean>`split_part(${text}, E'\n', 1) like ${likeInside(term.text)}`)
  return sql<number>`case when ${beginsSo(table, typed)} then 3
    when ${all(begins)} then 2 when ${all(inside)} then 1 else 0 end`
}
