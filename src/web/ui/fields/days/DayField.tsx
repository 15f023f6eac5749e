import type { Ref } from 'react'

import { uiTexts } from '#texts/ui.ts'
import type { FieldProps } from '#web/ui/fields/field-look.tsx'
import { day } from '#web/ui/figures/format.ts'
import { CalendarField } from './CalendarField.tsx'
import { readDay, readDayTime } from './read-day.ts'

/** DD/MM/YYYY in every language. `value`: as typed, see `readDay`. `min` and `max`: bound the calendar only. */
export const DayField = ({
  onChange,
  time = false,
  ...field
}: FieldProps & {
  value: string
  onChange: (typed: string) => void
  /** It may have a time, 'DD/MM/YYYY HH:mm': `readDayTime` says which. */
  time?: boolean
  name?: string
  min?: string
  max?: string
  ref?: Ref<HTMLInputElement>
}) => (
  <CalendarField
    {...field}
    type={time ? 'datetime-local' : 'date'}
    placeholder={time ? 'DD/MM/YYYY HH:mm' : 'DD/MM/YYYY'}
    maxLength={time ? 19 : 10}
    onChange={onChange}
    chosen={time ? (readDayTime(field.value)?.slice(0, 16).replace(' ', 'T') ?? '') : (readDay(field.value) ?? '')}
    onChoose={(chosen) => onChange(chosen && [day(chosen.slice(0, 10)), chosen.slice(11, 16)].join(' ').trim())}
    choose={uiTexts.chooseDay(field.label)}
  />
)
