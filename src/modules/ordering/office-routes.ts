import { notFound } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { serve } from '#platform/http/serve.ts'
import { allDistributors, distributorsById } from '#projections/distributors.ts'
import { historyOf } from '#projections/order_history.ts'
import { anyOrder, everyOrder, everyOrderByStatus, quoteQueue } from '#projections/orders.ts'

import { endingWith, updatedFields } from './ending.ts'
import { historyEntry, type Who } from './history-words.ts'
import {
  cancelOrderByStaff as cancelOrderByStaffCall,
  issueQuote as issueQuoteCall,
  listOfficeOrders,
  listQuoteQueue,
  OFFICE_ORDERS_PER_PAGE,
  showOfficeOrder,
} from './office-contract.ts'
import { cancelOrderByStaff, order } from './order.ts'
import { orderStatuses, orderStatusNames } from './order-status.ts'
import { QUOTE_REMINDER_HOURS } from './order-terms.ts'
import { listedOrder, wireMoment } from './order-view.ts'
import { priceQuote } from './pricing.ts'
import { issueQuote } from './quoting.ts'
import { detailOf, endingTargets, peopleNamed } from './routes.ts'

const noSuchOrder = notFound('There is no such order')
const DUE_SOON_MS = QUOTE_REMINDER_HOURS * 3_600_000

/** Cancelled ones stand last. */
const alongItsLife = [...orderStatusNames.filter((name) => name !== 'CANCELLED'), 'CANCELLED'] as const

const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The ids of the companies whose name holds what was typed, whatever its accents and capitals. */
const companiesNamed = (companies: ReadonlyMap<string, string>, typed: string): string[] =>
  [...companies].filter(([, name]) => plain(name).includes(plain(typed.trim()))).map(([id]) => id)

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

  serve(listOfficeOrders, async ({ db, input: { page = 1, status, distributorId, search, sort = 'newest' } }) => {
    const wanted = { offset: (page - 1) * OFFICE_ORDERS_PER_PAGE, limit: OFFICE_ORDERS_PER_PAGE, sort }
    const companies = new Map<string, string>(
      (await allDistributors(db)).map(({ id, organizationName }) => [id, organizationName]),
    )
    const found = search === undefined ? undefined : { text: search, companies: companiesNamed(companies, search) }
    const filters = { distributorId, found }
    const [rows, counts] = await Promise.all([
      everyOrder(db, { ...filters, status }, wanted),
      everyOrderByStatus(db, filters),
    ])
    const nameOf = (id: string) => companies.get(id) ?? '—'
    const statuses = alongItsLife.flatMap((name) => {
      const count = counts.get(name) ?? 0
      return count > 0 ? [{ status: name, label: orderStatuses[name].label, count }] : []
    })
    return {
      total: status ? (counts.get(status) ?? 0) : statuses.reduce((all, { count }) => all + count, 0),
      statuses,
      orders: rows.map((row) => ({
        ...listedOrder(row),
        distributor: { id: row.distributorId, name: nameOf(row.distributorId) },
      })),
    }
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

  serve(issueQuoteCall, async ({ me, log, now, input: { id, freight, validUntil = null, note = null } }) => {
    const decision = issueQuote({ freight, validUntil, note, issuedBy: me.userId }, now)
    const quoted = await log.decide(order, id, decision, {
      answer: ({ total, promo, quote }) => ({
        success: true as const,
        version: quote?.version as number,
        grandTotal: priceQuote(total, freight, promo).grandTotal,
        validUntil: quote?.validUntil as Moment,
      }),
    })
    return quoted.answer
  }),

  serve(cancelOrderByStaffCall, async ({ log, input: { id, reason } }) => {
    const { distributorId } = await log.stateOf(order, id)
    const cancelled = await log.decideTogether(
      endingTargets(id, distributorId),
      endingWith(cancelOrderByStaff(reason)),
      {
        reason,
        answer: (after) => updatedFields(after.order),
      },
    )
    return cancelled.answer
  }),
]
