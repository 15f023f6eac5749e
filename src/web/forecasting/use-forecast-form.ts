import { useEffect, useState } from 'react'

import { type Forecast, upsertForecast } from '#modules/forecasting/contract.ts'
import { forecastFormTexts as texts } from '#texts/forecasts.ts'
import { useCommandForm } from '#web/api/form.ts'
import { placed } from '#web/api/form-errors.ts'
import { Problem } from '#web/problem.ts'
import { showProblem } from '#web/ui/dialogs/messages.ts'
import { emptyForm, type ForecastForm, formOf, readForm } from './forecast-form.ts'

const places = { currentInventoryLevel: 'stock', stockTickingDate: 'stockDate', forecastMonths: 'months' } as const

const fieldsOf = ({ productId, countryId, ...extra }: ForecastForm) => ({
  defaults: { productId, countryId },
  extra,
})

/** Follows other people's filings until something is typed; then a newer version waits for a choice. */
export const useForecastForm = (forecast: Forecast | null, onDone: () => void) => {
  const [version, setVersion] = useState(forecast?.version ?? 0)
  const form = useCommandForm(upsertForecast, {
    ...fieldsOf(forecast ? formOf(forecast) : emptyForm(new Date())),
    places,
    rules: (typed: ForecastForm) => placed(readForm(typed).errors, places),
    input: (typed) => {
      const { stock, stockDate, months } = readForm(typed)
      return {
        productId: typed.productId ?? '',
        countryId: typed.countryId ?? '',
        currentInventoryLevel: stock,
        stockTickingDate: stockDate,
        forecastMonths: months,
        expectedVersion: version,
      }
    },
    onDone,
    onProblem: ({ status, message, reference, hasFields }) => {
      if (hasFields) return undefined
      showProblem(new Problem(status, texts.failed(message), {}, reference))
      return true
    },
  })
  const isOutdated = forecast !== null && forecast.version > version
  const keepMine = () => setVersion(forecast?.version ?? 0)
  const takeTheirs = () => {
    if (!forecast) return
    form.reset(formOf(forecast))
    setVersion(forecast.version)
  }
  useEffect(() => {
    if (isOutdated && !form.isDirty) takeTheirs()
  })
  /** Null: no one else has filed it since. */
  return { form, newer: isOutdated && form.isDirty ? { takeTheirs, keepMine } : null }
}
