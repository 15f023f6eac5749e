import type { ReactNode } from 'react'

import classes from './ChoiceCard.module.css'

/** Choosing the chosen card clears it. The error is above the cards: below it would be out of sight. */
export const ChoiceGroup = ({
  legend,
  required = false,
  error,
  columns = 'auto',
  children,
}: {
  legend: string
  required?: boolean
  error?: string | null
  /** auto: as many as fit. one: a list. */
  columns?: 'auto' | 'one'
  children: ReactNode
}) => (
  <fieldset className={classes['group']}>
    <legend>
      {legend}
      {required && <span className={classes['required']}> *</span>}
    </legend>
    {error && (
      <p className={classes['error']} role="alert">
        {error}
      </p>
    )}
    <div className={classes['cards']} data-columns={columns} data-wrong={error ? true : undefined}>
      {children}
    </div>
  </fieldset>
)

export const ChoiceCard = <Value extends string>({
  name,
  value,
  chosen,
  onChoose,
  icon,
  title,
  children,
  disabled = false,
}: {
  /** Shared by the cards of one group. */
  name: string
  value: Value
  chosen: boolean
  onChoose: (value: Value | null) => void
  icon?: ReactNode
  title: ReactNode
  children?: ReactNode
  disabled?: boolean
}) => (
  <label className={classes['card']} data-chosen={chosen || undefined}>
    <input
      type="radio"
      name={name}
      value={value}
      checked={chosen}
      disabled={disabled}
      onChange={() => onChoose(value)}
      onClick={() => chosen && onChoose(null)}
      onKeyDown={(key) => {
        if (key.key !== ' ' || !chosen) return
        key.preventDefault()
        onChoose(null)
      }}
    />
    {icon && <span className={classes['icon']}>{icon}</span>}
    <span className={classes['text']}>
      <span className={classes['title']}>{title}</span>
      {children}
    </span>
  </label>
)
