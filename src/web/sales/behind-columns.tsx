import { Link } from 'react-router-dom'
import type { SalesEvent } from '#modules/forecasting/sales-contract.ts'
import { salesTexts as texts } from '#texts/sales.ts'
import type { Measure } from '#web/sales/chart/chart-series.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { DateText, Money, Num } from '#web/ui/figures/Figures.tsx'
import { count, money } from '#web/ui/figures/format.ts'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import type { OrderBehind } from './orders-behind.ts'
import { amountOf, isPlanKind, type ProductBehind } from './products-behind.ts'
import type { SalesSource } from './sales-source.ts'

/** Units, or cents as dollars. */
export const written = (amount: number, measure: Measure): string =>
  measure === 'units' ? count(amount) : money(amount)

const signed = (amount: number, measure: Measure): string => `${amount > 0 ? '+' : ''}${written(amount, measure)}`

const Amount = ({ of, measure }: { of: number; measure: Measure }) =>
  measure === 'units' ? <Num value={of} /> : <Money cents={of} />

/** The orders behind a bar, with what of each counts in it. */
export const orderColumns = (
  source: SalesSource,
  office: boolean,
  measure: Measure,
): readonly Column<OrderBehind>[] => [
  {
    id: 'order',
    header: texts.orderColumns.order,
    card: 'title',
    cell: ({ id, num }) => (
      <Link to={source.order(id)}>
        <CodeText value={num} />
      </Link>
    ),
  },
  ...(office
    ? [{ id: 'company', header: texts.orderColumns.company, cell: ({ company }: OrderBehind) => <bdi>{company}</bdi> }]
    : []),
  {
    id: 'amount',
    header: texts.amounts[measure],
    align: 'end',
    cell: ({ amount }) => <Amount of={amount} measure={measure} />,
  },
  { id: 'state', header: texts.orderColumns.state, cell: ({ ended }) => (ended ? texts.ended : texts.counts) },
]

/** The events behind a bar, with what each changed. */
export const eventColumns = (source: SalesSource, measure: Measure): readonly Column<SalesEvent>[] => [
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
  { id: 'orders', header: texts.eventColumns.orders, align: 'end', cell: ({ orders }) => signed(orders, 'units') },
  {
    id: 'change',
    header: texts.amounts[measure],
    align: 'end',
    cell: (event) => signed(amountOf(event, measure), measure),
  },
  {
    id: 'position',
    header: texts.eventColumns.position,
    align: 'end',
    cell: ({ position }) => <Num value={position} />,
  },
]

/** The products that share a bar; each leads to its own part of it. */
export const productColumns = (measure: Measure, onProduct: (id: string) => void): readonly Column<ProductBehind>[] => [
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
    cell: ({ ordered }) => <Amount of={ordered} measure={measure} />,
  },
  ...(measure === 'units'
    ? [
        {
          id: 'forecast',
          header: texts.productColumns.forecast,
          align: 'end' as const,
          cell: ({ forecast }: ProductBehind) => <Num value={forecast} />,
        },
      ]
    : []),
]
