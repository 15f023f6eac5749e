import type { TypedRow } from '#modules/ordering/cart/quick-add.ts'

/** How people name the columns. Without such a header row they stand in this order. */
const columns = {
  reference: ['reference', 'ref', 'ref.', 'sku', 'article', 'item', 'referencia', 'référence'],
  quantity: ['quantity', 'qty', 'units', 'pieces', 'cantidad', 'quantité'],
  country: ['country', 'destination', 'shipping to', 'país', 'pays'],
  packaging: ['packaging', 'pack', 'box', 'empaque', 'conditionnement'],
} as const
const names = Object.keys(columns) as (keyof TypedRow)[]

const headerOf = (cells: readonly string[]): Partial<Record<keyof TypedRow, number>> | null => {
  const heads = cells.map((cell) => cell.trim().toLowerCase())
  const places = names.flatMap((name) => {
    const at = heads.findIndex((head) => (columns[name] as readonly string[]).includes(head))
    return at === -1 ? [] : [[name, at] as const]
  })
  return places.length >= 2 ? Object.fromEntries(places) : null
}

/** Cells into rows; the first line may name the columns, in any order. */
export const rowsOf = (lines: readonly (readonly string[])[]): TypedRow[] => {
  const header = headerOf(lines[0] ?? [])
  const places = header ?? { reference: 0, quantity: 1, country: 2, packaging: 3 }
  const cell = (cells: readonly string[], name: keyof TypedRow): string => {
    const at = places[name]
    // A spreadsheet's guard against formulas is not part of the text.
    return at === undefined ? '' : (cells[at] ?? '').trim().replace(/^'(?=[=+\-@])/, '')
  }
  return (header ? lines.slice(1) : lines).map((cells) => ({
    reference: cell(cells, 'reference'),
    quantity: cell(cells, 'quantity'),
    country: cell(cells, 'country'),
    packaging: cell(cells, 'packaging'),
  }))
}

/** What was pasted, with commas, semicolons or tabs between; the reader is loaded when it is first needed. */
export const readRows = async (text: string): Promise<TypedRow[]> => {
  const { default: Papa } = await import('papaparse')
  const { data } = Papa.parse<string[]>(text.trim(), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: ['\t', ';', ',', '|'],
  })
  // A line written differently from the others is still a row.
  return rowsOf(data.map((cells) => (cells.length === 1 ? (cells[0] ?? '').split(/[;\t|]/) : cells)))
}
