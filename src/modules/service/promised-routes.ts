import { addHours } from 'date-fns/addHours'
import { isInReview } from '#modules/distributors/file/document-states.ts'
import { moment } from '#platform/event.ts'
import type { ReadModels } from '#platform/projection.ts'
import { allCompanyFiles } from '#projections/company_files.ts'
import { promisedQuotes } from '#projections/order_history.ts'
import { REVIEW_HOURS } from './service-terms.ts'
import type { AnswerPromise } from './ticket.ts'

/** A promise with what it was about. */
export type PromiseAbout = AnswerPromise & {
  readonly key: string
  readonly id: string
  readonly title: string
  readonly distributorId: string
}

/** Quotes within 72 hours: each change of an order promises its quote anew. */
export const quotesPromised = async (db: ReadModels): Promise<PromiseAbout[]> =>
  (await promisedQuotes(db)).map(({ position, orderId, num, distributorId, since, dueAt, answeredAt, withdrawn }) => ({
    key: String(position),
    id: orderId,
    title: num,
    distributorId,
    since: moment(new Date(since)),
    dueAt: moment(new Date(dueAt)),
    answeredAt: answeredAt && moment(new Date(answeredAt)),
    withdrawn,
  }))

/** Documents of companies: each version that came in is looked through. One that was replaced before counts for nothing. */
export const reviewsPromised = async (db: ReadModels): Promise<PromiseAbout[]> =>
  (await allCompanyFiles(db)).flatMap(({ id, documents }) =>
    documents.flatMap((document) =>
      document.versions.map((version) => ({
        key: `${document.id}:${version.version}`,
        id,
        title: document.name,
        distributorId: id,
        since: version.submittedAt,
        dueAt: moment(addHours(new Date(version.submittedAt), REVIEW_HOURS)),
        answeredAt: version.reviewedAt,
        withdrawn: version.reviewedAt === null && !isInReview(version.status),
      })),
    ),
  )
