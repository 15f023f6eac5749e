import type { Brand } from '#platform/configuration/configuration.ts'
import type { Moment } from '#platform/event.ts'

import type { LedgerEntry } from './contract.ts'
import type { Level, TradeFigures } from './events.ts'

type LedgerRecord = Omit<LedgerEntry, 'by' | 'order' | 'level' | 'review' | 'balance'> & {
  readonly balance: number
  readonly actor: string
  readonly role: string
  readonly orderId: string | null
  readonly orderNum: string | null
  readonly level: Level | null
  readonly reviewedAt: Moment | null
  readonly figures: TradeFigures | null
}

/** A stored line as people read it. `nameOf`: who is named to this reader. */
export const ledgerEntry = (
  stored: LedgerRecord,
  nameOf: (line: { readonly actor: string; readonly role: string }) => string,
  brand: Brand,
): LedgerEntry => {
  const { position, at, kind, change, balance, orderId, orderNum, name, activity, reason, level } = stored
  const { reviewedAt, figures } = stored
  return {
    position,
    at,
    kind,
    change,
    balance: balance as LedgerEntry['balance'],
    by: nameOf(stored),
    order: orderId !== null && orderNum !== null ? { id: orderId, num: orderNum } : null,
    name,
    activity,
    reason,
    level: level && brand.loyalty.levels[level].displayName,
    review: reviewedAt && { until: reviewedAt, figures },
  }
}
