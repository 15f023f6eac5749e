import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

import type { SalesEvent } from '#modules/forecasting/sales-contract.ts'
import { salesTexts as texts } from '#texts/sales.ts'
import { useRead } from '#web/api/endpoint.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { DateText, Num } from '#web/ui/figures/Figures.tsx'
import { count } from '#web/ui/figures/format.ts'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { useIsNarrow } from '#web/ui/style/media.ts'
import { OTHER } from './chart-series.ts'
import { type OrderBehind, ordersBehind } from './orders-behind.ts'
import { isPlan, isPlanKind, type ProductBehind, productsBehind } from './products-behind.ts'
import classes from './Sales.module.css'
import { ALL_MONTHS, monthName, type SalesFilters, salesQuestion } from './sales-filters.ts'
import type { SalesSource } from './sales-source.ts'

/** Rows at first: hundreds of events may stand behind a total. */
const SHOWN = { wide: 20, narrow: 8 }

const signed = (value: number): string => (value > 0 ? `+${count(value)}` : count(value))

const orderColumns = (source: SalesSource, office: boolean): readonly Column<OrderBehind>[] => [
  {
    id: 'order',
    header: texts.orderColumns.order,
    card: 'title',
    cell: ({ id, num }) => <Link to={source.order(id)}>{num}</Link>,
  },
  ...(office
    ? [{ id: 'company', header: texts.orderColumns.company, cell: ({ company }: OrderBehind) => <bdi>{company}</bdi> }]
    : []),
  {
    id: 'quantity',
    header: texts.orderColumns.quantity,
    align: 'end',
    cell: ({ quantity }) => <Num value={quantity} />,
  },
  { id: 'state', header: texts.orderColumns.state, cell: ({ ended }) => (ended ? texts.ended : texts.counts) },
]

const eventColumns = (source: SalesSource): readonly Column<SalesEvent>[] => [
  { id: 'at', header: texts.eventColumns.at, cell: ({ at }) => <DateText at={at} as="dayTime" /> },
  {
    id: 'what',
    header: texts.eventColumns.what,
    card: 'title',
    cell: ({ kind, key }) => (isPlanKind(kind) ? texts.plans[kind](key) : texts.kinds[kind]),
  },
  {
    id: 'of',
    header: texts.eventColumns.of,
    // The product has a column of its own.
    cell: (event) => (
      <Link
        to={source.story(event)}
        {...(!event.order && { 'aria-label': `${event.product.name}, ${event.country.name}` })}
      >
        {event.order ? event.order.num : event.country.name}
      </Link>
    ),
  },
  { id: 'product', header: texts.eventColumns.product, cell: ({ product }) => <bdi>{product.name}</bdi> },
  { id: 'orders', header: texts.eventColumns.orders, align: 'end', cell: ({ orders }) => signed(orders) },
  { id: 'change', header: texts.eventColumns.change, align: 'end', cell: ({ quantity }) => signed(quantity) },
  {
    id: 'position',
    header: texts.eventColumns.position,
    align: 'end',
    cell: ({ position }) => <Num value={position} />,
  },
]

const productColumns = (onProduct: (id: string) => void): readonly Column<ProductBehind>[] => [
  {
    id: 'product',
    header: texts.productColumns.product,
    card: 'title',
    cell: ({ id, name }) => (
      <Button size="small" aria-label={texts.onlyProduct(name)} onClick={() => onProduct(id)}>
        <bdi>{name}</bdi>
      </Button>
    ),
  },
  {
    id: 'ordered',
    header: texts.productColumns.ordered,
    align: 'end',
    cell: ({ ordered }) => <Num value={ordered} />,
  },
  {
    id: 'forecast',
    header: texts.productColumns.forecast,
    align: 'end',
    cell: ({ forecast }) => <Num value={forecast} />,
  },
]

/** Which products share the bar; each leads to its own part of it. */
const Products = ({
  products,
  first,
  onProduct,
}: {
  products: readonly ProductBehind[]
  first: number
  onProduct: (id: string) => void
}) => (
  <>
    <div className={classes['inside']}>
      <h3>{texts.products}</h3>
    </div>
    <DataTable
      caption={texts.products}
      columns={productColumns(onProduct)}
      rows={products}
      rowKey={({ id }) => id}
      first={first}
    />
  </>
)

/** What the events add up to: what the bar and the step show. */
const Sum = ({ events }: { events: readonly SalesEvent[] }) => {
  const of = (plans: boolean) =>
    events.filter((event) => plans === isPlan(event)).reduce((sum, { quantity }) => sum + quantity, 0)
  return <strong>{texts.madeOf(count(of(false)), count(of(true)))}</strong>
}

/** What a bar, or a total, is made of: its orders, and every event that it is the sum of. */
export const BehindBar = ({
  source,
  filters,
  office,
  name,
  isBehind,
  onProduct,
  onClose,
}: {
  source: SalesSource
  filters: SalesFilters & { readonly month: string }
  office: boolean
  /** Of the product, or of those that the bar stands for. */
  name: string
  isBehind: (productId: string) => boolean
  onProduct: (id: string) => void
  onClose: () => void
}) => {
  const { month, of } = filters
  const read = useRead(source.events, {
    ...salesQuestion(filters),
    ...(of && of !== OTHER && { productId: of }),
    ...(month !== ALL_MONTHS && { key: month }),
  })
  const title = texts.behind(name, monthName(month))
  const first = SHOWN[useIsNarrow() ? 'narrow' : 'wide']
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
    card.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={card} tabIndex={-1} aria-label={title}>
      <Card flush title={title} aside={<Button onClick={onClose}>{texts.close}</Button>}>
        <Loading read={read} skeleton={<Skeleton lines={5} height={38} />}>
          {({ events: all, total }) => {
            const events = all.filter(({ product }) => isBehind(product.id))
            const isWhole = total <= all.length
            const products = productsBehind(events)
            return (
              <>
                {isWhole && (
                  <div className={classes['inside']}>
                    <Sum events={events} />
                  </div>
                )}
                {isWhole && products.length > 1 && <Products {...{ products, first, onProduct }} />}
                <div className={classes['inside']}>
                  <h3>{texts.orders}</h3>
                </div>
                <DataTable
                  caption={texts.orders}
                  columns={orderColumns(source, office)}
                  rows={ordersBehind(events)}
                  rowKey={({ id }) => id}
                  first={first}
                  empty={<p className={`${classes['quiet']} ${classes['inside']}`}>{texts.noOrders}</p>}
                />
                <div className={classes['inside']}>
                  <h3>{texts.events}</h3>
                  <p className={classes['quiet']}>{isWhole ? texts.eventsLead : texts.more(all.length, total)}</p>
                </div>
                <DataTable
                  caption={texts.events}
                  columns={eventColumns(source)}
                  rows={events}
                  rowKey={({ position, product, key }) => `${position} ${product.id} ${key}`}
                  first={first}
                />
              </>
            )
          }}
        </Loading>
      </Card>
    </section>
  )
}
