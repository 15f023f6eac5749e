import { stillToCome } from '#platform/as-of.ts'
import type { Refusal } from '#platform/decision.ts'
import type { Trail } from '#platform/log/trail.ts'
import { rowAfter } from '#platform/projecting/fold.ts'
import type { ReadModels } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { type DistributorRow, distributorOf, distributors } from '#projections/distributors.ts'
import { type LoyaltyAccountRow, loyaltyAccountOf, loyaltyAccounts, unopened } from '#projections/loyalty_accounts.ts'

import { nextReview } from './level.ts'
import { reviewsAhead, tradeFiguresOf } from './level-reactions.ts'
import { type LevelRisk, riskOf } from './level-risk.ts'

type Asking = {
  readonly db: ReadModels
  readonly trail: Trail
  readonly now: Date
  /** Without a moment it is asked as of now. */
  readonly input: { readonly asOf?: string | undefined }
}

/** A company's part in the programme at the moment that is asked for. Only what is asked of it is read. */
type Standing = {
  /** Undefined: there is no such company, or there was none yet. */
  readonly company: () => Promise<DistributorRow | undefined>
  /** Empty before its first coin. */
  readonly account: () => Promise<LoyaltyAccountRow>
  readonly figures: () => ReturnType<typeof tradeFiguresOf>
  /** The place in the log that the moment stands for; undefined: all of it. */
  readonly until: number | undefined
}

const standingNow = (db: ReadModels, distributorId: string, now: Date): Standing => ({
  company: () => distributorOf(db, distributorId),
  account: () => loyaltyAccountOf(db, distributorId),
  figures: () => tradeFiguresOf(db, distributorId, now),
  until: undefined,
})

/** By the folds that keep the read models. */
const standingThen = ({ db, trail }: Asking, distributorId: string, asOf: string, until: number): Standing => {
  const recorded = (kind: string) => trail.ofStream({ kind, key: distributorId }, { position: until })
  return {
    company: async () => rowAfter(distributors, await recorded('distributor')) ?? undefined,
    account: async () => rowAfter(loyaltyAccounts, await recorded('loyalty-account')) ?? unopened(distributorId),
    figures: () => tradeFiguresOf(db, distributorId, new Date(asOf)),
    until,
  }
}

/** Answers from a company's standing at the moment that is asked for, or now; of one still to come nothing is known. */
export const thenOrNow = async <Answered>(
  asking: Asking,
  distributorId: string,
  answer: (standing: Standing) => Promise<Answered>,
): Promise<Answered | Refusal> => {
  const { db, now, trail, input } = asking
  const { asOf } = input
  if (asOf === undefined) return answer(standingNow(db, distributorId, now))
  return stillToCome(asOf, now) ?? answer(standingThen(asking, distributorId, asOf, await trail.positionAt(asOf)))
}

/** What of its level a company loses with a review to come, if nothing more is delivered. */
export const riskNow = async (
  asking: Pick<Services, 'db' | 'configuration'> & { readonly now: Date },
  distributorId: string,
  { level, nextReviewAt }: Pick<LoyaltyAccountRow, 'level' | 'nextReviewAt'>,
): Promise<LevelRisk | null> => {
  if (level === null) return null
  const next = nextReviewAt === null ? null : new Date(nextReviewAt)
  return riskOf(level, await reviewsAhead(asking, distributorId, next ?? new Date(nextReview(asking.now))))
}
