import { recentForecastReminders } from '#modules/forecasting/contract.ts'
import { exportSales, ordersPerMonth, salesChart, salesEvents } from '#modules/forecasting/sales-contract.ts'
import { paths } from '#paths'
import { salesTexts as texts } from '#texts/sales.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useMe } from '#web/identity/me.ts'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Reminders } from './Reminders.tsx'
import { SalesExport } from './SalesExport.tsx'
import { SalesView } from './SalesView.tsx'
import { type SalesFilters, salesQuestion } from './sales-filters.ts'
import type { SalesSource } from './sales-source.ts'
import { useSalesFilters } from './use-sales-filters.ts'

const ownForecast = (id: string) => paths.forecast({ id })

const source: SalesSource = {
  chart: salesChart,
  months: ordersPerMonth,
  events: salesEvents,
  file: exportSales,
  order: (id) => paths.order({ id }),
  story: ({ order, forecastId }) => (order ? paths.orderHistory({ id: order.id }) : ownForecast(forecastId ?? '')),
}

/** /profile/data: what the company ordered and forecast. */
export default function SalesPage() {
  const { data: me } = useMe()
  useTopics(me?.distributor ? `sales:${me.distributor.id}` : null)
  const [filters] = useSalesFilters()
  const company = me?.distributor?.organizationName ?? ''
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <LiveNotice />
            <SalesExport of={texts.title} {...{ source, company }} />
          </>
        }
      />
      <SalesView {...{ source, company }} empty={texts.empty} aside={<OwnReminders filters={filters} />} />
    </>
  )
}

const OwnReminders = ({ filters }: { filters: SalesFilters }) => {
  const { data } = useRead(recentForecastReminders, salesQuestion(filters))
  return <Reminders reminders={data} forecast={ownForecast} to={paths.forecasts()} />
}
