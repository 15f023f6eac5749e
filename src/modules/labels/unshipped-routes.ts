import { sql } from 'kysely'

import { statusDataOf, unshippedStatuses } from '#modules/ordering/order-states.ts'
import { type ReadModels, rows } from '#platform/projection.ts'
import { type OrderRow, orders } from '#projections/orders.ts'

/** A company's orders that are not shipped yet and have this product, paid for or free, for that country; by number. */
export const unshippedWith = (
  db: ReadModels,
  { distributorId, productId, countryId }: Readonly<Record<'distributorId' | 'productId' | 'countryId', string>>,
): Promise<Pick<OrderRow, 'id' | 'num' | 'status' | 'documentStatus' | 'held'>[]> =>
  rows(db, orders)
    .select(['id', 'num', 'status', 'documentStatus', 'held'])
    .where('distributorId', '=', distributorId)
    .where('countryId', '=', countryId)
    .where('status', 'in', unshippedStatuses)
    .where(sql<boolean>`(lines || bonus_lines::jsonb) @> ${JSON.stringify([{ productId }])}::jsonb`)
    .orderBy('num')
    .execute()

/** An order that a label issue holds, as it is listed. */
export const affectedOrder = ({
  id,
  num,
  status,
  documentStatus,
  held,
}: Pick<OrderRow, 'id' | 'num' | 'status' | 'documentStatus' | 'held'>) => ({
  id,
  num,
  status,
  statusLabel: statusDataOf(status, documentStatus).statusLabel,
  held,
})
