import type { Brand } from '#platform/brand.ts'

import type { LedgerEntry } from './contract.ts'
import type { Level } from './events.ts'

type Stored = Omit<LedgerEntry, 'by' | 'order' | 'level' | 'balance'> & {
  readonly balance: number
  readonly actor: string
  readonly role: string
  readonly orderId: string | null
  readonly orderNum: string | null
  readonly level: Level | null
}

/** A stored line as people read it. `nameOf`: who is named to this reader. */
export const ledgerEntry = (
  { position, at, kind, change, balance, orderId, orderNum, name, activity, reason, level, actor, role }: Stored,
  nameOf: (line: { readonly actor: string; readonly role: string }) => string,
  brand: Brand,
): LedgerEntry => ({
  position,
  at,
  kind,
  change,
  balance: balance as LedgerEntry['balance'],
  by: nameOf({ actor, role }),
  order: orderId !== null && orderNum !== null ? { id: orderId, num: orderNum } : null,
  name,
  activity,
  reason,
  level: level && brand.loyalty.levels[level].displayName,
})
