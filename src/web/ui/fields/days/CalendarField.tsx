import { IconCalendar } from '@tabler/icons-react'
import { type Ref, useRef } from 'react'

import { IconButton } from '#web/ui/actions/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import type { FieldProps } from '#web/ui/fields/field-look.tsx'
import fields from '#web/ui/fields/fields.module.css'
import classes from './CalendarField.module.css'

/** `chosen` and `onChoose`: '2026-12-18' or '2026-12-18T14:30'; ''. `min` and `max` bound the calendar only. */
export const CalendarField = ({
  type,
  value,
  onChange,
  chosen,
  onChoose,
  choose,
  name,
  placeholder,
  maxLength,
  min,
  max,
  ref,
  ...field
}: FieldProps & {
  type: 'date' | 'datetime-local'
  value: string
  onChange: (typed: string) => void
  chosen: string
  onChoose: (chosen: string) => void
  choose: string
  name?: string | undefined
  placeholder: string
  maxLength?: number
  min?: string | undefined
  max?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}) => {
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <Field {...field}>
      {(control) => (
        <div className={classes['box']}>
          <input
            {...control}
            ref={ref}
            type="text"
            name={name}
            className={fields['input']}
            placeholder={placeholder}
            autoComplete="off"
            maxLength={maxLength}
            value={value}
            onChange={(change) => onChange(change.currentTarget.value)}
          />
          <input
            ref={calendar}
            type={type}
            className={classes['calendar']}
            tabIndex={-1}
            aria-hidden="true"
            min={min}
            max={max}
            value={chosen}
            onChange={(change) => onChoose(change.currentTarget.value)}
          />
          <IconButton
            label={choose}
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
