import { notFound } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { serve } from '#platform/http/serve.ts'
import { allDistributors, distributorsById } from '#projections/distributors.ts'
import { historyOf } from '#projections/order_history.ts'
import { anyOrder, everyOrderByStatus, quoteQueue } from '#projections/orders.ts'

import { endingWith, updatedFields } from './ending.ts'
import { historyEntry, type Who } from './history-words.ts'
import { cancelOrderByStaff as cancelOrderByStaffCall, listQuoteQueue, showOfficeOrder } from './office-contract.ts'
import { cancelOrderByStaff, order } from './order.ts'
import { orderTargets } from './order-targets.ts'
import { QUOTE_REMINDER_HOURS } from './order-terms.ts'
import { listedOrder, wireMoment } from './order-view.ts'
import { detailOf, peopleNamed } from './routes.ts'

const noSuchOrder = notFound('There is no such order')
const DUE_SOON_MS = QUOTE_REMINDER_HOURS * 3_600_000

export const officeRoutes = [
  serve(listQuoteQueue, async ({ db, now }) => {
    const [waiting, companies, counts] = await Promise.all([
      quoteQueue(db),
      allDistributors(db),
      everyOrderByStatus(db),
    ])
    const names = new Map<string, string>(companies.map(({ id, organizationName }) => [id, organizationName]))
    const quotes = waiting.map((row) => {
      const { id, num, creationDate, destination, subCategory, total } = listedOrder(row)
      const quoteDueAt = wireMoment(row.quoteDueAt as Moment)
      return {
        id,
        num,
        distributor: { id: row.distributorId, name: names.get(row.distributorId) ?? '—' },
        creationDate,
        quoteDueAt,
        overdue: new Date(quoteDueAt) <= now,
        total,
        destination,
        subCategory,
        lines: row.lines.length,
        units: row.lines.reduce((units, { quantity }) => units + quantity, 0),
      }
    })
    const overdue = quotes.filter((quote) => quote.overdue).length
    const soon = quotes.filter(({ quoteDueAt }) => new Date(quoteDueAt).getTime() - now.getTime() <= DUE_SOON_MS).length
    const toConfirm = counts.get('QUOTE_RECEIVED') ?? 0
    return { counts: { waiting: quotes.length, dueSoon: soon - overdue, overdue, toConfirm }, quotes }
  }),

  serve(showOfficeOrder, async ({ db, personal, me, configuration, input: { id } }) => {
    const row = await anyOrder(db, id)
    if (!row) return noSuchOrder
    const [detail, companies, history] = await Promise.all([
      detailOf({ db, personal, me }, row, `/api/office/orders/${id}`),
      distributorsById(db, [row.distributorId]),
      historyOf(db, id),
    ])
    const [opened, nameOf] = await Promise.all([
      personal.openAll(history.map(({ data }) => data)),
      peopleNamed(
        { db, personal },
        history.map(({ actor }) => actor),
      ),
    ])
    const who: Who = ({ actor, role }) => (role === 'SYSTEM' ? configuration.brand.name : nameOf(actor))
    return {
      order: detail,
      distributor: { id: row.distributorId, name: companies.get(row.distributorId)?.organizationName ?? '—' },
      holdReason: row.holdReason,
      history: history.map(({ version, actor, role, command, reason, ...entry }, at) => ({
        ...historyEntry({ ...entry, actor, role }, who),
        version,
        actor,
        role,
        command,
        reason,
        data: opened[at] ?? {},
      })),
    }
  }),

  serve(cancelOrderByStaffCall, async ({ log, input: { id, reason } }) => {
    const targets = orderTargets(await log.stateOf(order, id))
    const cancelled = await log.decideTogether(targets, endingWith(cancelOrderByStaff(reason)), {
      reason,
      answer: (after) => updatedFields(after.order),
    })
    return cancelled.answer
  }),
]
