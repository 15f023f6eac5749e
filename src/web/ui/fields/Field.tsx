import { type ReactNode, useId } from 'react'

import { errorLine, type FieldProps } from './field-look.tsx'
import classes from './fields.module.css'

/** The props of the control inside a Field, so that label, help and error belong to it. */
export type ControlProps = {
  id: string
  disabled: boolean
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label above, help below it, the control, the error under it. */
export const Field = ({
  label,
  help,
  error,
  required = false,
  disabled = false,
  hideLabel = false,
  rules,
  children,
}: FieldProps & {
  /** The label is for people who listen only. */
  hideLabel?: boolean
  /** Below everything else: what the value must be. */
  rules?: ReactNode
  children: (control: ControlProps) => ReactNode
}) => {
  const id = useId()
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes['field']}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : classes['label']}>
        {label}
        {required && (
          <span className={classes['required']} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {help && (
        <p id={`${id}-help`} className={classes['help']}>
          {help}
        </p>
      )}
      {children({
        id,
        disabled,
        'aria-required': required || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className={classes['error']}>
          {errorLine(error)}
        </p>
      )}
      {rules}
    </div>
  )
}
