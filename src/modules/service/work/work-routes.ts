import { addHours } from 'date-fns/addHours'
import { subHours } from 'date-fns/subHours'
import { sql } from 'kysely'
import { isAwaitingQuote } from '#modules/ordering/order-states.ts'
import { mayDo, permissionsOf } from '#modules/permissions/permissions.ts'
import {
  promiseSubjects,
  REVIEW_HOURS,
  type RequestKind,
  requestKinds,
  type WorkKind,
  workKinds,
} from '#modules/service/service-states.ts'
import { type AssignedKind, deskKey } from '#modules/terms/assigned-work.ts'
import type { Permission } from '#platform/access/permissions.ts'
import type { Moment } from '#platform/event.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { isOneOf, present } from '#platform/typed.ts'
import { companyFiles } from '#projections/company_files.ts'
import { countFilesWaiting, mostUrgentFiles } from '#projections/company_overviews.ts'
import { distributorsById } from '#projections/distributors.ts'
import { countLabelIssuesWaiting, labelIssuesWaiting } from '#projections/label_issues.ts'
import { mostUrgentRequests, requestsWaiting } from '#projections/office_requests.ts'
import { countOrdersToReview, firstToReview, orderCounts, quoteQueue, quotesDueBy } from '#projections/orders.ts'
import { quotePromises } from '#projections/quote_promises.ts'
import { approvalsListed } from '#projections/second_person_requests.ts'
import { noColleagueHas } from '#projections/ticket_desks.ts'
import { ratingsIn, tickets } from '#projections/tickets.ts'
import type { WorkItem } from './contract.ts'
import * as calls from './contract.ts'
import { mayReadPrivate } from './desk-queries.ts'
import { quotesPromised, reviewsPromised } from './figure-queries.ts'
import { longestPromised, promiseSumsOf } from './promise-contract.ts'
import { outcomeOf, promisesByMonth } from './promises.ts'
import { requestsShown } from './queue-routes.ts'

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
  APPROVAL: 'office.approvals.decide',
}
export const waitsFor = (kind: WorkKind, role: Parameters<typeof mayDo>[1]): boolean => mayDo(needs[kind], role)

type WaitingItem = Omit<WorkItem, 'title' | 'company'> & {
  readonly distributorId: string
  /** null: it is sealed, or names a product. An approval's is its matter. */
  readonly title: string | null
}
type Waiting = {
  /** Those that no colleague has, the most urgent first. */
  readonly items: readonly WaitingItem[]
  readonly count: number
  readonly overdue: number
}

const wire = (at: Moment | Date | string): Moment => moment(new Date(at))

const MOST_ITEMS = 12

type WorkContext = Pick<Context<never>, 'db' | 'me' | 'now' | 'personal'>

/** A condition: no colleague has what has this id. */
const free = ({ db, me }: WorkContext, id: string, kind?: AssignedKind) =>
  noColleagueHas(db, me.userId, kind ? sql`${deskKey(kind, '')}::text || ${sql.ref(id)}` : sql.ref(id))

/** What waits in addition to the requests of companies, as in their queues. Documents of orders have no promise: they come after what is due. */
const otherWork: Readonly<Record<Exclude<WorkKind, RequestKind>, (context: WorkContext) => Promise<Waiting>>> = {
  QUOTE: async (context) => {
    const { db, now } = context
    const [quotes, counts, overdue] = await Promise.all([
      quoteQueue(db, MOST_ITEMS, free(context, 'orders.id', 'QUOTE')),
      orderCounts(db),
      quotesDueBy(db, now),
    ])
    const items = quotes.map(({ id, num, distributorId, placedAt, quoteDueAt }) => ({
      ...{ kind: 'QUOTE' as const, id, title: num, distributorId },
      since: wire(placedAt),
      dueAt: quoteDueAt && wire(quoteDueAt),
    }))
    return { items, count: counts.find(({ status }) => isAwaitingQuote(status))?.orders ?? 0, overdue }
  },
  ORDER_DOCUMENT: async (context) => {
    const { db } = context
    const [documents, count] = await Promise.all([
      firstToReview(db, MOST_ITEMS, free(context, 'order_id', 'DOCUMENTS')),
      countOrdersToReview(db),
    ])
    const items = documents.map(({ id, num, distributorId, placedAt, submittedDocuments }) => ({
      ...{ kind: 'ORDER_DOCUMENT' as const, id, title: num, distributorId },
      since: wire(submittedDocuments[0]?.submittedAt ?? placedAt),
      dueAt: null,
    }))
    return { items, count, overdue: 0 }
  },
  FILE: async (context) => {
    const { db, now } = context
    const [companies, counts] = await Promise.all([
      mostUrgentFiles(db, now, MOST_ITEMS, free(context, 'company_overviews.id', 'FILE')),
      countFilesWaiting(db, now, subHours(now, REVIEW_HOURS)),
    ])
    const items = companies.map(({ id, inReview, reviewSince, waitsSince }) => ({
      ...{ kind: 'FILE' as const, id, title: String(inReview), distributorId: id },
      since: wire(waitsSince),
      // The review of documents is promised; a change of the company's data and an activation are not.
      dueAt: reviewSince && wire(addHours(new Date(reviewSince), REVIEW_HOURS)),
    }))
    return { items, ...counts }
  },
  LABEL_ISSUE: async (context) => {
    const { db } = context
    const [issues, count] = await Promise.all([
      labelIssuesWaiting(db, MOST_ITEMS, free(context, 'label_issues.id')),
      countLabelIssuesWaiting(db),
    ])
    const items = issues.map(({ id, number, distributorId, waitingSince }) => ({
      ...{ kind: 'LABEL_ISSUE' as const, id, title: number, distributorId },
      since: wire(waitingSince),
      dueAt: null,
    }))
    return { items, count, overdue: 0 }
  },
  APPROVAL: async ({ db, me }) => {
    const decider = { userId: me.userId, permissions: permissionsOf(me.role) }
    const { rows, total } = await approvalsListed(
      db,
      { ...decider, status: 'WAITING', by: 'OTHERS' },
      { pageSize: MOST_ITEMS },
    )
    const companies = await distributorsById(
      db,
      rows.flatMap(({ concerns }) => concerns),
    )
    const items = rows.map(({ id, effects, concerns, requestedAt, endsAt }) => ({
      ...{ kind: 'APPROVAL' as const, id, title: present(effects[0]).matter },
      distributorId: concerns.find((concern) => companies.has(concern)) ?? '',
      ...{ since: wire(requestedAt), dueAt: wire(endsAt) },
    }))
    return { items, count: total, overdue: 0 }
  },
}

/** By time left; behind it what has no promise, the longest waiting first. */
const mostUrgentFirst = (a: WaitingItem, b: WaitingItem): number =>
  compareTexts(a.dueAt ?? '9', b.dueAt ?? '9') || compareTexts(a.since, b.since)

const MOST_LISTED = 100

const nothing = { count: 0, overdue: 0 }

export const workRoutes = [
  serve(calls.showWork, async (context) => {
    const { db, me, now } = context
    const mayRead = mayReadPrivate(db, me)
    const kinds = workKinds.filter((kind) => waitsFor(kind, me.role))
    const ofRequests = requestKinds.filter((kind) => kinds.includes(kind))
    const [urgent, waiting, others] = await Promise.all([
      mostUrgentRequests(db, { mayRead, kinds: ofRequests, userId: me.userId }, MOST_ITEMS),
      requestsWaiting(db, mayRead, now),
      Promise.all(kinds.map((kind) => (isOneOf(requestKinds, kind) ? null : otherWork[kind](context)))),
    ])
    const requests = urgent.map(({ kind, id, distributorId, openedAt, dueAt }) => ({
      ...{ kind, id, distributorId, title: null, since: openedAt, dueAt },
    }))
    const items = [...requests, ...others.flatMap((other) => other?.items ?? [])]
      .toSorted(mostUrgentFirst)
      .slice(0, MOST_ITEMS)
    const listed = new Set(items.map(({ id }) => id))
    const [companies, shown] = await Promise.all([
      distributorsById(
        db,
        items.map(({ distributorId }) => distributorId),
      ),
      requestsShown(
        context,
        urgent.filter(({ id }) => listed.has(id)),
      ),
    ])
    const subjects = new Map(shown.map(({ id, subject }) => [id, subject]))
    return {
      items: items.map(({ distributorId, title, ...item }) => ({
        ...item,
        title: title ?? subjects.get(item.id) ?? '—',
        company: companies.get(distributorId)?.organizationName ?? '—',
      })),
      counts: kinds.map((kind, index) => {
        const { count, overdue } = others[index] ?? waiting.get(kind) ?? nothing
        return { kind, count, overdue }
      }),
    }
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
