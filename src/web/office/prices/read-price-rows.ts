import { MOST_PRICE_CHANGES } from '#modules/catalogue/prices/price-change-contract.ts'
import { CELLS_TOGETHER, type TypedPrice } from '#modules/catalogue/prices/price-rows.ts'
import { priceImportTexts as texts } from '#texts/prices.ts'
import { columnNames, headNaming } from '#web/imports/column-names.ts'
import { bareCell, type Cells, cellsOfText, filled, readListFile } from '#web/imports/read-cells.ts'
import { placesChosen, type UnnamedColumn, unnamedColumns, withoutTitles } from '#web/imports/unnamed-columns.ts'

const named = headNaming({
  ...columnNames,
  price:
    'price, unit price, new price, list price, price usd, usd, precio, precio unitario, prix, prix unitaire, preis, stuckpreis, preco, prezzo, prijs, cena, pris, цена, السعر, 价格',
  discount:
    'discount, discount %, discount percent, percent, descuento, descuento %, dto, remise, rabais, rabatt, desconto, sconto, korting, скидка, الخصم, 折扣',
})
const fields = ['reference', 'country', 'price', 'discount'] as const

const MAXIMUM_BYTES = 1_000_000
const MAXIMUM_CELL = 80

export type PriceColumn = keyof TypedPrice
export type ReadPrices = {
  readonly rows: readonly TypedPrice[]
  readonly problem: string | null
  /** Nothing was read, until a person says which column is which. */
  readonly undecided: { readonly cells: Cells; readonly columns: readonly UnnamedColumn<PriceColumn>[] } | null
}

const nothing = (problem: string): ReadPrices => ({ rows: [], problem, undecided: null })

/** What each head names; the first of two that are called alike. */
const namedBy = (heads: readonly string[]): readonly (PriceColumn | null)[] => {
  const known = heads.map((head) => named(head) ?? null)
  return known.map((field, index) => (known.indexOf(field) === index ? field : null))
}

const isHeader = (heads: readonly string[]): boolean => namedBy(heads).filter(Boolean).length >= 2

/** A first line without any figure above lines that have some names columns, by names that are not known here. */
const isUnknownHeader = (heads: readonly string[], below: Cells): boolean =>
  heads.filter((head) => head.trim() !== '').length >= 2 &&
  below.length > 0 &&
  !heads.some((head) => /\d/.test(head)) &&
  below.every((line) => line.some((cell) => /\d/.test(cell)))

const inOrder = { reference: 0, country: 1, price: 2, discount: 3 }

/** `12,50` split at its comma may also be 12 at 50 %: not guessed where commas separate and no header helps. */
const tornAmount = (cells: readonly string[], delimiter: string | null): readonly string[] => {
  const [reference = '', country = '', price = '', fraction = '', ...rest] = cells
  const isTorn = delimiter === ',' && /^\D{0,4}\d+$/.test(price.trim()) && /^\d{2}$/.test(fraction.trim())
  return isTorn ? [reference, country, [price, fraction].join(CELLS_TOGETHER), ...rest] : cells
}

/** Without a header the columns are reference, country, price, discount. `chosen`: what a person says. */
export const pricesIn = (
  cells: Cells,
  delimiter: string | null = null,
  chosen: readonly (PriceColumn | null)[] | null = null,
): ReadPrices => {
  const lines = withoutTitles(
    cells.map(filled).filter(({ length }) => length > 0),
    isHeader,
  )
  const [heads = [], ...below] = lines
  const hasHeader = chosen !== null || isHeader(heads)
  if (!hasHeader && isUnknownHeader(heads, below))
    return {
      ...nothing(''),
      problem: null,
      undecided: { cells: lines, columns: unnamedColumns(heads, below, namedBy(heads)) },
    }
  const places: Partial<Record<PriceColumn, number>> = hasHeader ? placesChosen(chosen ?? namedBy(heads)) : inOrder
  const columns = hasHeader ? heads.length : fields.length
  const last = fields.toSorted((a, b) => (places[b] ?? -1) - (places[a] ?? -1))[0]
  const cellOf = (line: readonly string[], field: PriceColumn) => {
    const place = places[field]
    if (place === undefined) return ''
    const more = field === last ? line.slice(columns) : []
    return [line[place] ?? '', ...more].map(bareCell).join(CELLS_TOGETHER).slice(0, MAXIMUM_CELL)
  }
  const all = (hasHeader ? below : lines.map((line) => tornAmount(line, delimiter))).map((line) => ({
    reference: cellOf(line, 'reference'),
    country: cellOf(line, 'country'),
    price: cellOf(line, 'price'),
    discount: cellOf(line, 'discount'),
  }))
  if (all.length === 0) return nothing(texts.nothing)
  return all.length > MOST_PRICE_CHANGES
    ? nothing(texts.tooMany(all.length))
    : { rows: all, problem: null, undecided: null }
}

/** What was pasted, or is in a text file. */
export const readPriceText = async (text: string): Promise<ReadPrices> => {
  const { cells, delimiter } = await cellsOfText(text)
  return pricesIn(cells, delimiter)
}

export const readPriceFile = async (file: Blob): Promise<ReadPrices> => {
  const read = await readListFile(file, MAXIMUM_BYTES)
  if ('problem' in read) return nothing(texts[read.problem])
  return 'cells' in read ? pricesIn(read.cells) : readPriceText(read.text)
}
