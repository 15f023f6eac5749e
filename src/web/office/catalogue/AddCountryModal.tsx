import { millisecondsInHour } from 'date-fns/constants'
import { listCountries } from '#modules/catalogue/contract.ts'
import { registerProduct } from '#modules/catalogue/office-contract.ts'
import type { OfficeProduct } from '#modules/catalogue/products/product-office-contract.ts'
import type { RegistrationStatus } from '#modules/catalogue/registrations/registration-status.ts'
import { percent } from '#platform/money.ts'
import { initial, present } from '#platform/typed.ts'
import { registrationTexts as texts } from '#texts/registrations.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { readDollars } from '#web/office/quotes/freight.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { choicesOf } from '#web/ui/fields/choices.ts'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { readPercent } from '#web/ui/fields/read-percent.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { statusChoices } from './StatusModal.tsx'

/** Registers a product in one more country, with the price if there is one by then. */
export const AddCountryModal = ({ product, onClose }: { product: OfficeProduct; onClose: () => void }) => {
  const { data: countries = [] } = useRead(listCountries, {}, { staleTime: millisecondsInHour })
  const there = new Set<string>(product.registrations.map(({ country }) => country.id))
  const others = countries.filter(({ id, code }) => code !== 'ANY_COUNTRY' && !there.has(id))
  const form = useModalForm(registerProduct, {
    defaults: {},
    extra: {
      countryId: initial<string | null>(null),
      status: initial<RegistrationStatus>('REGISTERED'),
      price: '',
      discount: '0',
    },
    rules: ({ countryId, price, discount }) => ({
      countryId: countryId === null ? texts.wrong.country : null,
      price: price.trim() === '' || readDollars(price) ? null : texts.wrong.price,
      discount:
        readPercent(discount) === null
          ? texts.wrong.discount
          : price.trim() === '' && readPercent(discount) !== 0
            ? texts.wrong.discountAlone
            : null,
    }),
    input: ({ countryId, status, price, discount }) => {
      const amount = readDollars(price)
      return {
        productId: product.id,
        registrations: [
          {
            countryId: present(countryId),
            status,
            ...(amount && { price: amount, discount: readPercent(discount) ?? percent(0) }),
          },
        ],
      }
    },
    onClose,
    says: (_, { registrations: [added] }) =>
      texts.registered(countries.find(({ id }) => id === added?.countryId)?.name ?? ''),
  })
  return (
    <FormModal
      title={texts.addTitle(product.name)}
      labels={{ keep: texts.keep, confirm: texts.register }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <p>{texts.addLead}</p>
      <SelectField label={texts.country} required choices={choicesOf(others)} {...form.field('countryId')} />
      <SelectField label={texts.status} required choices={statusChoices} {...form.field('status')} />
      <FieldGrid>
        <TextField label={texts.price} inputMode="decimal" maxLength={16} {...form.field('price')} />
        <TextField label={texts.discount} inputMode="decimal" maxLength={8} {...form.field('discount')} />
      </FieldGrid>
    </FormModal>
  )
}
