import { Link } from 'react-router-dom'

import type { ForecastReminder } from '#modules/forecasting/contract.ts'
import { keyOf } from '#modules/forecasting/months.ts'
import { salesTexts as texts } from '#texts/sales.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Skeleton } from '#web/ui/page/Loading.tsx'
import { Text } from '#web/ui/page/Text.tsx'

type Props = {
  /** Staff see whose they are. Undefined: not answered yet. */
  readonly reminders: undefined | readonly (ForecastReminder & { readonly distributor?: { readonly name: string } })[]
  /** The page of a forecast. */
  readonly forecast: (id: string) => string
  readonly to?: string
}

/** Recent reminders: what had to be ordered, and until when. */
export const Reminders = ({ reminders, forecast, to }: Props) => (
  <Card title={texts.reminders}>
    <Stack gap={4}>
      {reminders === undefined ? (
        <Skeleton lines={3} height={38} />
      ) : reminders.length === 0 ? (
        <Text>{texts.noReminders}</Text>
      ) : (
        <Stack as="ul" gap={4}>
          {reminders.map(({ forecastId, at, product, maximumOrderDate, distributor, ...month }) => (
            <li key={`${forecastId} ${maximumOrderDate} ${at}`}>
              <Link to={forecast(forecastId)}>{texts.reminder(product.name, keyOf(month))}</Link>
              {distributor && <Text>{distributor.name}</Text>}
              <Text>
                {texts.reminderUntil} <DateText at={maximumOrderDate} />
              </Text>
            </li>
          ))}
        </Stack>
      )}
      {to && <Link to={to}>{texts.toForecasts}</Link>}
    </Stack>
  </Card>
)
