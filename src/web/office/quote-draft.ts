import { addDays } from 'date-fns'
import { useSyncExternalStore } from 'react'

import { QUOTE_VALIDITY_DAYS } from '#modules/ordering/order-terms.ts'
import { onSession } from '#web/session.ts'
import { day } from '#web/ui/format.ts'

/** A quote as it is being typed. */
export type QuoteDraft = {
  readonly freight: string
  /** As it is typed: 'DD/MM/YYYY'. */
  readonly validUntil: string
  readonly note: string
  /** How many quotes were out when it was begun: more now means that somebody else was quicker. */
  readonly after: number
}

/** By order: going to the next order and back loses nothing that was typed. A closed session leaves none behind. */
const drafts = new Map<string, QuoteDraft>()
const listeners = new Set<() => void>()

const told = (): void => {
  for (const hear of listeners) hear()
}

onSession(() => {
  drafts.clear()
  told()
})

export const forgetDraft = (orderId: string): void => {
  drafts.delete(orderId)
  told()
}

const untouched = (after: number): QuoteDraft => ({
  freight: '',
  validUntil: day(addDays(new Date(), QUOTE_VALIDITY_DAYS)),
  note: '',
  after,
})

/** The draft of an order's next quote; `issued` is how many are out. */
export const useQuoteDraft = (orderId: string, issued: number): [QuoteDraft, (change: Partial<QuoteDraft>) => void] => {
  const typed = useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => drafts.get(orderId),
  )
  const draft = typed ?? untouched(issued)
  const change = (part: Partial<QuoteDraft>) => {
    drafts.set(orderId, { ...draft, ...part })
    told()
  }
  return [draft, change]
}
