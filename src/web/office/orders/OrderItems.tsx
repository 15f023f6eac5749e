import type { OrderDetail } from '#modules/ordering/contract.ts'
import type { OrderFigure } from '#modules/ordering/history/replay-contract.ts'
import { isCancelled } from '#modules/ordering/order-states.ts'
import { freightLine } from '#modules/ordering/terms/order-terms.ts'
import { totalBeforePromo } from '#modules/ordering/terms/pricing.ts'
import { recordTexts as texts } from '#texts/office.ts'
import { orderTexts } from '#texts/orders.ts'
import { confirmedFreight } from '#web/ordering/order/confirmed-freight.ts'
import { paymentsOf } from '#web/ordering/order/payments.ts'
import { ProductLine } from '#web/ordering/ProductLine.tsx'
import { Units } from '#web/ordering/Units.tsx'
import { ExplainFigure } from '#web/replay/ExplainFigure.tsx'
import { Price } from '#web/ui/figures/Figures.tsx'
import { careCoins, money, percent } from '#web/ui/figures/format.ts'
import { Sum, Sums } from '#web/ui/layout/Sums.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Text } from '#web/ui/page/Text.tsx'

type Line = {
  readonly id: string
  readonly product: OrderDetail['orderItems'][number]['registration']['product']
  readonly packaging: OrderDetail['orderItems'][number]['packaging']
  readonly quantity: number
  /** Cents; `beforePromo` is what the sub-total counts. null: it is free. */
  readonly price: Record<'unit' | 'effective' | 'total' | 'beforePromo', number> | null
}

const linesOf = ({ orderItems, orderExtraItems }: OrderDetail): Line[] => [
  ...orderItems.map((item) => ({
    id: item.id,
    product: item.registration.product,
    packaging: item.packaging,
    quantity: item.quantity,
    price: {
      unit: item.unitPrice,
      effective: item.effectivePrice,
      total: item.total,
      beforePromo: totalBeforePromo(item),
    },
  })),
  ...orderExtraItems.map(({ id, product, quantity }) => ({ id, product, packaging: null, quantity, price: null })),
]

const columns: readonly Column<Line>[] = [
  {
    id: 'product',
    header: texts.product,
    card: 'full',
    cell: ({ product }) => <ProductLine product={product} />,
  },
  { id: 'packaging', header: texts.packaging, cell: ({ packaging }) => packaging?.name ?? '—' },
  {
    id: 'quantity',
    header: texts.quantity,
    align: 'end',
    cell: ({ quantity, packaging }) => <Units value={quantity} perPack={packaging?.units} />,
  },
  {
    id: 'price',
    header: texts.effectivePrice,
    align: 'end',
    cell: ({ price }) => (price ? <Price cents={price.effective} before={price.unit} /> : texts.free),
  },
  {
    id: 'total',
    header: texts.lineTotal,
    align: 'end',
    cell: ({ price }) => <Price cents={price?.total ?? 0} before={price?.beforePromo ?? null} />,
  },
]

/** What a promo code gives that is not off the products: CareCoins on delivery, or a part of the freight. */
const givenLater = (order: OrderDetail): string[] => {
  const { promoCode, promoCodeCashBackAmount: cashBack, promoCodeShippingDiscount: offFreight } = order
  if (!promoCode) return []
  return [
    ...(cashBack > 0 ? [texts.cashBack(promoCode, money(cashBack))] : []),
    ...(offFreight > 0 ? [texts.offFreight(promoCode, percent(offFreight))] : []),
  ]
}

/** What is ordered, at what price, what it comes to without shipping, and with it once that is agreed. */
export const OrderItems = ({ order }: { order: OrderDetail }) => (
  <Card flush>
    <DataTable caption={texts.items} columns={columns} rows={linesOf(order)} rowKey={({ id }) => id} />
    <Sums inset>
      {order.subtotal !== order.total && (
        <Explained order={order} figure="subtotal" name={texts.subtotal} cents={order.subtotal} />
      )}
      {order.promoCode && order.promoCodeDiscount > 0 && (
        <Explained
          order={order}
          figure="promoCodeDiscount"
          name={texts.promo(order.promoCode)}
          cents={-order.promoCodeDiscount}
        />
      )}
      {order.careCoinsUsed > 0 && (
        <Explained
          order={order}
          figure="careCoinsUsed"
          name={texts.careCoins(careCoins(order.careCoinsUsed))}
          cents={-order.careCoinsUsedTotalValue}
        />
      )}
      <Explained order={order} figure="total" name={texts.total} cents={order.total} total />
      <ConfirmedSums order={order} />
    </Sums>
    {order.careCoinsUsed > 0 && isCancelled(order.status) && (
      <Text size="small" inset>
        {texts.careCoinsBack(careCoins(order.careCoinsUsed))}
      </Text>
    )}
    {givenLater(order).map((said) => (
      <Text size="small" key={said} inset>
        {said}
      </Text>
    ))}
  </Card>
)

/** Once a freight option is confirmed: what the goods cost with it, and what of that is paid when. */
const ConfirmedSums = ({ order }: { order: OrderDetail }) => {
  const { quote } = order
  if (!quote || quote.chosenOptionId === null || quote.freight === null || quote.grandTotal === null) return null
  const off = quote.shippingDiscount ?? 0
  const option = confirmedFreight(order)
  return (
    <>
      <Sum name={orderTexts.freightOf(option ? freightLine(option) : '')} cents={quote.freight} />
      {off > 0 && <Sum name={orderTexts.shippingDiscount} cents={-off} />}
      <Explained order={order} figure="grandTotal" name={orderTexts.grandTotal} cents={quote.grandTotal} total />
      {paymentsOf(order).map(({ label, cents }) => (
        <Sum key={label} name={label} cents={cents} />
      ))}
    </>
  )
}

/** With the button that explains the figure. */
const Explained = ({
  order,
  figure,
  name,
  ...sum
}: {
  order: OrderDetail
  figure: OrderFigure
  name: string
  cents: number
  total?: true
}) => (
  <Sum
    {...sum}
    name={
      <>
        {name} <ExplainFigure orderId={order.id} figure={figure} label={name} office />
      </>
    }
  />
)
