import { expireQuote, markOverdue, remindConfirmation, remindQuoteDue } from '#modules/ordering/quotes/quoting.ts'
import { CONFIRMATION_REMINDER_DAYS } from '#modules/ordering/terms/order-terms.ts'
import type { FiredDeadline } from '#platform/log/commands.ts'
import type { Background, DeadlineHandler, Module } from '#platform/module.ts'
import { reminderAt } from '#platform/time/working-hours.ts'
import { endingWith } from './ending.ts'
import { type OrderDecision, order } from './order.ts'
import { confirmationDue, quoteDueSoon, quoteExpired, quoteOverdue } from './order-promises.ts'
import { orderTargets } from './order-targets.ts'

/** The database found it due; this node's clock may be a few milliseconds behind. */
const momentOf = ({ now }: Background, { at }: FiredDeadline): Date => (now > at ? now : at)

const decides = (decision: (now: Date) => OrderDecision): DeadlineHandler => ({
  keep: async (context, deadline) => {
    await context.logFor(deadline.kind).decide(order, deadline.stream.key, decision(momentOf(context, deadline)))
  },
})

/** The hours go on counting; sales is reminded of their end while it works. */
const whileSalesWorks: DeadlineHandler['notBefore'] = async (context, deadline) => {
  const now = momentOf(context, deadline)
  const { quoteDueAt } = await context.logFor(deadline.kind).stateOf(order, deadline.stream.key)
  return quoteDueAt === null ? now : reminderAt(now, new Date(quoteDueAt), context.configuration)
}

const expires: DeadlineHandler = {
  keep: async (context, deadline) => {
    const log = context.logFor(deadline.kind)
    const targets = orderTargets(await log.stateOf(order, deadline.stream.key))
    await log.decideTogether(targets, endingWith(expireQuote(momentOf(context, deadline))))
  },
}

/** What each promise does when its time has come. */
export const orderDeadlines: Module['deadlines'] = {
  [quoteDueSoon]: { ...decides(remindQuoteDue), notBefore: whileSalesWorks },
  [quoteOverdue]: decides(markOverdue),
  ...Object.fromEntries(
    CONFIRMATION_REMINDER_DAYS.map((days) => [confirmationDue(days), decides((now) => remindConfirmation(days, now))]),
  ),
  [quoteExpired]: expires,
}
