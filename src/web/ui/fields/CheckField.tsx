import { type ReactNode, type RefCallback, useId } from 'react'

import classes from './CheckField.module.css'
import { errorLine } from './field-look.tsx'
import fields from './fields.module.css'

/** A box to tick; its label can be clicked. `mixed`: some of its group is chosen; a click then chooses all of it. */
export const CheckField = ({
  label,
  checked,
  mixed = false,
  onChange,
  help,
  error,
  disabled = false,
  name,
  ref,
}: {
  label: ReactNode
  checked: boolean
  mixed?: boolean
  onChange: (checked: boolean) => void
  help?: string
  error?: string | null
  disabled?: boolean
  name?: string
  ref?: RefCallback<HTMLInputElement>
}) => {
  const id = useId()
  return (
    <div>
      <label className={classes['check']}>
        <input
          ref={(box) => {
            if (box) box.indeterminate = mixed
            ref?.(box)
          }}
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || help ? id : undefined}
          onChange={(change) => onChange(change.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {(error || help) && (
        <p id={id} className={fields[error ? 'error' : 'help']}>
          {error ? errorLine(error) : help}
        </p>
      )}
    </div>
  )
}
