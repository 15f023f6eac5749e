import { addMonths } from 'date-fns/addMonths'
import type { Ref } from 'react'
import { PURCHASE_ORDER_NUMBER_LENGTH, WISHED_DELIVERY_MONTHS } from '#modules/ordering/terms/order-terms.ts'
import { utcDay } from '#platform/moment.ts'
import { referenceTexts as texts } from '#texts/orders.ts'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { day } from '#web/ui/figures/format.ts'

type FieldState = {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | null
  readonly ref?: Ref<HTMLInputElement>
}

export const NumberField = (field: FieldState & { onBlur?: () => void }) => (
  <TextField
    label={texts.number}
    help={texts.numberHelp}
    maxLength={PURCHASE_ORDER_NUMBER_LENGTH}
    autoComplete="off"
    {...field}
  />
)

/** `possibleFrom`: by the lead times of the products, where they are known. */
export const WishField = ({ possibleFrom, ...field }: FieldState & { possibleFrom: string | null }) => {
  const today = new Date()
  return (
    <DayField
      label={texts.wish}
      help={possibleFrom === null ? texts.wishHelp : `${texts.wishHelp} ${texts.possible(day(possibleFrom))}`}
      min={utcDay(today)}
      max={utcDay(addMonths(today, WISHED_DELIVERY_MONTHS))}
      {...field}
    />
  )
}
