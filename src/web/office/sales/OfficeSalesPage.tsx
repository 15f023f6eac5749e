import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { officeForecastReminders } from '#modules/forecasting/contract.ts'
import {
  exportOfficeSales,
  officeOrdersPerMonth,
  officeSalesChart,
  officeSalesEvents,
} from '#modules/forecasting/sales-contract.ts'
import { paths } from '#paths'
import type { Day } from '#platform/event.ts'
import { leadTimeTexts } from '#texts/lead-times.ts'
import { salesTexts as texts } from '#texts/sales.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { whenShown } from '#web/loading-code.ts'
import { CopyLink } from '#web/office/figures/CopyLink.tsx'
import { PeriodField } from '#web/office/figures/PeriodField.tsx'
import { useCompanyChoices } from '#web/office/lists/company-choices.ts'
import { Reminders } from '#web/sales/Reminders.tsx'
import { SalesExport } from '#web/sales/SalesExport.tsx'
import { SalesView } from '#web/sales/SalesView.tsx'
import { type SalesFilters, salesQuestion } from '#web/sales/sales-filters.ts'
import type { SalesSource } from '#web/sales/sales-source.ts'
import { useSalesFilters } from '#web/sales/use-sales-filters.ts'
import { Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Tabs } from '#web/ui/page/Tabs.tsx'

const LEAD_TIMES = 'lead-times'

const filings = (id: string) => paths.officeStream({ kind: 'forecast', key: id })

const source: SalesSource = {
  chart: officeSalesChart,
  months: officeOrdersPerMonth,
  events: officeSalesEvents,
  file: exportOfficeSales,
  order: (id) => paths.officeOrder({ id }),
  story: ({ order, forecastId }) => (order ? paths.officeReplay({ id: order.id }) : filings(forecastId ?? '')),
}

const OfficeReminders = ({ filters }: { filters: SalesFilters }) => {
  const { data } = useRead(officeForecastReminders, salesQuestion(filters))
  return <Reminders reminders={data} forecast={filings} />
}

const Period = () => {
  const [{ from, until }, set] = useSalesFilters()
  return (
    <PeriodField
      period={{ from: from as Day | null, until: until as Day | null }}
      onPeriod={(period) => {
        set('from', period.from)
        set('until', period.until)
      }}
    />
  )
}

const LeadTimes = whenShown(() => import('./LeadTimes.tsx').then((it) => ({ default: it.LeadTimes })))
const leadTimes = (
  <Suspense fallback={<Skeleton lines={30} height={38} />}>
    <LeadTimes />
  </Suspense>
)

/** /office/data: what all companies ordered and forecast, or one of them; and how long that takes. */
export default function OfficeSalesPage() {
  useTopics('office:sales')
  const [filters] = useSalesFilters()
  const [search] = useSearchParams()
  const companies = useCompanyChoices(filters.company)
  const company = companies.choices.find(({ value }) => value === filters.company)?.label ?? texts.allCompanies
  return (
    <>
      <PageHeader
        title={texts.officeTitle}
        lead={texts.officeLead}
        actions={
          <>
            <LiveNotice />
            <CopyLink />
            {search.get('tab') !== LEAD_TIMES && <SalesExport of={texts.file} {...{ source, company }} />}
          </>
        }
      />
      <Tabs
        label={leadTimeTexts.tabs.label}
        panes={[
          {
            id: 'sales',
            label: leadTimeTexts.tabs.sales,
            children: (
              <SalesView
                {...{ source, company }}
                empty={texts.officeEmpty}
                period={<Period />}
                aside={<OfficeReminders filters={filters} />}
                companies={companies}
              />
            ),
          },
          { id: LEAD_TIMES, label: leadTimeTexts.tabs.leadTimes, children: leadTimes },
        ]}
      />
    </>
  )
}
