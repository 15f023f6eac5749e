import * as Schema from 'effect/Schema'

import { Day, Moment } from '#platform/event.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'

import { LanguageTag } from '#platform/text/languages.ts'
import { Approvals, Brand, Contacts, expectedVersion, Holiday, Hours, Links, Sender, Synonym } from './events.ts'
import { shownSections } from './history.ts'

const { Array: List, Int, Literals, NullOr, optionalKey, String: Text, Struct } = Schema

const may = 'office.settings.manage'
const awaits = ['settings']

/** A change of one field, described. */
const FieldChange = Struct({ field: Text, before: NullOr(Text), after: NullOr(Text) })

export const showSettings = endpoint('GET /office/settings', {
  may,
  does: 'All that administrators set, how often each was changed, and the newest changes.',
  answer: Struct({
    brand: Struct({ ...Brand.fields, picture: NullOr(Text) }),
    contacts: Contacts,
    links: Links,
    sender: Sender,
    hours: Hours,
    approvals: Approvals,
    holidays: List(Holiday),
    synonyms: List(Synonym),
    /** What to hand back with a change of it. */
    versions: Struct({ brand: Int, contacts: Int, links: Int, sender: Int, hours: Int, approvals: Int }),
    /** There is a mail server; else mails stay in the outbox. */
    hasMailServer: Schema.Boolean,
    history: List(
      Struct({
        at: Moment,
        who: Text,
        section: Literals(shownSections),
        /** Which mail, and in which language. */
        mail: NullOr(Struct({ kind: Text, language: LanguageTag })),
        changes: List(FieldChange),
      }),
    ),
  }),
  reads: ['settings', 'users'],
})
export type ShownSettings = (typeof showSettings)['answer']['Type']

const { logo, ...brandFields } = Brand.fields
export const changeBrand = endpoint('ChangeBrand PUT /office/settings/brand', {
  may,
  does: 'Changes the name, the picture and the colour of the portal, and what papers say of the provider.',
  body: {
    expectedVersion,
    ...brandFields,
    /** What an upload for 'brand' answered; left out, the picture stays. */
    logo: optionalKey(logo),
  },
  answer: Done,
  awaits,
})

export const changeContacts = endpoint('ChangeContacts PUT /office/settings/contacts', {
  may,
  does: 'Changes whom distributors call and write to.',
  body: { expectedVersion, ...Contacts.fields },
  answer: Done,
  awaits,
})

export const changeLinks = endpoint('ChangeLinks PUT /office/settings/links', {
  may,
  does: 'Changes where help, terms and the networks are.',
  body: { expectedVersion, ...Links.fields },
  answer: Done,
  awaits,
})

export const changeSender = endpoint('ChangeSender PUT /office/settings/sender', {
  may,
  does: 'Changes who mails come from, and where answers to them go.',
  body: { expectedVersion, ...Sender.fields },
  answer: Done,
  awaits,
})

export const changeHours = endpoint('ChangeHours PUT /office/settings/hours', {
  may,
  does: 'Changes the time zone of the house and its working hours.',
  body: { expectedVersion, ...Hours.fields },
  answer: Done,
  awaits,
})

export const changeApprovals = endpoint('ChangeApprovals PUT /office/settings/approvals', {
  may,
  does: 'Changes what a second person has to approve. Once anything is, a second person has to approve this change, too.',
  body: { expectedVersion, ...Approvals.fields },
  answer: Done,
  awaits,
})

export const addHoliday = endpoint('AddHoliday POST /office/settings/holidays', {
  may,
  does: 'Adds a day on which no one works.',
  body: Holiday.fields,
  answer: Done,
  awaits,
})

export const removeHoliday = endpoint('RemoveHoliday POST /office/settings/holidays/:day/remove', {
  may,
  does: 'Removes a day on which no one works from the list.',
  params: { day: Day },
  answer: Done,
  awaits,
})

export const addSynonym = endpoint('AddSynonym POST /office/settings/synonyms', {
  may,
  does: 'Adds a synonym: who searches for one finds what the other finds, too.',
  body: Synonym.fields,
  answer: Done,
  awaits,
})

export const removeSynonym = endpoint('RemoveSynonym POST /office/settings/synonyms/remove', {
  may,
  does: 'Removes a synonym of the search.',
  body: { typed: Synonym.fields.typed },
  answer: Done,
  awaits,
})

export const sendTestMail = endpoint('SendTestMail POST /office/settings/test-mail', {
  may,
  does: 'Sends a mail to oneself, and says whether the mail server took it.',
  answer: Struct({ state: Literals(['SENT', 'FAILED', 'KEPT']), to: Text, answer: NullOr(Text) }),
  counted: 'messages',
})
