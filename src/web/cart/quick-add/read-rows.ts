import type { TypedRow } from '#modules/ordering/cart/quick-add.ts'
import { loadingCode } from '#web/loading-code.ts'

/** How people name the columns. Those that no header row names stand in this order. */
const columns = {
  reference: ['reference', 'ref', 'ref.', 'sku', 'article', 'item', 'referencia', 'référence'],
  quantity: ['quantity', 'qty', 'units', 'pieces', 'cantidad', 'quantité'],
  country: ['country', 'destination', 'shipping to', 'país', 'pays'],
  packaging: ['packaging', 'pack', 'box', 'empaque', 'conditionnement'],
  free: ['free', 'bonus'],
} as const
type Column = keyof typeof columns
const names = Object.keys(columns) as Column[]

/** What was read. `free`: rows of a bonus, left out because the portal works them out itself. */
export type ReadRows = { readonly rows: TypedRow[]; readonly free: number }

const headerOf = (cells: readonly string[]): Partial<Record<Column, number>> | null => {
  const heads = cells.map((cell) => cell.trim().toLowerCase())
  const places = names.flatMap((name) => {
    const at = heads.findIndex((head) => (columns[name] as readonly string[]).includes(head))
    return at === -1 ? [] : [[name, at] as const]
  })
  return places.length >= 2 ? Object.fromEntries(places) : null
}

const isMarked = (cell: string): boolean => !['', 'no', 'false', '0'].includes(cell.toLowerCase())

const unnamed = { reference: 0, quantity: 1, country: 2, packaging: 3 } as const

/** Where each column stands: where the header names it; else where it stands without one, if nothing is named there. */
const placesOf = (heads: readonly string[], header: Partial<Record<Column, number>> | null) => {
  const free = Object.entries(unnamed).filter(([, at]) => (heads[at] ?? '').trim() === '')
  return header ? { ...Object.fromEntries(free), ...header } : unnamed
}

/** Cells into rows; the first line may name the columns, in any order. */
const rowsOf = (lines: readonly (readonly string[])[]): ReadRows => {
  const header = headerOf(lines[0] ?? [])
  const places: Partial<Record<Column, number>> = placesOf(lines[0] ?? [], header)
  const cell = (cells: readonly string[], name: Column): string => {
    const at = places[name]
    // A spreadsheet's guard against formulas is not part of the text.
    return at === undefined ? '' : (cells[at] ?? '').trim().replace(/^'(?=[=+\-@])/, '')
  }
  const all = header ? lines.slice(1) : lines
  const inOrder = places.reference === 0 && places.quantity === 1 && places.country === 2
  const ordered = (inOrder ? all.map(untangled) : all).filter((cells) => !isMarked(cell(cells, 'free')))
  const rows = ordered.map((cells) => ({
    reference: cell(cells, 'reference'),
    quantity: cell(cells, 'quantity'),
    country: cell(cells, 'country'),
    packaging: cell(cells, 'packaging'),
  }))
  return { rows, free: all.length - ordered.length }
}

/**
 * 'PC-1042 20', 'pc 1042 1 200', 'PC-1042 20 Peru': a reference, which ends with what holds a digit, a quantity, perhaps a
 * country. 'pc 1042' is all reference.
 */
const spaced = /^(.*?\d\S*)\s+(\d{1,3}(?:\s\d{3})+|\d\S*)(?:\s+(\p{L}.*))?$/u

/** Without the empty cells that a separator at the end makes. */
const filled = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)

/** A line that was read as one cell: written differently from the others, or with spaces between. */
const cellsOf = (line: string): readonly string[] => {
  const cells = [/[;\t|]/, ','].map((between) => filled(line.split(between))).find(({ length }) => length > 1)
  if (cells) return cells
  const written = line.replace(/[;,\t|\s]+$/, '').trim()
  const apart = written.split(/\s+/)
  return headerOf(apart)
    ? apart
    : (spaced
        .exec(written)
        ?.slice(1)
        .map((cell) => cell ?? '') ?? [written])
}

const isAmount = (cell: string | undefined): boolean => /^\d[\d\s.,'’]*$/.test(cell ?? '')

/** '150 Colombia', '150, Colombia'. '150 units' is no number and a country. */
const amountAndCountry =
  /^(\d{1,3}(?:[\s.,'’]\d{3})+|\d+)(?:\s*,\s*|\s+)(?!(?:units?|pieces?|pcs|packs?|box(?:es)?)\b)(\p{L}.*)$/iu

const isWord = (cell: string): boolean => /^\p{L}\D+$/u.test(cell)

/**
 * A line in which reference, quantity and country are not a cell each, because one thing stands between these two and
 * another between those: 'PC-1042 150' and 'Colombia', 'PC-1042' and '150 Colombia', or the country before the quantity.
 */
const untangled = (cells: readonly string[]): readonly string[] => {
  const apart = [...cells.slice(0, 3).flatMap((cell) => cell.split(/[;\t|]/)), ...cells.slice(3)]
  const [reference = '', quantity = '', ...rest] = apart.map((cell) => cell.trim())
  if (isAmount(quantity)) return apart
  const [, amount, country] = amountAndCountry.exec(quantity) ?? []
  if (amount && country) return [reference, amount, country, ...rest]
  const torn = filled(cellsOf(reference))
  if (isAmount(torn[1]?.trim())) return [...torn, ...(quantity ? [quantity] : []), ...rest]
  const [next = '', ...others] = rest
  if (isAmount(next) && quantity === '') return [reference, ...rest]
  if (isAmount(next) && isWord(quantity)) return [reference, next, quantity, ...others]
  // A reference and a country: it is the quantity that is missing.
  return isWord(quantity) && next === '' ? [reference, '', quantity, ...others] : apart
}

/** 'PC-1042 1,200': a comma between thousands that end a line or a cell, and stands after a space, separates nothing. */
const thousandsTogether = (text: string): string =>
  text.replaceAll(/(?<=[ \t])\d{1,3}(?:,\d{3})+(?=[ \t]*(?:[;\t|]|$))/gm, (number) => number.replaceAll(',', ''))

/** What was pasted, with commas, semicolons, tabs or spaces between; the reader is loaded when it is first needed. */
export const readRows = async (text: string): Promise<ReadRows> => {
  const { default: Papa } = await loadingCode(() => import('papaparse'))
  const { data } = Papa.parse<string[]>(thousandsTogether(text.trim()), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: ['\t', ';', ',', '|'],
  })
  return rowsOf(data.map((cells) => (filled(cells).length === 1 ? cellsOf(filled(cells)[0] ?? '') : cells)))
}
