import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type UIEvent, useId, useRef, useState } from 'react'

import { formWords } from '#web/words/forms.ts'
import { errorLine } from './field-look.tsx'
import { count } from './format.ts'
import classes from './QuantitySelector.module.css'
import { listedQuantities, type QuantityBounds, readQuantity, steppedQuantity } from './quantity.ts'

const FIRST_LISTED = 10

/** Units to order: typed, stepped with − and +, or chosen from a list that grows by one value per scroll. */
export const QuantitySelector = ({
  value,
  onChange,
  label = formWords.quantity,
  hideLabel = false,
  error,
  disabled = false,
  min,
  max,
  step = 1,
}: QuantityBounds & {
  value: number
  /** Called with a valid number, when one leaves the field, steps or chooses. */
  onChange: (value: number) => void
  /** Names the field: 'Quantity of Copper IUD 380' in a list of several. */
  label?: string
  hideLabel?: boolean
  error?: string | null | undefined
  disabled?: boolean
}) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [invalid, setInvalid] = useState(false)
  const [listed, setListed] = useState(0)
  const [active, setActive] = useState(-1)
  const bounds = { min, step, ...(max === undefined ? {} : { max }) }
  const values = listedQuantities(bounds, listed)
  const shownError = invalid ? formWords.invalidNumber : error

  const close = () => {
    setListed(0)
    setActive(-1)
  }
  const settle = (text: string) => {
    const read = readQuantity(text, bounds)
    setInvalid(read === null)
    if (read === null) return
    setTyped(null)
    if (read !== value) onChange(read)
  }
  const choose = (next: number) => {
    setTyped(null)
    setInvalid(false)
    close()
    if (next !== value) onChange(next)
  }
  const growAtEnd = ({ currentTarget: list }: UIEvent<HTMLUListElement>) => {
    if (list.scrollTop + list.clientHeight >= list.scrollHeight - 4) setListed((length) => length + 1)
  }
  const move = (by: 1 | -1) => {
    if (listed === 0) {
      setListed(FIRST_LISTED)
      return setActive(Math.max(0, listedQuantities(bounds, FIRST_LISTED).indexOf(value)))
    }
    const next = Math.max(0, active + by)
    if (next >= listed) setListed(next + 1)
    setActive(next)
    requestAnimationFrame(() => document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' }))
  }
  const press = (key: KeyboardEvent<HTMLInputElement>) => {
    if (key.key === 'ArrowDown') move(1)
    else if (key.key === 'ArrowUp' && listed > 0) move(-1)
    else if (key.key === 'ArrowUp') choose(steppedQuantity(value, 1, bounds))
    else if (key.key === 'Enter' && values[active] !== undefined) choose(values[active])
    else if (key.key === 'Enter') settle(key.currentTarget.value)
    else if (key.key === 'Escape' && listed > 0) close()
    else return
    key.preventDefault()
  }

  return (
    <div
      className={classes['field']}
      onBlur={(left) => {
        if (left.currentTarget.contains(left.relatedTarget)) return
        close()
        if (typed !== null) settle(typed)
      }}
    >
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : classes['label']}>
        {label}
      </label>
      <div
        className={classes['stepper']}
        data-error={shownError ? true : undefined}
        data-disabled={disabled || undefined}
      >
        <button
          type="button"
          aria-label={`${formWords.decrease} ${label}`}
          disabled={disabled || value <= min}
          onClick={() => choose(steppedQuantity(value, -1, bounds))}
        >
          <IconMinus size={16} stroke={1.8} aria-hidden />
        </button>
        <input
          ref={input}
          id={id}
          role="combobox"
          inputMode="numeric"
          autoComplete="off"
          aria-expanded={listed > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={shownError ? `${id}-error` : undefined}
          disabled={disabled}
          value={typed ?? count(value)}
          onFocus={(focus) => focus.currentTarget.select()}
          onClick={() => setListed(FIRST_LISTED)}
          onChange={(change) => {
            setTyped(change.currentTarget.value)
            close()
          }}
          onKeyDown={press}
        />
        <button
          type="button"
          aria-label={`${formWords.increase} ${label}`}
          disabled={disabled || (max !== undefined && value >= max)}
          onClick={() => choose(steppedQuantity(value, 1, bounds))}
        >
          <IconPlus size={16} stroke={1.8} aria-hidden />
        </button>
        <ul
          id={`${id}-list`}
          role="listbox"
          aria-label={formWords.quantities}
          className={classes['list']}
          hidden={listed === 0}
          onScroll={growAtEnd}
          onWheel={growAtEnd}
        >
          {values.map((it, at) => (
            <li
              key={it}
              id={`${id}-${at}`}
              role="option"
              aria-selected={it === value}
              data-active={at === active || undefined}
              onPointerDown={(press) => press.preventDefault()}
              onClick={() => choose(it)}
            >
              {count(it)}
            </li>
          ))}
        </ul>
      </div>
      {shownError && (
        <p id={`${id}-error`} className={classes['error']}>
          {errorLine(shownError)}
        </p>
      )}
    </div>
  )
}
