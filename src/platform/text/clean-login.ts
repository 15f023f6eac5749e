import { domainName } from './domain-name.ts'

/** Controls, marks of direction, zero-width and filling characters, an empty cell of Braille and an empty note. */
export const UNSEEN = '[\\p{Cc}\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB\\uFFFC\\u2800\\u{1D159}]'
const unseen = new RegExp(UNSEEN, 'gu')

export const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g

/**
 * An e-mail address or login name in its one form (NFKC, its domain in its own script): two that look alike by width or
 * ligature are the same.
 */
export const cleanLogin = (text: string): string => {
  const login = text.replace(lineBreaks, ' ').replace(unseen, '').normalize('NFKC').trim()
  const place = login.lastIndexOf('@')
  return place < 0 ? login : `${login.slice(0, place)}@${domainName(login.slice(place + 1))}`
}
