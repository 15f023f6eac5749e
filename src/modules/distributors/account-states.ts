import type { DistributorState } from './events.ts'

type AccountState = DistributorState | null | undefined

export const isPending = (state: AccountState) => state === 'PENDING'
export const isActive = (state: AccountState) => state === 'ACTIVE'
export const isSuspended = (state: AccountState) => state === 'SUSPENDED'

const reasons: Readonly<Record<DistributorState, string | null>> = {
  PENDING: 'Your account is not activated yet',
  ACTIVE: null,
  SUSPENDED: 'Your account is suspended',
}

/** Specification 2 §8; null: it may. Used by the server and by screens in advance. */
export const whyNoOrders = (state: DistributorState): string | null => reasons[state]
