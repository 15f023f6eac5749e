import type { OrderDetail } from '#modules/ordering/contract.ts'
import type { OrderRecord } from '#modules/ordering/order-record.ts'
import { isQuoted } from '#modules/ordering/order-states.ts'
import { wireMoment } from '#modules/ordering/order-view.ts'
import { isRefusal } from '#platform/decision.ts'
import type { ReadModels } from '#platform/projection.ts'
import { approvalRulesOf } from '#projections/approval_rules.ts'
import { activeProcurementOf } from '#projections/users.ts'
import { approvalNeeded, mayApprove } from './approving.ts'

type NameOf = (userId: string) => string
type Approval = OrderDetail['approval']

/** The ids of a company's active procurement. */
export const procurementOf = async (db: ReadModels, distributorId: string): Promise<string[]> =>
  (await activeProcurementOf(db, distributorId)).map(({ id }) => id)

const named = (id: string | null, nameOf: NameOf) => (id === null ? null : { id, name: nameOf(id) })

/** Those whom the order's approval names. */
export const approvalPeople = ({ approval }: Pick<OrderRecord, 'approval'>): string[] =>
  approval ? [approval.approver, approval.deputy, approval.requestedBy].filter((id) => id !== null) : []

/** The approval that is waiting, as this person reads it. */
export const pendingApproval = (
  { approval, placedBy }: Pick<OrderRecord, 'approval' | 'placedBy'>,
  person: string,
  nameOf: NameOf,
): Approval =>
  approval && {
    needed: false,
    mine: mayApprove({ approval, placedBy }, person),
    own: approval.requestedBy === person,
    by: named(approval.approver, nameOf),
    deputy: named(approval.deputy, nameOf),
    requestedBy: nameOf(approval.requestedBy),
    optionId: approval.optionId,
    since: wireMoment(approval.since),
    passesOnAt: wireMoment(approval.passesOnAt),
    problem: null,
  }

/** What this person has to request before the quote is confirmed. The decision takes the rules from the log. */
export const neededApproval = async (
  db: ReadModels,
  order: OrderRecord,
  person: string,
  namesOf: (ids: readonly string[]) => Promise<NameOf>,
): Promise<Approval> => {
  if (!isQuoted(order.status)) return null
  const rules = (await approvalRulesOf(db, order.distributorId))?.rules ?? []
  if (rules.length === 0) return null
  const needed = approvalNeeded(order, rules, { person, team: await procurementOf(db, order.distributorId) })
  if (needed === null) return null
  const { approver, deputy } = isRefusal(needed) ? { approver: null, deputy: null } : needed
  const nameOf = await namesOf([approver, deputy].filter((id) => id !== null))
  return {
    ...{ needed: true, mine: false, own: false, requestedBy: null, optionId: null, since: null, passesOnAt: null },
    by: named(approver, nameOf),
    deputy: named(deputy, nameOf),
    problem: isRefusal(needed) ? needed.error : null,
  }
}
