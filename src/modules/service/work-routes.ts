import { compareTexts } from '#platform/alphabet.ts'
import { serve } from '#platform/http/serve.ts'
import { distributorsById } from '#projections/distributors.ts'
import { assigneesOf } from '#projections/ticket_desks.ts'
import { everyPromise, ratingsIn } from '#projections/tickets.ts'
import { type AssignedKind, deskKey } from './assigned-work.ts'
import { quotesPromised, reviewsPromised } from './promised-routes.ts'
import { isOfMonth, monthOf, outcomeOf, promisesByMonth } from './promises.ts'
import { officeRequests } from './queue-routes.ts'
import { promiseSubjects, type WorkKind, workKinds } from './service-terms.ts'
import { mostUrgentFirst, waitsFor, workOfRequests, workOutsideRequests } from './waiting-routes.ts'
import * as calls from './work-contract.ts'

const MOST_ITEMS = 12
const MOST_LISTED = 200

const assignedAs: Partial<Record<WorkKind, AssignedKind>> = {
  QUOTE: 'QUOTE',
  ORDER_DOCUMENT: 'DOCUMENTS',
  FILE: 'FILE',
}

/** Under which key staff have it on their desk. */
const keyOf = ({ kind, id }: { readonly kind: WorkKind; readonly id: string }): string => {
  const as = assignedAs[kind]
  return as ? deskKey(as, id) : id
}

export const workRoutes = [
  serve(calls.showWork, async (context) => {
    const { db, me, now } = context
    const [requests, otherWork] = await Promise.all([officeRequests(context), workOutsideRequests(db, now)])
    const [companies, assignees] = await Promise.all([
      distributorsById(
        db,
        otherWork.map(({ distributorId }) => distributorId),
      ),
      assigneesOf(db, otherWork.map(keyOf)),
    ])
    const named = otherWork.map(({ distributorId, ...item }) => ({
      ...item,
      company: companies.get(distributorId)?.organizationName ?? '—',
    }))
    const waiting = [...named, ...workOfRequests(requests)].filter(({ kind }) => waitsFor(kind, me.role))
    const assigneeOfRequest = new Map(requests.map(({ id, assignee }) => [id, assignee?.id]))
    const items = waiting.filter((item) => {
      const assignee = assignees.get(keyOf(item)) ?? assigneeOfRequest.get(item.id) ?? me.userId
      return assignee === me.userId
    })
    const counts = workKinds
      .filter((kind) => waitsFor(kind, me.role))
      .map((kind) => {
        const ofKind = waiting.filter((item) => item.kind === kind)
        const overdue = ofKind.filter(({ dueAt }) => dueAt !== null && new Date(dueAt) <= now).length
        return { kind, count: ofKind.length, overdue }
      })
    return { items: items.toSorted(mostUrgentFirst).slice(0, MOST_ITEMS), counts }
  }),

  serve(calls.showPromises, async ({ db, now, input }) => {
    const month = input.month ?? now.toISOString().slice(0, 7)
    const [QUOTES, TICKETS, FILES] = await Promise.all([quotesPromised(db), everyPromise(db), reviewsPromised(db)])
    const all = { QUOTES, TICKETS, FILES }
    const none = { kept: 0, missed: 0, waiting: 0, medianHours: null }
    const months = [...new Set(Object.values(all).flatMap((promises) => promises.map(monthOf)))]
    return {
      month,
      months: months.toSorted(compareTexts).toReversed(),
      promises: promiseSubjects.map((of) => {
        const { month: _, ...figures } = promisesByMonth(all[of], now).find((it) => it.month === month) ?? {
          month,
          ...none,
        }
        return { of, ...figures }
      }),
      helped: await ratingsIn(db, month),
    }
  }),

  serve(calls.listPromised, async ({ db, now, input: { of, month, promise } }) => {
    const all = await (of === 'QUOTES' ? quotesPromised(db) : reviewsPromised(db))
    const took = ({ since, answeredAt }: (typeof all)[number]): number =>
      (answeredAt === null ? now.getTime() : Date.parse(answeredAt)) - Date.parse(since)
    const chosen = all
      .filter((promised) => isOfMonth([promised], month, promise, now))
      .toSorted((a, b) => took(b) - took(a))
      .slice(0, MOST_LISTED)
    const companies = await distributorsById(
      db,
      chosen.map(({ distributorId }) => distributorId),
    )
    return chosen.flatMap(({ distributorId, withdrawn, ...promised }) => {
      const outcome = outcomeOf({ withdrawn, ...promised }, now)
      const company = companies.get(distributorId)?.organizationName ?? '—'
      return outcome === null ? [] : [{ ...promised, company, outcome }]
    })
  }),
]
