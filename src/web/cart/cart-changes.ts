import { useCallback, useEffect, useRef, useState } from 'react'

import { addCartLine, type Cart, type CartLine, changeCartLine, removeCartLine } from '#modules/ordering/contract.ts'
import type { Endpoint, Input } from '#platform/http/endpoint.ts'
import { call, modelsChanged } from '#web/endpoint.ts'
import { Problem } from '#web/http.ts'
import { type Changes, lineKey, withChanges } from './changes.ts'

/** Quick clicks on + become one change. */
const SETTLES_AFTER = 350

export type CartChanges = {
  /** The cart with what was just done to it. */
  readonly cart: Cart
  /** As the server told it last: what changes here and was not done here is news. */
  readonly stored: Cart
  readonly setQuantity: (line: CartLine, quantity: number) => void
  readonly remove: (line: CartLine) => void
  /** The line that was removed last, until it is put back or let go. */
  readonly removed: CartLine | null
  readonly undo: () => void
  readonly letGo: () => void
  /** Why a change to this line was refused. */
  readonly failureOf: (line: CartLine) => string | undefined
  /** Everything that was done is on the server, or was refused. */
  readonly settled: () => Promise<unknown>
}

const without = <Value>(map: ReadonlyMap<string, Value>, key: string) => new Map([...map].filter(([it]) => it !== key))

/** Quantities and removals show at once; a refused one returns to the old value with its reason. */
export const useCartChanges = (stored: Cart): CartChanges => {
  const [changes, setChanges] = useState<Changes>(new Map())
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())
  const [removed, setRemoved] = useState<CartLine | null>(null)
  const { later, forget, now } = useQueue()

  /** Lets go of the shown value once the server has it, unless it was changed again meanwhile. */
  const give = async <E extends Endpoint>(key: string, endpoint: E, input: Input<E>, shown: number | null) => {
    try {
      await call(endpoint, input, { idempotencyKey: crypto.randomUUID() })
      await modelsChanged(['carts'])
      setChanges((all) => (all.get(key) === shown ? without(all, key) : all))
    } catch (fault) {
      if (!(fault instanceof Problem)) throw fault
      setChanges((all) => without(all, key))
      setFailures((all) => new Map([...all, [key, Object.values(fault.errors)[0] ?? fault.message]]))
      setRemoved((line) => (line && lineKey(line) === key ? null : line))
    }
  }
  const show = (key: string, quantity: number | null) => {
    forget(key)
    setChanges((all) => new Map([...all, [key, quantity]]))
    setFailures((all) => without(all, key))
  }

  return {
    cart: withChanges(stored, changes),
    stored,
    setQuantity: (line, quantity) => {
      const key = lineKey(line)
      const { countryId, productId, packagingId } = line
      show(key, quantity)
      later(key, () => give(key, changeCartLine, { countryId, productId, quantity, packagingId }, quantity))
    },
    remove: (line) => {
      const key = lineKey(line)
      const { countryId, productId } = line
      show(key, null)
      setRemoved(line)
      void now(() => give(key, removeCartLine, { countryId, productId }, null))
    },
    removed,
    undo: () => {
      if (!removed) return
      const { countryId, productId, quantity, packagingId } = removed
      setRemoved(null)
      void now(() => give(lineKey(removed), addCartLine, { countryId, productId, quantity, packagingId }, null))
    },
    letGo: () => setRemoved(null),
    failureOf: (line) => failures.get(lineKey(line)),
    settled: () => now(() => Promise.resolve()),
  }
}

type Work = () => Promise<unknown>

/** One call after the other, in the order in which things were done; leaving the page sends what still waits. */
const useQueue = () => {
  const end = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(new Map<string, { timer: ReturnType<typeof setTimeout>; work: Work }>())

  const forget = useCallback((key: string) => {
    clearTimeout(waiting.current.get(key)?.timer)
    waiting.current.delete(key)
  }, [])
  const append = useCallback((work: Work) => {
    // A change that failed is told by whoever gave it; those after it are still sent.
    end.current = end.current.then(work, work)
    return end.current
  }, [])
  /** What waits goes first. */
  const now = useCallback(
    (work: Work) => {
      for (const [key, { work: earlier }] of waiting.current) {
        forget(key)
        append(earlier)
      }
      return append(work)
    },
    [forget, append],
  )
  /** After a moment, unless something else takes its place. */
  const later = (key: string, work: Work) => {
    forget(key)
    const start = () => {
      waiting.current.delete(key)
      append(work)
    }
    waiting.current.set(key, { timer: setTimeout(start, SETTLES_AFTER), work })
  }
  useEffect(() => () => void now(() => Promise.resolve()), [now])
  return { later, forget, now }
}
