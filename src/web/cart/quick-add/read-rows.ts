import type { TypedRow } from '#modules/ordering/cart/quick-add.ts'
import { keysOf } from '#platform/records.ts'
import { bareCell, type Cells, cellsOfText, filled } from '#web/imports/read-cells.ts'
import { placesChosen, type UnnamedColumn, unnamedColumns, withoutTitles } from '#web/imports/unnamed-columns.ts'
import { type Column, isAmount, isHeader, type Places, placesMeant, placesNamed } from './columns.ts'

/** `free`: bonus rows, left out as the portal computes them. `undecided`: the user must name the columns. */
export type ReadRows = {
  readonly rows: TypedRow[]
  readonly free: number
  readonly undecided: readonly UnnamedColumn<Column>[] | null
}

const isMarked = (cell: string): boolean => !['', 'no', 'false', '0'].includes(cell.toLowerCase())

const unnamed: Places = { reference: 0, quantity: 1, country: 2, packaging: 3 }

/** The place of each column: where the header names it; else its usual place, if nothing is named there. */
const placesUnder = (heads: readonly string[], header: Places): Places => {
  const free = Object.entries(unnamed).filter(([, at]) => (heads[at] ?? '').trim() === '')
  return { ...Object.fromEntries(free), ...header }
}

const seemsIn = (heads: readonly string[]) => {
  const named = placesNamed(heads)
  return (_: string, index: number) => keysOf(named).find((column) => named[column] === index) ?? null
}

/** Cells into rows; the first line may name the columns, in any order. `chosen`: what each column is, by a person. */
const rowsOf = (cells: Cells, chosen: readonly (Column | null)[] | null): ReadRows => {
  const lines = withoutTitles(cells, (heads) => Object.keys(placesNamed(heads)).length >= 2)
  const [heads = [], ...below] = lines
  const header = isHeader(heads, below)
  const meant = chosen ? placesChosen(chosen) : header ? placesMeant(heads, below) : unnamed
  if (meant === null) return { rows: [], free: 0, undecided: unnamedColumns(heads, below, heads.map(seemsIn(heads))) }
  const places = header && !chosen ? placesUnder(heads, meant) : meant
  const last = keysOf(places).toSorted((a, b) => (places[b] ?? 0) - (places[a] ?? 0))[0]
  const columns = Math.max(header ? heads.length : 0, ...Object.values(places).map((place) => place + 1))
  const cell = (cells: readonly string[], name: Column): string => {
    const at = places[name]
    if (at === undefined) return ''
    const more = name === last ? filled(cells.slice(columns)) : []
    return [cells[at] ?? '', ...more].map(bareCell).join(' | ').replaceAll(KEPT, ',')
  }
  const all = header ? below : lines
  const inOrder = places.reference === 0 && places.quantity === 1 && places.country === 2
  const ordered = (inOrder ? all.map(untangled) : all).filter((cells) => !isMarked(cell(cells, 'free')))
  const rows = ordered.map((cells) => ({
    reference: cell(cells, 'reference'),
    quantity: cell(cells, 'quantity'),
    country: cell(cells, 'country'),
    packaging: cell(cells, 'packaging'),
  }))
  return { rows, free: all.length - ordered.length, undecided: null }
}

/** 'PC-1042 20', 'pc 1042 1 200', 'PC-1042 20 Peru'; 'pc 1042' is all reference. */
const spaced = /^(.*?\d\S*)\s+(\d{1,3}(?:\s\d{3})+|\d\S*)(?:\s+(\p{L}.*))?$/u

/** A line that was read as one cell: written differently from the others, or with spaces between. */
const cellsOf = (line: string): readonly string[] => {
  const cells = [/[;\t|]/, ','].map((between) => filled(line.split(between))).find(({ length }) => length > 1)
  if (cells) return cells
  const written = line.replace(/[;,\t|\s]+$/, '').trim()
  const apart = written.split(/\s+/)
  return Object.keys(placesNamed(apart)).length >= 2
    ? apart
    : (spaced
        .exec(written)
        ?.slice(1)
        .map((cell) => cell ?? '') ?? [written])
}

/** '150 Colombia', '150, Colombia'. '150 units' is no number and a country. */
const amountAndCountry =
  /^(\d{1,3}(?:[\s.,'’\uE000]\d{3})+|\d+)(?:\s*,\s*|\s+)(?!(?:units?|pieces?|pcs|packs?|box(?:es)?)\b)(\p{L}.*)$/iu

const isWord = (cell: string): boolean => /^\p{L}\D+$/u.test(cell)

/** Cells split wrongly: 'PC-1042 150' and 'Colombia', 'PC-1042' and '150 Colombia', or the country first. */
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

/** Replaces a comma that is part of a figure. */
const KEPT = '\uE000'

/** 'PC-1042 1,200': a comma between thousands that end a line or a cell, after a space, is no separator. */
const thousandsTogether = (text: string): string =>
  text.replaceAll(/(?<=[ \t])\d{1,3}(?:,\d{3})+(?=[ \t]*(?:[;\t|]|$))/gm, (number) => number.replaceAll(',', KEPT))

/** Separated by commas, semicolons, tabs or spaces, or a workbook, whose reader is loaded on demand. */
export const readRows = async (
  source: string | Cells,
  chosen: readonly (Column | null)[] | null = null,
): Promise<ReadRows> => {
  if (typeof source !== 'string')
    return rowsOf(
      source.filter((cells) => filled(cells).length > 0),
      chosen,
    )
  const { cells: lines } = await cellsOfText(thousandsTogether(source.trim()))
  return rowsOf(
    lines.map((cells) => (filled(cells).length === 1 ? cellsOf(filled(cells)[0] ?? '') : cells)),
    chosen,
  )
}
