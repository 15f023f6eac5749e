import { leadTimesStream } from '#modules/forecasting/events.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

export type LeadTimesRow = {
  /** Product and country. */
  readonly id: string
  readonly productId: string
  readonly countryId: string
  readonly days: readonly number[]
}

/** One row per product and country for which staff set lead times. */
export const leadTimes = projection<LeadTimesRow>()({
  name: 'lead_times',
  version: 1,
  of: [leadTimesStream],
  table: 'id text primary key, product_id text not null, country_id text not null, days jsonb not null',
  indexes: ['(product_id)'],
  key: (_, { key }) => key,
  when: { LeadTimesSet: (_, it, _envelope, id) => ({ id, ...it }) },
  topics: () => ['office:lead-times'],
  onPoison: 'park',
})

/** In days, ascending; undefined where nothing was set. */
export const leadTimesOf = async (
  db: ReadModels,
  productId: string,
  countryId: string,
): Promise<readonly number[] | undefined> => {
  const row = await rows(db, leadTimes)
    .select('days')
    .where('productId', '=', productId)
    .where('countryId', '=', countryId)
    .executeTakeFirst()
  return row?.days
}

/** All that were set for any of these products. */
export const leadTimesAmong = (
  db: ReadModels,
  productIds: readonly string[],
): Promise<Pick<LeadTimesRow, 'productId' | 'countryId' | 'days'>[]> =>
  rows(db, leadTimes)
    .select(['productId', 'countryId', 'days'])
    .where('productId', 'in', ['', ...productIds])
    .execute()

/** Where lead times of a product were set, by country. */
export const leadTimesOfEach = async (
  db: ReadModels,
  productId: string,
): Promise<ReadonlyMap<string, readonly number[]>> => {
  const found = await leadTimesAmong(db, [productId])
  return new Map(found.map(({ countryId, days }) => [countryId, days]))
}
