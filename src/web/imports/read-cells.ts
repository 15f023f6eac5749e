import { decodedText } from '#platform/spreadsheet/decoded-text.ts'
import { loadingCode } from '#web/loading-code.ts'

import { firstSheetPath, percentCells } from './percent-cells.ts'

export type Cells = readonly (readonly string[])[]

/** What a workbook may hold once it is unpacked. */
const MAXIMUM_UNPACKED = 20_000_000

/** Without the empty cells that a separator at the end makes. */
export const filled = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)

/** A cell's text without a spreadsheet's guard against formulas. */
export const bareCell = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '')

const DELIMITERS = ['\t', ';', ',', '|']

/** Rows of a text with tabs, semicolons, commas or bars between; Excel's own first line `sep=;` names which. */
export const cellsOfText = async (text: string): Promise<{ readonly cells: Cells; readonly delimiter: string }> => {
  const { default: Papa } = await loadingCode(() => import('papaparse'))
  const plain = text.replace(/^\uFEFF/, '')
  const [line = '', named] = /^"?sep=(.)"?[ \t]*(?:\r\n?|\n|$)/i.exec(plain) ?? []
  const { data, meta } = Papa.parse<string[]>(plain.slice(line.length).trim(), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: DELIMITERS,
    ...(named && { delimiter: named }),
  })
  return { cells: data, delimiter: meta.delimiter }
}

const shown = (value: unknown, isPercent: boolean): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value !== 'number') return String(value)
  // As Excel shows it: 15 digits, whatever its arithmetic left behind them.
  return isPercent ? `${Number((value * 100).toPrecision(15))} %` : String(Number(value.toPrecision(15)))
}

type Workbook = { readonly cells: Cells } | { readonly problem: 'tooLarge' | 'notReadable' }

const readWorkbook = async (bytes: Uint8Array): Promise<Workbook> => {
  try {
    const { unzipSync, strFromU8 } = await loadingCode(() => import('fflate'))
    let size = 0
    const names = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|styles\.xml|worksheets\/[^/]+\.xml)$/
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize
        return false
      },
    })
    if (size > MAXIMUM_UNPACKED) return { problem: 'tooLarge' }
    const packed = unzipSync(bytes, { filter: ({ name }) => names.test(name) })
    const files = Object.fromEntries(Object.entries(packed).map(([name, content]) => [name, strFromU8(content)]))
    const percents = percentCells(files[firstSheetPath(files)] ?? '', files['xl/styles.xml'] ?? '')
    const { readSheet } = await loadingCode(() => import('read-excel-file/universal'))
    const rows = await readSheet(new Uint8Array(bytes).buffer)
    return {
      cells: rows.map((row, index) => row.map((value, column) => shown(value, percents.has(`${index}:${column}`)))),
    }
  } catch {
    return { problem: 'notReadable' }
  }
}

/** The first sheet of a workbook as cells, or the text of a file in whichever encoding, or what is wrong with it. */
export const readListFile = async (file: Blob, maximumBytes: number): Promise<Workbook | { readonly text: string }> => {
  if (file.size > maximumBytes) return { problem: 'tooLarge' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readWorkbook(bytes)
  const text = decodedText(bytes)
  return text === null ? { problem: 'notReadable' } : { text }
}
