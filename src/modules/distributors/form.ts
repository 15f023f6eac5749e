import { addressCountries, type CountryId } from '#modules/catalogue/events.ts'
import { invalid, isRefusal, type Refusal } from '#platform/decision.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { isPhoneNumber, NO_PHONE_NUMBER } from '#platform/text/phone-number.ts'

type FormInput<Name extends string> = { readonly [K in Name]?: string | null | undefined }
type Complete<Name extends string> = { readonly [K in Name]: string }

/** Trimmed, all there, or the catalogue's one sentence with the fields that are missing. */
const complete = <Name extends string>(given: FormInput<Name>, names: readonly Name[]): Complete<Name> | Refusal => {
  const trimmed = names.map((name) => [name, given[name]?.trim() ?? ''] as const)
  const missing = trimmed.filter(([, text]) => text === '')
  if (missing.length === 0) return Object.fromEntries(trimmed) as Complete<Name>
  return invalid(
    Object.fromEntries(missing.map(([name]) => [name, 'This field is mandatory'])),
    'Missing mandatory fields',
  )
}

const place = ['address', 'zipCode', 'city', 'countryId', 'email', 'phone'] as const
const optional = (text: string | null | undefined): string | null => text?.trim() || null

/** An address lies in a country: ANY_COUNTRY is none. */
const inCountry = <Form extends { countryId: string }>(
  form: Form,
): (Omit<Form, 'countryId'> & { countryId: CountryId }) | Refusal => {
  const country = addressCountries.find(({ id }) => id === form.countryId)
  return country ? { ...form, countryId: country.id } : invalid({ countryId: 'Please choose a country from the list' })
}

type Place = (typeof place)[number]

/** Specification 1 §5, "Address save": everything but address2 is required; no format checks. */
export const addressForm = (given: FormInput<'name' | 'addressee' | Place | 'address2'>) => {
  const form = complete(given, ['name', 'addressee', ...place])
  return isRefusal(form) ? form : inCountry({ ...form, address2: optional(given.address2) })
}

/** Specification 1 §5, "Company". */
export const companyForm = (
  given: FormInput<'organizationName' | Place | 'address2' | 'contactName' | 'contactPhone'>,
) => {
  const form = complete(given, ['organizationName', ...place])
  if (isRefusal(form)) return form
  if (!isEmailAddress(form.email)) return invalid({ email: 'Company email invalid' })
  const contactPhone = optional(given.contactPhone)
  if (!isPhoneNumber(form.phone)) return invalid({ phone: NO_PHONE_NUMBER })
  if (contactPhone !== null && !isPhoneNumber(contactPhone)) return invalid({ contactPhone: NO_PHONE_NUMBER })
  return inCountry({
    ...form,
    address2: optional(given.address2),
    contactName: optional(given.contactName),
    contactPhone,
  })
}
