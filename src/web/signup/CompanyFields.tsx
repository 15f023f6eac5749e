import { millisecondsInHour } from 'date-fns/constants'
import { listCountries } from '#modules/catalogue/contract.ts'
import { accountStepTexts as texts } from '#texts/signup.ts'
import { useRead } from '#web/api/endpoint.ts'
import type { FormFields } from '#web/api/form-fields.ts'
import { PrintedField } from '#web/distributors/PrintedField.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import type { TypedAccount } from './account-fields.ts'

/** The company that signs up. */
export const CompanyFields = ({ form }: { form: Pick<FormFields<TypedAccount>, 'field'> }) => {
  const { data: countries = [] } = useRead(listCountries, {}, { staleTime: millisecondsInHour })
  return (
    <FieldGrid>
      <PrintedField
        {...form.field('organizationName')}
        required
        label={texts.organizationName}
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
      <PrintedField {...form.field('address2')} label={texts.address2} autoComplete="address-line2" maxLength={200} />
      <TextField {...form.field('zipCode')} required label={texts.zipCode} autoComplete="postal-code" maxLength={20} />
      <PrintedField {...form.field('city')} required label={texts.city} autoComplete="address-level2" maxLength={100} />
      <SelectField
        {...form.field('countryId')}
        required
        label={texts.country}
        choices={countries
          .filter(({ code }) => code !== 'ANY_COUNTRY')
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        {...form.field('companyEmail')}
        required
        label={texts.companyEmail}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <TextField {...form.field('companyPhone')} required label={texts.companyPhone} type="tel" maxLength={40} />
    </FieldGrid>
  )
}
