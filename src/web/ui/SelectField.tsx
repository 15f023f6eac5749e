import { Combobox } from '@base-ui/react/combobox'
import { IconSelector, IconX } from '@tabler/icons-react'
import type { Ref } from 'react'

import { formWords } from '#web/words/forms.ts'
import { ChoiceList, useChoiceList } from './ChoiceList.tsx'
import type { Choice } from './choices.ts'
import { Field } from './Field.tsx'
import type { FieldProps } from './field-look.tsx'
import classes from './fields.module.css'

/** Long lists are searched by typing. */
const SEARCHED_ABOVE = 7

/** One of a list. `clearable` for filters, where choosing what is chosen takes it away too; null means nothing is chosen. */
export const SelectField = <Value extends string>({
  choices,
  value,
  onChange,
  placeholder,
  clearable = false,
  name,
  ref,
  ...field
}: FieldProps & {
  choices: readonly Choice<Value>[]
  value: Value | null
  onChange: (value: Value | null) => void
  placeholder?: string
  clearable?: boolean
  /** The label is for people who listen only: in a list that names the row. */
  hideLabel?: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
}) => {
  const { root, onKeyDown } = useChoiceList(choices)
  const known = choices.some((it) => it.value === value) ? value : null
  const choose = (chosen: Value | null, { cancel }: Combobox.Root.ChangeEventDetails) => {
    if (chosen !== known) {
      if (chosen === null && !clearable) cancel()
      else onChange(chosen)
    } else if (clearable) onChange(null)
  }
  return (
    <Field {...field}>
      {(control) => (
        <Combobox.Root {...root} value={known} onValueChange={choose} disabled={control.disabled}>
          <div className={classes['box']}>
            <Combobox.Input
              {...control}
              {...(ref && { ref })}
              name={name}
              className={classes['input']}
              placeholder={placeholder}
              readOnly={choices.length <= SEARCHED_ABOVE}
              autoComplete="off"
              onKeyDown={onKeyDown}
              onFocus={(focus) => focus.currentTarget.select()}
            />
            {clearable && (
              <Combobox.Clear className={classes['clear']} aria-label={formWords.clear(field.label)}>
                <IconX size={16} stroke={1.8} aria-hidden />
              </Combobox.Clear>
            )}
            <IconSelector size={16} stroke={1.6} aria-hidden className={classes['arrow']} />
          </div>
          <ChoiceList label={field.label} />
        </Combobox.Root>
      )}
    </Field>
  )
}
