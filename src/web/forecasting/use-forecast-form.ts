import { useEffect, useState } from 'react'

import type { Forecast } from '#modules/forecasting/contract.ts'
import { useTyping } from '#web/ui/fields/typing.ts'
import { emptyForm, type ForecastForm, formOf } from './forecast-form.ts'

/**
 * What the form holds, and of which version it speaks. Until something is typed it follows what others file; then it
 * stays as it is, and a newer version waits for a choice.
 */
export const useForecastForm = (forecast: Forecast | null) => {
  const [form, setForm] = useState(() => (forecast ? formOf(forecast) : emptyForm(new Date())))
  const [version, setVersion] = useState(forecast?.version ?? 0)
  const [isTyped, setTyped] = useState(false)
  const typing = useTyping()
  const isOutdated = forecast !== null && forecast.version > version

  const keepMine = () => setVersion(forecast?.version ?? 0)
  const saved = () => {
    typing.end()
    setTyped(false)
  }
  const takeTheirs = () => {
    if (!forecast) return
    saved()
    setForm(formOf(forecast))
    setVersion(forecast.version)
  }
  useEffect(() => {
    if (isOutdated && !isTyped) takeTheirs()
  })

  return {
    form,
    version,
    typing,
    change: (next: Partial<ForecastForm>) => {
      typing.begin()
      setTyped(true)
      setForm({ ...form, ...next })
    },
    saved,
    /** Null: nobody else has filed it since. */
    newer: isOutdated && isTyped ? { takeTheirs, keepMine } : null,
  }
}
