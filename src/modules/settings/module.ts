import { isStaff, type Role } from '#modules/permissions/roles.ts'
import type { MatterName } from '#modules/terms/second-person.ts'
import { asLabel, changeWritten } from '#platform/facts.ts'
import type { Module } from '#platform/module.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import type { PortalLanguage } from '#platform/text/languages.ts'
import { languageSpoken, say } from '#platform/text/say.ts'
import { unchecked } from '#platform/typed.ts'
import { settingsStream } from './events.ts'
import { fieldChanges, shownSide } from './history.ts'
import { mailRoutes, mailSamples, mails } from './mail-routes.ts'
import { settingsRoutes } from './routes.ts'
import { SETTINGS, type Settings, secondPersonLimit, settings, supervisedRules } from './settings.ts'

type Side = Readonly<Record<string, unknown>> | null
type Sides = { readonly before: Side; readonly after: Side }

const said = ({ before, after }: Sides): string =>
  fieldChanges(before, after)
    .map(({ field, before, after }) =>
      changeWritten({ label: asLabel(field), before: before || null, after: after || null }),
    )
    .join('; ')

const languageNamed = (language: PortalLanguage): string =>
  new Intl.DisplayNames(languageSpoken(), { type: 'language' }).of(language) ?? language

/** What was set and what it was before, for the audit trail. */
const settingsTexts = describeEvents([settingsStream], {
  BrandChanged: (sides) => ({ what: say('changed the brand'), detail: said(sides) }),
  ContactsChanged: (sides) => ({ what: say('changed whom distributors reach'), detail: said(sides) }),
  HelpLinksChanged: (sides) => ({ what: say('changed where help is found'), detail: said(sides) }),
  MailSenderChanged: (sides) => ({ what: say('changed the email sender'), detail: said(sides) }),
  WorkingHoursChanged: (sides) => ({ what: say('changed the working hours'), detail: said(sides) }),
  SecondPersonRulesChanged: ({ before, after }) => ({
    what: say('changed what a second person approves'),
    detail: said({
      before: shownSide('SecondPersonRulesChanged', before),
      after: shownSide('SecondPersonRulesChanged', after),
    }),
  }),
  MailTextChanged: ({ kind, language, ...sides }) => ({
    what: say('changed the text of the email {0} in {1}', asLabel(kind), languageNamed(language)),
    detail: said(sides),
  }),
  HolidayAdded: ({ day, name }) => ({ what: say('added {0} to the holidays', day), detail: name }),
  HolidayRemoved: ({ day, name }) => ({ what: say('took {0} off the holidays', day), detail: name }),
  SynonymAdded: ({ typed, means }) => ({ what: say('added a synonym of the search'), detail: `${typed}: ${means}` }),
  SynonymRemoved: ({ typed, means }) => ({
    what: say('removed a synonym of the search'),
    detail: `${typed}: ${means}`,
  }),
})

/** When a second person is needed, by what administrators have set. */
export const secondPersonBySettings = {
  rules: { decider: settings, key: SETTINGS },
  limitOf: (state: unknown, matter: string) =>
    secondPersonLimit(unchecked<Settings>(state), unchecked<MatterName>(matter)),
  isMeant: (role: string) => isStaff(unchecked<Role>(role)),
}

/** What administrators set while the portal runs. `modules`: whose mails they look at. */
export const settingsOf = (modules: readonly Pick<Module, 'mails' | 'mailSamples'>[]): Module => ({
  name: 'settings',
  deciders: [settings],
  supervised: [supervisedRules],
  routes: [...settingsRoutes, ...mailRoutes([...modules, { mails, mailSamples }])],
  reactions: [],
  deadlines: {},
  descriptions: settingsTexts,
  mails,
  mailSamples,
  topics: {
    /** `house`: what the provider says of itself to everybody. */
    house: () => true,
  },
})
