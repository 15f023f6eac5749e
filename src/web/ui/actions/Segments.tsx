import { useId } from 'react'

import classes from './Segments.module.css'

/** A few short choices side by side, one of them taken. */
export const Segments = <Value extends string | number>({
  label,
  choices,
  value,
  onChange,
}: {
  label: string
  choices: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChange: (value: Value) => void
}) => {
  const name = useId()
  return (
    <fieldset className={classes['segments']} aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} data-chosen={choice.value === value || undefined}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
