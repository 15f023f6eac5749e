import { promoCodeStream } from '#modules/promotions/events.ts'
import type { DataByType, Moment } from '#platform/event.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'
import { likeInside, searchKey, searchTerms } from '#platform/text/search.ts'

type PromoCodeData = DataByType<typeof promoCodeStream.events>['PromoCodeCreated']

export type PromoCodeRow = PromoCodeData & {
  readonly id: string
  readonly codeKey: string
  readonly state: 'OPEN' | 'CLOSED'
  readonly uses: number
  /** Uses that count now, by distributor. */
  readonly usesBy: Readonly<Record<string, number>>
  readonly createdAt: Moment
  readonly closedBecause: string | null
}

const known = knownRow('The promo code was not created')

const counted = (row: PromoCodeRow | undefined, distributorId: string, change: number): PromoCodeRow => {
  const it = known(row)
  const { [distributorId]: before = 0, ...others } = it.usesBy
  return { ...it, uses: it.uses + change, usesBy: { ...others, [distributorId]: before + change } }
}

export const promoCodes = projection<PromoCodeRow>()({
  name: 'promo_codes',
  version: 2,
  of: [promoCodeStream],
  table: `
    id text primary key, code text not null, code_key text not null, type text not null, discount double precision not null,
    cash_back_amount bigint not null, shipping_discount double precision not null, state text not null,
    valid_from text not null, valid_until text, product_ids jsonb, distributor_ids jsonb, maximum_uses bigint,
    maximum_uses_per_distributor bigint, uses bigint not null, uses_by jsonb not null,
    created_at timestamptz not null, closed_because text`,
  indexes: ['(created_at desc, id)'],
  key: 'stream',
  when: {
    PromoCodeCreated: (_, created, { at: createdAt }) => ({
      ...created,
      id: created.code,
      codeKey: searchKey(created.code),
      state: 'OPEN',
      uses: 0,
      usesBy: {},
      createdAt,
      closedBecause: null,
    }),
    PromoCodeChanged: (row, changed) => ({ ...known(row), ...changed }),
    PromoCodeClosed: (row, { reason }) => ({ ...known(row), state: 'CLOSED', closedBecause: reason }),
    PromoCodeUsed: (row, { distributorId }) => counted(row, distributorId, 1),
    PromoCodeReleased: (row, { distributorId }) => counted(row, distributorId, -1),
  },
  topics: () => ['office:promo-codes'],
  onPoison: 'park',
})

/** One code in its normal form; undefined when it does not exist. A caller for a company shows it no more than is theirs. */
export const promoCodeOf = (db: ReadModels, code: string): Promise<PromoCodeRow | undefined> =>
  rows(db, promoCodes).selectAll().where('id', '=', code).executeTakeFirst()

/** The code that is read as this one; the code itself before others. */
export const promoCodeReadAlike = (db: ReadModels, code: string): Promise<PromoCodeRow | undefined> =>
  rows(db, promoCodes)
    .selectAll()
    .where('codeKey', '=', searchKey(code))
    .orderBy(({ eb }) => eb.case().when('id', '=', code).then(0).else(1).end())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

export const newestPromoCodes = (db: ReadModels, typed: string, limit: number): Promise<PromoCodeRow[]> => {
  const all = rows(db, promoCodes).selectAll().orderBy('createdAt', 'desc').orderBy('id').limit(limit)
  return searchTerms(typed)
    .reduce((found, term) => found.where('codeKey', 'like', likeInside(term)), all)
    .execute()
}
