import { addMonths } from 'date-fns/addMonths'
import { PURCHASE_ORDER_NUMBER_LENGTH, WISHED_DELIVERY_MONTHS } from '#modules/ordering/terms/purchase-order-number.ts'
import { utcDay } from '#platform/moment.ts'
import { referenceTexts as texts } from '#texts/order-references.ts'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { day } from '#web/ui/figures/format.ts'
import type { TypedReferences } from './references.ts'

/** Of a form, or of a part of one that keeps its own values. */
type Fields = {
  readonly field: (name: keyof TypedReferences) => {
    readonly name: string
    readonly value: string
    readonly onChange: (typed: string) => void
    readonly error: string | null
    readonly ref?: (element: HTMLElement | null) => void
  }
}

export const NumberField = ({ field, onBlur }: Fields & { onBlur?: () => void }) => (
  <TextField
    label={texts.number}
    help={texts.numberHelp}
    maxLength={PURCHASE_ORDER_NUMBER_LENGTH}
    autoComplete="off"
    onBlur={onBlur}
    {...field('purchaseOrderNumber')}
  />
)

/** `possibleFrom`: by the lead times of the products, where they are known. */
export const WishField = ({ field, possibleFrom }: Fields & { possibleFrom: string | null }) => {
  const today = new Date()
  return (
    <DayField
      label={texts.wish}
      help={possibleFrom === null ? texts.wishHelp : `${texts.wishHelp} ${texts.possible(day(possibleFrom))}`}
      min={utcDay(today)}
      max={utcDay(addMonths(today, WISHED_DELIVERY_MONTHS))}
      {...field('wishedDelivery')}
    />
  )
}
