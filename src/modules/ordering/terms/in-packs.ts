import { count, counted } from '#platform/text/formats.ts'

/** 'Box of 10', 'Carton of 50 kits'. A bottle, a blister or a size is itself the unit. */
const pack = /^(box|carton|case|tray|pack|bag|crate|sleeve|pallet) of ([1-9]\d{0,5})( \p{L}+)?$/iu

/** So many units in packs of this packaging: '10 boxes of 10'; null: it is none of a known count. */
export const inPacks = (units: number, packaging: string | null | undefined): string | null => {
  const [, container, size, what = ''] = pack.exec(packaging ?? '') ?? []
  if (container === undefined) return null
  const name = container.toLowerCase()
  const each = Number(size)
  const [packs, rest] = [Math.floor(units / each), units % each]
  if (packs === 0) return `part of a ${name} of ${count(each)}${what}`
  const whole = `${counted(packs, name, name.endsWith('x') ? `${name}es` : `${name}s`)} of ${count(each)}${what}`
  return rest === 0 ? whole : `${whole} and ${counted(rest, 'unit')}`
}

/** A quantity as everybody reads it: '100 units = 10 boxes of 10', or '100 units' where a packaging is no pack. */
export const unitsInPacks = (units: number, packaging: string | null | undefined): string =>
  [counted(units, 'unit'), inPacks(units, packaging)].filter(Boolean).join(' = ')
