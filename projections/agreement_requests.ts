import { agreementRequestStream } from '#modules/agreements/events.ts'
import { openRequestStates, type RequestState } from '#modules/agreements/request-states.ts'
import type { CountryId } from '#modules/catalogue/events.ts'
import type { WithCompany } from '#modules/terms/company-name.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import type { Moment } from '#platform/event.ts'
import { byValue, type Filters, type ListRows, listPage, type PageQuery, waitingFirst } from '#platform/list-page.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'

export type AgreementRequestRow = {
  readonly id: string
  readonly distributorId: string
  readonly countryId: CountryId
  readonly state: RequestState
  readonly requestedAt: Moment
  readonly requestedBy: string
  readonly changedAt: Moment
  readonly answer: Sealed | null
}

const known = knownRow('The agreement was never requested')

const byWaiting = waitingFirst({
  state: 'state',
  open: openRequestStates,
  since: 'requested_at',
  closed: 'changed_at',
})

/** The agreements that companies have requested: the latest of each country. */
export const agreementRequests = projection<AgreementRequestRow>()({
  name: 'agreement_requests',
  version: 2,
  of: [agreementRequestStream],
  table: `
    id text primary key, distributor_id text not null, country_id text not null, state text not null,
    requested_at timestamptz not null, requested_by text not null, changed_at timestamptz not null, answer text`,
  indexes: ['(distributor_id, requested_at desc, id)', '(state, requested_at, id)', ...byWaiting.indexes],
  key: 'stream',
  when: {
    AgreementRequested: (_, request, { key: id, at, actor }) => ({
      ...{ id, ...request },
      state: 'SENT',
      requestedAt: at,
      requestedBy: actor,
      changedAt: at,
      answer: null,
    }),
    AgreementRequestTaken: (row, _, { at }) => ({ ...known(row), state: 'IN_PREPARATION', changedAt: at }),
    AgreementRequestAnswered: (row, { outcome, answer }, { at }) => ({
      ...known(row),
      state: outcome,
      changedAt: at,
      answer,
    }),
  },
  topics: (_, { distributorId }) => [`agreements:${distributorId}`, 'office:agreements'],
  onPoison: 'park',
})

export const agreementRequest = (db: ReadModels, id: string): Promise<AgreementRequestRow | undefined> =>
  rows(db, agreementRequests).selectAll().where('id', '=', id).executeTakeFirst()

/** A company's, the newest first. */
export const agreementRequestsOf = (db: ReadModels, distributorId: string): Promise<AgreementRequestRow[]> =>
  rows(db, agreementRequests)
    .selectAll()
    .where('distributorId', '=', distributorId)
    .orderBy('requestedAt', 'desc')
    .orderBy('id')
    .execute()

/** Of every company, for staff. */
export const agreementRequestsListed = (
  db: ReadModels,
  withCompany: WithCompany,
  {
    distributorId,
    countryId,
    ...page
  }: Filters<Pick<AgreementRequestRow, 'distributorId' | 'countryId'>> & PageQuery<never>,
) =>
  listPage(
    {
      found: rows(db, agreementRequests)
        .$if(distributorId !== undefined, (all) => all.where('distributorId', '=', distributorId!))
        .$if(countryId !== undefined, (all) => all.where('countryId', '=', countryId!)),
      named: (all: ListRows<AgreementRequestRow>) => withCompany(all),
      state: { of: byValue('state'), is: undefined },
      keys: ['companyKey'],
      sorts: {},
      usual: byWaiting.order,
    },
    page,
  )
