import type { Account } from '#modules/signup/contract.ts'
import { accountFaults, type Faults } from '#modules/signup/form.ts'

type Text = Exclude<keyof Account, 'company' | 'civility'>
type CompanyText = Exclude<keyof NonNullable<Account['company']>, 'email' | 'phone' | 'countryId'>

/** The first step as it is typed: a field of the company that one of the person has too is called after the company. */
export type TypedAccount = {
  readonly [Name in Text | CompanyText | 'companyEmail' | 'companyPhone']: string
} & { readonly civility: 'MR' | 'MS' | 'OTHER' | null; readonly countryId: string | null }

export const typedOf = (account: Account | null): TypedAccount => {
  const { company, ...person } = account ?? {}
  return {
    civility: person.civility ?? null,
    firstname: person.firstname ?? '',
    lastname: person.lastname ?? '',
    job: person.job ?? '',
    email: person.email ?? '',
    phone: person.phone ?? '',
    phone2: person.phone2 ?? '',
    organizationName: company?.organizationName ?? '',
    address: company?.address ?? '',
    address2: company?.address2 ?? '',
    zipCode: company?.zipCode ?? '',
    city: company?.city ?? '',
    countryId: company?.countryId ?? null,
    companyEmail: company?.email ?? '',
    companyPhone: company?.phone ?? '',
    username: person.username ?? '',
  }
}

export const accountOf = (typed: TypedAccount): Account => ({
  ...(typed.civility && { civility: typed.civility }),
  firstname: typed.firstname,
  lastname: typed.lastname,
  job: typed.job,
  email: typed.email,
  phone: typed.phone,
  phone2: typed.phone2 || null,
  username: typed.username,
  company: {
    organizationName: typed.organizationName,
    address: typed.address,
    address2: typed.address2 || null,
    zipCode: typed.zipCode,
    city: typed.city,
    ...(typed.countryId && { countryId: typed.countryId }),
    email: typed.companyEmail,
    phone: typed.companyPhone,
  },
})

const places: Readonly<Record<string, string>> = { 'company.email': 'companyEmail', 'company.phone': 'companyPhone' }

/** What is wrong with it, by field of the screen. */
export const faultsOf = (typed: TypedAccount): Faults =>
  Object.fromEntries(
    Object.entries(accountFaults(accountOf(typed))).map(([name, says]) => [
      places[name] ?? name.replace(/^company\./, ''),
      says,
    ]),
  )
