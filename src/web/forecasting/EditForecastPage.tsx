import { useParams } from 'react-router-dom'
import { readForecast } from '#modules/forecasting/contract.ts'
import { paths } from '#paths'
import { forecastTexts, forecastFormTexts as texts } from '#texts/forecasts.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useMe } from '#web/identity/me.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { ForecastEditor } from './ForecastEditor.tsx'
import { NextOrders } from './NextOrders.tsx'
import { Vintages } from './Vintages.tsx'

const crumbs = [{ label: forecastTexts.title, to: paths.forecasts() }]

/** /profile/forecasts/edit/:id? */
export default function EditForecastPage() {
  const { id } = useParams()
  const { data: me } = useMe()
  useTopics(me?.distributor ? `sales:${me.distributor.id}` : null)
  return id ? <Existing key={id} id={id} /> : <New />
}

const New = () => (
  <>
    <PageHeader title={texts.newTitle} lead={texts.lead} crumbs={crumbs} />
    <ForecastEditor forecast={null} />
  </>
)

const Existing = ({ id }: { id: string }) => {
  const read = useRead(readForecast, { id })
  if (read.error?.refused)
    return (
      <>
        <PageHeader title={texts.missing} crumbs={crumbs} />
        <EmptyState action={<ButtonLink to={paths.forecasts()}>{forecastTexts.title}</ButtonLink>}>
          {read.error.message}
        </EmptyState>
      </>
    )
  return (
    <Loading read={read} skeleton={<Skeleton lines={10} height={38} />}>
      {(forecast) => (
        <>
          <PageHeader title={texts.title(forecast.productName)} lead={texts.lead} crumbs={crumbs} />
          <Stack>
            <ForecastEditor forecast={forecast} />
            <NextOrders forecastId={id} />
            <Vintages id={id} productId={forecast.productId} countryId={forecast.country.id} />
          </Stack>
        </>
      )}
    </Loading>
  )
}
