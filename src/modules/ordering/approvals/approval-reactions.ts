import { userStream } from '#modules/identity/events.ts'
import { order } from '#modules/ordering/order.ts'
import { approvalPassesOn } from '#modules/ordering/order-promises.ts'
import { type Background, type Module, reaction } from '#platform/module.ts'
import type { Envelope } from '#platform/projection.ts'
import { ordersWaitingForApproval } from '#projections/orders.ts'
import { procurementOf } from './approval-queries.ts'
import { passApprovalOn } from './approving.ts'

export const approvalDeadlines: Module['deadlines'] = {
  [approvalPassesOn]: {
    reads: ['users'],
    keep: async ({ db, now, logFor }, { kind, at, stream }) => {
      const log = logFor(kind)
      const { distributorId } = await log.stateOf(order, stream.key)
      const team = await procurementOf(db, distributorId)
      // The database found it due; this node's clock may be a few milliseconds behind.
      await log.decide(order, stream.key, passApprovalOn(team, now > at ? now : at))
    },
  },
}

const passOn = async ({ db, now, logFor }: Background, _: object, { distributorId }: Envelope): Promise<void> => {
  if (distributorId === null) return
  const waiting = await ordersWaitingForApproval(db, distributorId)
  if (waiting.length === 0) return
  const team = await procurementOf(db, distributorId)
  for (const { id } of waiting) await logFor(`approval ${id}`).decide(order, id, passApprovalOn(team, now))
}

/** What waited for a person who left, or who buys no more, passes on. */
export const passOnWhenPeopleLeave = reaction({
  name: 'approvals-passed-on',
  of: [userStream],
  reads: ['users', 'orders'],
  on: { UserDeactivated: passOn, UserRoleChanged: passOn, PersonErased: passOn },
})
