import type { DocumentStatus } from '#modules/ordering/order-states.ts'
import { type OrderStatus, staffLabel, statusDataOf } from '#modules/ordering/order-states.ts'
import type { Day, Moment } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { cents, sum } from '#platform/money.ts'
import type { Sheet } from '#platform/spreadsheet/sheet.ts'
import { say } from '#platform/text/say.ts'
import type { PromoCodeDetail, PromoCodeRow, PromoCodeUse } from './contract.ts'
import type { PromoCode } from './promo-code.ts'
import { statusOf } from './validity.ts'

/** How many of a code's orders are listed. */
const NEWEST_ORDERS = 200

type StoredCode = PromoCode & { readonly createdAt: Moment; readonly closedBecause: string | null }
type StoredUse = Pick<PromoCodeUse, 'orderId' | 'orderNum'> & {
  readonly distributorId: string
  readonly usedAt: Moment
  readonly releasedAt: Moment | null
}
type StoredOrder = Pick<PromoCodeUse, 'total'> & {
  readonly promoCodeDiscount: PromoCodeUse['discount']
  readonly status: OrderStatus
  readonly documentStatus: DocumentStatus | null
  /** What the confirmed quote takes off the freight. */
  readonly freightOff: PromoCodeUse['discount']
}

/** Columns of moments arrive as Date or text. */
const wire = (at: Moment): Moment => moment(new Date(at))

export const promoCodeRow = (row: StoredCode, today: Day): PromoCodeRow => ({
  code: row.code,
  type: row.type,
  discount: row.discount,
  cashBackAmount: row.cashBackAmount,
  shippingDiscount: row.shippingDiscount,
  status: statusOf(row, today),
  validFrom: row.validFrom,
  validUntil: row.validUntil,
  uses: row.uses,
  maximumUses: row.maximumUses,
  maximumUsesPerDistributor: row.maximumUsesPerDistributor,
  products: row.productIds?.length ?? null,
  distributors: row.distributorIds?.length ?? null,
  createdAt: wire(row.createdAt),
})

/** Added up by company, the one that ordered most first. Uses that were given back cost and brought nothing. */
const companiesOf = (
  uses: readonly StoredUse[],
  costOf: (order: StoredOrder) => number,
  order: ReadonlyMap<string, StoredOrder>,
  named: (id: string) => { readonly id: string; readonly name: string },
): PromoCodeDetail['companies'] => {
  const counted = uses.filter(({ releasedAt }) => releasedAt === null)
  return [...Map.groupBy(counted, ({ distributorId }) => distributorId)]
    .map(([id, theirs]) => {
      const orders = theirs.flatMap(({ orderId }) => order.get(orderId) ?? [])
      return {
        ...named(id),
        orders: theirs.length,
        cost: sum(orders.map(costOf)),
        brought: sum(orders.map(({ total }) => total)),
      }
    })
    .toSorted((a, b) => b.brought - a.brought)
}

/** A code with names for its lists, and the current orders that got it. */
export const promoCodeDetail = (
  row: StoredCode,
  known: {
    readonly today: Day
    readonly uses: readonly StoredUse[]
    readonly order: ReadonlyMap<string, StoredOrder>
    readonly product: ReadonlyMap<string, string>
    readonly distributor: ReadonlyMap<string, string>
  },
): PromoCodeDetail => {
  const named = (names: ReadonlyMap<string, string>) => (id: string) => ({ id, name: names.get(id) ?? '—' })
  return {
    ...promoCodeRow(row, known.today),
    listedProducts: row.productIds?.map(named(known.product)) ?? null,
    listedDistributors: row.distributorIds?.map(named(known.distributor)) ?? null,
    closedBecause: row.closedBecause,
    companies: companiesOf(
      known.uses,
      (order) => order.promoCodeDiscount + row.cashBackAmount + order.freightOff,
      known.order,
      named(known.distributor),
    ),
    orders: known.uses.slice(0, NEWEST_ORDERS).map(({ orderId, orderNum, distributorId, usedAt, releasedAt }) => {
      const order = known.order.get(orderId)
      return {
        orderId,
        orderNum,
        distributor: named(known.distributor)(distributorId),
        usedAt: wire(usedAt),
        releasedAt: releasedAt && wire(releasedAt),
        discount: order?.promoCodeDiscount ?? cents(0),
        cashBack: releasedAt ? cents(0) : row.cashBackAmount,
        total: order?.total ?? cents(0),
        status: order ? staffLabel(order.status, statusDataOf(order.status, order.documentStatus).statusLabel) : null,
      }
    }),
  }
}

/** What a code cost and brought, a row for each company. */
export const companySheet = (code: string, rows: PromoCodeDetail['companies']): Sheet<(typeof rows)[number]> => ({
  name: `promo-code-${code.toLowerCase()}`,
  columns: [
    { header: say('Company'), width: 40, kind: 'text', value: ({ name }) => name },
    { header: say('Orders'), kind: 'count', value: ({ orders }) => orders },
    { header: say('Cost ($)'), kind: 'cents', value: ({ cost }) => cost },
    { header: say('Ordered ($)'), kind: 'cents', value: ({ brought }) => brought },
  ],
  rows,
})
