import type { Refusal } from '#platform/decision.ts'
import type { Trail } from '#platform/log/trail.ts'
import { rowAfter } from '#platform/projecting/fold.ts'
import type { ReadModels } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { stillToCome } from '#platform/time/as-of.ts'
import { type DistributorRow, distributorOf, distributors } from '#projections/distributors.ts'
import { type LoyaltyAccountRow, loyaltyAccountOf, loyaltyAccounts, unopened } from '#projections/loyalty_accounts.ts'

import { nextReview } from './level.ts'
import { reviewsAhead, tradeFiguresOf } from './level-reactions.ts'
import { type LevelRisk, riskOf } from './level-risk.ts'

type ProgrammeContext = {
  readonly db: ReadModels
  readonly trail: Trail
  readonly now: Date
  /** Without a moment: now. */
  readonly input: { readonly asOf?: string | undefined }
}

type ProgrammeStatus = {
  /** Undefined: there is no such company, or there was none yet. */
  readonly company: () => Promise<DistributorRow | undefined>
  /** Empty before its first coin. */
  readonly account: () => Promise<LoyaltyAccountRow>
  readonly figures: () => ReturnType<typeof tradeFiguresOf>
  /** The log position of the moment; undefined: all of it. */
  readonly until: number | undefined
}

const statusNow = (db: ReadModels, distributorId: string, now: Date): ProgrammeStatus => ({
  company: () => distributorOf(db, distributorId),
  account: () => loyaltyAccountOf(db, distributorId),
  figures: () => tradeFiguresOf(db, distributorId, now),
  until: undefined,
})

const statusThen = (
  { db, trail }: ProgrammeContext,
  distributorId: string,
  asOf: string,
  until: number,
): ProgrammeStatus => {
  const recorded = (kind: string) => trail.ofStream({ kind, key: distributorId }, { position: until })
  return {
    company: async () => rowAfter(distributors, await recorded('distributor')) ?? undefined,
    account: async () => rowAfter(loyaltyAccounts, await recorded('loyalty-account')) ?? unopened(distributorId),
    figures: () => tradeFiguresOf(db, distributorId, new Date(asOf)),
    until,
  }
}

/** Answers from a company's status at the requested moment, or now; a moment to come is refused. */
export const thenOrNow = async <Answered>(
  asking: ProgrammeContext,
  distributorId: string,
  answer: (status: ProgrammeStatus) => Promise<Answered>,
): Promise<Answered | Refusal> => {
  const { db, now, trail, input } = asking
  const { asOf } = input
  if (asOf === undefined) return answer(statusNow(db, distributorId, now))
  return stillToCome(asOf, now) ?? answer(statusThen(asking, distributorId, asOf, await trail.positionAt(asOf)))
}

export const riskNow = async (
  asking: Pick<Services, 'db' | 'configuration'> & { readonly now: Date },
  distributorId: string,
  { level, nextReviewAt }: Pick<LoyaltyAccountRow, 'level' | 'nextReviewAt'>,
): Promise<LevelRisk | null> => {
  if (level === null) return null
  const next = nextReviewAt === null ? null : new Date(nextReviewAt)
  return riskOf(level, await reviewsAhead(asking, distributorId, next ?? new Date(nextReview(asking.now))))
}
