import { domainName } from './domain-name.ts'

/** Controls, direction marks, zero-width and blank-looking characters. */
export const UNSEEN = '[\\p{Cc}\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB\\uFFFC\\u2800\\u{1D159}]'
const unseen = new RegExp(UNSEEN, 'gu')

export const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g

/** NFKC, the domain in its own script, so that equal-looking ones are equal. */
export const cleanLogin = (text: string): string => {
  const login = text.replace(lineBreaks, ' ').replace(unseen, '').normalize('NFKC').trim()
  const place = login.lastIndexOf('@')
  return place < 0 ? login : `${login.slice(0, place)}@${domainName(login.slice(place + 1))}`
}
