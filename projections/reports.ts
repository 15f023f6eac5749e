import { reportStream } from '#modules/service/events.ts'
import { type Report, report } from '#modules/service/reports/report.ts'
import { unsettledReportStatuses } from '#modules/service/service-states.ts'
import { evolved } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

export type ReportRow = Report & {
  readonly id: string
  readonly changedAt: Moment
}

/** Reports as both sides read them, one row each. What staff keep to themselves is not here. */
export const reports = projection<ReportRow>()({
  name: 'reports',
  version: 3,
  of: [reportStream],
  table: `
    id text primary key, distributor_id text not null, reference text not null, author text not null, filed_at text not null,
    type text not null, country_id text not null, details json not null, reported_order json, closes_on text, people_affected boolean,
    status text not null, read_by text, read_at text, accepted_at text, care_coins int not null, messages json not null,
    changed_at text not null`,
  indexes: [
    '(distributor_id, filed_at desc, id)',
    '(status, filed_at, id)',
    '(author, status)',
    '(type, country_id, filed_at desc)',
    '(filed_at desc, id)',
  ],
  key: 'stream',
  when: (row, data, envelope) => ({
    ...evolved(report, row ?? report.initial(envelope.key), [{ envelope, data }]),
    id: envelope.key,
    changedAt: envelope.at,
  }),
  topics: (_, { distributorId }) => [`tickets:${distributorId}`, 'office:requests'],
  onPoison: 'park',
})

const MOST_LISTED = 500

export const reportsOf = (db: ReadModels, distributorId: string): Promise<ReportRow[]> =>
  rows(db, reports)
    .selectAll()
    .where('distributorId', '=', distributorId)
    .orderBy('filedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()

/** One of any company: the caller says who may read it. */
export const anyReport = (db: ReadModels, id: string): Promise<ReportRow | undefined> =>
  rows(db, reports).selectAll().where('id', '=', id).executeTakeFirst()

export const reportsById = (db: ReadModels, ids: readonly string[]): Promise<ReportRow[]> =>
  rows(db, reports)
    .selectAll()
    .where('id', 'in', ['', ...ids])
    .orderBy('filedAt', 'desc')
    .execute()

export const everyReport = (db: ReadModels, most = MOST_LISTED): Promise<ReportRow[]> =>
  rows(db, reports).selectAll().orderBy('filedAt', 'desc').orderBy('id').limit(most).execute()

const MOST_ALIKE = 50

/** Others of its kind in its country, of any company, filed since then: the newest 50. */
export const reportsLike = (
  db: ReadModels,
  { id, type, countryId }: Pick<ReportRow, 'id' | 'type' | 'countryId'>,
  since: string,
): Promise<ReportRow[]> =>
  rows(db, reports)
    .selectAll()
    .where('type', '=', type)
    .where('countryId', '=', countryId)
    .where('filedAt', '>=', since as Moment)
    .where('id', '!=', id)
    .orderBy('filedAt', 'desc')
    .limit(MOST_ALIKE)
    .execute()

export const openReportsBy = async (db: ReadModels, userId: string): Promise<number> =>
  (
    await rows(db, reports)
      .select('id')
      .where('author', '=', userId)
      .where('status', 'in', unsettledReportStatuses)
      .execute()
  ).length
