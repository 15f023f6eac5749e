import { inflateSync } from 'node:zlib'

/** Reads back what our own typesetter wrote: each page as its pieces of text, in the order in which they were set. */
export const pdfPages = (pdf: Buffer): string[] => {
  const objects = objectsIn(pdf.toString('latin1'))
  const fonts = new Map<string, Map<number, string>>()
  for (const { head } of objects.values())
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const letters = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))?.head ?? '')?.[1]
      if (name && letters) fonts.set(name, alphabet(objects.get(Number(letters))?.stream ?? ''))
    }
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => textOf(objects.get(Number(/\/Contents (\d+)/.exec(head)?.[1]))?.stream ?? '', fonts))
}

const objectsIn = (text: string) => {
  const found = new Map<number, { head: string; stream: string }>()
  for (const [, id, body = ''] of text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) {
    const at = body.indexOf('\nstream\n')
    const head = at < 0 ? body : body.slice(0, at)
    const raw = at < 0 ? '' : body.slice(at + 8, body.lastIndexOf('\nendstream'))
    const stream = head.includes('/FlateDecode') ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw
    found.set(Number(id), { head, stream })
  }
  return found
}

const characters = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

const alphabet = (cmap: string) => {
  const letters = new Map<number, string>()
  for (const [, from = '', , list = ''] of cmap.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g))
    for (const [place, [, hex = '']] of [...list.matchAll(/<(\w*)>/g)].entries())
      letters.set(Number.parseInt(from, 16) + place, characters(hex))
  return letters
}

const textOf = (content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>) => {
  let letters: ReadonlyMap<number, string> = new Map()
  let text = ''
  for (const [token, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\bBT\b/g)) {
    if (font) letters = fonts.get(font) ?? new Map()
    else if (shown)
      for (const [, hex = ''] of shown.matchAll(/<(\w+)>/g))
        for (const [glyph] of hex.matchAll(/\w{4}/g)) text += letters.get(Number.parseInt(glyph, 16)) ?? '?'
    else if (token === 'BT') text += ' '
  }
  return text.replaceAll(/ +/g, ' ').trim()
}
