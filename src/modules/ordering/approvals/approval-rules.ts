import * as Equal from 'effect/Equal'
import { countryOf } from '#modules/catalogue/events.ts'
import { type Decision, decider, invalid, type Refusal, refused } from '#platform/decision.ts'
import { describeEvents, listed } from '#platform/text/event-descriptions.ts'
import { dollars } from '#platform/text/formats.ts'
import { say, sayCounted } from '#platform/text/say.ts'
import {
  type ApprovalRule,
  ApprovalRulesChanged,
  type ApprovalRulesEvent,
  approvalRulesStream,
} from './approval-events.ts'

export type ApprovalRules = {
  readonly distributorId: string
  readonly rules: readonly ApprovalRule[]
  /** How often they were changed: a change names the version that was read. */
  readonly version: number
}

export const approvalRules = decider<ApprovalRules>()({
  stream: approvalRulesStream,
  implicit: true,
  initial: (distributorId) => ({ distributorId, rules: [], version: 0 }),
  evolve: {
    ApprovalRulesChanged: (it, { rules }) => ({ ...it, rules, version: it.version + 1 }),
  },
  owner: ({ distributorId }) => ({ distributorId }),
})

export const peopleIn = ({ placedBy, approver, deputy }: ApprovalRule): readonly string[] => [
  ...placedBy,
  approver,
  ...(deputy === null ? [] : [deputy]),
]

/** `known`: the company's active procurement, and who was in a rule before: a rule outlives who has left. */
const wrongRule = ({ approver, deputy, passesOnAfterHours, placedBy }: ApprovalRule, known: readonly string[]) => {
  if (!known.includes(approver)) return invalid({ approver: 'Choose a procurement user of your company' })
  if (deputy !== null && !known.includes(deputy))
    return invalid({ deputy: 'Choose a procurement user of your company' })
  if (deputy === approver) return invalid({ deputy: 'Choose another person than the approver' })
  if (deputy === null && passesOnAfterHours !== null) return invalid({ deputy: 'Choose to whom it passes on' })
  if (!placedBy.every((id) => known.includes(id)))
    return invalid({ placedBy: 'Choose procurement users of your company' })
  return null
}

/** `team`: the company's active procurement. */
export const changeApprovalRules =
  (
    rules: readonly ApprovalRule[],
    version: number,
    team: readonly string[],
  ): Decision<ApprovalRules, ApprovalRulesEvent> =>
  (before): readonly ApprovalRulesEvent[] | Refusal => {
    if (version !== before.version)
      return refused('A colleague has changed the rules meanwhile. Please look at them again.')
    const known = [...team, ...before.rules.flatMap(peopleIn)]
    const wrong = rules.map((rule) => wrongRule(rule, known)).find(Boolean)
    if (wrong) return wrong
    return Equal.equals(rules, before.rules) ? [] : [ApprovalRulesChanged.make({ rules })]
  }

/** Which orders a rule is about, without names of people. */
const ordersOf = ({ aboveAmount, countryIds, placedBy }: ApprovalRule): string =>
  [
    aboveAmount === null ? 'any amount' : `above ${dollars(aboveAmount)}`,
    countryIds.length > 0 && `in ${listed(countryIds.map((id) => countryOf(id).name))}`,
    placedBy.length > 0 && say('placed by {0}', sayCounted(placedBy.length, 'user', 'users')),
  ]
    .filter(Boolean)
    .join(', ')

export const approvalRulesDescriptions = describeEvents([approvalRulesStream], {
  ApprovalRulesChanged: ({ rules }) => ({
    what: rules.length === 0 ? 'turned approvals off' : 'changed the approval rules',
    detail: rules.map((rule, index) => `${index + 1}: ${ordersOf(rule)}`).join('; ') || null,
  }),
})
