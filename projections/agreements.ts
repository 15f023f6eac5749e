import { type AgreementId, type AgreementSigned, agreementStream } from '#modules/agreements/events.ts'
import type { CountryId } from '#modules/catalogue/events.ts'
import type { Moment } from '#platform/event.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

type AgreementData = Parameters<typeof AgreementSigned.make>[0]

export type AgreementVersion = Pick<AgreementData, 'version' | 'productCodes' | 'signedOn' | 'file'> & {
  readonly filedAt: Moment
}

export type AgreementRow = Pick<AgreementData, 'distributorId' | 'type' | 'countryId'> & {
  readonly id: AgreementId
  /** The one in force last. */
  readonly versions: readonly AgreementVersion[]
}

export const agreements = projection<AgreementRow>()({
  name: 'agreements',
  version: 1,
  of: [agreementStream],
  table: `
    id text primary key, distributor_id text not null, type text not null, country_id text not null, versions json not null`,
  indexes: ['(distributor_id, country_id, type)'],
  key: 'stream',
  when: {
    AgreementSigned: (row, { agreementId: id, distributorId, type, countryId, ...signed }, { at: filedAt }) => ({
      ...{ id, distributorId, type, countryId },
      versions: [...(row?.versions ?? []), { ...signed, filedAt }],
    }),
  },
  topics: (_, { distributorId }) => [`agreements:${distributorId}`, 'office:agreements'],
  onPoison: 'park',
})

export const agreementsOf = (db: ReadModels, distributorId: string): Promise<AgreementRow[]> =>
  rows(db, agreements)
    .selectAll()
    .where('distributorId', '=', distributorId)
    .orderBy('countryId')
    .orderBy('type')
    .orderBy('id')
    .execute()

/** Of every company in these countries: for staff. */
export const agreementsIn = (db: ReadModels, countryIds: readonly string[]): Promise<AgreementRow[]> =>
  rows(db, agreements)
    .selectAll()
    .where('countryId', 'in', ['', ...countryIds] as CountryId[])
    .execute()

export const everyAgreement = (db: ReadModels): Promise<AgreementRow[]> => rows(db, agreements).selectAll().execute()

/** One of any company: the caller checks whose it is. */
export const anyAgreement = (db: ReadModels, id: AgreementId): Promise<AgreementRow | undefined> =>
  rows(db, agreements).selectAll().where('id', '=', id).executeTakeFirst()
