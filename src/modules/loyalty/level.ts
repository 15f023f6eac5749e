import type { Day, Moment } from '#platform/event.ts'
import { moment, utcDay } from '#platform/moment.ts'
import { type Cents, cents } from '#platform/money.ts'

import type { LoyaltyAccount } from './account.ts'
import {
  type Level,
  LevelGained,
  LevelKept,
  LevelLost,
  type LoyaltyEvent,
  levels,
  type TradeFigures,
} from './events.ts'

export type LevelTerms = TradeFigures & { readonly reference: Level }

const meets = (figures: TradeFigures, terms: TradeFigures): boolean =>
  figures.orders >= terms.orders && figures.units >= terms.units && figures.turnover >= terms.turnover

/** The highest level whose three criteria are all met; null: not even the lowest. */
export const levelFor = (figures: TradeFigures, ladder: readonly LevelTerms[]): Level | null =>
  levels.findLast((level) => ladder.some((terms) => terms.reference === level && meets(figures, terms))) ?? null

export const levelAbove = (level: Level | null): Level | null => levels[level === null ? 0 : rank(level) + 1] ?? null

export const rank = (level: Level | null): number => (level === null ? -1 : levels.indexOf(level))

/** The days whose deliveries count: after the same day a year before, up to today. In UTC. */
export const countedDays = (now: Date): { readonly after: Day; readonly until: Day } => {
  const until = utcDay(now)
  return { after: `${Number(until.slice(0, 4)) - 1}${until.slice(4)}` as Day, until }
}

/** Levels are reviewed on the first of every month, at midnight UTC. */
export const nextReview = (now: Date): Moment =>
  moment(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)))

type Review = { readonly figures: TradeFigures | null; readonly ladder: readonly LevelTerms[]; readonly now: Date }

/** After a delivery, or when a company joins or leaves the programme: a level is gained, lost, or nothing happens. */
export const reviewLevel =
  ({ figures, ladder, now }: Review) =>
  ({ distributorId, level: from }: LoyaltyAccount): readonly LoyaltyEvent[] => {
    const to = figures && levelFor(figures, ladder)
    const review = { distributorId, reviewedAt: moment(now) }
    const nextReviewAt = nextReview(now)
    if (figures !== null && to !== null && rank(to) > rank(from))
      return [LevelGained.make({ ...review, figures, from, to, nextReviewAt })]
    if (from !== null && rank(to) < rank(from))
      return [LevelLost.make({ ...review, figures, from, to, nextReviewAt: to && nextReviewAt })]
    return []
  }

/** Every month: the same, and a level that is still reached is recorded as kept, which promises the next review. */
export const reviewLevelMonthly =
  (review: Review) =>
  (account: LoyaltyAccount): readonly LoyaltyEvent[] => {
    const { distributorId, level, nextReviewAt } = account
    const { figures, now } = review
    // A delivery has reviewed it since: its own deadline is the one that counts.
    if (level === null || nextReviewAt === null || now < new Date(nextReviewAt)) return []
    const changed = reviewLevel(review)(account)
    if (changed.length > 0 || figures === null) return changed
    return [LevelKept.make({ distributorId, level, figures, reviewedAt: moment(now), nextReviewAt: nextReview(now) })]
  }

type DeliveredOrder = { readonly total: Cents; readonly lines: readonly { readonly quantity: number }[] }

/** The level with an order that is delivered on this day; one of another year counts nothing. */
export const levelAfterDelivery = (
  figures: TradeFigures,
  order: DeliveredOrder,
  deliveredOn: Day,
  now: Date,
  ladder: readonly LevelTerms[],
): Level | null => {
  const { after, until } = countedDays(now)
  if (deliveredOn <= after || deliveredOn > until) return levelFor(figures, ladder)
  const units = order.lines.reduce((all, { quantity }) => all + quantity, figures.units)
  const turnover = cents(figures.turnover + order.total)
  return levelFor({ orders: figures.orders + 1, units, turnover }, ladder)
}
