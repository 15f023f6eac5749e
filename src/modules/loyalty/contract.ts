import * as Schema from 'effect/Schema'
import { MaterialKind } from '#modules/loyalty/partners/partner-events.ts'
import { ProgrammeRules } from '#modules/loyalty/rules/rules-events.ts'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { Moment } from '#platform/event.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { Page } from '#platform/http/pages.ts'
import { Cents } from '#platform/money.ts'
import { Level, rewardedActivities } from './events.ts'
import { partnerOrderStatuses } from './loyalty-states.ts'

const Id = Schema.String.check(Schema.isBetweenLength(1, 64))
const Count = Schema.Int
const asOf = Schema.optionalKey(Moment)
const Reason = paragraphs(Schema.Trimmed.check(Schema.isBetweenLength(1, 1_000)))
/** `waits`: nothing is booked before a second administrator has approved it. */
const Done = Schema.Struct({
  success: Schema.Literal(true),
  balance: CareCoins,
  waits: Schema.optionalKey(Schema.Boolean),
})

export const LEDGER_PAGE_SIZE = 10

export const MOST_COINS = 1_000_000

export const WHY_ANOTHER_AMOUNT = 'Enter why it is another amount'

export const countCareCoins = endpoint('GET /carecoins/count', {
  may: 'orders.read',
  does: "The company's CareCoins, now or as of any moment. One is worth 10 cents.",
  query: { asOf },
  answer: Schema.Struct({
    success: Schema.Literal(true),
    balance: CareCoins,
    data: Schema.Struct({ balance: CareCoins }),
  }),
  reads: ['loyalty_accounts'],
})

export const Figures = Schema.Struct({ orders: Count, units: Count, turnover: Cents })
export type Figures = typeof Figures.Type

const LoyaltyStatus = Schema.Struct({ reference: Level, displayName: Schema.String })

export const listLoyaltyStatuses = endpoint('GET /loyalty-status', {
  may: 'loyalty.read',
  does: 'The levels of the programme, the lowest first: what each brings and what it requires within 12 months.',
  answer: Schema.Array(
    Schema.Struct({
      ...LoyaltyStatus.fields,
      avantages: Schema.String,
      image: Schema.String,
      colour: Schema.String,
      criteria: Figures,
    }),
  ),
  reads: ['loyalty_rules'],
})

export const programmeActivities = endpoint('GET /loyalty/activities', {
  may: 'loyalty.read',
  does: 'The CareCoins that each rewarded activity brings today.',
  answer: ProgrammeRules.fields.activities,
  reads: ['loyalty_rules'],
})

export const currentLoyaltyStatus = endpoint('GET /loyalty-status/current', {
  may: 'loyalty.read',
  does: "The company's level, now or as of any moment, or null.",
  query: { asOf },
  answer: Schema.NullOr(LoyaltyStatus),
  reads: ['loyalty_accounts'],
})

/** On the way to the next level; `next` null: the highest is reached. `since` and `keeps` null: no level yet. */
export const LevelProgress = Schema.Struct({
  figures: Figures,
  current: Schema.NullOr(Level),
  since: Schema.NullOr(Moment),
  /** What the current level requires: below it, the next review takes it away. */
  keeps: Schema.NullOr(Figures),
  next: Schema.NullOr(Schema.Struct({ ...LoyaltyStatus.fields, criteria: Figures })),
  nextReviewAt: Schema.NullOr(Moment),
  /** The first review that takes the level away unless more is delivered; null: none of the next three, or not queried as of now. */
  risk: Schema.NullOr(
    Schema.Struct({
      displayName: Schema.String,
      to: Schema.NullOr(Schema.String),
      reviewAt: Moment,
      missing: Figures,
    }),
  ),
})
export type LevelProgress = typeof LevelProgress.Type

export const loyaltyProgress = endpoint('GET /loyalty-status/progress', {
  may: 'loyalty.read',
  does: 'What the company reached in the last 12 months, or in those until any moment, and what the next level requires.',
  query: { asOf },
  answer: LevelProgress,
  reads: ['loyalty_accounts', 'orders', 'loyalty_rules'],
})

/** One line of a ledger: what, why, when, by whom, and the balance after it. */
export const LedgerEntry = Schema.Struct({
  position: Count,
  at: Moment,
  kind: Schema.Literals([
    'SPENT',
    'RETURNED',
    'EARNED',
    'CASH_BACK',
    'GRANTED',
    'CORRECTED',
    'REDEEMED',
    'REDEMPTION_RETURNED',
    'LEVEL_GAINED',
    'LEVEL_LOST',
  ]),
  change: Count,
  balance: CareCoins,
  /** A person's name; for the other side, and for what the portal did by itself, the portal's. */
  by: Schema.String,
  order: Schema.NullOr(Schema.Struct({ id: Id, num: Id })),
  name: Schema.NullOr(Schema.String),
  activity: Schema.NullOr(Schema.Literals(rewardedActivities)),
  reason: Schema.NullOr(Schema.String),
  level: Schema.NullOr(Schema.String),
  /** What a level was gained or lost by: the 12 months until then. `figures` null: the company left the programme. */
  review: Schema.NullOr(Schema.Struct({ until: Moment, figures: Schema.NullOr(Figures) })),
})
export type LedgerEntry = typeof LedgerEntry.Type

export const Ledger = Schema.Struct({ total: Count, entries: Schema.Array(LedgerEntry) })

export const readLedger = endpoint('GET /carecoins/ledger', {
  may: 'loyalty.read',
  does: 'Where every CareCoin came from and went, now or as of any moment, newest first, 10 a page.',
  query: { page: Schema.optionalKey(Page), asOf },
  answer: Ledger,
  reads: ['loyalty_entries', 'users'],
})

export const PartnerProduct = Schema.Struct({
  id: Id,
  name: Schema.String,
  priceInCC: CareCoins,
  description: Schema.NullOr(Schema.String),
  kind: MaterialKind,
})
export type PartnerProduct = typeof PartnerProduct.Type

export const listPartnerProducts = endpoint('GET /partner-products', {
  may: 'loyalty.read',
  does: 'Marketing and training material that CareCoins buy.',
  answer: Schema.Array(PartnerProduct),
  reads: ['partner_products'],
})

export const PartnerOrder = Schema.Struct({
  id: Id,
  partnerProduct: Schema.Struct({ id: Id, name: Schema.String }),
  costInCC: CareCoins,
  status: Schema.Literals(partnerOrderStatuses),
  creationDate: Moment,
  closedAt: Schema.NullOr(Moment),
  note: Schema.NullOr(Schema.String),
})
export type PartnerOrder = typeof PartnerOrder.Type

export const listPartnerOrders = endpoint('GET /partner-orders', {
  may: 'loyalty.read',
  does: "The company's orders of marketing and training material, newest first.",
  answer: Schema.Array(PartnerOrder),
  reads: ['partner_orders'],
})

export const redeemCareCoins = endpoint('RedeemCareCoins POST /partner-orders', {
  may: 'loyalty.redeem',
  does: 'Orders material for CareCoins, which leave the balance at once.',
  body: {
    partnerProductId: Id,
    /** The price that was shown; another one answers 409 with the new one. */
    expectedCost: Schema.optionalKey(CareCoins),
  },
  answer: Schema.Struct({
    success: Schema.Literal(true),
    data: Schema.Struct({
      costInCC: CareCoins,
      partnerProduct: Schema.Struct({ id: Id, name: Schema.String, priceInCC: CareCoins }),
      partnerOrderId: Id,
      balance: CareCoins,
    }),
  }),
  awaits: ['loyalty_accounts', 'loyalty_entries', 'partner_orders'],
})

export const grantCareCoins = endpoint('GrantCareCoins POST /office/distributors/:distributorId/carecoins/grant', {
  may: 'office.loyalty.correct',
  does: 'Grants CareCoins for a rewarded activity: what the programme gives for it, unless another amount is said.',
  params: { distributorId: Id },
  body: {
    amount: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: MOST_COINS }))),
    activity: Schema.Literals(rewardedActivities),
    /** What exactly was done; needed where it is another amount than the programme's. The company reads it. */
    reason: Schema.optionalKey(Reason),
  },
  answer: Done,
  awaits: ['loyalty_accounts', 'loyalty_entries', 'manual_coins'],
})

export const correctCareCoins = endpoint(
  'CorrectCareCoins POST /office/distributors/:distributorId/carecoins/correct',
  {
    may: 'office.loyalty.correct',
    does: 'Puts a balance right, with a reason. It never becomes negative.',
    params: { distributorId: Id },
    body: {
      change: Schema.Int.check(Schema.isBetween({ minimum: -MOST_COINS, maximum: MOST_COINS })),
      reason: Reason,
    },
    answer: Done,
    awaits: ['loyalty_accounts', 'loyalty_entries', 'manual_coins'],
  },
)
