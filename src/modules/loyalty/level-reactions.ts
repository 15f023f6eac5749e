import { max } from 'date-fns/max'
import { sql } from 'kysely'

import { distributorStream } from '#modules/distributors/events.ts'
import { ladderOf } from '#modules/loyalty/rules/rules.ts'
import { orderStream } from '#modules/ordering/events.ts'
import { type Background, type Module, reaction } from '#platform/module.ts'
import { cents } from '#platform/money.ts'
import { type Envelope, type ReadModels, rows } from '#platform/projection.ts'
import { distributorOf } from '#projections/distributors.ts'
import { rulesAt } from '#projections/loyalty_rules.ts'
import { orders } from '#projections/orders.ts'
import { levelReview, levelWarning, loyaltyAccount } from './account.ts'
import type { TradeFigures } from './events.ts'
import { countedDays, nextReview, reviewLevel, reviewLevelMonthly } from './level.ts'
import { type ReviewAhead, reviewsFrom, reviewsWarnedOf, warnOfLoss } from './level-risk.ts'

/** What a company's orders that were delivered in the 12 months until now come to: paid units, totals excl. VAT. */
export const tradeFiguresOf = async (db: ReadModels, distributorId: string, now: Date): Promise<TradeFigures> => {
  const { after, until } = countedDays(now)
  const found = await rows(db, orders)
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum((select sum((line->>'quantity')::bigint) from jsonb_array_elements(lines) line)), 0)`.as(
        'units',
      ),
      sql<number>`coalesce(sum(total), 0)`.as('turnover'),
    ])
    .where('distributorId', '=', distributorId)
    .where('deliveredOn', '>', after)
    .where('deliveredOn', '<=', until)
    .executeTakeFirstOrThrow()
  return { orders: found.count, units: found.units, turnover: cents(found.turnover) }
}

/** Read models that a review queries: a delivery that one of them has not seen yet would cost a company its level. */
const READS = ['orders', 'distributors', 'loyalty_rules']

const companyOf = ({ db, once }: Background, distributorId: string) =>
  once(`company ${distributorId}`, () => distributorOf(db, distributorId))

const reviewOf = async (context: Background, distributorId: string, now: Date) => {
  const { db } = context
  const company = await companyOf(context, distributorId)
  const figures = company?.loyaltyGroup ? await tradeFiguresOf(db, distributorId, now) : null
  return { figures, ladder: ladderOf(await rulesAt(context, now)), now }
}

/** As of the event's moment, however late it is handled; never before the last review. */
const review = async (context: Background, distributorId: string, { at }: Envelope) => {
  const log = context.logFor(levelReview)
  const { reviewedAt } = await log.stateOf(loyaltyAccount, distributorId)
  const now = max([at, reviewedAt ?? at])
  const decision = reviewLevel(await reviewOf(context, distributorId, now))
  await log.decide(loyaltyAccount, distributorId, decision)
}

export const reviewLevels = reaction({
  name: 'review-levels',
  of: [orderStream, distributorStream],
  reads: READS,
  on: {
    OrderDelivered: (context, { distributorId }, cause) => review(context, distributorId, cause),
    LoyaltyGroupAssigned: (context, { distributorId }, cause) => review(context, distributorId, cause),
  },
})

/** The reviews to come, each by the rules of its day and by what is delivered so far. */
export const reviewsAhead = (
  context: Pick<Background, 'db' | 'configuration'> & Partial<Pick<Background, 'once'>>,
  distributorId: string,
  next: Date,
): Promise<readonly ReviewAhead[]> =>
  Promise.all(
    reviewsFrom(next).map(async (at) => {
      const [figures, rules] = await Promise.all([tradeFiguresOf(context.db, distributorId, at), rulesAt(context, at)])
      return { at, figures, ladder: ladderOf(rules) }
    }),
  )

/** On the first of every month, for companies that have a level to lose. */
export const levelDeadlines: Module['deadlines'] = {
  [levelReview]: {
    reads: READS,
    keep: async (context, deadline) => {
      const now = context.now > deadline.at ? context.now : deadline.at
      const decision = reviewLevelMonthly(await reviewOf(context, deadline.stream.key, now))
      await context.logFor(deadline.kind).decide(loyaltyAccount, deadline.stream.key, decision)
    },
  },
  [levelWarning]: {
    reads: READS,
    keep: async (context, deadline) => {
      const { key } = deadline.stream
      // A node that was away has nothing to warn of once the review is over.
      const warnings = reviewsWarnedOf(deadline.at).filter((warning) => warning.review > context.now)
      if (warnings.length === 0) return
      const company = await companyOf(context, key)
      if (!company?.loyaltyGroup) return
      const reviews = await reviewsAhead(context, key, new Date(nextReview(context.now)))
      await context.logFor(deadline.kind).decide(loyaltyAccount, key, warnOfLoss(warnings, reviews))
    },
  },
}
