import { changePrices } from '#modules/catalogue/prices/price-change-contract.ts'
import type { OfficeRegistration } from '#modules/catalogue/products/product-office-contract.ts'
import { cents, percent } from '#platform/money.ts'
import { priceChangeTexts } from '#texts/prices.ts'
import { registrationTexts as texts } from '#texts/registrations.ts'
import { useModalForm } from '#web/api/form.ts'
import { effectiveDay, wrongDay } from '#web/office/prices/effective-day.ts'
import { PriceImpact } from '#web/office/prices/PriceImpact.tsx'
import { readDollars, typedDollars } from '#web/office/quotes/freight.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { readPercent } from '#web/ui/fields/read-percent.ts'
import { useSettledText } from '#web/ui/fields/settled-text.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { day } from '#web/ui/figures/format.ts'

type PriceFields = { readonly price: string; readonly discount: string; readonly effectiveOn: string }

const errorsIn = ({ price, discount, effectiveOn }: PriceFields) => ({
  price: readDollars(price) ? null : texts.wrong.price,
  discount: readPercent(discount) === null ? texts.wrong.discount : null,
  effectiveOn: wrongDay(effectiveOn),
})

const changeOf = (registrationId: OfficeRegistration['id'], { price, discount, effectiveOn }: PriceFields) => ({
  effectiveOn: effectiveDay(effectiveOn),
  changes: [{ registrationId, price: readDollars(price) ?? cents(0), discount: readPercent(discount) ?? percent(0) }],
})

/** What a unit costs in a country, at once or from a day on, with what that concerns before it is saved. */
export const PriceModal = ({
  registration: { id, country, price, discount },
  onClose,
}: {
  registration: OfficeRegistration
  onClose: () => void
}) => {
  const form = useModalForm(changePrices, {
    defaults: { effectiveOn: '' },
    extra: { price: price === null ? '' : typedDollars(price), discount: String(discount) },
    rules: errorsIn,
    input: (typed) => changeOf(id, typed),
    onClose,
    says: (_, { effectiveOn }) =>
      effectiveOn === null ? texts.priceSaved(country.name) : texts.priceScheduled(country.name, day(effectiveOn)),
  })
  const settled: PriceFields = JSON.parse(useSettledText(JSON.stringify(form.typed)))
  const isRight = Object.values(errorsIn(settled)).every((error) => error === null)
  const change = changeOf(id, settled)
  const isNew = change.changes[0]?.price !== price || change.changes[0]?.discount !== discount
  return (
    <FormModal
      title={texts.priceTitle(country.name)}
      width="chooser"
      labels={texts}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <FieldGrid>
        <TextField label={texts.price} required inputMode="decimal" maxLength={16} {...form.field('price')} />
        <TextField label={texts.discount} required inputMode="decimal" maxLength={8} {...form.field('discount')} />
        <DayField label={priceChangeTexts.from} help={priceChangeTexts.fromHelp} {...form.field('effectiveOn')} />
      </FieldGrid>
      {isRight && isNew && (
        <section aria-label={priceChangeTexts.impact} aria-live="polite">
          <PriceImpact {...change} />
        </section>
      )}
    </FormModal>
  )
}
