import { millisecondsInHour } from 'date-fns/constants'
import { type CompanyFile, companyFile } from '#modules/distributors/file/company-file.ts'
import { isInReview, type VersionState } from '#modules/distributors/file/document-states.ts'
import { companyFileStream } from '#modules/distributors/file-events.ts'
import { REVIEW_HOURS } from '#modules/service/service-states.ts'
import { promiseSums } from '#modules/service/work/promise-contract.ts'
import { evolved } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { countOf, projection, type ReadModels, rows } from '#platform/projection.ts'

export type CompanyFileRow = CompanyFile & {
  readonly id: string
  readonly changedAt: Moment
  readonly inReview: number
  /** How long past reviews took, from the last document that came in to the one that was reviewed last, in hours. */
  readonly reviewHours: number | null
}

/** A company's due-diligence file, one row each: all that its decisions know of it. */
export const companyFiles = projection<CompanyFileRow>()({
  name: 'company_files',
  version: 3,
  of: [companyFileStream],
  table: `
    id text primary key, who_accepted_at text, documents json not null, requests json not null,
    changed_at text not null, in_review int not null, review_hours int`,
  indexes: ['(in_review) where in_review > 0', '(review_hours) where review_hours is not null'],
  sums: promiseSums(`
    select r.id, (d.value ->> 'id') || ':' || (v.value ->> 'version') as place, v.value ->> 'submittedAt' as since,
      to_char(((v.value ->> 'submittedAt')::timestamptz + interval '${REVIEW_HOURS} hours') at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as due_at,
      v.value ->> 'reviewedAt' as answered_at,
      v.value ->> 'reviewedAt' is null and v.value ->> 'status' <> '${'IN_REVIEW' satisfies VersionState}' as withdrawn
    from changed r, json_array_elements(r.documents) d, json_array_elements(d.value -> 'versions') v`),
  key: 'stream',
  when: (row, data, envelope) => {
    const file = evolved(companyFile, row ?? companyFile.initial(envelope.key), [{ envelope, data }])
    const versions = file.documents.flatMap((document) => document.versions)
    const inReview = versions.filter(({ status }) => isInReview(status)).length
    const came = versions.map(({ submittedAt }) => Date.parse(submittedAt))
    const hours = Math.round((Date.parse(envelope.at) - Math.max(0, ...came)) / millisecondsInHour)
    return {
      whoAcceptedAt: file.whoAcceptedAt,
      documents: file.documents,
      requests: file.requests,
      id: envelope.key,
      changedAt: envelope.at,
      inReview,
      reviewHours: envelope.type === 'CompanyDocumentApproved' && inReview === 0 ? hours : (row?.reviewHours ?? null),
    }
  },
  topics: (_, { key }) => [`company:${key}`, 'office:distributors'],
  onPoison: 'park',
})

export const companyFileOf = (db: ReadModels, distributorId: string): Promise<CompanyFileRow | undefined> =>
  rows(db, companyFiles).selectAll().where('id', '=', distributorId).executeTakeFirst()

export const companyFilesOf = (db: ReadModels, ids: readonly string[]): Promise<CompanyFileRow[]> =>
  rows(db, companyFiles)
    .selectAll()
    .where('id', 'in', ['', ...ids])
    .execute()

export const allCompanyFiles = (db: ReadModels): Promise<CompanyFileRow[]> =>
  rows(db, companyFiles).selectAll().execute()

/** The median time that reviews took, in hours; null: there were none. */
export const usualReviewHours = async (db: ReadModels): Promise<number | null> => {
  const reviewed = rows(db, companyFiles).where('reviewHours', 'is not', null)
  const all = await countOf(reviewed)
  const median = reviewed.select('reviewHours').orderBy('reviewHours').limit(1)
  return (await median.offset(Math.floor(all / 2)).executeTakeFirst())?.reviewHours ?? null
}
