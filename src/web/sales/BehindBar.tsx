import { useEffect, useRef } from 'react'
import type { SalesEvent } from '#modules/forecasting/sales-contract.ts'
import { salesTexts as texts } from '#texts/sales.ts'
import { useRead } from '#web/api/endpoint.ts'
import { type Measure, OTHER } from '#web/sales/chart/chart-series.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { DataTable } from '#web/ui/lists/DataTable.tsx'
import { Card, CardPart } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { useIsNarrow } from '#web/ui/style/media.ts'
import { eventColumns, orderColumns, productColumns, written } from './behind-columns.tsx'
import { ordersBehind } from './orders-behind.ts'
import { amountOf, eventsIn, isPlan, type ProductBehind, productsBehind } from './products-behind.ts'
import { ALL_MONTHS, monthName, type SalesFilters, salesQuestion } from './sales-filters.ts'
import type { SalesSource } from './sales-source.ts'

/** Rows at first: a total may consist of hundreds of events. */
const SHOWN = { wide: 20, narrow: 8 }

/** Which products share the bar; each leads to its own part of it. */
const Products = ({
  products,
  measure,
  first,
  onProduct,
}: {
  products: readonly ProductBehind[]
  measure: Measure
  first: number
  onProduct: (id: string) => void
}) => (
  <>
    <CardPart>
      <h3>{texts.products}</h3>
    </CardPart>
    <DataTable
      caption={texts.products}
      columns={productColumns(measure, onProduct)}
      rows={products}
      rowKey={({ id }) => id}
      first={first}
    />
  </>
)

/** What the events add up to: what the bar and the step show. */
const Sum = ({ events, measure }: { events: readonly SalesEvent[]; measure: Measure }) => {
  const of = (plans: boolean) =>
    written(
      events.filter((event) => plans === isPlan(event)).reduce((sum, event) => sum + amountOf(event, measure), 0),
      measure,
    )
  return <strong>{measure === 'units' ? texts.madeOf(of(false), of(true)) : texts.madeOfValue(of(false))}</strong>
}

/** What a bar, or a total, is made of: its orders, and every event that it is the sum of. */
export const BehindBar = ({
  source,
  filters,
  office,
  measure,
  name,
  isBehind,
  onProduct,
  onClose,
}: {
  source: SalesSource
  filters: SalesFilters & { readonly month: string }
  office: boolean
  /** The unit of the figure that they are behind. */
  measure: Measure
  /** Of the product, or of those in the bar. */
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
            const events = eventsIn(all, measure).filter(({ product }) => isBehind(product.id))
            const isWhole = total <= all.length
            const products = productsBehind(events, measure)
            return (
              <>
                {isWhole && (
                  <CardPart>
                    <Sum {...{ events, measure }} />
                  </CardPart>
                )}
                {isWhole && products.length > 1 && <Products {...{ products, measure, first, onProduct }} />}
                <CardPart>
                  <h3>{texts.orders}</h3>
                </CardPart>
                <DataTable
                  caption={texts.orders}
                  columns={orderColumns(source, office, measure)}
                  rows={ordersBehind(events, measure)}
                  rowKey={({ id }) => id}
                  first={first}
                  empty={
                    <CardPart>
                      <Text>{texts.noOrders}</Text>
                    </CardPart>
                  }
                />
                <CardPart>
                  <h3>{texts.events}</h3>
                  <Text>{isWhole ? texts.eventsLead[measure] : texts.more(all.length, total)}</Text>
                </CardPart>
                <DataTable
                  caption={texts.events}
                  columns={eventColumns(source, measure)}
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
