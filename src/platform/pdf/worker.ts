import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { create, type Font } from 'fontkit'
import pdfmake from 'pdfmake'
import { fallbackFonts } from './fallback-fonts.ts'
import { tableLayouts } from './table-layouts.ts'
import { withTexts } from './text-nodes.ts'
import { needsParts, type Part, partsOf } from './text-parts.ts'
import { extendTypesetter } from './typesetting.ts'
import { unpackWoff } from './woff.ts'

const fontFolder = join(dirname(fileURLToPath(import.meta.resolve('inter-ui/package.json'))), 'Inter (web)')
const faces = { normal: 'Regular', bold: 'SemiBold', italics: 'Italic', bolditalics: 'SemiBoldItalic' }
const { virtualfs } = pdfmake as unknown as { virtualfs: { writeFileSync: (name: string, content: Buffer) => void } }
const inter = (face: string) => unpackWoff(readFileSync(join(fontFolder, `Inter-${face}.woff`)))
for (const face of Object.values(faces)) virtualfs.writeFileSync(face, inter(face))

// A definition can name addresses and files: it gets our fonts and nothing else.
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

/** A definition in which every text that Inter or a line cannot hold is in parts. */
const inParts = async (definition: unknown): Promise<unknown> => {
  const set = new Map<string, string | readonly Part[]>()
  withTexts(definition, (text) => {
    if (needsParts(text)) set.set(text, text)
    return text
  })
  for (const text of set.keys()) set.set(text, await partsOf(text, fonts))
  return set.size === 0 ? definition : withTexts(definition, (text) => set.get(text) ?? text)
}

/** Setting type is slow and blocks: it has a thread of its own. Gets {id, definition}, answers {id, pdf} or {id, error}. */
type DocumentRequest = { readonly id: number; readonly definition: any }

/** What JSON cannot say: dates, and the number of the page in its footer. */
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
