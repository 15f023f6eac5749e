import { useState } from 'react'
import { dayIn } from '#platform/time/time-zone.ts'
import { periodTexts as texts } from '#texts/office-figures.ts'
import { DayFilter } from '#web/ui/fields/days/DayFilter.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { type Period, type Preset, periodOf, presetOf, presets } from './period.ts'

const OWN = 'own'

/** A period: one of those that people ask for most, or days of their own. */
export const PeriodField = ({ period, onPeriod }: { period: Period; onPeriod: (period: Period) => void }) => {
  const today = dayIn(new Date(), 'UTC')
  const preset = presetOf(period, today)
  const [own, setOwn] = useState(preset === null)
  const value = own || preset === null ? OWN : preset
  const choose = (chosen: string) => {
    setOwn(chosen === OWN)
    if (chosen !== OWN) onPeriod(periodOf(chosen as Preset, today))
  }
  return (
    <>
      <SelectField
        label={texts.period}
        choices={[...presets, OWN].map((name) => ({ value: name, label: texts.presets[name as Preset] }))}
        value={value}
        onChange={(chosen) => choose(chosen ?? 'all')}
      />
      {value === OWN && (
        <>
          <DayFilter
            label={texts.from}
            value={period.from}
            onChange={(from) => onPeriod({ ...period, from })}
            wrong={texts.wrong}
          />
          <DayFilter
            label={texts.until}
            value={period.until}
            onChange={(until) => onPeriod({ ...period, until })}
            wrong={texts.wrong}
          />
        </>
      )}
    </>
  )
}
