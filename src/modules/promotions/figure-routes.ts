import type { Figure } from '#platform/figure.ts'
import { cents } from '#platform/money.ts'
import { type ReadModels, rows } from '#platform/projection.ts'
import { orders } from '#projections/orders.ts'
import { usesOfPromoCode } from '#projections/promo_code_uses.ts'
import { promoCodeOf } from '#projections/promo_codes.ts'
import { normalCode } from './promo-code.ts'

/** How many uses of a code are added up. */
export const NEWEST_USES = 2_000

export const ordersById = (db: ReadModels, ids: readonly string[]) =>
  rows(db, orders)
    .select(['id', 'status', 'documentStatus', 'total', 'promoCodeDiscount', 'quotes', 'confirmed'])
    .where('id', 'in', ['', ...ids])
    .execute()

type OrderWithCode = Awaited<ReturnType<typeof ordersById>>[number]

/** What the confirmed quote takes off the freight. */
export const freightOff = ({ quotes, confirmed }: Pick<OrderWithCode, 'quotes' | 'confirmed'>) =>
  quotes
    .find(({ version }) => version === confirmed?.quoteVersion)
    ?.options.find(({ optionId }) => optionId === confirmed?.optionId)?.shippingDiscount ?? cents(0)

/** What a code cost and brought, order by order; those that gave it back do not count. */
export const figures: readonly Figure[] = [
  {
    name: 'promo-code',
    permission: 'office.orders.read',
    parts: { orders: 'count', cost: 'cents', brought: 'cents' },
    called: async ({ db }, of) => (of === undefined ? null : ((await promoCodeOf(db, normalCode(of)))?.code ?? null)),
    behind: async ({ db }, { part, of, distributorId }) => {
      const code = await promoCodeOf(db, normalCode(of ?? ''))
      if (!code) return []
      const uses = (await usesOfPromoCode(db, code.code, NEWEST_USES)).filter(
        (use) => use.releasedAt === null && (distributorId === undefined || use.distributorId === distributorId),
      )
      const ids = uses.map(({ orderId }) => orderId)
      const found = new Map((await ordersById(db, ids)).map((order) => [order.id, order]))
      const amountOf = (orderId: string): number => {
        const order = found.get(orderId)
        if (part === 'orders') return 1
        if (!order) return 0
        return part === 'brought' ? order.total : order.promoCodeDiscount + code.cashBackAmount + freightOff(order)
      }
      return uses.map(({ orderId, orderNum, usedAt, distributorId: company }) => ({
        kind: 'order',
        key: orderId,
        name: orderNum,
        at: usedAt,
        distributorId: company,
        amount: amountOf(orderId),
      }))
    },
  },
]
