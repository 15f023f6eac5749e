import { asLabel, changeWritten } from '#platform/facts.ts'
import type { Module } from '#platform/module.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { settingsStream } from './events.ts'
import { fieldChanges } from './history.ts'
import { mailRoutes, mailSamples, mails } from './mail-routes.ts'
import { settingsRoutes } from './routes.ts'
import { settings } from './settings.ts'

type Sides = { readonly before: Readonly<Record<string, unknown>>; readonly after: Readonly<Record<string, unknown>> }

const said = ({ before, after }: Sides): string =>
  fieldChanges(before, after)
    .map(({ field, before, after }) =>
      changeWritten({ label: asLabel(field), before: before || null, after: after || null }),
    )
    .join('; ')

/** What was set and what it was before, for the audit trail. */
const settingsTexts = describeEvents([settingsStream], {
  BrandChanged: (sides) => ({ what: 'changed the brand', detail: said(sides) }),
  ContactsChanged: (sides) => ({ what: 'changed whom distributors reach', detail: said(sides) }),
  HelpLinksChanged: (sides) => ({ what: 'changed where help is found', detail: said(sides) }),
  MailSenderChanged: (sides) => ({ what: 'changed the email sender', detail: said(sides) }),
  WorkingHoursChanged: (sides) => ({ what: 'changed the working hours', detail: said(sides) }),
  HolidayAdded: ({ day, name }) => ({ what: `added ${day} to the holidays`, detail: name }),
  HolidayRemoved: ({ day, name }) => ({ what: `took ${day} off the holidays`, detail: name }),
  SynonymAdded: ({ typed, means }) => ({ what: 'added a synonym of the search', detail: `${typed}: ${means}` }),
  SynonymRemoved: ({ typed, means }) => ({ what: 'removed a synonym of the search', detail: `${typed}: ${means}` }),
})

/** What administrators set while the portal runs. `modules`: whose mails they look at. */
export const settingsOf = (modules: readonly Pick<Module, 'mails' | 'mailSamples'>[]): Module => ({
  name: 'settings',
  deciders: [settings],
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
