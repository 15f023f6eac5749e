import * as Schema from 'effect/Schema'
import { CountryId } from '#modules/catalogue/events.ts'
import { Id } from '#modules/ordering/terms/order-fields.ts'
import { type EventOf, event, stream } from '#platform/event.ts'
import { Cents } from '#platform/money.ts'
import { LONGEST_PASSING_HOURS, MOST_APPROVAL_RULES } from './approval-limits.ts'

/** Which orders a colleague has to confirm, and who. People are ids. */
export const ApprovalRule = Schema.Struct({
  /** The order total (excl. VAT) is higher; null: whatever it is. */
  aboveAmount: Schema.NullOr(Cents),
  /** The country of the order; none: any. */
  countryIds: Schema.Array(CountryId).check(Schema.isMaxLength(60)),
  /** Who placed the order; none: anyone. */
  placedBy: Schema.Array(Id).check(Schema.isMaxLength(50)),
  approver: Id,
  deputy: Schema.NullOr(Id),
  passesOnAfterHours: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: LONGEST_PASSING_HOURS }))),
})
export type ApprovalRule = typeof ApprovalRule.Type

export const ApprovalRules = Schema.Array(ApprovalRule).check(Schema.isMaxLength(MOST_APPROVAL_RULES))

/** All of them, in their order; none: every order is confirmed without an approval. */
export const ApprovalRulesChanged = event('ApprovalRulesChanged', { rules: ApprovalRules })

/** One for each company; the key is the company's id. */
export const approvalRulesStream = stream('approval-rules', [ApprovalRulesChanged])
export type ApprovalRulesEvent = EventOf<typeof approvalRulesStream.events>
