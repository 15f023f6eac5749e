import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { create, type Font } from 'fontkit'
import pdfmake from 'pdfmake'
import { unchecked } from '#platform/typed.ts'
import { fallbackFonts } from './fallback-fonts.ts'
import { tableLayouts } from './table-layouts.ts'
import { needsParts, type Part, partsOf } from './text-parts.ts'
import { extendTypesetter } from './typesetting.ts'
import { unpackWoff } from './woff.ts'

type Set = (text: string) => string | readonly Part[]

const inParagraph = (piece: unknown, set: Set): unknown[] => {
  if (typeof piece === 'string') return [set(piece)].flat()
  if (typeof piece !== 'object' || piece === null || !('text' in piece) || typeof piece.text !== 'string')
    return [piece]
  const parts = set(piece.text)
  return typeof parts === 'string' ? [{ ...piece, text: parts }] : parts.map((part) => ({ ...piece, ...part }))
}

const paragraph = (text: unknown, set: Set): unknown => {
  if (typeof text === 'string') return set(text)
  return Array.isArray(text) ? text.flatMap((piece) => inParagraph(piece, set)) : text
}

const withTexts = (node: unknown, set: Set): unknown => {
  if (Array.isArray(node))
    return node.map((child) => {
      if (typeof child !== 'string') return withTexts(child, set)
      const parts = set(child)
      return typeof parts === 'string' ? parts : { text: parts }
    })
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [key, key === 'text' ? paragraph(child, set) : withTexts(child, set)]),
  )
}

const fontFolder = join(dirname(fileURLToPath(import.meta.resolve('inter-ui/package.json'))), 'Inter (web)')
const faces = { normal: 'Regular', bold: 'SemiBold', italics: 'Italic', bolditalics: 'SemiBoldItalic' }
const { virtualfs } = unchecked<{ virtualfs: { writeFileSync: (name: string, content: Buffer) => void } }>(pdfmake)
const inter = (face: string) => unpackWoff(readFileSync(join(fontFolder, `Inter-${face}.woff`)))
for (const face of Object.values(faces)) virtualfs.writeFileSync(face, inter(face))

// Definitions may name URLs and files: none are loaded.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(() => false)
pdfmake.setFonts({ Inter: faces })
pdfmake.setTableLayouts(tableLayouts)
extendTypesetter()

const fonts = fallbackFonts(create(inter(faces.normal)) as Font, (name, { normal, bold }) => {
  virtualfs.writeFileSync(name, normal)
  virtualfs.writeFileSync(`${name} bold`, bold)
  pdfmake.addFonts({ [name]: { normal: name, bold: `${name} bold`, italics: name, bolditalics: `${name} bold` } })
})

const inParts = async (definition: unknown): Promise<unknown> => {
  const set = new Map<string, string | readonly Part[]>()
  withTexts(definition, (text) => {
    if (needsParts(text)) set.set(text, text)
    return text
  })
  for (const text of set.keys()) set.set(text, await partsOf(text, fonts))
  return set.size === 0 ? definition : withTexts(definition, (text) => set.get(text) ?? text)
}

/** Setting type blocks, hence a worker. {id, definition} in, {id, pdf} or {id, error} out. */
type DocumentRequest = { readonly id: number; readonly definition: any }

/** What JSON cannot express: dates and page numbers. */
const lively = ({ info, footer, cover, ...definition }: any) => ({
  ...definition,
  info: { ...info, creationDate: new Date(info.creationDate), modDate: new Date(info.modDate) },
  ...(footer && {
    footer: (page: number, pages: number) => (cover && page === 1 ? null : numbered(footer, page, pages)),
  }),
})

const numbered = (footer: unknown, page: number, pages: number): unknown =>
  JSON.parse(JSON.stringify(footer), (_key, value) =>
    typeof value === 'string' ? value.replaceAll('{page}', String(page)).replaceAll('{pages}', String(pages)) : value,
  )

parentPort?.on('message', ({ id, definition }: DocumentRequest) => {
  inParts(definition)
    .then((set) => pdfmake.createPdf(lively(set)).getBuffer())
    .then(
      (pdf: Uint8Array) => parentPort?.postMessage({ id, pdf }),
      (error: unknown) =>
        parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) }),
    )
})
