import { type AffectedPrice, type PriceChange, previewPrices } from '#modules/catalogue/prices/price-change-contract.ts'
import type { Day } from '#platform/event.ts'
import { priceChangeTexts as texts } from '#texts/prices.ts'
import { useRead } from '#web/api/endpoint.ts'
import { Money, Num } from '#web/ui/figures/Figures.tsx'
import { count } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

const { concerns: heads } = texts

const columns: readonly Column<AffectedPrice>[] = [
  { id: 'company', header: heads.company, card: 'title', cell: ({ distributor }) => <bdi>{distributor}</bdi> },
  { id: 'lines', header: heads.lines, align: 'end', cell: ({ lines }) => <Num value={lines} /> },
  { id: 'before', header: heads.before, align: 'end', cell: ({ before }) => <Money cents={before} /> },
  { id: 'after', header: heads.after, align: 'end', card: 'aside', cell: ({ after }) => <Money cents={after} /> },
]

/** Whose carts, open orders and forecasts a change concerns, with the money of now and then. */
export const PriceImpact = ({ effectiveOn, changes }: { effectiveOn: Day | null; changes: readonly PriceChange[] }) => {
  const read = useRead(previewPrices, { effectiveOn, changes })
  return (
    <Loading read={read} skeleton={<Skeleton lines={3} height={32} />}>
      {({ dearer, cheaper, same, carts, orders, forecasts }) => (
        <Stack gap={5}>
          <p>{texts.units(count(dearer), count(cheaper), count(same))}</p>
          {carts.length + orders.length + forecasts.length === 0 && <p>{texts.nothing}</p>}
          <Group title={texts.carts} lead={texts.cartsLead} rows={carts} />
          <Group title={texts.orders} lead={texts.ordersLead} rows={orders} />
          <Group title={texts.forecasts} lead={texts.forecastsLead} rows={forecasts} />
        </Stack>
      )}
    </Loading>
  )
}

const Group = ({ title, lead, rows }: { title: string; lead: string; rows: readonly AffectedPrice[] }) =>
  rows.length > 0 && (
    <Card flush level={3} title={title} aside={<small>{lead}</small>}>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={({ distributorId }) => distributorId}
        first={10}
      />
    </Card>
  )
