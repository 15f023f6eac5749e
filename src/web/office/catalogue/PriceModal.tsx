import { priceRegistration } from '#modules/catalogue/office-contract.ts'
import type { OfficeRegistration } from '#modules/catalogue/product-office-contract.ts'
import { cents, percent } from '#platform/money.ts'
import { registrationTexts as texts } from '#texts/registrations.ts'
import { useModalForm } from '#web/api/form.ts'
import { readDollars, typedDollars } from '#web/office/quotes/freight.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { readPercent } from '#web/ui/fields/read-percent.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'

/** What a unit costs in a country from now on. */
export const PriceModal = ({
  registration: { id, country, price, discount },
  onClose,
}: {
  registration: OfficeRegistration
  onClose: () => void
}) => {
  const form = useModalForm(priceRegistration, {
    defaults: { price: price === null ? '' : typedDollars(price), discount: String(discount) },
    rules: (typed) => ({
      price: readDollars(typed.price) ? null : texts.wrong.price,
      discount: readPercent(typed.discount) === null ? texts.wrong.discount : null,
    }),
    input: (typed) => ({
      id,
      price: readDollars(typed.price) ?? cents(0),
      discount: readPercent(typed.discount) ?? percent(0),
    }),
    onClose,
    says: () => texts.priceSaved(country.name),
  })
  return (
    <FormModal
      title={texts.priceTitle(country.name)}
      words={texts}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <FieldGrid>
        <TextField label={texts.price} required inputMode="decimal" maxLength={16} {...form.field('price')} />
        <TextField label={texts.discount} required inputMode="decimal" maxLength={8} {...form.field('discount')} />
      </FieldGrid>
    </FormModal>
  )
}
