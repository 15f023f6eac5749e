import { plainDigits } from './plain-digits.ts'

const APOSTROPHES = /['’‘‛ʼʹ`´′＇]/g
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu
/** Latin, Greek, Cyrillic, Hebrew points, Arabic vowels. Vowels of Indic scripts and Thai are no accents. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g
const HYPHENS = /[\p{Pd}\u2212_]/gu
/** What Unicode does not decompose, and signs that are typed as a letter. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ '×': 'x', '✕': 'x', '✖': 'x', '⨯': 'x' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', æ: 'ae', œ: 'oe', þ: 'th', ς: 'σ' },
}
const ALIKES = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g')

/** 'S.A.S.' as 'SAS', 'S. A.' as 'S A'. An address such as a.b@c.de keeps its dots. */
const ABBREVIATION = /(?<![\p{L}\p{M}\p{N}@.])\p{L}(?:\. ?\p{L}(?![\p{L}\p{M}\p{N}]))+\.?(?!@)/gu

const once = (text: string): string =>
  plainDigits(text)
    .replaceAll(APOSTROPHES, '')
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .toUpperCase() // so that ß becomes two letters
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .replaceAll(ALIKES, (sign) => ALIKE[sign] ?? sign)
    .replaceAll(APOSTROPHES, '')
    .replaceAll(HYPHENS, ' ')
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(ABBREVIATION, (letters) => letters.replaceAll('.', ''))
    .trim()

/** Without accents, apostrophes, hyphens and capitals, `×` as x, parts separated by one blank. */
export const plainText = (text: string): string => {
  const plain = once(text)
  return plain === text ? plain : plainText(plain)
}

/** Without blanks: 'PC-1042', 'pc 1042' and 'PC1042' are equal. Read models searched in SQL store it. */
export const searchKey = (text: string): string => plainText(text).replaceAll(' ', '')

/** Of several texts that one column is searched for. */
export const searchKeys = (texts: readonly string[]): string => texts.map(searchKey).join(' ')

const KINDS =
  /^(orders?|quotes?|invoices?|tickets?|requests?|po|no|nr|num|number|numero|pedido|commande|bestellung)[.:]?$/

const bareTerm = (term: string): string => term.replace(/^#+(?=[\p{L}\p{N}])/u, '').replace(/(?<=.)[,;:]+$/, '')

/** Each must occur in a `searchKey`; [] finds everything. Of 'order 2026-000252' only the number counts. */
export const searchTerms = (typed: string): readonly string[] => {
  const terms = plainText(typed).split(' ').filter(Boolean).map(bareTerm)
  return terms.some((term) => /^\d{3}/.test(term)) ? terms.filter((term) => !KINDS.test(term)) : terms
}

const undotted = (text: string): string => text.replaceAll('.', '')

/** All terms in any order. Nothing typed is found everywhere. Dots that are typed count for nothing: 'A.A' is in '0A.A'. */
export const isFound = (typed: string, ...texts: readonly string[]): boolean => {
  const keys = texts.map(searchKey)
  const loose = typed.includes('.') ? keys.map(undotted) : []
  return searchTerms(typed).every(
    (term) => keys.some((key) => key.includes(term)) || loose.some((key) => key.includes(undotted(term))),
  )
}

export const likeInside = (term: string): string => `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`

const LONG_ENOUGH = 4

/** One letter changed, added, missing, or two swapped. Figures must match. */
export const isMistyped = (typed: string, name: string): boolean => {
  if (typed.length < LONG_ENOUGH || Math.abs(typed.length - name.length) > 1 || /\d/.test(typed)) return false
  const common = Math.min(typed.length, name.length)
  let same = 0
  while (same < common && typed[same] === name[same]) same++
  const [rest, other] = [typed.slice(same), name.slice(same)]
  const swapped = other.length > 1 && `${other[1]}${other[0]}${other.slice(2)}`
  return rest === other.slice(1) || rest.slice(1) === other || rest.slice(1) === other.slice(1) || rest === swapped
}

const beginsMistyped = (typed: string, name: string): boolean =>
  [-1, 0, 1].some((more) => isMistyped(typed, name.slice(0, typed.length + more)))

/** 3: begins so; 2: a part begins so; 1: inside; 0.5: but for a typing error; 0: not at all. */
export const closeness = (text: string, typed: string): number => {
  const [terms, parts] = [searchTerms(typed), plainText(text).split(/[ /@.,]/)]
  if (searchKey(text).startsWith(searchKey(typed))) return 3
  if (terms.every((one) => parts.some((part) => part.startsWith(one)))) return 2
  if (isFound(typed, text)) return 1
  const isNear = (one: string) => isFound(one, text) || parts.some((part) => beginsMistyped(one, part))
  return terms.every(isNear) ? 0.5 : 0
}

export const closenessOf = (typed: string, name: string, ...details: readonly string[]): number =>
  Math.max(
    closeness(name, typed) * 2,
    ...details.map((detail) => closeness(detail, typed)),
    isFound(typed, name, ...details) ? 1 : 0,
  )
