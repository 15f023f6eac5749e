import { addHours } from 'date-fns/addHours'
import {
  ApprovalDeclined,
  ApprovalPassedOn,
  ApprovalRequested,
  ApprovalWithdrawn,
  type OrderEvent,
} from '#modules/ordering/events.ts'
import type { Order, OrderDecision } from '#modules/ordering/order.ts'
import type { PendingApproval } from '#modules/ordering/order-parts.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { isRefusal, type Refusal, refused } from '#platform/decision.ts'
import { moment } from '#platform/moment.ts'
import type { ApprovalRule } from './approval-events.ts'
import type { ApprovalRules } from './approval-rules.ts'

/** What a rule looks at. `total`: excl. VAT and shipping, as quoted. */
type RuledOrder = Pick<Order, 'total' | 'countryId' | 'placedBy'>

/** Who acts, and the ids of the company's active procurement. */
type Colleagues = { readonly person: string; readonly team: readonly string[] }

/** Who has to confirm an order; `approver` null: anyone of procurement who did not place or request it. */
type NeededApproval = Pick<PendingApproval, 'approver' | 'deputy'> & { readonly hours: number | null }

const isAbout = (none: readonly string[], id: string): boolean => none.length === 0 || none.includes(id)

/** The first one that the order fits decides. */
export const ruleFor = (rules: readonly ApprovalRule[], order: RuledOrder): ApprovalRule | null =>
  rules.find(
    ({ aboveAmount, countryIds, placedBy }) =>
      (aboveAmount === null || order.total > aboveAmount) &&
      isAbout(countryIds, order.countryId) &&
      isAbout(placedBy, order.placedBy),
  ) ?? null

const noOneLeft = refused(
  'No other procurement user of your company can approve this order. Add one, or change the approval rules.',
)

/** What this person needs to confirm the order; null: they may confirm it. No one approves an order that they placed. */
export const approvalNeeded = (
  order: RuledOrder,
  rules: readonly ApprovalRule[],
  { person, team }: Colleagues,
): NeededApproval | Refusal | null => {
  const rule = ruleFor(rules, order)
  if (!rule) return null
  const free = team.filter((id) => id !== order.placedBy)
  const approver = [rule.approver, rule.deputy].find((id) => id !== null && free.includes(id)) ?? null
  if (free.includes(person) && (approver === null || approver === person)) return null
  const others = free.filter((id) => id !== person)
  if (others.length === 0) return noOneLeft
  if (approver !== rule.approver) return { approver, deputy: null, hours: null }
  const deputy = rule.deputy !== null && others.includes(rule.deputy) ? rule.deputy : null
  return { approver, deputy, hours: rule.passesOnAfterHours }
}

/** Whether this person may give the approval that is waiting. */
export const mayApprove = ({ placedBy, approval }: Pick<Order, 'placedBy' | 'approval'>, person: string): boolean =>
  approval !== null &&
  person !== placedBy &&
  person !== approval.requestedBy &&
  (approval.approver === null || approval.approver === person)

/** An order, and the rules of its company, which must not change meanwhile. */
type ApprovalStates = { readonly order: Order; readonly company: ApprovalRules }
type Decided = { readonly order: readonly OrderEvent[] } | Refusal

/** Confirms as `confirm` does, unless a rule of the company wants someone else to. */
export const confirmWithApproval =
  (confirm: OrderDecision, by: Colleagues) =>
  ({ order, company: { rules } }: ApprovalStates): Decided => {
    const confirmed = confirm(order)
    if (isRefusal(confirmed)) return confirmed
    if (!ruleFor(rules, order) || mayApprove(order, by.person)) return { order: confirmed }
    if (order.approval) return refused('This order waits for the approval of a colleague')
    const needed = approvalNeeded(order, rules, by)
    if (needed === null) return { order: confirmed }
    return isRefusal(needed) ? needed : refused('This order needs the approval of a colleague. Request it first.')
  }

/** `confirm`: what is to be approved, which must be possible now. */
export const requestApproval =
  (confirm: OrderDecision, by: Colleagues, now: Date) =>
  ({ order, company: { rules } }: ApprovalStates): Decided => {
    const confirmed = confirm(order)
    if (isRefusal(confirmed)) return confirmed
    if (order.approval) return refused('The approval of this order has already been requested')
    const needed = approvalNeeded(order, rules, by)
    if (isRefusal(needed)) return needed
    if (needed === null) return refused('This order needs no approval. You can confirm it.')
    const { hours, ...who } = needed
    const passesOnAt = hours === null ? null : moment(addHours(now, hours))
    const requested = confirmed.flatMap(({ type, data }) =>
      type === 'QuoteApproved'
        ? [ApprovalRequested.make({ quoteVersion: data.quoteVersion, optionId: data.optionId, ...who, passesOnAt })]
        : [],
    )
    return { order: requested }
  }

const noneWaits = refused('No approval of this order is waiting')

export const declineApproval =
  (person: string, reason: Sealed): OrderDecision =>
  (order) => {
    if (!order.approval) return noneWaits
    return mayApprove(order, person)
      ? [ApprovalDeclined.make({ requestedBy: order.approval.requestedBy, reason })]
      : refused('This approval waits for someone else')
  }

export const withdrawApproval =
  (person: string): OrderDecision =>
  ({ approval }) => {
    if (!approval) return noneWaits
    return approval.requestedBy === person
      ? [ApprovalWithdrawn.make({})]
      : refused('Only the person who requested this approval can withdraw the request')
  }

/** In time, or once the approver is not of the team any more: to the deputy, else to anyone of procurement. */
export const passApprovalOn =
  (team: readonly string[], now: Date): OrderDecision =>
  ({ placedBy, approval }) => {
    if (!approval || approval.approver === null) return []
    const isLate = approval.passesOnAt !== null && now >= new Date(approval.passesOnAt)
    if (!isLate && team.includes(approval.approver)) return []
    const { deputy, requestedBy } = approval
    const canTakeIt = deputy !== null && team.includes(deputy) && deputy !== placedBy && deputy !== requestedBy
    return [ApprovalPassedOn.make({ approver: canTakeIt ? deputy : null })]
  }
