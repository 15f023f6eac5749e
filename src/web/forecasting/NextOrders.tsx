import { nextForecastOrders } from '#modules/forecasting/contract.ts'
import { useRead } from '#web/endpoint.ts'
import { Card } from '#web/ui/Card.tsx'
import { DateText } from '#web/ui/Figures.tsx'
import { count } from '#web/ui/format.ts'
import { forecastWords as words } from '#web/words/forecasts.ts'
import classes from './Forecasts.module.css'

/** More than that is not urgent. */
const SHOWN = 6

/** What is planned and can still arrive in time; of one forecast, or of all. */
export const NextOrders = ({ forecastId }: { forecastId?: string }) => {
  const { data } = useRead(nextForecastOrders, forecastId ? { forecastId } : {})
  if (!data) return null
  return (
    <Card title={words.next}>
      <p className={classes['quiet']}>{data.length === 0 ? words.nextEmpty : words.nextLead}</p>
      <ul className={classes['next']} role="list">
        {data.slice(0, SHOWN).map((order) => (
          <li key={`${order.forecastId} ${order.month.id}`}>
            <div>
              <strong>{words.month(order.month)}</strong>{' '}
              {!forecastId && (
                <bdi>
                  {order.product.name}, {order.country.name}
                </bdi>
              )}
              <p>{words.nextLine(order.month.orderCount, count(order.month.orderQuantity))}</p>
            </div>
            <ul className={classes['rules']} role="list">
              {order.rules.map(({ delay, maximumOrderDate }) => (
                <li key={delay}>
                  <span>{words.orderBy}</span> <DateText at={maximumOrderDate} /> <span>{words.takes(delay)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  )
}
