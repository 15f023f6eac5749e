import { Combobox } from '@base-ui/react/combobox'
import { IconSelector, IconX } from '@tabler/icons-react'
import { type Ref, useState } from 'react'

import { formTexts } from '#texts/forms.ts'
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
  onType,
  name,
  ref,
  ...field
}: FieldProps & {
  choices: readonly Choice<Value>[]
  value: Value | null
  // A method, for its bivariance: only a `clearable` list passes null.
  onChange(value: Value | null): void
  placeholder?: string
  clearable?: boolean
  /** Of a list that the server searches: what is typed; '' once it is closed. */
  onType?: (typed: string) => void
  /** The label is for people who listen only: in a list that names the row. */
  hideLabel?: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
}) => {
  const { open, root, onKeyDown, close } = useChoiceList(choices, onType)
  const known = choices.some((it) => it.value === value) ? value : null
  // Until the page gives it back as the value, which may be a moment later, or never: then leaving the field says so.
  const [chosen, setChosen] = useState(known)
  const [before, setBefore] = useState(known)
  if (known !== before) {
    setBefore(known)
    setChosen(known)
  }
  const choose = (pressed: Value | null, { cancel }: Combobox.Root.ChangeEventDetails) => {
    const next = pressed === known && clearable ? null : pressed
    if (next === null && !clearable) return cancel()
    setChosen(next)
    if (next !== known) onChange(next)
  }
  const leave = () => {
    close()
    setChosen(known)
  }
  return (
    <Field {...field}>
      {(control) => (
        <Combobox.Root {...root} value={chosen} onValueChange={choose} disabled={control.disabled}>
          <div className={classes['box']}>
            <Combobox.Input
              {...control}
              {...(ref && { ref })}
              name={name}
              className={classes['input']}
              placeholder={placeholder}
              readOnly={!onType && choices.length <= SEARCHED_ABOVE}
              autoComplete="off"
              onKeyDown={onKeyDown}
              onBlur={leave}
              onFocus={(focus) => focus.currentTarget.select()}
            />
            {clearable && (
              <Combobox.Clear className={classes['clear']} aria-label={formTexts.clear(field.label)}>
                <IconX size={16} stroke={1.8} aria-hidden />
              </Combobox.Clear>
            )}
            <IconSelector size={16} stroke={1.6} aria-hidden className={classes['arrow']} />
          </div>
          {open && <ChoiceList label={field.label} />}
        </Combobox.Root>
      )}
    </Field>
  )
}
