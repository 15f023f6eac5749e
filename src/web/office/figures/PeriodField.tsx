import { useState } from 'react'
import type { Day } from '#platform/event.ts'
import { dayIn } from '#platform/time-zone.ts'
import { periodTexts as texts } from '#texts/office-figures.ts'
import { DayField } from '#web/ui/fields/DayField.tsx'
import { readDay } from '#web/ui/fields/read-day.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { day } from '#web/ui/figures/format.ts'
import { type Period, type Preset, periodOf, presetOf, presets } from './period.ts'

const OWN = 'own'

/** A period: one of those that people ask for most, or days of their own. */
export const PeriodField = ({ period, onPeriod }: { period: Period; onPeriod: (period: Period) => void }) => {
  const today = dayIn(new Date(), 'UTC') as Day
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
          <EndField
            key={`from ${period.from}`}
            label={texts.from}
            end={period.from}
            onEnd={(from) => onPeriod({ ...period, from })}
          />
          <EndField
            key={`until ${period.until}`}
            label={texts.until}
            end={period.until}
            onEnd={(until) => onPeriod({ ...period, until })}
          />
        </>
      )}
    </>
  )
}

/** Asked once a whole day stands there. */
const EndField = ({ label, end, onEnd }: { label: string; end: Day | null; onEnd: (day: Day | null) => void }) => {
  const [typed, setTyped] = useState(end ? day(end) : '')
  const change = (next: string) => {
    setTyped(next)
    const wanted = readDay(next)
    if (next === '' || wanted) onEnd(wanted as Day | null)
  }
  const wrong = typed.length >= 10 && !readDay(typed)
  return <DayField label={label} value={typed} onChange={change} error={wrong ? texts.wrong : null} />
}
