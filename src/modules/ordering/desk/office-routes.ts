import { millisecondsInHour } from 'date-fns/constants'
import { cancelOrderByStaff, endingWith, updatedFields } from '#modules/ordering/ending.ts'
import { describedSteps, eventsOf } from '#modules/ordering/history/trail-steps.ts'
import { order } from '#modules/ordering/order.ts'
import { isAwaitingQuote, isQuoted, type OrderStatus } from '#modules/ordering/order-states.ts'
import { orderTargets } from '#modules/ordering/order-targets.ts'
import { listedOrder, wireMoment } from '#modules/ordering/order-view.ts'
import { detailOf } from '#modules/ordering/routes.ts'
import { QUOTE_REMINDER_HOURS } from '#modules/ordering/terms/order-terms.ts'
import { sealedText } from '#modules/ordering/terms/sealed-text.ts'
import { notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import { present } from '#platform/typed.ts'
import { distributorsById } from '#projections/distributors.ts'
import { anyOrder, orderCounts, quoteQueue, quotesDueBy } from '#projections/orders.ts'
import { LONGEST_QUEUE } from './desk-contract.ts'
import { companyOfRow } from './desk-routes.ts'
import * as calls from './office-contract.ts'

const noSuchOrder = notFound('Order not found')
const DUE_SOON_MS = QUOTE_REMINDER_HOURS * millisecondsInHour

export const officeRoutes = [
  serve(calls.listQuoteQueue, async ({ db, now }) => {
    const [waiting, counts, overdue, soon] = await Promise.all([
      quoteQueue(db),
      orderCounts(db),
      quotesDueBy(db, now),
      quotesDueBy(db, new Date(now.getTime() + DUE_SOON_MS)),
    ])
    const companies = await distributorsById(
      db,
      waiting.map(({ distributorId }) => distributorId),
    )
    const quotes = waiting.map((row) => {
      const { id, num, creationDate, destination, subCategory, total, purchaseOrderNumber, wishedDelivery } =
        listedOrder(row)
      const quoteDueAt = wireMoment(present(row.quoteDueAt))
      return {
        id,
        num,
        distributor: { id: row.distributorId, name: companies.get(row.distributorId)?.organizationName ?? '—' },
        creationDate,
        quoteDueAt,
        overdue: new Date(quoteDueAt) <= now,
        total,
        destination,
        purchaseOrderNumber,
        wishedDelivery,
        shipsTo: row.shippingAddress.countryId === row.countryId ? null : row.shippingAddress.countryName,
        subCategory,
        lines: row.lines.length,
        units: row.lines.reduce((units, { quantity }) => units + quantity, 0),
      }
    })
    const countOf = (is: (status: OrderStatus) => boolean) => counts.find(({ status }) => is(status))?.orders ?? 0
    return {
      counts: {
        waiting: quotes.length < LONGEST_QUEUE ? quotes.length : countOf(isAwaitingQuote),
        dueSoon: soon - overdue,
        overdue,
        toConfirm: countOf(isQuoted),
      },
      quotes,
    }
  }),

  serve(calls.showOfficeOrder, async ({ db, personal, me, configuration, trail, input: { id } }) => {
    const row = await anyOrder(db, id)
    if (!row) return noSuchOrder
    const [detail, companies, events] = await Promise.all([
      detailOf({ db, personal, me }, row, `/api/office/orders/${id}`),
      distributorsById(db, [row.distributorId]),
      eventsOf(trail, id),
    ])
    const distributor = companyOfRow(row, companies)
    return {
      order: detail,
      distributor,
      holdReason: row.holdReason && (await personal.openAll(row.holdReason)),
      history: (await describedSteps({ db, personal, configuration }, events, distributor.timeZone)).toReversed(),
    }
  }),

  serve(calls.cancelOrderByStaff, async ({ log, personal, me, input: { id, reason: why } }) => {
    const reason = await sealedText({ personal, me }, why)
    const targets = orderTargets(await log.stateOf(order, id))
    const cancelled = await log.decideTogether(targets, endingWith(cancelOrderByStaff(reason)), {
      reason,
      answer: (after) => updatedFields(after.order),
    })
    return cancelled.answer
  }),
]
