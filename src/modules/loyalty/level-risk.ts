import { addDays } from 'date-fns/addDays'
import { millisecondsInDay } from 'date-fns/constants'
import { subDays } from 'date-fns/subDays'
import type { Moment } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { cents } from '#platform/money.ts'
import type { LoyaltyAccount } from './account.ts'
import { type Level, LevelAtRisk, type LoyaltyEvent, type TradeFigures } from './events.ts'
import { type LevelTerms, levelFor, nextReview, rank } from './level.ts'

export const warningDays = [60, 30, 7] as const

const REVIEWS_AHEAD = 3

export const reviewsFrom = (next: Date): readonly Date[] =>
  Array.from({ length: REVIEWS_AHEAD - 1 }).reduce<readonly Date[]>(
    (reviews) => [...reviews, new Date(nextReview(reviews.at(-1) ?? next))],
    [next],
  )

/** When a company whose level is reviewed next at `next` may be warned: between now and then, of any review to come. */
export const warningsUntil = (next: Moment, now: Date): readonly Date[] => {
  const times = reviewsFrom(new Date(next)).flatMap((review) =>
    warningDays.map((days) => subDays(review, days).getTime()),
  )
  return [...new Set(times)].filter((at) => at > now.getTime() && at <= Date.parse(next)).map((at) => new Date(at))
}

type ReviewWarning = { readonly review: Date; readonly days: number }

/** Which reviews a warning of this moment may be about, and how many days before: 2 March is 30 and 60 days before one. */
export const reviewsWarnedOf = (at: Date): readonly ReviewWarning[] =>
  warningDays
    .map((days) => ({ days, review: addDays(at, days) }))
    .filter(({ review }) => review.getUTCDate() === 1 && review.getTime() % millisecondsInDay === 0)

/** `figures`: what those delivered so far come to in the 12 months until the review. */
export type ReviewAhead = { readonly at: Date; readonly figures: TradeFigures; readonly ladder: readonly LevelTerms[] }

export type LevelRisk = {
  readonly from: Level
  readonly to: Level | null
  readonly reviewAt: Moment
  /** What must still be delivered until then; 0 where enough is there. */
  readonly missing: TradeFigures
}

/** The first of these reviews that takes the level away unless more is delivered; null: none does. */
export const riskOf = (level: Level | null, reviews: readonly ReviewAhead[]): LevelRisk | null => {
  if (level === null) return null
  for (const { at, figures, ladder } of reviews) {
    const to = levelFor(figures, ladder)
    const terms = ladder.find(({ reference }) => reference === level)
    if (!terms || rank(to) >= rank(level)) continue
    const short = (name: keyof TradeFigures): number => Math.max(0, terms[name] - figures[name])
    const missing = { orders: short('orders'), units: short('units'), turnover: cents(short('turnover')) }
    return { from: level, to, reviewAt: moment(at), missing }
  }
  return null
}

export const warnOfLoss =
  (warnings: readonly ReviewWarning[], reviews: readonly ReviewAhead[]) =>
  ({ distributorId, level, warned }: LoyaltyAccount): readonly LoyaltyEvent[] => {
    const risk = riskOf(level, reviews)
    const warning = warnings.find(({ review }) => moment(review) === risk?.reviewAt)
    if (!risk || !warning || warned.includes(warningKey(risk.reviewAt, warning.days))) return []
    return [LevelAtRisk.make({ distributorId, ...risk, days: warning.days })]
  }

export const warningKey = (reviewAt: Moment, days: number): string => `${reviewAt} ${days}`
