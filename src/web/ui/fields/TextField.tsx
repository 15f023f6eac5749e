import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react'

import { Field } from './Field.tsx'
import type { FieldProps } from './field-look.tsx'
import classes from './fields.module.css'

type Native<E> = Omit<E, 'size' | 'value' | 'onChange' | 'disabled' | 'required' | 'id' | 'className'>

type Text = FieldProps & { value: string; onChange: (value: string) => void }

/** One line of text. `autoComplete` belongs on everything that a person has typed before. */
export const TextField = ({
  label,
  help,
  error,
  required,
  disabled,
  onChange,
  ...rest
}: Text & Native<InputHTMLAttributes<HTMLInputElement>> & { ref?: Ref<HTMLInputElement> }) => (
  <Field label={label} help={help} error={error} required={required} disabled={disabled}>
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

/** Several lines of text; grows with what is typed. */
export const TextArea = ({
  label,
  help,
  error,
  required,
  disabled,
  onChange,
  rows = 3,
  ...rest
}: Text & Native<TextareaHTMLAttributes<HTMLTextAreaElement>> & { ref?: Ref<HTMLTextAreaElement> }) => (
  <Field label={label} help={help} error={error} required={required} disabled={disabled}>
    {(control) => (
      <textarea
        {...rest}
        {...control}
        rows={rows}
        // A box that grows with its text forgets its rows.
        style={rows > 3 ? { minBlockSize: `calc(${rows}lh + 18px)`, maxBlockSize: '70vh' } : undefined}
        className={classes['input']}
        onChange={(change) => onChange(change.currentTarget.value)}
      />
    )}
  </Field>
)
