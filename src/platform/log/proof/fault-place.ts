import { count } from '#platform/text/formats.ts'

/** 'at position 1 203'; for rewritten hashes only where it was noticed, somewhere after the last good head. */
export const placeOf = (
  { what, position }: { readonly what: string; readonly position: number | null },
  signedUpTo = 0,
): string => {
  if (position === null) return 'outside the log'
  if (what !== 're-hashed') return `at position ${count(position)}`
  return `somewhere ${signedUpTo > 0 ? `after position ${count(signedUpTo)}, ` : ''}up to position ${count(position)}`
}
