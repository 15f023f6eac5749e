import type { Trail } from '#platform/log/trail.ts'
import { rowAfter } from '#platform/projecting/fold.ts'
import { type DistributorRow, distributors } from '#projections/distributors.ts'
import { type LoyaltyAccountRow, loyaltyAccounts, unopened } from '#projections/loyalty_accounts.ts'

const until = async (trail: Trail, kind: string, key: string, asOf: string) =>
  trail.ofStream({ kind, key }, { position: await trail.positionAt(asOf) })

/** A company's account as it stood at a moment, by the fold that keeps the read model: empty before its first coin. */
export const accountAsOf = async (trail: Trail, distributorId: string, asOf: string): Promise<LoyaltyAccountRow> =>
  rowAfter(loyaltyAccounts, await until(trail, 'loyalty-account', distributorId, asOf)) ?? unopened(distributorId)

/** The company at that moment; null: it was not there yet. */
export const companyAsOf = async (trail: Trail, distributorId: string, asOf: string): Promise<DistributorRow | null> =>
  rowAfter(distributors, await until(trail, 'distributor', distributorId, asOf))
