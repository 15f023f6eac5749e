import { promoCodeStream } from '#modules/promotions/events.ts'
import type { Moment } from '#platform/event.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

export type PromoCodeUseRow = {
  /** The code and the order's id. */
  readonly id: string
  readonly code: string
  readonly orderId: string
  readonly orderNum: string
  readonly distributorId: string
  readonly usedAt: Moment
  /** null while the use counts. */
  readonly releasedAt: Moment | null
}

/** One row per order that ever got a promo code. */
export const promoCodeUses = projection<PromoCodeUseRow>()({
  name: 'promo_code_uses',
  version: 1,
  of: [promoCodeStream],
  table: `
    id text primary key, code text not null, order_id text not null, order_num text not null,
    distributor_id text not null, used_at timestamptz not null, released_at timestamptz`,
  indexes: ['(code, used_at desc, id)'],
  key: (data) => ('orderId' in data ? `${data.code} ${data.orderId}` : []),
  ignores: ['PromoCodeCreated', 'PromoCodeChanged', 'PromoCodeClosed'],
  when: {
    PromoCodeUsed: (_, use, { at: usedAt }, id) => ({ ...use, id, usedAt, releasedAt: null }),
    PromoCodeReleased: (row, use, { at: releasedAt }, id) => ({
      ...use,
      id,
      usedAt: row?.usedAt ?? releasedAt,
      releasedAt,
    }),
  },
  topics: () => ['office:promo-codes'],
  onPoison: 'park',
})

/** Who got a code, the latest first: for staff. */
export const usesOfPromoCode = (db: ReadModels, code: string, limit: number): Promise<PromoCodeUseRow[]> =>
  rows(db, promoCodeUses)
    .selectAll()
    .where('code', '=', code)
    .orderBy('usedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
