import { count } from '#platform/text/formats.ts'

/**
 * 'at position 1 203'. Where hashes were rewritten, that is only where it was noticed: what was changed lies after the last
 * signed head that agrees, wherever that is known.
 */
export const placeOf = (
  { what, position }: { readonly what: string; readonly position: number | null },
  signedUpTo = 0,
): string => {
  if (position === null) return 'outside the log'
  if (what !== 're-hashed') return `at position ${count(position)}`
  return `somewhere ${signedUpTo > 0 ? `after position ${count(signedUpTo)}, ` : ''}up to position ${count(position)}`
}
