import { type FormEvent, useState } from 'react'

import { listCountries } from '#modules/catalogue/contract.ts'
import { type Address, upsertAddress } from '#modules/distributors/contract.ts'
import { addressBookTexts as texts } from '#texts/addresses.ts'
import { formTexts } from '#texts/forms.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { MandatoryNote } from '#web/ui/fields/field-look.tsx'
import { useFirstWrong } from '#web/ui/fields/first-wrong.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useTyping } from '#web/ui/fields/typing.ts'
import { UnsavedGuard } from '#web/ui/fields/UnsavedGuard.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Card } from '#web/ui/page/Card.tsx'

const blank = {
  name: '',
  addressee: '',
  address: '',
  address2: '',
  zipCode: '',
  city: '',
  countryId: '',
  email: '',
  phone: '',
}
type Fields = typeof blank
const optional: readonly string[] = ['address2']

const fieldsOf = (address: Address | undefined): Fields =>
  address ? { ...blank, ...pick(address), address2: address.address2 ?? '' } : blank

const pick = ({ name, addressee, address, zipCode, city, countryId, email, phone }: Address) => ({
  name,
  addressee,
  address,
  zipCode,
  city,
  countryId,
  email,
  phone,
})

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
  const [fields, setFields] = useState(() => fieldsOf(address))
  const [isPrimary, setIsPrimary] = useState(address?.isPrimary ?? false)
  const [asked, setAsked] = useState(false)
  const { data: countries = [] } = useRead(listCountries, {}, { staleTime: 3_600_000 })
  const typing = useTyping()
  const command = useCommand(upsertAddress, {
    onDone: ({ id }) => {
      typing.end()
      onSaved(id)
    },
  })
  const form = useFirstWrong(command.busy)

  const missing = (Object.keys(fields) as (keyof Fields)[]).filter(
    (name) => !optional.includes(name) && fields[name].trim() === '',
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (missing[0]) {
      const field = form.current?.elements.namedItem(missing[0])
      const [first] = field instanceof RadioNodeList ? field : [field]
      return (first as HTMLElement | undefined)?.focus()
    }
    void command.send({ ...fields, ...(address && { id: address.id }), type: kind, isPrimary })
  }
  const bind = (name: keyof Fields) => ({
    name,
    required: !optional.includes(name),
    value: fields[name],
    onChange: (value: string | null) => {
      typing.begin()
      setFields({ ...fields, [name]: value ?? '' })
    },
    error: (asked && missing.includes(name) ? texts.mandatory : command.errors[name]) ?? null,
  })
  return (
    <Card title={address ? texts.editTitle : texts.newTitle}>
      <UnsavedGuard unsaved={typing.goesOn} />
      <form ref={form} noValidate onSubmit={submit}>
        <FieldGrid>
          <TextField {...bind('name')} label={texts.name} autoFocus maxLength={200} />
          <TextField {...bind('addressee')} label={texts.addressee} autoComplete="organization" maxLength={200} />
          <TextField {...bind('address')} label={texts.address} autoComplete="address-line1" maxLength={200} />
          <TextField {...bind('address2')} label={texts.address2} autoComplete="address-line2" maxLength={200} />
          <TextField {...bind('zipCode')} label={texts.zipCode} autoComplete="postal-code" maxLength={20} />
          <TextField {...bind('city')} label={texts.city} autoComplete="address-level2" maxLength={100} />
          <SelectField
            {...bind('countryId')}
            value={fields.countryId || null}
            label={texts.country}
            choices={countries
              .filter(({ code }) => code !== 'ANY_COUNTRY')
              .map(({ id, name }) => ({ value: id as string, label: name }))}
          />
          <TextField {...bind('email')} label={texts.email} inputMode="email" autoComplete="email" maxLength={254} />
          <TextField {...bind('phone')} label={texts.phone} type="tel" autoComplete="tel" maxLength={40} />
        </FieldGrid>
        {!address?.isPrimary && (
          <CheckField
            label={texts.asPrimary}
            checked={isPrimary}
            onChange={(checked) => {
              typing.begin()
              setIsPrimary(checked)
            }}
          />
        )}
        <MandatoryNote />
        <FormEnd error={asked && missing.length > 0 ? formTexts.missing : null}>
          <Button
            onClick={() => {
              typing.end()
              onCancel()
            }}
          >
            {texts.cancel}
          </Button>
          <Button type="submit" look="filled" busy={command.busy}>
            {texts.save}
          </Button>
        </FormEnd>
      </form>
    </Card>
  )
}
