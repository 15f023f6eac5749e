export class NoOfficeXml extends Error {}

const encodings = [
  { begins: /^\xff\xfe|^<\0/, name: 'utf-16le' },
  { begins: /^\xfe\xff|^\0</, name: 'utf-16be' },
] as const
/** Others could spell ASCII differently. */
const otherEncoding = /^\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-8|utf-16|us-ascii|iso-8859|windows-125)/i
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const characterOf = (entity: string): string => {
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(entity) ?? []
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN)
  return code <= 0x10ffff ? String.fromCodePoint(code) : (named[entity] ?? '')
}

export const resolved = (text: string): string =>
  text.replaceAll(/&([#\w]{1,12});/g, (_, entity: string) => characterOf(entity))

/** UTF-8 or UTF-16, without entity definitions. */
export const xmlText = (part: Buffer): string => {
  const begin = part.toString('latin1', 0, 4)
  const text = new TextDecoder(encodings.find(({ begins }) => begins.test(begin))?.name ?? 'utf-8').decode(part)
  if (/<!(DOCTYPE|ENTITY)/i.test(text) || otherEncoding.test(text)) throw new NoOfficeXml()
  return text
}

export type Relationship = { readonly type: string; readonly target: string; readonly isExternal: boolean }

export const relationshipsIn = (part: Buffer): Relationship[] =>
  [...xmlText(part).matchAll(/<(?:[\w.-]+:)?Relationship\b((?:[^"'>]|"[^"]*"|'[^']*')*)>/g)].map(([, written = '']) => {
    const attributes = Object.fromEntries(
      [...written.matchAll(/([\w.:-]+)\s*=\s*("[^"]*"|'[^']*')/g)].map(([, name, value = '']) => [
        name,
        resolved(value.slice(1, -1)).trim(),
      ]),
    )
    const { Type = '', Target = '', TargetMode = '' } = attributes
    return { type: Type, target: Target, isExternal: TargetMode.toLowerCase() === 'external' }
  })
