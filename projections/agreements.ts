import { sql } from 'kysely'
import { type AgreementId, type AgreementSigned, AgreementType, agreementStream } from '#modules/agreements/events.ts'
import type { agreementColumns } from '#modules/agreements/request-states.ts'
import { countryNames, countryOf } from '#modules/catalogue/events.ts'
import type { WithCompany } from '#modules/terms/company-name.ts'
import type { Day, Moment } from '#platform/event.ts'
import {
  byName,
  byPlace,
  byText,
  byValue,
  type Filters,
  type ListRows,
  listPage,
  type PageQuery,
} from '#platform/list-page.ts'
import { projection, type ReadModels, rows, sumsIn, tableIn } from '#platform/projection.ts'
import { searchKeys } from '#platform/text/search.ts'

type AgreementData = Parameters<typeof AgreementSigned.make>[0]

export type AgreementVersion = Pick<AgreementData, 'version' | 'productCodes' | 'signedOn' | 'file'> & {
  readonly filedAt: Moment
}

export type AgreementRow = Pick<AgreementData, 'distributorId' | 'type' | 'countryId'> & {
  readonly id: AgreementId
  readonly signedOn: Day
  /** Of the one in force. */
  readonly productCodes: AgreementVersion['productCodes']
  readonly searchKey: string
  /** The one in force last. */
  readonly versions: readonly AgreementVersion[]
}

export const agreements = projection<AgreementRow>()({
  name: 'agreements',
  version: 3,
  of: [agreementStream],
  table: `
    id text primary key, distributor_id text not null, type text not null, country_id text not null, signed_on text not null, product_codes jsonb not null,
    search_key text not null, versions json not null`,
  indexes: ['(distributor_id, country_id, type)', '(type, distributor_id)', '(country_id, signed_on desc, id)'],
  sums: [
    {
      name: 'product_agreements',
      by: 'country_id text, code text, signed_on text, id text',
      of: 'agreements bigint',
      from: 'select distinct country_id, code, signed_on, id, 1 from changed, jsonb_array_elements_text(product_codes) code',
    },
  ],
  key: 'stream',
  when: {
    AgreementSigned: (row, { agreementId: id, distributorId, type, countryId, ...signed }, { at: filedAt }) => ({
      ...{ id, distributorId, type, countryId },
      signedOn: signed.signedOn,
      productCodes: signed.productCodes,
      searchKey: searchKeys([...signed.productCodes, countryOf(countryId).name]),
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

/** In each of these countries, those of all companies that name a product; the latest ones, so many at most: for staff. */
export const agreementsNaming = async (
  db: ReadModels,
  reference: string,
  countryIds: readonly string[],
  most: number,
): Promise<readonly AgreementRow[]> => {
  const found = await sql<AgreementRow>`
    select a.* from unnest(${countryIds}::text[]) country (id) cross join lateral (
      select id from ${sumsIn(db, agreements, 'product_agreements')}
      where country_id = country.id and code = ${reference}
      order by signed_on desc, id desc limit ${most}
    ) latest join ${tableIn(db, agreements)} a on a.id = latest.id
    order by a.country_id, a.signed_on desc, a.id desc`.execute(db.kysely)
  return found.rows
}

/** Of every company, for staff: by company and country, the latest signature first. */
export const agreementsListed = (
  db: ReadModels,
  withCompany: WithCompany,
  {
    distributorId,
    type,
    countryId,
    ...page
  }: Filters<Pick<AgreementRow, 'distributorId' | 'type' | 'countryId'>> & PageQuery<(typeof agreementColumns)[number]>,
) =>
  listPage(
    {
      found: rows(db, agreements)
        .$if(distributorId !== undefined, (all) => all.where('distributorId', '=', distributorId!))
        .$if(type !== undefined, (all) => all.where('type', '=', type!))
        .$if(countryId !== undefined, (all) => all.where('countryId', '=', countryId!)),
      named: (all: ListRows<AgreementRow>) => withCompany(all),
      keys: ['searchKey', 'companyKey'],
      sorts: {
        company: byText('companyName'),
        agreement: byValue('signedOn'),
        type: byPlace('type', AgreementType.literals),
        country: byName('countryId', countryNames),
      },
      usual: [
        [byText('companyName'), 'asc'],
        [byValue('companyId'), 'asc'],
        [byName('countryId', countryNames), 'asc'],
        [byValue('signedOn'), 'desc'],
        [byValue('id'), 'asc'],
      ],
    },
    page,
  )

/** One of any company: the caller checks whose it is. */
export const anyAgreement = (db: ReadModels, id: AgreementId): Promise<AgreementRow | undefined> =>
  rows(db, agreements).selectAll().where('id', '=', id).executeTakeFirst()
