import type { InputHTMLAttributes, Ref } from 'react'

import { Field } from './Field.tsx'
import type { FieldProps } from './field-look.tsx'
import classes from './fields.module.css'

type Native<E> = Omit<E, 'size' | 'value' | 'onChange' | 'disabled' | 'required' | 'id' | 'className'>

type Text = FieldProps & {
  /** The label is for people who listen only. */
  hideLabel?: boolean
  value: string
  onChange: (value: string) => void
}

/** One line of text. `autoComplete` belongs on everything that a person has typed before. */
export const TextField = ({
  label,
  hideLabel = false,
  help,
  error,
  required,
  disabled,
  onChange,
  ...rest
}: Text & Native<InputHTMLAttributes<HTMLInputElement>> & { ref?: Ref<HTMLInputElement> }) => (
  <Field label={label} hideLabel={hideLabel} help={help} error={error} required={required} disabled={disabled}>
    {(control) => (
      <input
        type="text"
        {...rest}
        {...control}
        className={classes['input']}
        onChange={(change) => onChange(change.currentTarget.value)}
      />
    )}
  </Field>
)
