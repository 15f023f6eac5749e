import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'

import pdfmake from 'pdfmake'

import { withBrokenWords } from './long-words.ts'
import { tableLayouts } from './table-layouts.ts'
import { unpackWoff } from './woff.ts'

const fontFolder = join(dirname(fileURLToPath(import.meta.resolve('inter-ui/package.json'))), 'Inter (web)')
const faces = { normal: 'Regular', bold: 'SemiBold', italics: 'Italic', bolditalics: 'SemiBoldItalic' }
const { virtualfs } = pdfmake as unknown as { virtualfs: { writeFileSync: (name: string, content: Buffer) => void } }
for (const face of Object.values(faces))
  virtualfs.writeFileSync(face, unpackWoff(readFileSync(join(fontFolder, `Inter-${face}.woff`))))

// A definition can name addresses and files: it gets our fonts and nothing else.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(() => false)
pdfmake.setFonts({ Inter: faces })
pdfmake.setTableLayouts(tableLayouts)

/** Setting type is slow and blocks: it has a thread of its own. Asked {id, definition}, answers {id, pdf} or {id, error}. */
type Asked = { readonly id: number; readonly definition: any }

/** What JSON cannot say: dates, and the number of the page in its footer. */
const lively = ({ info, footer, cover, content, ...definition }: any) => ({
  ...definition,
  content: withBrokenWords(content),
  info: { ...info, creationDate: new Date(info.creationDate), modDate: new Date(info.modDate) },
  ...(footer && {
    footer: (page: number, pages: number) => (cover && page === 1 ? null : numbered(footer, page, pages)),
  }),
})

const numbered = (footer: unknown, page: number, pages: number): unknown =>
  JSON.parse(JSON.stringify(footer), (_key, value) =>
    typeof value === 'string' ? value.replaceAll('{page}', String(page)).replaceAll('{pages}', String(pages)) : value,
  )

parentPort?.on('message', ({ id, definition }: Asked) => {
  pdfmake
    .createPdf(lively(definition))
    .getBuffer()
    .then(
      (pdf: Uint8Array) => parentPort?.postMessage({ id, pdf }),
      (error: unknown) =>
        parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) }),
    )
})
