import { count } from '#platform/text/formats.ts'
import { say, sayCounted } from '#platform/text/say.ts'

/** '42 packs of 25', '42 packs of 25 and 5 units', 'part of a pack of 25'; null: a pack is the unit itself, or there is none. */
export const inPacks = (units: number, perPack: number | null | undefined): string | null => {
  if (perPack == null || perPack === 1) return null
  const [packs, rest] = [Math.floor(units / perPack), units % perPack]
  if (packs === 0) return say('part of a pack of {0}', count(perPack))
  const whole = say('{0} of {1}', sayCounted(packs, 'pack', 'packs'), count(perPack))
  return rest === 0 ? whole : say('{0} and {1}', whole, sayCounted(rest, 'unit', 'units'))
}

/** '1 050 units (42 packs of 25)', or '1 050 units'. */
export const unitsInPacks = (units: number, perPack: number | null | undefined): string => {
  const packs = inPacks(units, perPack)
  return `${sayCounted(units, 'unit', 'units')}${packs === null ? '' : ` (${packs})`}`
}

/** Of the chosen packaging; undefined: in none. */
export const unitsPerPack = ({
  packagings,
  packagingId,
}: {
  readonly packagings: readonly { readonly id: string; readonly units: number }[]
  readonly packagingId: string | null
}): number | undefined => packagings.find(({ id }) => id === packagingId)?.units
