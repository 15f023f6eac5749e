/** Controls, marks of direction, zero-width and filling characters. */
export const UNSEEN = '[\\p{Cc}\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]'
const unseen = new RegExp(UNSEEN, 'gu')

export const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g

/** An e-mail address or login name in its one form (NFKC): two that look alike by width or ligature are the same. */
export const cleanLogin = (text: string): string =>
  text.replace(lineBreaks, ' ').replace(unseen, '').normalize('NFKC').trim()
