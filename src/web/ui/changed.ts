import { useEffect, useRef, useState } from 'react'

import { justCommanded } from '#web/http.ts'
import { announce } from './announce.ts'

/** fresh: changed within the last 4 s. unseen: a dot stays until one looks (hover, focus). */
export type Change = 'fresh' | 'unseen' | undefined

const FRESH_FOR = 4_000

/** What changed between two looks at the same list. Rows that were not there before are no change. Exported for its spec. */
export const changedKeys = (before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] =>
  [...now].filter(([key, value]) => before.has(key) && before.get(key) !== value).map(([key]) => key)

/**
 * Watches values by key and tells which were just changed by somebody else. `says` is spoken politely:
 * 'Order 2026-000123: Quote received'. What one did oneself a moment ago is no news and is not marked.
 */
export const useChanges = (
  values: ReadonlyMap<string, string>,
  says?: (key: string) => string | undefined,
): { of: (key: string) => Change; seen: (key: string) => void } => {
  const before = useRef(values)
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map())

  useEffect(() => {
    const keys = justCommanded() ? [] : changedKeys(before.current, values)
    before.current = values
    if (keys.length === 0) return
    const mark = (change: Change) =>
      setChanges((all) => new Map([...all, ...keys.map((key) => [key, change] as const)]))
    mark('fresh')
    for (const key of keys) {
      const words = says?.(key)
      if (words) announce(words)
    }
    setTimeout(() => mark('unseen'), FRESH_FOR)
  }, [values, says])

  const seen = (key: string) => {
    if (changes.get(key) !== 'unseen') return
    setChanges((all) => new Map([...all].filter(([it]) => it !== key)))
  }
  return { of: (key) => changes.get(key), seen }
}

/** Whether an entry arrived while one looks, by its rising number: true for 4 s. `newest`: the highest number there is. */
export const useFresh = (newest: number): ((number: number) => boolean) => {
  const [known, setKnown] = useState(newest)
  useEffect(() => {
    if (newest === known) return
    const timer = setTimeout(() => setKnown(newest), FRESH_FOR)
    return () => clearTimeout(timer)
  }, [newest, known])
  return (number) => number > known
}
