const MOST = 4
const LONGEST = 365

/** '90, 60' as [60, 90], each once; null: these are no lead times. */
export const readDays = (typed: string): readonly number[] | null => {
  const parts = typed
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN))
  const days = [...new Set(parts)].toSorted((a, b) => a - b)
  return days.length >= 1 && days.length <= MOST && days.every((day) => day <= LONGEST) ? days : null
}
