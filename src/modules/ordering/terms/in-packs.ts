import { count, counted } from '#platform/text/formats.ts'

/** '42 packs of 25', '42 packs of 25 and 5 units', 'part of a pack of 25'; null: a pack is the unit itself, or there is none. */
export const inPacks = (units: number, perPack: number | null | undefined): string | null => {
  if (perPack == null || perPack === 1) return null
  const [packs, rest] = [Math.floor(units / perPack), units % perPack]
  if (packs === 0) return `part of a pack of ${count(perPack)}`
  const whole = `${counted(packs, 'pack')} of ${count(perPack)}`
  return rest === 0 ? whole : `${whole} and ${counted(rest, 'unit')}`
}

/** '1 050 units (42 packs of 25)', or '1 050 units'. */
export const unitsInPacks = (units: number, perPack: number | null | undefined): string => {
  const packs = inPacks(units, perPack)
  return `${counted(units, 'unit')}${packs === null ? '' : ` (${packs})`}`
}

/** Of the chosen packaging; undefined: in none. */
export const unitsPerPack = ({
  packagings,
  packagingId,
}: {
  readonly packagings: readonly { readonly id: string; readonly units: number }[]
  readonly packagingId: string | null
}): number | undefined => packagings.find(({ id }) => id === packagingId)?.units
