import { MOST_PRICE_CHANGES } from '#modules/catalogue/price-change-contract.ts'
import type { TypedPrice } from '#modules/catalogue/price-rows.ts'
import { searchKey } from '#platform/search.ts'
import { priceImportTexts as texts } from '#texts/prices.ts'
import { loadingCode } from '#web/loading-code.ts'

/** How people name the columns. */
const names: Readonly<Record<keyof TypedPrice, readonly string[]>> = {
  reference: ['reference', 'ref', 'product reference', 'product code', 'sku', 'code', 'referencia', 'artikel'],
  country: ['country', 'market', 'destination', 'pais', 'pays', 'land'],
  price: ['price', 'unit price', 'new price', 'list price', 'precio', 'prix', 'preis'],
  discount: ['discount', 'discount %', 'discount percent', 'descuento', 'remise', 'rabatt'],
}
const fields = Object.keys(names) as (keyof TypedPrice)[]

const MAXIMUM_BYTES = 1_000_000
/** What a workbook may hold once it is unpacked. */
const MAXIMUM_UNPACKED = 20_000_000
const MAXIMUM_CELL = 80

export type ReadPrices = { readonly rows: readonly TypedPrice[]; readonly problem: string | null }
type Cells = readonly (readonly string[])[]

const nothing = (problem: string): ReadPrices => ({ rows: [], problem })

const placesIn = (heads: readonly string[]) => {
  const known = heads.map((head) => {
    const key = searchKey(head)
    return fields.find((field) => names[field].includes(key))
  })
  return new Map(fields.map((field) => [field, known.indexOf(field)] as const))
}

/** A spreadsheet's guard against formulas is not part of the text. */
const bare = (cell: string): string =>
  cell
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
    .slice(0, MAXIMUM_CELL)

/** Cells into rows. Without a header that names two columns they stand as reference, country, price, discount. */
export const pricesIn = (cells: Cells): ReadPrices => {
  const filled = cells.filter((line) => line.some((cell) => cell.trim() !== ''))
  const named = placesIn(filled[0] ?? [])
  const hasHeader = [...named.values()].filter((place) => place >= 0).length >= 2
  const places = hasHeader ? named : new Map(fields.map((field, place) => [field, place] as const))
  const cellOf = (line: readonly string[], field: keyof TypedPrice) => bare(line[places.get(field) ?? -1] ?? '')
  const all = (hasHeader ? filled.slice(1) : filled).map((line) => ({
    reference: cellOf(line, 'reference'),
    country: cellOf(line, 'country'),
    price: cellOf(line, 'price'),
    discount: cellOf(line, 'discount'),
  }))
  if (all.length === 0) return nothing(texts.nothing)
  return all.length > MOST_PRICE_CHANGES ? nothing(texts.tooMany(all.length)) : { rows: all, problem: null }
}

/** What was pasted, or stands in a CSV file: tabs, semicolons or commas between. */
export const readPriceText = async (text: string): Promise<ReadPrices> => {
  if (text.includes('\0')) return nothing(texts.notReadable)
  const { default: Papa } = await loadingCode(() => import('papaparse'))
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: ['\t', ';', ',', '|'],
  })
  return pricesIn(data)
}

/** How large a workbook becomes, without unpacking it. */
const unpackedSize = async (bytes: Uint8Array): Promise<number> => {
  const { unzipSync } = await loadingCode(() => import('fflate'))
  let size = 0
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize
      return false
    },
  })
  return size
}

/** The first sheet of a workbook. */
const readWorkbook = async (file: Blob): Promise<ReadPrices> => {
  const bytes = await file.arrayBuffer()
  try {
    if ((await unpackedSize(new Uint8Array(bytes))) > MAXIMUM_UNPACKED) return nothing(texts.tooLarge)
    const { readSheet } = await loadingCode(() => import('read-excel-file/universal'))
    const cells = await readSheet(bytes)
    return pricesIn(cells.map((line) => line.map((cell) => (cell === null ? '' : String(cell)))))
  } catch {
    return nothing(texts.notReadable)
  }
}

const isWorkbook = async (file: Blob): Promise<boolean> => {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return first === 0x50 && second === 0x4b
}

export const readPriceFile = async (file: Blob): Promise<ReadPrices> => {
  if (file.size > MAXIMUM_BYTES) return nothing(texts.tooLarge)
  return (await isWorkbook(file)) ? readWorkbook(file) : readPriceText(await file.text())
}
