import { useState } from 'react'

import { nextForecastOrders } from '#modules/forecasting/contract.ts'
import { forecastTexts as texts } from '#texts/forecasts.ts'
import { uiTexts } from '#texts/ui.ts'
import { useRead } from '#web/api/endpoint.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { count } from '#web/ui/figures/format.ts'
import { Section } from '#web/ui/layout/Section.tsx'
import classes from './Forecasts.module.css'

/** More than that is not urgent, and is shown on request. */
const URGENT = 6

/** What is planned and can still arrive in time; of one forecast, or of all. */
export const NextOrders = ({ forecastId }: { forecastId?: string }) => {
  const { data } = useRead(nextForecastOrders, forecastId ? { forecastId } : {})
  const [isWhole, setIsWhole] = useState(false)
  if (!data) return null
  const shown = isWhole ? data : data.slice(0, URGENT)
  return (
    <Section title={texts.next} lead={data.length === 0 ? texts.nextEmpty : texts.nextLead}>
      <ul className={classes['next']} role="list">
        {shown.map((order) => (
          <li key={`${order.forecastId} ${order.month.id}`}>
            <div>
              <strong>{texts.month(order.month)}</strong>{' '}
              {!forecastId && (
                <bdi>
                  {order.product.name}, {order.country.name}
                </bdi>
              )}
              <p>{texts.nextLine(order.month.orderCount, count(order.month.orderQuantity))}</p>
            </div>
            <ul className={classes['rules']} role="list">
              {order.rules.map(({ delay, maximumOrderDate }) => (
                <li key={delay}>
                  <span>{texts.orderBy}</span> <DateText at={maximumOrderDate} /> <span>{texts.takes(delay)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {shown.length < data.length && (
        <p className={classes['more']}>
          <Button look="text" size="small" onClick={() => setIsWhole(true)}>
            {uiTexts.showAll(data.length)}
          </Button>
        </p>
      )}
    </Section>
  )
}
