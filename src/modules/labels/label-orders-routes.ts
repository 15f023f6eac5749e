import { sql } from 'kysely'
import { type ReadModels, rows } from '#platform/projection.ts'
import { orders } from '#projections/orders.ts'

const listed = (db: ReadModels) => rows(db, orders).select(['id', 'num', 'status', 'held']).orderBy('num')

/** How these orders are now; whoever asks knows that they may. */
export const ordersNow = (db: ReadModels, ids: readonly string[]) =>
  listed(db)
    .where('id', 'in', ['', ...ids])
    .execute()

/** A company's orders that are not shipped yet and have this product, paid for or free, for that country. */
export const unshippedWith = (db: ReadModels, distributorId: string, productId: string, destination: string) => {
  const hasIt = sql<boolean>`(lines || bonus_lines::jsonb) @> jsonb_build_array(jsonb_build_object('productId', ${productId}::text))`
  const gone = ['SHIPPED', 'DELIVERED', 'BILLED', 'CANCELLED'] as const
  return listed(db)
    .where('distributorId', '=', distributorId)
    .where('countryId', '=', destination)
    .where('status', 'not in', gone)
    .where(hasIt)
    .execute()
}
