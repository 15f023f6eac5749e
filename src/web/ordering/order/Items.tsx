import type { OrderDetail } from '#modules/ordering/contract.ts'
import { totalBeforePromo } from '#modules/ordering/terms/pricing.ts'
import { orderTexts as texts } from '#texts/orders.ts'
import { ProductLine } from '#web/ordering/ProductLine.tsx'
import { Units } from '#web/ordering/Units.tsx'
import { Price } from '#web/ui/figures/Figures.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { Totals } from './Totals.tsx'

type Item = {
  readonly id: string
  readonly product: OrderDetail['orderItems'][number]['registration']['product']
  readonly packaging: OrderDetail['orderItems'][number]['packaging']
  readonly quantity: number
  /** Cents; `beforePromo` is what the sub-total counts. */
  readonly total: { readonly now: number; readonly beforePromo: number }
  /** null: it is free. */
  readonly price: { readonly now: number; readonly before: number } | null
}

/** The products of the order, those that are free at its end, and what all of it costs. */
export const Items = ({ order }: { order: OrderDetail }) => (
  <Card title={texts.items} flush>
    <DataTable
      caption={texts.items}
      columns={columns}
      rows={itemsOf(order)}
      rowKey={({ id }) => id}
      density="comfortable"
    />
    <Totals order={order} />
  </Card>
)

const itemsOf = ({ orderItems, orderExtraItems }: OrderDetail): readonly Item[] => [
  ...orderItems.map(({ id, registration, packaging, quantity, total, ...price }) => ({
    id,
    product: registration.product,
    packaging,
    quantity,
    total: { now: total, beforePromo: totalBeforePromo({ ...price, quantity }) },
    price: { now: price.effectivePrice, before: price.unitPrice },
  })),
  ...orderExtraItems.map(({ id, product, quantity, total }) => ({
    id,
    product,
    packaging: null,
    quantity,
    total: { now: total, beforePromo: total },
    price: null,
  })),
]

const columns: readonly Column<Item>[] = [
  {
    id: 'product',
    header: texts.product,
    card: 'full',
    cell: ({ product, packaging }) => (
      <ProductLine product={product} detail={packaging && <bdi>{packaging.name}</bdi>} />
    ),
  },
  {
    id: 'price',
    header: texts.unitPrice,
    align: 'end',
    cell: ({ price }) =>
      price ? <Price cents={price.now} before={price.before} /> : <StatusPill tone="done">{texts.free}</StatusPill>,
  },
  {
    id: 'quantity',
    header: texts.quantity,
    align: 'end',
    cell: ({ quantity, packaging }) => <Units value={quantity} perPack={packaging?.units} />,
  },
  {
    id: 'total',
    header: texts.lineTotal,
    align: 'end',
    cell: ({ total }) => <Price cents={total.now} before={total.beforePromo} />,
  },
]
