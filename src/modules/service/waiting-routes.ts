import { addHours } from 'date-fns/addHours'
import { isInView } from '#modules/distributors/desk/company-views.ts'
import { knownCompanies } from '#modules/distributors/desk/desk-routes.ts'
import { isInReview } from '#modules/distributors/file/document-states.ts'
import { isReleased, isWithDistributor } from '#modules/labels/contract.ts'
import { mayDo, type Permission } from '#platform/access/permissions.ts'
import { compareTexts } from '#platform/alphabet.ts'
import { type Moment, moment } from '#platform/event.ts'
import type { ReadModels } from '#platform/projection.ts'
import { allCompanyFiles } from '#projections/company_files.ts'
import { everyLabelIssue } from '#projections/label_issues.ts'
import { ordersToReview, quoteQueue } from '#projections/orders.ts'
import type { OfficeRequest } from './office-contract.ts'
import { REVIEW_HOURS, type WorkKind } from './service-terms.ts'
import type { WorkItem } from './work-contract.ts'

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
export const workOutsideRequests = async (db: ReadModels, now: Date): Promise<UnnamedItem[]> => {
  const [quotes, documents, files, companies, issues] = await Promise.all([
    quoteQueue(db),
    ordersToReview(db),
    allCompanyFiles(db),
    knownCompanies({ db }, now),
    everyLabelIssue(db),
  ])
  const documentsOf = new Map<string, (typeof files)[number]['documents']>(
    files.map(({ id, documents: all }) => [id, all]),
  )
  return [
    ...quotes.map(({ id, num, distributorId, placedAt, quoteDueAt }) => ({
      ...{ kind: 'QUOTE' as const, id: id as string, title: num, distributorId: distributorId as string },
      since: wire(placedAt),
      dueAt: quoteDueAt && wire(quoteDueAt),
    })),
    ...documents.map(({ id, num, distributorId, placedAt, submittedDocuments }) => ({
      ...{ kind: 'ORDER_DOCUMENT' as const, id: id as string, title: num, distributorId: distributorId as string },
      since: wire(submittedDocuments[0]?.submittedAt ?? placedAt),
      dueAt: null,
    })),
    ...companies.flatMap(({ row: { id, stateSince }, facts }) => {
      if (!isInView('waiting', facts, now)) return []
      const sent = (documentsOf.get(id) ?? []).flatMap(({ versions }) =>
        versions.filter(({ status }) => isInReview(status)),
      )
      const [submitted] = sent.map(({ submittedAt }) => submittedAt).toSorted(compareTexts)
      // The review of documents is promised; a change of the company's data and an activation are not.
      const dueAt = submitted === undefined ? null : moment(addHours(new Date(submitted), REVIEW_HOURS))
      const since = submitted ?? facts.dataChangedAt ?? wire(stateSince)
      return [
        {
          kind: 'FILE' as const,
          id: id as string,
          title: String(facts.inReview),
          distributorId: id as string,
          since,
          dueAt,
        },
      ]
    }),
    ...issues
      .filter(({ state }) => !isReleased(state) && !isWithDistributor(state))
      .map(({ id, number, distributorId, waitingSince }) => ({
        ...{ kind: 'LABEL_ISSUE' as const, id: id as string, title: number, distributorId: distributorId as string },
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
