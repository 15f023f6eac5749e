import { millisecondsInHour } from 'date-fns/constants'
import { listCountries } from '#modules/catalogue/contract.ts'
import { changeCompany, type Distributor } from '#modules/distributors/contract.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { initial } from '#platform/typed.ts'
import { companyTexts as texts } from '#texts/profile.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useCommandForm } from '#web/api/form.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { MandatoryNote } from '#web/ui/fields/field-look.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { UnsavedGuard } from '#web/ui/fields/UnsavedGuard.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { PrintedField } from './PrintedField.tsx'

const mandatory = ['organizationName', 'address', 'zipCode', 'city', 'countryId', 'phone'] as const

/** The data on quotes and invoices, read-only for users who may not change it. */
export const CompanyForm = ({ company, mayChange }: { company: Distributor; mayChange: boolean }) => {
  const { data: countries = [] } = useRead(listCountries, {}, { staleTime: millisecondsInHour })
  const { organizationName, address, zipCode, city, email, phone } = company
  const form = useCommandForm(changeCompany, {
    defaults: {
      organizationName,
      address,
      address2: company.address2 ?? '',
      zipCode,
      city,
      countryId: initial<string | null>(company.countryId),
      email,
      phone,
      contactName: company.contactName ?? '',
      contactPhone: company.contactPhone ?? '',
    },
    rules: (typed) => ({
      ...Object.fromEntries(mandatory.map((name) => [name, typed[name]?.trim() ? null : texts.mandatory])),
      email: isEmailAddress(typed.email.trim()) ? null : texts.invalid,
    }),
    input: ({ countryId, ...typed }) => ({ ...typed, countryId: countryId ?? '' }),
    onDone: () => showSuccess(texts.updated),
  })
  const field = <Name extends keyof typeof form.typed>(name: Name) => ({ ...form.field(name), disabled: !mayChange })
  return (
    <Card title={texts.data}>
      <UnsavedGuard unsaved={form.unsaved} />
      <form noValidate onSubmit={form.submit}>
        <FieldGrid>
          <PrintedField
            {...field('organizationName')}
            required
            label={texts.organizationName}
            autoComplete="organization"
            maxLength={200}
          />
          <PrintedField
            {...field('address')}
            required
            label={texts.address}
            autoComplete="address-line1"
            maxLength={200}
          />
          <PrintedField {...field('address2')} label={texts.address2} autoComplete="address-line2" maxLength={200} />
          <TextField {...field('zipCode')} required label={texts.zipCode} autoComplete="postal-code" maxLength={20} />
          <PrintedField {...field('city')} required label={texts.city} autoComplete="address-level2" maxLength={100} />
          <SelectField
            {...field('countryId')}
            required
            label={texts.country}
            choices={countries
              .filter(({ code }) => code !== 'ANY_COUNTRY')
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField {...field('email')} required label={texts.email} inputMode="email" maxLength={254} />
          <TextField {...field('phone')} required label={texts.phone} type="tel" maxLength={40} />
          <PrintedField {...field('contactName')} label={texts.contactName} maxLength={200} />
          <TextField {...field('contactPhone')} label={texts.contactPhone} type="tel" maxLength={40} />
        </FieldGrid>
        <MandatoryNote />
        <FormEnd>
          <Button type="submit" look="filled" busy={form.busy} {...(!mayChange && { why: texts.cannot })}>
            {texts.save}
          </Button>
        </FormEnd>
      </form>
    </Card>
  )
}
