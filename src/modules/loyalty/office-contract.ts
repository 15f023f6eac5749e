import * as Schema from 'effect/Schema'

import { LoyaltyGroup } from '#modules/distributors/events.ts'
import { partnerProductDescription } from '#modules/loyalty/partners/partner-events.ts'
import { ProgrammeRules } from '#modules/loyalty/rules/rules-events.ts'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { editing, meanwhile } from '#platform/editing/editing-contract.ts'
import { Day, Moment } from '#platform/event.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { listAnswer, listQuery } from '#platform/http/lists.ts'
import { Page } from '#platform/http/pages.ts'
import { Ledger, LevelProgress, PartnerOrder, PartnerProduct } from './contract.ts'
import { Level } from './events.ts'
import { accountColumns, partnerOrderColumns, partnerOrderStatuses, rulesStates } from './loyalty-states.ts'

export type { ProgrammeRules } from '#modules/loyalty/rules/rules-events.ts'

const Id = Schema.String.check(Schema.isBetweenLength(1, 64))
const Price = CareCoins.check(Schema.isBetween({ minimum: 0, maximum: 10_000_000 }))
const Company = Schema.Struct({ id: Id, name: Schema.String })

/** Whole CareCoins since the account began; what came back is taken off `spent` and `redeemed`. */
const sums = {
  balance: CareCoins,
  earned: CareCoins,
  granted: CareCoins,
  corrected: Schema.Int,
  spent: CareCoins,
  redeemed: CareCoins,
}

export const listLoyaltyAccounts = endpoint('GET /office/loyalty/accounts', {
  may: 'office.loyalty.read',
  does: 'A page of the companies of the programme, and those that are not in it with CareCoins: level, balance, coins in and out.',
  query: listQuery(accountColumns),
  answer: listAnswer(
    Schema.Struct({
      distributor: Company,
      group: LoyaltyGroup,
      level: Schema.NullOr(Level),
      levelSince: Schema.NullOr(Moment),
      ...sums,
    }),
  ),
  reads: ['loyalty_accounts', 'distributors'],
})

export const showLoyaltyAccount = endpoint('GET /office/loyalty/accounts/:distributorId', {
  may: 'office.loyalty.read',
  does: "A company's account, now or as of any moment: coins in and out, its level and what the next one requires.",
  params: { distributorId: Id },
  query: { asOf: Schema.optionalKey(Moment) },
  answer: Schema.Struct({ distributor: Company, group: LoyaltyGroup, ...sums, progress: LevelProgress }),
  reads: ['loyalty_accounts', 'distributors', 'orders', 'loyalty_rules'],
})

export const showLevelAfterDelivery = endpoint('GET /office/orders/:id/level-after-delivery', {
  may: 'office.orders.read',
  does: "The level of the order's company now, and the one that recording its delivery on that day leads to.",
  params: { id: Id },
  query: { deliveredOn: Day },
  answer: Schema.Struct({
    company: Schema.String,
    /** Null: no status. */
    from: Schema.NullOr(Schema.String),
    to: Schema.NullOr(Schema.String),
  }),
  reads: ['loyalty_accounts', 'distributors', 'orders', 'loyalty_rules'],
})

export const readOfficeLedger = endpoint('GET /office/loyalty/accounts/:distributorId/ledger', {
  may: 'office.loyalty.read',
  does: "A company's ledger, now or as of any moment, newest first, 10 a page, with the names of staff.",
  params: { distributorId: Id },
  query: { page: Schema.optionalKey(Page), asOf: Schema.optionalKey(Moment) },
  answer: Ledger,
  reads: ['loyalty_entries', 'users'],
})

export const listOfficePartnerProducts = endpoint('GET /office/loyalty/products', {
  may: 'office.loyalty.read',
  does: 'Every piece of material, withdrawn ones too, the cheapest first.',
  answer: Schema.Array(Schema.Struct({ ...PartnerProduct.fields, active: Schema.Boolean })),
  reads: ['partner_products'],
})

const { description } = partnerProductDescription
const productBody = {
  ...partnerProductDescription,
  description: paragraphs(description),
  priceInCC: Price,
}

export const offerPartnerProduct = endpoint('OfferPartnerProduct POST /office/loyalty/products', {
  may: 'office.loyalty.manage',
  does: 'Offers a piece of material for CareCoins.',
  body: productBody,
  answer: Schema.Struct({ success: Schema.Literal(true), id: Id }),
  awaits: ['partner_products'],
})

export const changePartnerProduct = endpoint('ChangePartnerProduct PUT /office/loyalty/products/:id', {
  may: 'office.loyalty.manage',
  does: 'Describes and prices it anew; what was ordered keeps its cost.',
  params: { id: Id },
  body: editing(productBody),
  answer: Schema.Struct({ ...Done.fields, ...meanwhile }),
  awaits: ['partner_products'],
})

export const setPartnerProductActive = endpoint('SetPartnerProductActive PUT /office/loyalty/products/:id/active', {
  may: 'office.loyalty.manage',
  does: 'Withdraws it, or offers it again.',
  params: { id: Id },
  body: { active: Schema.Boolean },
  answer: Done,
  awaits: ['partner_products'],
})

export const listOfficePartnerOrders = endpoint('GET /office/loyalty/orders', {
  may: 'office.loyalty.read',
  does: 'A page of ordered material: what waits to be sent, the longest first, then what was sent or cancelled.',
  query: {
    company: Schema.optionalKey(Id),
    status: Schema.optionalKey(Schema.Literals(partnerOrderStatuses)),
    ...listQuery(partnerOrderColumns),
  },
  answer: listAnswer(Schema.Struct({ ...PartnerOrder.fields, distributor: Company, by: Schema.String })),
  reads: ['partner_orders', 'distributors', 'users'],
})

export const sendPartnerOrder = endpoint('SendPartnerOrder PUT /office/loyalty/orders/:id/send', {
  may: 'office.loyalty.manage',
  does: 'Says that the material is on its way.',
  params: { id: Id },
  body: { note: Schema.NullOr(paragraphs(Schema.Trimmed.check(Schema.isBetweenLength(1, 500)))) },
  answer: Done,
  awaits: ['partner_orders'],
})

export const cancelPartnerOrder = endpoint('CancelPartnerOrder PUT /office/loyalty/orders/:id/cancel', {
  may: 'office.loyalty.manage',
  does: 'Cancels it with a reason; its CareCoins come back.',
  params: { id: Id },
  body: { reason: paragraphs(Schema.Trimmed.check(Schema.isBetweenLength(1, 500))) },
  answer: Done,
  awaits: ['partner_orders', 'loyalty_accounts', 'loyalty_entries'],
})

const RulesEntry = Schema.Struct({
  from: Day,
  rules: ProgrammeRules,
  /** What was or is in force until then. */
  before: ProgrammeRules,
  by: Schema.String,
  setAt: Moment,
  reason: Schema.NullOr(Schema.String),
  state: Schema.Literals(rulesStates),
})
export type RulesEntry = typeof RulesEntry.Type

export const showRules = endpoint('GET /office/loyalty/rules', {
  may: 'office.loyalty.read',
  does: 'The rules of the loyalty programme that are in force today, and every change of them with its day, the latest first.',
  answer: Schema.Struct({ today: Day, inForce: ProgrammeRules, history: Schema.Array(RulesEntry) }),
  reads: ['loyalty_rules', 'users'],
})
