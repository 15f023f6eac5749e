import { addHours } from 'date-fns/addHours'
import { millisecondsInDay } from 'date-fns/constants'
import { isInReview } from '#modules/distributors/file/document-states.ts'
import { REVIEW_HOURS } from '#modules/service/service-states.ts'
import type { AnswerPromise } from '#modules/service/tickets/ticket.ts'
import type { Figure, FigureEvent } from '#platform/figure.ts'
import { moment } from '#platform/moment.ts'
import { type ReadModels, rows } from '#platform/projection.ts'
import { lookUp } from '#platform/records.ts'
import { allCompanyFiles, companyFilesOf } from '#projections/company_files.ts'
import { promisedQuotes } from '#projections/quote_promises.ts'
import { tickets } from '#projections/tickets.ts'
import { monthOf, outcomeOf } from './promises.ts'

/** A promise with what it was about. */
export type PromiseAbout = AnswerPromise & {
  readonly key: string
  readonly id: string
  readonly title: string
  readonly distributorId: string
}

/** Quotes within 72 hours: each change of an order promises its quote again. Of some orders, or of all. */
export const quotesPromised = async (db: ReadModels, ids?: readonly string[]): Promise<PromiseAbout[]> =>
  (await promisedQuotes(db, ids)).flatMap(({ id, num: title, distributorId, promises }) =>
    promises.map(({ position, ...promise }) => ({ ...promise, key: String(position), id, title, distributorId })),
  )

/** Documents of companies: each version that came in is looked through. One that was replaced before counts for nothing. */
export const reviewsPromised = async (db: ReadModels, ids?: readonly string[]): Promise<PromiseAbout[]> =>
  (await (ids ? companyFilesOf(db, ids) : allCompanyFiles(db))).flatMap(({ id, documents }) =>
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

const ticketsPromised = async (db: ReadModels): Promise<PromiseAbout[]> =>
  (await rows(db, tickets).select(['id', 'reference', 'distributorId', 'promises']).execute()).flatMap(
    ({ id, reference, distributorId, promises }) =>
      promises.map((promise, place) => ({
        ...promise,
        key: `${id}:${place}`,
        id,
        title: reference,
        distributorId,
      })),
  )

const promises = {
  QUOTES: { kind: 'order', called: 'Quotes in 72 hours', all: quotesPromised },
  TICKETS: { kind: 'ticket', called: 'Answers in 48 hours', all: ticketsPromised },
  FILES: { kind: 'company-file', called: 'Documents in ten days', all: reviewsPromised },
} as const

const subjectOf = (of: string | undefined) => lookUp(promises, of) ?? null

const promised: Figure = {
  name: 'promises',
  permission: 'office.orders.read',
  parts: { kept: 'count', missed: 'count', waiting: 'count', time: 'days' },
  called: async (_, of) => subjectOf(of)?.called ?? null,
  behind: async ({ db, now }, { part, of, distributorId }) => {
    const subject = subjectOf(of)
    if (!subject) return []
    return (await subject.all(db)).flatMap((promise): FigureEvent[] => {
      const { since, answeredAt } = promise
      const outcome = outcomeOf(promise, now)
      const counts = part === 'time' ? answeredAt !== null && outcome !== null : outcome === part.toUpperCase()
      if (!counts || (distributorId !== undefined && promise.distributorId !== distributorId)) return []
      const took = (Date.parse(answeredAt ?? since) - Date.parse(since)) / millisecondsInDay
      return [
        {
          kind: subject.kind,
          key: promise.id,
          name: promise.title,
          at: answeredAt ?? since,
          countsIn: monthOf(promise),
          distributorId: promise.distributorId,
          amount: part === 'time' ? took : 1,
        },
      ]
    })
  },
}

/** What companies said of answers, counted in the month that the ticket was opened in. */
const helped: Figure = {
  name: 'helped',
  permission: 'office.requests.read',
  parts: { yes: 'count', no: 'count' },
  called: async () => 'Answers that were judged',
  behind: async ({ db, trail }, { part, distributorId }) => {
    const rated = await rows(db, tickets)
      .select(['id', 'reference', 'distributorId', 'openedAt', 'rating'])
      .where('rating', 'is not', null)
      .execute()
    const meant = rated.filter(
      (ticket) =>
        ticket.rating?.helped === (part === 'yes') &&
        (distributorId === undefined || ticket.distributorId === distributorId),
    )
    const keys = meant.map(({ id }) => id)
    const events = await trail.ofStreams('ticket', keys, Number.MAX_SAFE_INTEGER)
    const said = new Map(
      events.flatMap(({ envelope: { type, key, at } }) => (type === 'TicketRated' ? [[key, at] as const] : [])),
    )
    return meant.map(({ id, reference, openedAt, distributorId: company }) => ({
      kind: 'ticket',
      key: id,
      name: reference,
      at: said.get(id) ?? openedAt,
      countsIn: openedAt.slice(0, 7),
      distributorId: company,
      amount: 1,
    }))
  },
}

export const figures: readonly Figure[] = [promised, helped]
