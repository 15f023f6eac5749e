import { IconCalendar } from '@tabler/icons-react'
import { useRef } from 'react'

import { uiWords } from '#web/words/ui.ts'
import { IconButton } from './Button.tsx'
import classes from './DayField.module.css'
import { Field } from './Field.tsx'
import type { FieldProps } from './field-look.tsx'
import fields from './fields.module.css'
import { day } from './format.ts'
import { readDay } from './read-day.ts'

/**
 * A day, typed as DD/MM/YYYY in every language of the browser, or chosen in the browser's own calendar. `value` is what
 * is typed: `readDay` says which day that is. `min` and `max`, 'YYYY-MM-DD', bound the calendar only.
 */
export const DayField = ({
  value,
  onChange,
  name,
  min,
  max,
  ...field
}: FieldProps & { value: string; onChange: (typed: string) => void; name?: string; min?: string; max?: string }) => {
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <Field {...field}>
      {(control) => (
        <div className={classes['day']}>
          <input
            {...control}
            type="text"
            name={name}
            className={fields['input']}
            placeholder="DD/MM/YYYY"
            autoComplete="off"
            maxLength={10}
            value={value}
            onChange={(change) => onChange(change.currentTarget.value)}
          />
          <input
            ref={calendar}
            type="date"
            className={classes['calendar']}
            tabIndex={-1}
            aria-hidden="true"
            min={min}
            max={max}
            value={readDay(value) ?? ''}
            onChange={(change) => onChange(change.currentTarget.value && day(change.currentTarget.value))}
          />
          <IconButton
            label={uiWords.chooseDay(field.label)}
            className={classes['open-calendar'] ?? ''}
            disabled={control.disabled}
            onClick={() => calendar.current?.showPicker()}
          >
            <IconCalendar size={18} stroke={1.6} aria-hidden />
          </IconButton>
        </div>
      )}
    </Field>
  )
}
