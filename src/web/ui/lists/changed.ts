import { useEffect, useRef, useState } from 'react'
import { announce } from '#web/ui/figures/announce.ts'
import { justCommanded } from '#web/ui/lists/own-command.ts'

/** fresh: changed within the last 4 s. unseen: a dot stays until one looks (hover, focus). */
export type Change = 'fresh' | 'unseen' | undefined

const FRESH_FOR = 4_000

/** What changed between two looks at the same list. Rows that were not there before are no change. Exported for its spec. */
export const changedKeys = (before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] =>
  [...now].filter(([key, value]) => before.has(key) && before.get(key) !== value).map(([key]) => key)

/** The key of a row, what of it is watched, and what is said when that changed: 'Order 2026-000123: Quote received'. */
export type Watch<Row> = {
  readonly key: (row: Row) => string
  readonly value: (row: Row) => string
  readonly says?: ((row: Row) => string | undefined) | undefined
}

/** Marks the rows that another user just changed, and announces them. The user's own recent changes are not marked. */
export const useChanges = <Row>(
  rows: readonly Row[],
  { key, value, says }: Watch<Row>,
): { of: (key: string) => Change; seen: (key: string) => void } => {
  const before = useRef<ReadonlyMap<string, string> | null>(null)
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map())

  useEffect(() => {
    const now = new Map(rows.map((row) => [key(row), value(row)]))
    const changed = new Set(before.current === null || justCommanded() ? [] : changedKeys(before.current, now))
    before.current = now
    if (changed.size === 0) return
    const mark = (change: Change) =>
      setChanges((all) => new Map([...all, ...[...changed].map((it) => [it, change] as const)]))
    mark('fresh')
    for (const row of rows) {
      const text = changed.has(key(row)) && says?.(row)
      if (text) announce(text)
    }
    setTimeout(() => mark('unseen'), FRESH_FOR)
  })

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
