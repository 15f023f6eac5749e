import * as Schema from 'effect/Schema'
import { Id } from '#modules/ordering/terms/order-fields.ts'
import { Moment } from '#platform/event.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApprovalRules } from './approval-events.ts'

export type { ApprovalRule } from './approval-events.ts'

const { Array: List, Int, NullOr, String: Text, Struct } = Schema

const Version = Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }))

export const showApprovalRules = endpoint('GET /approvals/rules', {
  may: 'company.read',
  does: "The company's approval rules in their order, with the names of the people in them; none: approvals are off.",
  answer: Struct({
    version: Version,
    rules: ApprovalRules,
    changed: NullOr(Struct({ at: Moment, by: Text })),
    /** All that are in a rule, and the active procurement users, who can be put into one. */
    people: List(Struct({ id: Id, name: Text, active: Schema.Boolean })),
  }),
  reads: ['approval_rules', 'users'],
})

export const changeApprovalRules = endpoint('ChangeApprovalRules PUT /approvals/rules', {
  may: 'company.change',
  peopleOnly: true,
  does: "Replaces the company's approval rules; none turns approvals off. `version` is the one that was read: 409 when they were changed meanwhile.",
  body: { version: Version, rules: ApprovalRules },
  answer: Done,
  awaits: ['approval_rules'],
})
