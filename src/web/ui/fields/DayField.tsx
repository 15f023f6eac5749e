import type { Ref } from 'react'

import { uiTexts } from '#texts/ui.ts'
import { day } from '#web/ui/figures/format.ts'
import { CalendarField } from './CalendarField.tsx'
import type { FieldProps } from './field-look.tsx'
import { readDay } from './read-day.ts'

/**
 * A day, typed as DD/MM/YYYY in every language of the browser, or chosen in the browser's own calendar. `value` is what
 * is typed: `readDay` says which day that is. `min` and `max`, 'YYYY-MM-DD', bound the calendar only.
 */
export const DayField = ({
  onChange,
  ...field
}: FieldProps & {
  value: string
  onChange: (typed: string) => void
  name?: string
  min?: string
  max?: string
  ref?: Ref<HTMLInputElement>
}) => (
  <CalendarField
    {...field}
    type="date"
    placeholder="DD/MM/YYYY"
    maxLength={10}
    onChange={onChange}
    chosen={readDay(field.value) ?? ''}
    onChoose={(chosen) => onChange(chosen && day(chosen))}
    choose={uiTexts.chooseDay(field.label)}
  />
)
