import { type FileKind, fileKinds } from './file-kinds.ts'

/** UTF-16 units and UTF-8 bytes, with extension: fits every file system. */
const LONGEST = { units: 150, bytes: 240 }

/** Windows opens these devices, whatever extension follows. */
const device = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])\s*(\.|$)/i
/** '.exe', '.PDF', '.mp4'; not '.Lopez', not '.2026'. */
const someEnding = /\.(?=\d*[A-Za-z])([a-z\d]{1,5}|[A-Z\d]{1,5})$/
const joined =
  '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F\\p{sc=Arab}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Mlym}\\p{sc=Sinh}]'
/** Bidi marks and zero-width characters, except joiners inside letters and emoji. */
const unseen = new RegExp(`(?!(?<=${joined})[\\u200C\\u200D](?=${joined}))[\\p{Cc}\\p{Cf}]`, 'gu')

const trimmed = (name: string): string => name.replaceAll(/^[. ]+|[. ]+$/g, '')

const neutral = (given: string): string => {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const seen = last
    .replaceAll(/[\s\p{Z}]/gu, ' ')
    .replaceAll(unseen, '')
    .replaceAll(/["<>|:*?]/g, '')
    .replaceAll(/ +/g, ' ')
    .normalize('NFC')
  return seen.replace(/[. ]+$/, '')
}

const stemOf = (name: string, kind: FileKind): string => {
  const own = new RegExp(`\\.(${[kind, fileKinds[kind].extension].join('|')})$`, 'i')
  let stem = trimmed(name.replace(someEnding, ''))
  while (own.test(stem)) stem = trimmed(stem.replace(own, ''))
  return stem
}

const shortened = (text: string, units: number, bytes: number): string => {
  const encoder = new TextEncoder()
  let kept = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    const longer = kept + segment
    if (longer.length > units || encoder.encode(longer).length > bytes) break
    kept = longer
  }
  return trimmed(kept)
}

/** Safe on every file system; the extension is that of its bytes (null: as given). null: nothing is left. */
export const fileName = (given: string, kind: FileKind | null): string | null => {
  const name = neutral(given)
  const ending = kind ? `.${fileKinds[kind].extension}` : (/\.[a-z\d]{1,10}$/i.exec(name)?.[0] ?? '')
  const stem = kind ? stemOf(name, kind) : trimmed(name.slice(0, name.length - ending.length))
  const prefix = device.test(stem) ? '_' : ''
  const taken = prefix.length + ending.length
  const short = shortened(stem, LONGEST.units - taken, LONGEST.bytes - taken)
  return short === '' ? null : `${prefix}${short}${ending}`
}
