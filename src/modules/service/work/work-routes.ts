import { addHours } from 'date-fns/addHours'
import { isReleased, isWithDistributor } from '#modules/labels/issue-states.ts'
import { mayDo } from '#modules/permissions/permissions.ts'
import { promiseSubjects, REVIEW_HOURS, type WorkKind, workKinds } from '#modules/service/service-states.ts'
import { type AssignedKind, deskKey } from '#modules/terms/assigned-work.ts'
import type { Permission } from '#platform/access/permissions.ts'
import type { Moment } from '#platform/event.ts'
import { serve } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'
import type { ReadModels } from '#platform/projection.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { companyFiles } from '#projections/company_files.ts'
import { filesWaiting } from '#projections/company_overviews.ts'
import { distributorsById } from '#projections/distributors.ts'
import { everyLabelIssue } from '#projections/label_issues.ts'
import { ordersToReview, quoteQueue } from '#projections/orders.ts'
import { quotePromises } from '#projections/quote_promises.ts'
import { assigneesOf } from '#projections/ticket_desks.ts'
import { ratingsIn, tickets } from '#projections/tickets.ts'
import type { OfficeRequest, WorkItem } from './contract.ts'
import * as calls from './contract.ts'
import { quotesPromised, reviewsPromised } from './figure-queries.ts'
import { longestPromised, promiseSumsOf } from './promise-contract.ts'
import { outcomeOf, promisesByMonth } from './promises.ts'
import { officeRequests } from './queue-routes.ts'

/** What one must be allowed, to be waited for. */
const needs: Readonly<Record<WorkKind, Permission>> = {
  QUOTE: 'office.quotes.issue',
  ORDER_DOCUMENT: 'office.orders.review',
  FILE: 'office.company-documents.review',
  TICKET: 'office.requests.answer',
  REPORT: 'office.requests.answer',
  AGREEMENT: 'office.agreements.manage',
  PRODUCT: 'office.product-requests.answer',
  LABEL: 'office.product-requests.answer',
  LABEL_ISSUE: 'office.labels.propose',
}
export const waitsFor = (kind: WorkKind, role: Parameters<typeof mayDo>[1]): boolean => mayDo(needs[kind], role)

/** Before a name is known: the company's id. */
export type UnnamedItem = Omit<WorkItem, 'company'> & { readonly distributorId: string }

const wire = (at: Moment | Date | string): Moment => moment(new Date(at))

/** What waits in addition to the requests of companies, as in their queues. Documents of orders have no promise: they come after what is due. */
const workOutsideRequests = async (db: ReadModels, now: Date): Promise<UnnamedItem[]> => {
  const [quotes, documents, companies, issues] = await Promise.all([
    quoteQueue(db, MOST_COUNTED),
    ordersToReview(db),
    filesWaiting(db, now, MOST_COUNTED),
    everyLabelIssue(db),
  ])
  return [
    ...quotes.map(({ id, num, distributorId, placedAt, quoteDueAt }) => ({
      ...{ kind: 'QUOTE' as const, id, title: num, distributorId },
      since: wire(placedAt),
      dueAt: quoteDueAt && wire(quoteDueAt),
    })),
    ...documents.map(({ id, num, distributorId, placedAt, submittedDocuments }) => ({
      ...{ kind: 'ORDER_DOCUMENT' as const, id, title: num, distributorId },
      since: wire(submittedDocuments[0]?.submittedAt ?? placedAt),
      dueAt: null,
    })),
    ...companies.map(({ id, inReview, reviewSince, waitsSince }) => ({
      ...{ kind: 'FILE' as const, id, title: String(inReview), distributorId: id },
      since: wire(waitsSince),
      // The review of documents is promised; a change of the company's data and an activation are not.
      dueAt: reviewSince && wire(addHours(new Date(reviewSince), REVIEW_HOURS)),
    })),
    ...issues
      .filter(({ state }) => !isReleased(state) && !isWithDistributor(state))
      .map(({ id, number, distributorId, waitingSince }) => ({
        ...{ kind: 'LABEL_ISSUE' as const, id, title: number, distributorId },
        since: wire(waitingSince),
        dueAt: null,
      })),
  ]
}

/** Requests that wait for us. */
export const workOfRequests = (requests: readonly OfficeRequest[]): WorkItem[] =>
  requests
    .filter(({ waits }) => waits)
    .map(({ kind, id, subject, company, openedAt, dueAt }) => ({
      ...{ kind, id, title: subject, company: company.name },
      since: openedAt,
      dueAt,
    }))

/** By time left; behind it what has no promise, the longest waiting first. */
export const mostUrgentFirst = (a: WorkItem, b: WorkItem): number =>
  compareTexts(a.dueAt ?? '9', b.dueAt ?? '9') || compareTexts(a.since, b.since)

const MOST_ITEMS = 12
const MOST_COUNTED = 500
const MOST_LISTED = 100

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
    const [QUOTES, TICKETS, FILES] = await Promise.all(
      [quotePromises, tickets, companyFiles].map((model) => promiseSumsOf(db, model, now)),
    )
    const all = { QUOTES: QUOTES ?? [], TICKETS: TICKETS ?? [], FILES: FILES ?? [] }
    const none = { kept: 0, missed: 0, waiting: 0, medianHours: null }
    const months = [...new Set(Object.values(all).flatMap((sums) => sums.map((sum) => sum.month)))]
    return {
      month,
      months: months.toSorted(compareTexts).toReversed(),
      promises: promiseSubjects.map((of) => {
        const { month: _, ...figures } = promisesByMonth(all[of]).find((it) => it.month === month) ?? {
          month,
          ...none,
        }
        return { of, ...figures }
      }),
      helped: await ratingsIn(db, month),
    }
  }),

  serve(calls.listPromised, async ({ db, now, input: { of, month, promise } }) => {
    const isQuote = of === 'QUOTES'
    const longest = await longestPromised(
      db,
      isQuote ? quotePromises : companyFiles,
      { month, promise, now },
      MOST_LISTED,
    )
    const ids = longest.map(({ id }) => id)
    const all = await (isQuote ? quotesPromised(db, ids) : reviewsPromised(db, ids))
    const places = new Set(longest.map(({ id, place }) => `${id} ${place}`))
    const took = ({ since, answeredAt }: (typeof all)[number]): number =>
      (answeredAt === null ? now.getTime() : Date.parse(answeredAt)) - Date.parse(since)
    const chosen = all
      .filter(({ id, key }) => places.has(`${id} ${key}`))
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
