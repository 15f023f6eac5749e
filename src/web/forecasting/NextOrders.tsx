import { nextForecastOrders } from '#modules/forecasting/contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { forecastTexts as texts } from '#texts/forecasts.ts'
import { useRead } from '#web/api/endpoint.ts'
import { count } from '#web/ui/figures/format.ts'
import { Section } from '#web/ui/layout/Section.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { OrderBy } from './OrderBy.tsx'

const { nextColumns: heads } = texts

/** More than that is not urgent, and is shown on request. */
const URGENT = 6

/** What is planned and can still arrive in time; of one forecast, or of all. */
export const NextOrders = ({ forecastId }: { forecastId?: string }) => {
  const { data } = useRead(nextForecastOrders, forecastId ? { forecastId } : {})
  if (!data) return null
  return (
    <Section title={texts.next} lead={data.length === 0 ? texts.nextEmpty : texts.nextLead} flush>
      {data.length > 0 && (
        <DataTable
          caption={texts.next}
          columns={forecastId ? columns.filter(({ id }) => id !== 'product') : columns}
          rows={data}
          rowKey={({ forecastId: of, month }) => `${of} ${month.id}`}
          first={URGENT}
        />
      )}
    </Section>
  )
}

const columns: readonly Column<Answer<typeof nextForecastOrders>[number]>[] = [
  { id: 'month', header: heads.month, card: 'title', cell: ({ month }) => <strong>{texts.month(month)}</strong> },
  {
    id: 'product',
    header: heads.product,
    card: 'under',
    cell: ({ product, country }) => (
      <bdi>
        {product.name}, {country.name}
      </bdi>
    ),
  },
  {
    id: 'planned',
    header: heads.planned,
    cell: ({ month }) => texts.nextLine(month.orderCount, count(month.orderQuantity)),
  },
  {
    id: 'by',
    header: heads.by,
    card: 'full',
    cell: ({ rules }) => <OrderBy rules={rules} before={texts.orderBy} says={({ delay }) => texts.takes(delay)} />,
  },
]
