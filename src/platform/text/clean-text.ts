import { cleanLogin, lineBreaks, UNSEEN } from './clean-login.ts'
import { plainDigits } from './plain-digits.ts'

/** Scripts with joiners: Persian, Indic. */
const JOINING = ['Arab', 'Syrc', 'Mong', 'Nkoo', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym']
  .concat(['Sinh', 'Khmr', 'Mymr', 'Tibt'])
  .map((script) => `\\p{scx=${script}}`)
  .join('')

const visible = (set: string) => `(?<=(?=[\\p{L}\\p{M}])(?!\\p{Default_Ignorable_Code_Point})[${set}])`

const SHAPING = [
  `${visible(JOINING)}[\\u200C\\u200D]`,
  '(?<=\\p{Extended_Pictographic}\\uFE0F?|\\p{Emoji_Modifier})\\u200D(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})\\uFE0F',
  '(?<=\\p{Ideographic})[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]',
  `${visible('\\p{scx=Mong}')}[\\u180B-\\u180D\\u180F]`,
].join('|')

const unseenInLine = new RegExp(`(${SHAPING})|${UNSEEN}`, 'gu')
const unseenInParagraphs = new RegExp(`([\\n\\t]|${SHAPING})|${UNSEEN}`, 'gu')

export const cleanLine = (text: string): string =>
  text
    .replace(lineBreaks, ' ')
    .replace(/[\p{Zs}\u2800]/gu, ' ')
    .replace(unseenInLine, '$1')

export const cleanParagraphs = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\u2800', ' ')
    .replace(unseenInParagraphs, '$1')

/** Digits of any script, dashes as hyphens, brackets as round ones. */
export const cleanPhone = (text: string): string =>
  plainDigits(cleanLogin(text))
    .replace(/[·•‧∙・]/g, '.')
    .replace(/;\s*ext\s*=/gi, ' ext. ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[[{<]/g, '(')
    .replace(/[\]}>]/g, ')')

const mixedWord =
  /\p{Script=Latn}\p{M}*[\p{Script=Cyrl}\p{Script=Grek}]|[\p{Script=Cyrl}\p{Script=Grek}]\p{M}*\p{Script=Latn}/u

/** As a Cyrillic 'а' among Latin letters. */
export const mixesAlphabets = (login: string): boolean => mixedWord.test(login)
