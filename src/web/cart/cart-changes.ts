import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { addCartLine, type Cart, type CartLine, changeCartLine, removeCartLine } from '#modules/ordering/contract.ts'
import type { Endpoint, Sent } from '#platform/http/endpoint.ts'
import { command } from '#web/api/endpoint.ts'
import { modelsChanged } from '#web/api/reads.ts'
import { Problem } from '#web/problem.ts'
import { type Changes, lineKey, type Refusal, refusalOf, withChanges } from './changes.ts'

/** In ms: quick clicks on + become one change. */
const SETTLES_AFTER = 350

export type CartChanges = {
  /** The cart with what was just done to it. */
  readonly cart: Cart
  /** The server's last answer: a change in it that was not made here is marked. */
  readonly stored: Cart
  readonly setQuantity: (line: CartLine, quantity: number) => void
  readonly remove: (line: CartLine) => void
  /** The line that was removed last, until it is put back or let go. */
  readonly removed: CartLine | null
  readonly undo: () => void
  readonly letGo: () => void
  /** The change of this line that was refused, until another one is requested. */
  readonly refusalOf: (line: CartLine) => Refusal | null
  /** Everything that was done is on the server, or was refused and says so. */
  readonly settled: () => Promise<unknown>
}

const without = <Value>(map: ReadonlyMap<string, Value>, key: string) => new Map([...map].filter(([it]) => it !== key))

/** Quantities and removals show at once; a refused one is no part of the cart, and is shown with its reason until it is corrected. */
export const useCartChanges = (stored: Cart): CartChanges => {
  const [changes, setChanges] = useState<Changes>(new Map())
  const requested = useRef(new Map<string, number | null>())
  const [refusals, setRefusals] = useState<ReadonlyMap<string, Refusal>>(new Map())
  const [removed, setRemoved] = useState<CartLine | null>(null)
  const { later, forget, now } = useQueue()

  /** Lets go of the shown value once the server has it, unless it was changed again meanwhile. */
  const give = async <E extends Endpoint>(key: string, endpoint: E, input: Sent<E>, shown: number | null) => {
    try {
      await command(endpoint, input)
      await modelsChanged(['carts'])
      setChanges((all) => (all.get(key) === shown ? without(all, key) : all))
    } catch (fault) {
      if (!(fault instanceof Problem)) throw fault
      // Another change was requested meanwhile: its answer counts.
      if (requested.current.get(key) !== shown) return
      const reason = Object.values(fault.errors)[0] ?? fault.message
      // A caller that waited for `settled` finds the reason on the page.
      flushSync(() => {
        setChanges((all) => without(all, key))
        setRefusals((all) => new Map([...all, [key, { quantity: shown, reason }]]))
        setRemoved((line) => (line && lineKey(line) === key ? null : line))
      })
    }
  }
  const show = (key: string, quantity: number | null) => {
    forget(key)
    requested.current.set(key, quantity)
    setChanges((all) => new Map([...all, [key, quantity]]))
    setRefusals((all) => without(all, key))
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
    refusalOf: (line) => refusalOf(line, refusals),
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
    // A change that failed is reported by its caller; those after it are still sent.
    end.current = end.current.then(work, work)
    return end.current
  }, [])
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
