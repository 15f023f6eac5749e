import { millisecondsInHour } from 'date-fns/constants'
import { listCountries } from '#modules/catalogue/contract.ts'
import { type Address, upsertAddress } from '#modules/distributors/contract.ts'
import { initial } from '#platform/typed.ts'
import { addressBookTexts as texts } from '#texts/addresses.ts'
import { formTexts } from '#texts/forms.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useCommandForm } from '#web/api/form.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { MandatoryNote } from '#web/ui/fields/field-look.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { UnsavedGuard } from '#web/ui/fields/UnsavedGuard.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { PrintedField } from './PrintedField.tsx'

/** As it is typed. */
const fieldsOf = (address: Address | undefined) => ({
  name: address?.name ?? '',
  addressee: address?.addressee ?? '',
  address: address?.address ?? '',
  address2: address?.address2 ?? '',
  zipCode: address?.zipCode ?? '',
  city: address?.city ?? '',
  countryId: initial<string | null>(address?.countryId ?? null),
  email: address?.email ?? '',
  phone: address?.phone ?? '',
  isPrimary: address?.isPrimary ?? false,
})

const mandatory = ['name', 'addressee', 'address', 'zipCode', 'city', 'countryId', 'email', 'phone'] as const

const missing = (typed: ReturnType<typeof fieldsOf>) =>
  Object.fromEntries(mandatory.map((name) => [name, typed[name]?.trim() ? null : texts.mandatory]))

/** Adds an address, or changes one: everything but the second line is mandatory, nothing is checked for its format. */
export const AddressForm = ({
  kind,
  address,
  onSaved,
  onCancel,
}: {
  kind: 'SHIPPING' | 'BILLING'
  address?: Address
  onSaved: (id: string) => void
  onCancel: () => void
}) => {
  const { data: countries = [] } = useRead(listCountries, {}, { staleTime: millisecondsInHour })
  const form = useCommandForm(upsertAddress, {
    defaults: fieldsOf(address),
    rules: missing,
    input: ({ countryId, ...typed }) => ({
      ...typed,
      countryId: countryId ?? '',
      ...(address && { id: address.id }),
      type: kind,
    }),
    onDone: ({ id }) => onSaved(id),
  })
  return (
    <Card title={address ? texts.editTitle : texts.newTitle}>
      <UnsavedGuard unsaved={form.unsaved} />
      <form noValidate onSubmit={form.submit}>
        <FieldGrid>
          <PrintedField {...form.field('name')} required label={texts.name} autoFocus maxLength={200} />
          <PrintedField
            {...form.field('addressee')}
            required
            label={texts.addressee}
            autoComplete="organization"
            maxLength={200}
          />
          <PrintedField
            {...form.field('address')}
            required
            label={texts.address}
            autoComplete="address-line1"
            maxLength={200}
          />
          <PrintedField
            {...form.field('address2')}
            label={texts.address2}
            autoComplete="address-line2"
            maxLength={200}
          />
          <TextField
            {...form.field('zipCode')}
            required
            label={texts.zipCode}
            autoComplete="postal-code"
            maxLength={20}
          />
          <PrintedField
            {...form.field('city')}
            required
            label={texts.city}
            autoComplete="address-level2"
            maxLength={100}
          />
          <SelectField
            {...form.field('countryId')}
            required
            label={texts.country}
            choices={countries
              .filter(({ code }) => code !== 'ANY_COUNTRY')
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField
            {...form.field('email')}
            required
            label={texts.email}
            inputMode="email"
            autoComplete="email"
            maxLength={254}
          />
          <TextField
            {...form.field('phone')}
            required
            label={texts.phone}
            type="tel"
            autoComplete="tel"
            maxLength={40}
          />
        </FieldGrid>
        {!address?.isPrimary && <CheckField {...form.check('isPrimary')} label={texts.asPrimary} />}
        <MandatoryNote />
        <FormEnd error={form.isWrong ? formTexts.missing : null}>
          <Button
            onClick={() => {
              form.reset()
              onCancel()
            }}
          >
            {texts.cancel}
          </Button>
          <Button type="submit" look="filled" busy={form.busy}>
            {texts.save}
          </Button>
        </FormEnd>
      </form>
    </Card>
  )
}
