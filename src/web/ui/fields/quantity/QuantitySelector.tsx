import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'

import { nearestQuantities, quantityProblem } from '#modules/ordering/terms/quantity.ts'
import { twoReadings } from '#modules/ordering/terms/whole-number.ts'
import { formTexts } from '#texts/forms.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { errorLine } from '#web/ui/fields/field-look.tsx'
import fields from '#web/ui/fields/fields.module.css'
import { count } from '#web/ui/figures/format.ts'
import popup from '#web/ui/layout/popup.module.css'
import classes from './QuantitySelector.module.css'
import type { QuantityBounds } from './quantity.ts'
import { useKeptPlace, usePress, useQuantity } from './use-quantity.ts'

/** One Tab stop: arrow keys step, − and + are for pointers. Invalid input stays, with its reason. */
export const QuantitySelector = ({
  value,
  refused,
  onChange,
  label = formTexts.quantity,
  hideLabel = false,
  error,
  disabled = false,
  min,
  max,
  step = 1,
}: QuantityBounds & {
  value: number
  /** What was given instead of `value` and not taken: it stays in the field, with its `error`, until it is corrected. */
  refused?: number | null | undefined
  /** Called with a number, when one leaves the field, steps or chooses; one that cannot be ordered is said to be so. */
  onChange: (value: number) => void
  /** Names the field: 'Quantity of Copper IUD 380' in a list of several. */
  label?: string
  hideLabel?: boolean
  error?: string | null | undefined
  disabled?: boolean
}) => {
  const id = useId()
  const standing = refused ?? value
  const { typed, readings, values, active, ...quantity } = useQuantity(
    id,
    standing,
    { min, max, step },
    onChange,
    error ? value : null,
  )
  const rule = { minimumOrderQuantity: min, orderQuantityStep: step }
  const pressing = usePress(typed !== null)
  const problem = pressing ? null : quantityProblem(standing, rule)
  const shownError =
    readings === null
      ? (error ?? problem)
      : readings.length === 0
        ? formTexts.invalidNumber
        : twoReadings(typed ?? '', readings)
  const offered = readings ?? (problem === null ? [] : nearestQuantities(standing, rule))
  const beneath = useKeptPlace(shownError ?? null)
  const [last, setLast] = useState(offered)
  if (offered.length > 0 && offered.join() !== last.join()) setLast(offered)
  // They keep their place as long as the sentence above them does.
  const shownOffers = offered.length > 0 ? offered : beneath.gone ? last : []

  return (
    <div className={classes['field']}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : fields['label']}>
        {label}
      </label>
      <div
        className={classes['stepper']}
        data-error={shownError ? true : undefined}
        data-disabled={disabled || undefined}
        onBlur={(left) => {
          if (left.currentTarget.contains(left.relatedTarget)) return
          quantity.leave()
        }}
      >
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${formTexts.decrease} ${label}`}
          disabled={disabled || standing <= min}
          onClick={quantity.less}
        >
          <IconMinus size={16} stroke={1.8} aria-hidden />
        </button>
        <input
          id={id}
          role="combobox"
          inputMode="numeric"
          autoComplete="off"
          aria-expanded={values.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={shownError ? `${id}-error` : undefined}
          disabled={disabled}
          value={typed ?? count(standing)}
          onFocus={(focus) => focus.currentTarget.select()}
          onClick={quantity.list}
          onChange={(change) => quantity.type(change.currentTarget.value)}
          onKeyDown={quantity.press}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${formTexts.increase} ${label}`}
          disabled={disabled || (max !== undefined && standing >= max)}
          onClick={quantity.more}
        >
          <IconPlus size={16} stroke={1.8} aria-hidden />
        </button>
        <ul
          id={`${id}-list`}
          role="listbox"
          aria-label={formTexts.quantities}
          className={`${popup['list']} ${classes['list']}`}
          hidden={values.length === 0}
          onScroll={quantity.growAtEnd}
          onWheel={quantity.growUnscrolled}
        >
          {values.map((it, at) => (
            <li
              key={it}
              id={`${id}-${at}`}
              role="option"
              className={popup['item']}
              aria-selected={it === standing}
              data-highlighted={at === active || undefined}
              onPointerDown={(press) => press.preventDefault()}
              onClick={() => quantity.choose(it)}
            >
              {count(it)}
            </li>
          ))}
        </ul>
      </div>
      {beneath.text && (
        <p id={`${id}-error`} className={fields['error']} data-gone={beneath.gone || undefined}>
          {errorLine(beneath.text)}
        </p>
      )}
      {shownOffers.length > 0 && (
        <div
          className={classes['offered']}
          data-gone={beneath.gone || undefined}
          role="group"
          aria-label={formTexts.quantities}
        >
          {shownOffers.map((it) => (
            <Button key={it} look="soft" size="small" disabled={disabled} onClick={() => quantity.choose(it)}>
              {formTexts.use(count(it))}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
