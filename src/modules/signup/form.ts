import type { CountryId } from '#modules/catalogue/events.ts'
import type { Civility } from '#modules/identity/events.ts'
import { mixesAlphabets } from '#platform/text/clean-text.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { isPhoneNumber, NO_PHONE_NUMBER } from '#platform/text/phone-number.ts'
import { say } from '#platform/text/say.ts'

type Text = string | null | undefined
export type GivenAccount = {
  readonly civility?: Civility | null | undefined
  readonly lastname?: Text
  readonly firstname?: Text
  readonly job?: Text
  readonly username?: Text
  readonly email?: Text
  readonly phone?: Text
  readonly phone2?: Text
  readonly company?: GivenCompany | undefined
}
export type GivenCompany = {
  readonly organizationName?: Text
  readonly address?: Text
  readonly address2?: Text
  readonly zipCode?: Text
  readonly city?: Text
  readonly countryId?: Text
  readonly email?: Text
  readonly phone?: Text
}

export const MISSING = 'Missing mandatory fields'
export const MANDATORY = 'This field is mandatory'
const MIXED = 'This mixes letters of different alphabets. Please use one alphabet.'

/** What is wrong, by field as the call names it: 'email', 'company.email'. */
export type Faults = Readonly<Record<string, string>>

/** Specification 1 §5, 'Signup step 1': in the order of the screen. */
const mandatory = ['civility', 'lastname', 'firstname', 'job', 'email', 'phone', 'username'] as const
const mandatoryOfCompany = ['organizationName', 'address', 'zipCode', 'city', 'countryId', 'email', 'phone'] as const

const filled = (text: Text): text is string => typeof text === 'string' && text.trim() !== ''
const missingIn = <Name extends string>(given: { readonly [K in Name]?: Text }, names: readonly Name[], prefix = '') =>
  names.flatMap((name) => (filled(given[name]) ? [] : [[`${prefix}${name}`, MANDATORY] as const]))

const wrong = (name: string, text: Text, isRight: (text: string) => boolean, says: string) =>
  filled(text) && !isRight(text.trim()) ? [[name, says] as const] : []

export const missingFields = (given: GivenAccount): Faults =>
  Object.fromEntries([
    ...missingIn(given, mandatory),
    ...missingIn(given.company ?? {}, mandatoryOfCompany, 'company.'),
  ])

/** Everything that is wrong with what is typed in step 1, but for the password; which countries there are the server knows. */
export const accountFaults = (given: GivenAccount): Faults => {
  const { company = {} } = given
  const oneAlphabet = (login: string) => !mixesAlphabets(login)
  return {
    ...missingFields(given),
    ...Object.fromEntries([
      ...wrong('email', given.email, oneAlphabet, MIXED),
      ...wrong('username', given.username, oneAlphabet, MIXED),
      ...wrong('email', given.email, isEmailAddress, say('Personal email invalid')),
      ...wrong('phone', given.phone, isPhoneNumber, NO_PHONE_NUMBER),
      ...wrong('phone2', given.phone2, isPhoneNumber, NO_PHONE_NUMBER),
      ...wrong('company.email', company.email, isEmailAddress, say('Company email invalid')),
      ...wrong('company.phone', company.phone, isPhoneNumber, NO_PHONE_NUMBER),
    ]),
  }
}

/** The one sentence for all of them: the catalogue's about what is missing goes first. */
export const sentenceOf = (faults: Faults): string =>
  Object.values(faults).includes(MANDATORY) ? MISSING : (Object.values(faults)[0] ?? MISSING)

export const wholeAccount = (given: GivenAccount) => {
  const text = (value: Text) => value?.trim() ?? ''
  const orNull = (value: Text) => value?.trim() || null
  const { company = {} } = given
  return {
    civility: given.civility as Civility,
    lastname: text(given.lastname),
    firstname: text(given.firstname),
    job: text(given.job),
    username: text(given.username),
    email: text(given.email),
    phone: text(given.phone),
    phone2: orNull(given.phone2),
    company: {
      organizationName: text(company.organizationName),
      address: text(company.address),
      address2: orNull(company.address2),
      zipCode: text(company.zipCode),
      city: text(company.city),
      countryId: text(company.countryId) as CountryId,
      email: text(company.email),
      phone: text(company.phone),
    },
  }
}
export type WholeAccount = ReturnType<typeof wholeAccount>
