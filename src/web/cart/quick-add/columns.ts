import { columnNames, headNaming } from '#web/imports/column-names.ts'

/** How people name the columns, in the languages that they keep their lists in. */
const names = {
  ...columnNames,
  quantity:
    'quantity, qty, quantity ordered, order quantity, order qty, units, unit, pieces, pcs, amount, count, number of units, no of units, cantidad, cant, unidades, uds, piezas, quantite, qte, unites, pieces commandees, quantidade, qtd, qtde, menge, anzahl, stuck, stuckzahl, quantita, pezzi, aantal, stuks, antal, styck, st, kvantitet, mengde, maara, ilosc, sztuk, miktar, adet, количество, кол во, кол, الكمية, كمية, 数量',
  packaging:
    'packaging, package, pack, pack size, packing, box, presentation, presentacion, empaque, embalaje, envase, embalagem, conditionnement, emballage, verpackung, packung, gebinde, imballo, confezione, verpakking, forpackning, emballasje, pakkaus, opakowanie, ambalaj, упаковка, التعبئة, 包装',
  free: 'free, free of charge, bonus, gratis, gratuit, kostenlos, gratuito',
} as const
export type Column = keyof typeof names
export type Places = Readonly<Partial<Record<Column, number>>>

const named = headNaming(names)

/** Where the header names each column; the first of two that are called alike. */
export const placesNamed = (heads: readonly string[]): Places => {
  const found = heads.map(named)
  return Object.fromEntries(
    found.flatMap((column, at) => (column && found.indexOf(column) === at ? [[column, at]] : [])),
  )
}

export const isAmount = (cell: string | undefined): boolean => /^\d[\d\s.,'’\uE000]*$/.test(cell ?? '')

/** Whether a first line names columns: it names two that are known, or it holds no digit and the lines below do. */
export const isHeader = (heads: readonly string[], below: readonly (readonly string[])[]): boolean => {
  if (Object.keys(placesNamed(heads)).length >= 2) return true
  const written = heads.filter((head) => head.trim() !== '')
  return (
    written.length >= 2 &&
    below.length > 0 &&
    !written.some((head) => /\d/.test(head)) &&
    below.every((cells) => cells.some((cell) => /\d/.test(cell)))
  )
}

/** Columns without a known name, by what is left over: figures are the quantity, one more column is the reference. null: the user has to choose. */
export const placesMeant = (heads: readonly string[], below: readonly (readonly string[])[]): Places | null => {
  const named = placesNamed(heads)
  const left = heads.flatMap((head, at) => (head.trim() === '' || Object.values(named).includes(at) ? [] : [at]))
  const figures = left.filter((at) => below.every((cells) => isAmount(cells[at]?.trim())))
  const quantity = named.quantity ?? (figures.length === 1 ? figures[0] : undefined)
  const others = left.filter((at) => at !== quantity)
  const reference = named.reference ?? (others.length === 1 ? others[0] : undefined)
  const isOpen = (place: number | undefined) => place === undefined && left.length > 0
  if (isOpen(reference) || isOpen(quantity)) return null
  return { ...named, ...(reference !== undefined && { reference }), ...(quantity !== undefined && { quantity }) }
}
