import * as Schema from 'effect/Schema'

import { contactRoles } from '#modules/settings/contact-roles.ts'
import { Day, type EventOf, event, stream } from '#platform/event.ts'
import { login, phone } from '#platform/http/clean-input.ts'

const text = (maximum: number) => Schema.String.check(Schema.isBetweenLength(1, maximum))
const Email = login(text(254))
const Phone = phone(text(40))
const Url = text(500)

export const mostLines = {
  address: 6,
  social: 12,
  contacts: contactRoles.length,
  holidays: 400,
  synonyms: 300,
} as const

export const Brand = Schema.Struct({
  name: text(60),
  company: text(120),
  address: Schema.Array(text(120)).check(Schema.isMaxLength(mostLines.address)),
  email: Email,
  /** A path as an upload answered it; null: the mark of the house. */
  logo: Schema.NullOr(text(300)),
  accent: Schema.NullOr(text(7)),
})
export const Contacts = Schema.Struct({
  emergencyPhone: Phone,
  contactEmail: Email,
  directorFirstname: text(100),
  directorLastname: text(100),
  directorEmail: Email,
  directorPhone: Phone,
  contacts: Schema.Array(
    Schema.Struct({
      role: Schema.Literals(contactRoles),
      email: Schema.NullOr(Email),
      phone: Schema.NullOr(Phone),
    }),
  ).check(Schema.isMaxLength(mostLines.contacts)),
})
export const Links = Schema.Struct({
  helpCentreUrl: Url,
  termsOfSaleUrl: Url,
  privacyPolicyUrl: Url,
  social: Schema.Array(Schema.Struct({ name: text(40), url: Url })).check(Schema.isMaxLength(mostLines.social)),
})
export const Sender = Schema.Struct({
  name: text(60),
  senderEmail: Email,
  replyToEmail: Schema.NullOr(Email),
})
const Weekday = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 7 }))
/** `from` and `to` as '08:00'; weekdays from 1, Monday, to 7. */
export const Hours = Schema.Struct({
  timeZone: text(60),
  from: text(5),
  to: text(5),
  weekdays: Schema.Array(Weekday).check(Schema.isMaxLength(7)),
})
export const Holiday = Schema.Struct({ day: Day, name: text(80) })
export type Holiday = typeof Holiday.Type
/** Who searches for `typed` finds what `means` finds, too. */
export const Synonym = Schema.Struct({ typed: text(60), means: text(60) })
export type Synonym = typeof Synonym.Type

export type Values = {
  readonly brand: typeof Brand.Type
  readonly contacts: typeof Contacts.Type
  readonly links: typeof Links.Type
  readonly sender: typeof Sender.Type
  readonly hours: typeof Hours.Type
}
export const sections = ['brand', 'contacts', 'links', 'sender', 'hours'] as const
export type Section = (typeof sections)[number]

const changed = <Value extends Schema.Top>(value: Value) => ({ before: value, after: value })

/** `before` is what counted until then: the first time what the file or the environment said. */
export const BrandChanged = event('BrandChanged', changed(Brand))
export const ContactsChanged = event('ContactsChanged', changed(Contacts))
export const HelpLinksChanged = event('HelpLinksChanged', changed(Links))
export const MailSenderChanged = event('MailSenderChanged', changed(Sender))
export const WorkingHoursChanged = event('WorkingHoursChanged', changed(Hours))
export const HolidayAdded = event('HolidayAdded', Holiday.fields)
export const HolidayRemoved = event('HolidayRemoved', Holiday.fields)
export const SynonymAdded = event('SynonymAdded', Synonym.fields)
export const SynonymRemoved = event('SynonymRemoved', Synonym.fields)

export const settingsStream = stream('settings', [
  BrandChanged,
  ContactsChanged,
  HelpLinksChanged,
  MailSenderChanged,
  WorkingHoursChanged,
  HolidayAdded,
  HolidayRemoved,
  SynonymAdded,
  SynonymRemoved,
])
export type SettingsEvent = EventOf<typeof settingsStream.events>
