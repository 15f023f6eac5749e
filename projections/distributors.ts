import { type RawBuilder, sql } from 'kysely'
import { type CountryId, countryOf, mainTimeZone } from '#modules/catalogue/events.ts'
import type { Distributor } from '#modules/distributors/contract.ts'
import {
  type DistributorId,
  type DistributorState,
  distributorStream,
  type LoyaltyGroup,
  type VettedData,
  vettedPartOf,
} from '#modules/distributors/events.ts'
import { Level } from '#modules/loyalty/events.ts'
import type { accountColumns, WithAccount } from '#modules/loyalty/loyalty-states.ts'
import type { CompanyName, WithCompany } from '#modules/terms/company-name.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import type { Moment } from '#platform/event.ts'
import { byPlace, byText, byValue, type ListRows, listPage, type PageQuery } from '#platform/list-page.ts'
import type { Trail } from '#platform/log/trail.ts'
import { moment } from '#platform/moment.ts'
import { rowAfter } from '#platform/projecting/fold.ts'
import { knownRow, projection, type ReadModels, rows, sumsIn, tableIn } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { ALPHABET, alphabetical } from '#platform/text/alphabet.ts'
import type { PortalLanguage } from '#platform/text/languages.ts'
import { likeInside, searchKey, searchTerms } from '#platform/text/search.ts'
import type { TimeZone } from '#platform/time/time-zone.ts'
import { unchecked } from '#platform/typed.ts'

export type DistributorRow = {
  readonly id: DistributorId
  readonly organizationName: string
  readonly nameKey: string
  readonly address: string
  readonly address2: string | null
  readonly zipCode: string
  readonly city: string
  readonly countryId: CountryId
  readonly email: Sealed
  readonly phone: Sealed
  readonly contactName: Sealed | null
  readonly contactPhone: Sealed | null
  readonly state: DistributorState
  readonly stateSince: Moment
  /** The reason that staff wrote, for the company to read; null: it is not suspended. */
  readonly suspendedBecause: string | null
  readonly region: string | null
  /** Where it may sell: in its own country until its territory is assigned. */
  readonly countryIds: readonly CountryId[]
  readonly salesRepresentativeId: string | null
  readonly loyaltyGroup: LoyaltyGroup
  readonly language: PortalLanguage | null
  readonly createdAt: Moment
  /** As QUALITY looked at it last; null: never. */
  readonly vetted: VettedData | null
  readonly changedBy: string | null
  readonly changedAt: Moment | null
  /** QUALITY's question about the change, and the company's answer. */
  readonly question: Sealed | null
  readonly explanation: Sealed | null
}

const known = knownRow('The distributor was not registered')

const unasked = { question: null, explanation: null }

const entered = (state: DistributorState, at: Moment) => ({ state, stateSince: at, suspendedBecause: null })

export const distributors = projection<DistributorRow>()({
  name: 'distributors',
  version: 8,
  of: [distributorStream],
  table: `
    id text primary key, organization_name text not null, name_key text not null, address text not null, address2 text, zip_code text not null,
    city text not null, country_id text not null, email text not null, phone text not null, contact_name text,
    contact_phone text, state text not null, state_since timestamptz not null, suspended_because text, region text, country_ids jsonb not null, sales_representative_id text,
    loyalty_group int, created_at timestamptz not null, vetted jsonb, changed_by text, changed_at timestamptz,
    question text, explanation text, language text`,
  indexes: [
    '(organization_name collate "es-x-icu", id)',
    'using gin (name_key public.gin_trgm_ops)',
    '(sales_representative_id)',
    '(id, sales_representative_id)', // whose private tickets one reads
    '(id) include (loyalty_group)', // a count of the programme's companies reads nothing else
    '(region, loyalty_group, country_ids)', // whom content is for is counted by them alone
  ],
  sums: [
    {
      // Under each of its countries, and once under ''.
      name: 'region_shares',
      by: 'country_id text, region text, representative_id text',
      of: 'companies bigint',
      from: `select p.country_id, region, coalesce(sales_representative_id, ''), 1 from changed cross join lateral (
          select '' union select changed.country_id union select jsonb_array_elements_text(country_ids)) p (country_id)
        where region is not null`,
    },
  ],
  key: 'stream',
  ignores: ['AddressAdded', 'AddressChanged', 'AddressRemoved', 'PrimaryAddressSet'],
  when: {
    DistributorRegistered: (_, { distributorId, ...company }, { at }) => ({
      id: distributorId,
      ...company,
      nameKey: searchKey(company.organizationName),
      ...entered('PENDING', at),
      region: null,
      countryIds: [company.countryId],
      salesRepresentativeId: null,
      loyaltyGroup: null,
      language: null,
      createdAt: at,
      vetted: null,
      changedBy: null,
      changedAt: null,
      ...unasked,
    }),
    CompanyChanged: (row, { distributorId: _id, ...company }, { at, actor }) => ({
      ...known(row),
      ...company,
      nameKey: searchKey(company.organizationName),
      ...(known(row).region === null && { countryIds: [company.countryId] }),
      ...unasked,
      changedBy: actor,
      changedAt: at,
    }),
    CompanyLanguageChosen: (row, { language }) => ({ ...known(row), language }),
    CompanyDataConfirmed: (row) => ({ ...known(row), vetted: vettedPartOf(known(row)), ...unasked }),
    CompanyDataQuestioned: (row, { words }) => ({ ...known(row), question: words, explanation: null }),
    CompanyDataExplained: (row, { words }) => ({ ...known(row), explanation: words }),
    TerritoryAssigned: (row, { region, countryIds }) => ({ ...known(row), region, countryIds }),
    SalesRepresentativeAssigned: (row, { userId }) => ({ ...known(row), salesRepresentativeId: userId }),
    LoyaltyGroupAssigned: (row, { group }) => ({ ...known(row), loyaltyGroup: group }),
    DistributorActivated: (row, _, { at }) => ({
      ...known(row),
      ...entered('ACTIVE', at),
      vetted: vettedPartOf(known(row)),
      ...unasked,
    }),
    DistributorSuspended: (row, _, { at, reason }) => ({
      ...known(row),
      ...entered('SUSPENDED', at),
      suspendedBecause: reason,
    }),
    DistributorResumed: (row, { state }, { at }) => ({ ...known(row), ...entered(state, at) }),
  },
  topics: (_, { key }) => [`company:${key}`, 'office:distributors'],
  onPoison: 'park',
})

/** One company; the caller names its own, or is staff or the system. */
export const distributorOf = (db: ReadModels, distributorId: string): Promise<DistributorRow | undefined> =>
  rows(db, distributors)
    .selectAll()
    .where('id', '=', distributorId as DistributorId)
    .executeTakeFirst()

/** One company as it was at a position of the log; null: it did not exist. */
export const distributorAt = async (
  trail: Trail,
  distributorId: string,
  position: number,
): Promise<DistributorRow | null> =>
  rowAfter(distributors, await trail.ofStream({ kind: 'distributor', key: distributorId }, { position }))

export const zoneOfCompany = ({ countryId }: Pick<DistributorRow, 'countryId'>): TimeZone => mainTimeZone(countryId)

/** The time zone in which days of a company are; the office's for none and where it is not known. */
export const companyZone = async (
  { db, configuration }: Pick<Services, 'db' | 'configuration'>,
  distributorId: string | null | undefined,
): Promise<TimeZone> => {
  const company = distributorId ? await distributorOf(db, distributorId) : undefined
  return company ? zoneOfCompany(company) : configuration.officeTimeZone
}

export const allDistributors = (db: ReadModels): Promise<DistributorRow[]> =>
  rows(db, distributors).selectAll().orderBy('organizationName', alphabetical).orderBy('id').execute()

export const withCompany =
  (db: ReadModels): WithCompany =>
  (list) => {
    const table = tableIn(db, distributors)
    const company = sql<CompanyName>`(select id as company_id, organization_name as company_name, name_key as company_key from ${table})`
    return unchecked(unchecked<ListRows<any>>(list).innerJoin(company.as('company'), 'companyId', 'distributorId'))
  }

/** What the company is called whose id is in a column of another table; '' without one. For lists that are sorted by it. */
export const companyNameIn =
  (db: ReadModels) =>
  (column: string): RawBuilder<unknown> =>
    sql`coalesce((select organization_name from ${tableIn(db, distributors)} company where company.id = ${sql.ref(column)}), '')
      collate ${sql.raw(`"${ALPHABET}"`)}`

export const companiesFound = (
  db: ReadModels,
  search: string,
  most: number,
): Promise<Pick<DistributorRow, 'id' | 'organizationName'>[]> =>
  searchTerms(search)
    .reduce((query, term) => query.where('nameKey', 'like', likeInside(term)), rows(db, distributors))
    .select(['id', 'organizationName'])
    .orderBy('organizationName', alphabetical)
    .orderBy('id')
    .limit(most)
    .execute()

/** Ids of the companies with a term in their name, as a subquery. */
export const companiesCalled = (db: ReadModels, term: string) =>
  rows(db, distributors).select('id').where('nameKey', 'like', likeInside(term))

export const regionsOfCompanies = async (db: ReadModels): Promise<string[]> => {
  const found = rows(db, distributors).select('region').distinct().where('region', 'is not', null)
  return (await found.orderBy('region').execute()).flatMap(({ region }) => region ?? [])
}

/** By region and representative, how many companies there are, and how many of them in this country. */
export const regionShares = async (db: ReadModels, countryId: string) => {
  const { rows: found } = await sql<{
    region: string
    representativeId: string | null
    there: boolean
    companies: number
  }>`
    select region, nullif(representative_id, '') as representative_id, country_id <> '' as there, companies::int
    from ${sumsIn(db, distributors, 'region_shares')} where country_id in ('', ${countryId})`.execute(db.kysely)
  return found
}

/** Companies of the programme, and those that are not in it with CareCoins, by name. */
export const programmeListed = (
  db: ReadModels,
  withAccount: WithAccount,
  page: PageQuery<(typeof accountColumns)[number]>,
) => {
  const sum = (column: string) => sql`coalesce(${sql.ref(column)}, 0)`
  return listPage(
    {
      found: withAccount(rows(db, distributors)).where(sql<boolean>`(loyalty_group is not null or balance <> 0)`),
      named: (all) => all,
      keys: ['nameKey'],
      sorts: {
        company: byText('organizationName'),
        group: sum('loyaltyGroup'),
        level: sql`coalesce(${byPlace('level', Level.literals)}, 0)`,
        ...{ balance: sum('balance'), earned: sum('earned'), granted: sum('granted') },
        ...{ corrected: sum('corrected'), spent: sum('spent'), redeemed: sum('redeemed') },
      },
      usual: [
        [byText('organizationName'), 'asc'],
        [byValue('id'), 'asc'],
      ],
    },
    page,
  )
}

/** The companies that these people represent the provider to, by name. */
export const representedBy = (
  db: ReadModels,
  userIds: readonly string[],
): Promise<Pick<DistributorRow, 'id' | 'organizationName' | 'salesRepresentativeId'>[]> =>
  rows(db, distributors)
    .select(['id', 'organizationName', 'salesRepresentativeId'])
    .where('salesRepresentativeId', 'in', ['', ...userIds])
    .orderBy('organizationName', alphabetical)
    .orderBy('id')
    .execute()

/** How many companies are alike in what an audience goes by. */
export const audienceGroups = async (db: ReadModels) => {
  const alike = ['region', 'loyaltyGroup', 'countryIds'] as const
  const found = await rows(db, distributors)
    .select(({ fn }) => [...alike, fn.countAll<number>().as('companies')])
    .groupBy(alike)
    .execute()
  return found.map(({ companies, ...group }) => ({ ...group, companies: Number(companies) }))
}

/** What each company is called, for staff's lists of things of many companies. */
export const namesOfCompanies = async (db: ReadModels): Promise<(id: string) => string> => {
  const all = await rows(db, distributors).select(['id', 'organizationName']).execute()
  const names = new Map<string, string>(all.map(({ id, organizationName }) => [id, organizationName]))
  return (id) => names.get(id) ?? '—'
}

/** Ids, as a subquery; those without a representative are everyone's. */
export const companiesRepresentedBy = (db: ReadModels, userId: string) =>
  rows(db, distributors)
    .select('id')
    .where((where) =>
      where.or([where('salesRepresentativeId', 'is', null), where('salesRepresentativeId', '=', userId)]),
    )

export const distributorsById = async (
  db: ReadModels,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DistributorRow>> => {
  if (ids.length === 0) return new Map()
  const found = await rows(db, distributors)
    .selectAll()
    .where('id', 'in', [...new Set(ids)] as DistributorId[])
    .execute()
  return new Map(found.map((row) => [row.id, row]))
}

/** Those of some ids in SQL. */
export const companiesAmong = (db: ReadModels, ids: RawBuilder<readonly string[]>): Promise<DistributorRow[]> =>
  rows(db, distributors).selectAll().where(sql<boolean>`id = any(${ids})`).orderBy('id').execute()

type CompanyAnswer = Omit<
  Distributor,
  'loyalty' | 'primaryShippingAddress' | 'primaryBillingAddress' | 'shippingAddresses' | 'billingAddresses'
>

/** As the contract shows it, without its addresses and CareCoins; still to be opened. */
export const asCompany = (row: DistributorRow): CompanyAnswer => {
  const { createdAt, stateSince, countryIds, salesRepresentativeId: _representative, loyaltyGroup, ...rest } = row
  const {
    nameKey: _key,
    vetted: _vetted,
    changedBy: _by,
    changedAt: _at,
    question: _question,
    explanation: _said,
    language: _language,
    ...company
  } = rest
  return {
    ...company,
    creationDate: moment(new Date(createdAt)),
    stateSince: moment(new Date(stateSince)),
    addressCountry: countryOf(row.countryId),
    countries: countryIds.map(countryOf),
    loyaltyProgramGroup: loyaltyGroup,
  }
}
