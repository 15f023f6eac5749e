import * as orderCalls from '#modules/ordering/contract.ts'
import { updatedFields } from '#modules/ordering/ending.ts'
import { order } from '#modules/ordering/order.ts'
import { wireMoment } from '#modules/ordering/order-view.ts'
import { approveQuote } from '#modules/ordering/quotes/quoting.ts'
import { peopleNamed } from '#modules/ordering/routes.ts'
import { sealedText } from '#modules/ordering/terms/sealed-text.ts'
import { serve } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { approvalRulesOf } from '#projections/approval_rules.ts'
import * as calls from './approval-contract.ts'
import { procurementOf } from './approval-queries.ts'
import { approvalRules, changeApprovalRules, peopleIn } from './approval-rules.ts'
import { declineApproval, requestApproval, withdrawApproval } from './approving.ts'
import * as ruleCalls from './rules-contract.ts'

export const approvalRoutes = [
  serve(ruleCalls.showApprovalRules, async ({ db, me, personal }) => {
    const [row, team] = await Promise.all([approvalRulesOf(db, me.distributorId), procurementOf(db, me.distributorId)])
    const { rules = [], version = 0 } = row ?? {}
    const ids = [...new Set([...team, ...rules.flatMap(peopleIn)])]
    const nameOf = await peopleNamed({ db, personal }, row ? [...ids, row.changedBy] : ids)
    return {
      version,
      rules,
      changed: row ? { at: wireMoment(row.changedAt), by: nameOf(row.changedBy) } : null,
      people: ids.map((id) => ({ id, name: nameOf(id), active: team.includes(id) })),
    }
  }),

  serve(ruleCalls.changeApprovalRules, async ({ db, log, me, input: { version, rules } }) => {
    const decision = changeApprovalRules(rules, version, await procurementOf(db, me.distributorId))
    return (await log.decide(approvalRules, me.distributorId, decision, { answer: { success: true as const } })).answer
  }),

  serve(orderCalls.requestApproval, async ({ db, log, me, now, configuration, input }) => {
    const { id, quoteVersion = null, optionId = null } = input
    const confirm = approveQuote(quoteVersion, optionId, { now, today: dayIn(now, configuration.officeTimeZone) })
    const by = { person: me.userId, team: await procurementOf(db, me.distributorId) }
    const decision = requestApproval(confirm, by, now)
    const targets = { order: existing(order, id), company: existing(approvalRules, me.distributorId) }
    return (await log.decideTogether(targets, decision, { answer: (after) => updatedFields(after.order) })).answer
  }),

  serve(calls.declineApproval, async ({ log, me, personal, input: { id, reason } }) => {
    const decision = declineApproval(me.userId, await sealedText({ personal, me }, reason))
    return (await log.decide(order, id, decision, { answer: updatedFields })).answer
  }),

  serve(
    orderCalls.withdrawApproval,
    async ({ log, me, input: { id } }) =>
      (await log.decide(order, id, withdrawApproval(me.userId), { answer: updatedFields })).answer,
  ),
]
