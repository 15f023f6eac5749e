import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

/** null: none. Unknown values are removed from the address. */
export const useAddressed = <Value>(name: string, meaning: (written: string) => Value | null): Value | null => {
  const [search, setSearch] = useSearchParams()
  const written = search.get(name)
  const value = written === null ? null : meaning(written)
  const isMeaningless = written !== null && value === null
  useEffect(() => {
    if (!isMeaningless) return
    setSearch(
      (now) => {
        now.delete(name)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }, [isMeaningless, name, setSearch])
  return value
}

/** A moment that has passed, as the calls take it. */
export const pastMoment = (written: string, now = Date.now()): string | null => {
  const at = Date.parse(written)
  return at <= now ? new Date(at).toISOString() : null
}

/** A place from 1 to the last one. */
export const placeUpTo =
  (last: number) =>
  (written: string): number | null =>
    /^[1-9]\d{0,8}$/.test(written) && Number(written) <= last ? Number(written) : null
