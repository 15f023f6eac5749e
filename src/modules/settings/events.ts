import * as Schema from 'effect/Schema'

import { contactRoles } from '#modules/settings/contact-roles.ts'
import { Day, type EventOf, event, stream } from '#platform/event.ts'
import { login, paragraphs, phone } from '#platform/http/clean-input.ts'
import { LanguageTag } from '#platform/text/languages.ts'

const text = (maximum: number) => Schema.String.check(Schema.isBetweenLength(1, maximum))
const Email = login(text(254))
const Phone = phone(text(40))
const Url = text(500)

/** The version that a form was opened with. */
export const expectedVersion = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }))

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
const Always = Schema.NullOr(Schema.Literal(0))
const Limit = (most: number) => Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: most })))
/** When a second person is needed; see `SecondPersonRules`. Discounts in percent, CareCoins of a person and day. */
export const Approvals = Schema.Struct({
  activations: Always,
  careCoins: Limit(1_000_000),
  discounts: Limit(100),
  erasures: Always,
  prices: Always,
})
export const Holiday = Schema.Struct({ day: Day, name: text(80) })
export type Holiday = typeof Holiday.Type
/** Who searches for `typed` finds what `means` finds, too. */
export const Synonym = Schema.Struct({ typed: text(60), means: text(60) })
export type Synonym = typeof Synonym.Type

/** An empty part is null: the portal's own text, or none. */
export const MailText = Schema.Struct({
  subject: Schema.NullOr(text(120)),
  introduction: Schema.NullOr(paragraphs(text(600))),
  closing: Schema.NullOr(paragraphs(text(600))),
})

export type Values = {
  readonly brand: typeof Brand.Type
  readonly contacts: typeof Contacts.Type
  readonly links: typeof Links.Type
  readonly sender: typeof Sender.Type
  readonly hours: typeof Hours.Type
  readonly approvals: typeof Approvals.Type
}
export const sections = ['brand', 'contacts', 'links', 'sender', 'hours', 'approvals'] as const
export type Section = (typeof sections)[number]

const changed = <Value extends Schema.Top>(value: Value) => ({ before: value, after: value })

/** `before` is what counted until then: the first time what the file or the environment said. */
export const BrandChanged = event('BrandChanged', changed(Brand))
export const ContactsChanged = event('ContactsChanged', changed(Contacts))
export const HelpLinksChanged = event('HelpLinksChanged', changed(Links))
export const MailSenderChanged = event('MailSenderChanged', changed(Sender))
export const WorkingHoursChanged = event('WorkingHoursChanged', changed(Hours))
export const SecondPersonRulesChanged = event('SecondPersonRulesChanged', changed(Approvals))
export const HolidayAdded = event('HolidayAdded', Holiday.fields)
export const HolidayRemoved = event('HolidayRemoved', Holiday.fields)
export const SynonymAdded = event('SynonymAdded', Synonym.fields)
export const SynonymRemoved = event('SynonymRemoved', Synonym.fields)

/** Of one kind of mail in one language; null: as the portal writes it. */
export const MailTextChanged = event('MailTextChanged', {
  kind: text(60),
  language: LanguageTag,
  before: Schema.NullOr(MailText),
  after: Schema.NullOr(MailText),
})

export const settingsStream = stream('settings', [
  BrandChanged,
  ContactsChanged,
  HelpLinksChanged,
  MailSenderChanged,
  WorkingHoursChanged,
  SecondPersonRulesChanged,
  HolidayAdded,
  HolidayRemoved,
  SynonymAdded,
  SynonymRemoved,
  MailTextChanged,
])
export type SettingsEvent = EventOf<typeof settingsStream.events>
