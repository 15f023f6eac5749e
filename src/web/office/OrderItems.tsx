import type { OrderDetail } from '#modules/ordering/contract.ts'
import type { OrderFigure } from '#modules/ordering/history/replay-contract.ts'
import { freightLine } from '#modules/ordering/order-terms.ts'
import { totalBeforePromo } from '#modules/ordering/pricing.ts'
import { confirmedFreight } from '#web/ordering/order/confirmed-freight.ts'
import { paymentsOf } from '#web/ordering/order/payments.ts'
import { Units } from '#web/ordering/Units.tsx'
import { AskFigure } from '#web/replay/AskFigure.tsx'
import { ProductPicture } from '#web/ui/art/ProductPicture.tsx'
import { Card } from '#web/ui/Card.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Money, Price } from '#web/ui/Figures.tsx'
import { careCoins, money, percent } from '#web/ui/format.ts'
import { recordWords as words } from '#web/words/office.ts'
import { orderWords } from '#web/words/orders.ts'
import classes from './OrderItems.module.css'

type Line = {
  readonly id: string
  readonly product: OrderDetail['orderItems'][number]['registration']['product']
  readonly packaging: string
  readonly quantity: number
  /** Cents; `beforePromo` is what the sub-total counts. null: it is free. */
  readonly price: Record<'unit' | 'effective' | 'total' | 'beforePromo', number> | null
}

const linesOf = ({ orderItems, orderExtraItems }: OrderDetail): Line[] => [
  ...orderItems.map((item) => ({
    id: item.id,
    product: item.registration.product,
    packaging: item.packaging?.name ?? '—',
    quantity: item.quantity,
    price: {
      unit: item.unitPrice,
      effective: item.effectivePrice,
      total: item.total,
      beforePromo: totalBeforePromo(item),
    },
  })),
  ...orderExtraItems.map(({ id, product, quantity }) => ({ id, product, packaging: '—', quantity, price: null })),
]

const columns: readonly Column<Line>[] = [
  {
    id: 'product',
    header: words.product,
    card: 'full',
    cell: ({ product }) => (
      <span className={classes['product']}>
        <ProductPicture image={product.image} size="mark" />
        <span>
          <bdi className={classes['name']}>{product.name}</bdi>
          <span className={classes['reference']}>{words.reference(product.reference)}</span>
        </span>
      </span>
    ),
  },
  { id: 'packaging', header: words.packaging, cell: ({ packaging }) => packaging },
  {
    id: 'quantity',
    header: words.quantity,
    align: 'end',
    cell: ({ quantity, packaging }) => <Units value={quantity} packaging={packaging} />,
  },
  {
    id: 'price',
    header: words.effectivePrice,
    align: 'end',
    cell: ({ price }) => (price ? <Price cents={price.effective} before={price.unit} /> : words.free),
  },
  {
    id: 'total',
    header: words.lineTotal,
    align: 'end',
    cell: ({ price }) => <Price cents={price?.total ?? 0} before={price?.beforePromo ?? null} />,
  },
]

/** What a promo code gives that is not off the products: CareCoins on delivery, or a part of the freight. */
const givenLater = (order: OrderDetail): string[] => {
  const { promoCode, promoCodeCashBackAmount: cashBack, promoCodeShippingDiscount: offFreight } = order
  if (!promoCode) return []
  return [
    ...(cashBack > 0 ? [words.cashBack(promoCode, money(cashBack))] : []),
    ...(offFreight > 0 ? [words.offFreight(promoCode, percent(offFreight))] : []),
  ]
}

/** What is ordered, at what price, what it comes to without shipping, and with it once that is agreed. */
export const OrderItems = ({ order }: { order: OrderDetail }) => (
  <Card flush>
    <DataTable caption={words.items} columns={columns} rows={linesOf(order)} rowKey={({ id }) => id} />
    <dl className={classes['sums']}>
      {order.subtotal !== order.total && (
        <Sum of={order} figure="subtotal" name={words.subtotal} cents={order.subtotal} />
      )}
      {order.promoCode && order.promoCodeDiscount > 0 && (
        <Sum
          of={order}
          figure="promoCodeDiscount"
          name={words.promo(order.promoCode)}
          cents={-order.promoCodeDiscount}
        />
      )}
      {order.careCoinsUsed > 0 && (
        <Sum
          of={order}
          figure="careCoinsUsed"
          name={words.careCoins(careCoins(order.careCoinsUsed))}
          cents={-order.careCoinsUsedTotalValue}
        />
      )}
      <div className={classes['total']}>
        <dt>
          {words.total} <AskFigure orderId={order.id} figure="total" label={words.total} office />
        </dt>
        <dd>
          <Money cents={order.total} />
        </dd>
      </div>
      <ConfirmedSums order={order} />
    </dl>
    {order.careCoinsUsed > 0 && order.status === 'CANCELLED' && (
      <p className={classes['later']}>{words.careCoinsBack(careCoins(order.careCoinsUsed))}</p>
    )}
    {givenLater(order).map((said) => (
      <p key={said} className={classes['later']}>
        {said}
      </p>
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
      <Plain name={orderWords.freightOf(option ? freightLine(option) : '')} cents={quote.freight} />
      {off > 0 && <Plain name={orderWords.shippingDiscount} cents={-off} />}
      <div className={classes['total']}>
        <dt>
          {orderWords.grandTotal}{' '}
          <AskFigure orderId={order.id} figure="grandTotal" label={orderWords.grandTotal} office />
        </dt>
        <dd>
          <Money cents={quote.grandTotal} />
        </dd>
      </div>
      {paymentsOf(order).map(({ label, cents }) => (
        <Plain key={label} name={label} cents={cents} />
      ))}
    </>
  )
}

const Plain = ({ name, cents }: { name: string; cents: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Money cents={cents} />
    </dd>
  </div>
)

type SumProps = {
  readonly of: { readonly id: string }
  readonly figure: OrderFigure
  readonly name: string
  readonly cents: number
}

const Sum = ({ of, figure, name, cents }: SumProps) => (
  <div>
    <dt>
      {name} <AskFigure orderId={of.id} figure={figure} label={name} office />
    </dt>
    <dd>
      <Money cents={cents} />
    </dd>
  </div>
)
