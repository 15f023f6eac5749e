import * as Equal from 'effect/Equal'
import { limitIn, type MatterName, noSecondPerson } from '#modules/terms/second-person.ts'
import { firstSynonyms } from '#modules/terms/synonyms.ts'
import { type Decision, decider, invalid, refused } from '#platform/decision.ts'
import { supervised } from '#platform/log/second-person.ts'
import { type MailText, mailParts } from '#platform/mail/mail-text.ts'
import type { PortalLanguage } from '#platform/text/languages.ts'
import { searchKey } from '#platform/text/search.ts'
import {
  BrandChanged,
  ContactsChanged,
  HelpLinksChanged,
  type Holiday,
  HolidayAdded,
  HolidayRemoved,
  MailSenderChanged,
  MailTextChanged,
  mostLines,
  SecondPersonRulesChanged,
  type Section,
  type SettingsEvent,
  type Synonym,
  SynonymAdded,
  SynonymRemoved,
  settingsStream,
  type Values,
  WorkingHoursChanged,
} from './events.ts'
import { type EditableMail, wrongIn, wrongInMailText } from './rules.ts'

/** `versions`: how often each was changed. `chosen`: those that were. */
export type Settings = {
  readonly versions: Readonly<Record<Section, number>>
  readonly chosen: Partial<Values>
  readonly holidays: readonly Holiday[]
  readonly synonyms: readonly Synonym[]
  /** Those that were changed, by kind and language. */
  readonly mailTexts: Readonly<Record<string, WrittenMail>>
}

type WrittenMail = {
  readonly kind: string
  readonly language: PortalLanguage
  readonly version: number
  readonly text: MailText | null
}

export const SETTINGS = 'settings'

/** Before anything was changed. */
export const firstSettings = (): Settings => ({
  versions: { brand: 0, contacts: 0, links: 0, sender: 0, hours: 0, approvals: 0 },
  chosen: {},
  holidays: [],
  synonyms: firstSynonyms,
  mailTexts: {},
})

const mailKey = (kind: string, language: PortalLanguage): string => `${kind} ${language}`

/** A mail in a language as it is written, and how often that was changed. */
export const writtenMail = (
  { mailTexts }: Pick<Settings, 'mailTexts'>,
  kind: string,
  language: PortalLanguage,
): WrittenMail => mailTexts[mailKey(kind, language)] ?? { kind, language, version: 0, text: null }

const changed =
  <S extends Section>(section: S) =>
  <It extends Settings>(state: It, { after }: { readonly after: Values[S] }): It => ({
    ...state,
    versions: { ...state.versions, [section]: state.versions[section] + 1 },
    chosen: { ...state.chosen, [section]: after },
  })

export const evolveSettings = {
  BrandChanged: changed('brand'),
  ContactsChanged: changed('contacts'),
  HelpLinksChanged: changed('links'),
  MailSenderChanged: changed('sender'),
  WorkingHoursChanged: changed('hours'),
  SecondPersonRulesChanged: changed('approvals'),
  HolidayAdded: <It extends Settings>(state: It, { day, name }: Holiday): It => ({
    ...state,
    holidays: [...state.holidays, { day, name }].toSorted((one, other) => (one.day < other.day ? -1 : 1)),
  }),
  HolidayRemoved: <It extends Settings>(state: It, { day }: Holiday): It => ({
    ...state,
    holidays: state.holidays.filter((holiday) => holiday.day !== day),
  }),
  SynonymAdded: <It extends Settings>(state: It, { typed, means }: Synonym): It => ({
    ...state,
    synonyms: [...state.synonyms, { typed, means }],
  }),
  SynonymRemoved: <It extends Settings>(state: It, { typed }: Synonym): It => ({
    ...state,
    synonyms: state.synonyms.filter((synonym) => synonym.typed !== typed),
  }),
  MailTextChanged: <It extends Settings>(
    state: It,
    { kind, language, after: text }: { kind: string; language: PortalLanguage; after: MailText | null },
  ): It => {
    const version = writtenMail(state, kind, language).version + 1
    return { ...state, mailTexts: { ...state.mailTexts, [mailKey(kind, language)]: { kind, language, version, text } } }
  },
}

export const settings = decider<Settings>()({
  stream: settingsStream,
  implicit: true,
  owner: () => ({}),
  initial: firstSettings,
  evolve: evolveSettings,
})

type Change = Decision<Settings, SettingsEvent>

const conflict = (version: number) =>
  refused('Someone else has changed this since you opened it', {
    members: { conflictType: 'SETTINGS_CHANGED', version },
  })

const events: { readonly [S in Section]: (data: { before: Values[S]; after: Values[S] }) => SettingsEvent } = {
  brand: BrandChanged.make,
  contacts: ContactsChanged.make,
  links: HelpLinksChanged.make,
  sender: MailSenderChanged.make,
  hours: WorkingHoursChanged.make,
  approvals: SecondPersonRulesChanged.make,
}

/** `first`: the values before any change. Saving over another's change is a 409 with the version to save over. */
export const changeSettings =
  <S extends Section>(section: S, after: Values[S], given: { first: Values[S]; expectedVersion: number }): Change =>
  ({ versions, chosen }) => {
    const wrong = wrongIn(section, after)
    if (Object.keys(wrong).length > 0) return invalid(wrong)
    const before: Values[S] = chosen[section] ?? given.first
    if (Equal.equals(before, after)) return []
    if (versions[section] !== given.expectedVersion) return conflict(versions[section])
    return [events[section]({ before, after })]
  }

/** Nothing written in any part is the default again. */
export const changeMailText =
  (
    { kind, language, text: written }: Omit<WrittenMail, 'version'> & { readonly text: MailText },
    { editable, expectedVersion }: { readonly editable: EditableMail; readonly expectedVersion: number },
  ): Change =>
  (state) => {
    const wrong = wrongInMailText(written, editable)
    if (Object.keys(wrong).length > 0) return invalid(wrong)
    const { version, text: before } = writtenMail(state, kind, language)
    const after = mailParts.some((part) => written[part] !== null) ? written : null
    if (Equal.equals(before, after)) return []
    if (version !== expectedVersion) return conflict(version)
    return [MailTextChanged.make({ kind, language, before, after })]
  }

export const addHoliday =
  (holiday: Holiday): Change =>
  ({ holidays }) => {
    const there = holidays.find(({ day }) => day === holiday.day)
    if (there) return invalid({ day: `This day is in the list already: ${there.name}` })
    if (holidays.length >= mostLines.holidays) return invalid({ day: 'The list is full: remove days that have passed' })
    return [HolidayAdded.make(holiday)]
  }

/** One that another person has removed already is gone, as requested. */
export const removeHoliday =
  (day: Holiday['day']): Change =>
  ({ holidays }) =>
    holidays.filter((holiday) => holiday.day === day).map((holiday) => HolidayRemoved.make(holiday))

/** What is typed counts without accents, hyphens and capitals, and has one meaning. */
export const addSynonym =
  ({ typed, means }: Synonym): Change =>
  ({ synonyms }) => {
    const synonym = { typed: typed.trim(), means: means.trim() }
    const there = synonyms.find((one) => searchKey(one.typed) === searchKey(typed))
    const wrong = {
      ...(searchKey(typed) === '' && { typed: 'Enter what people type' }),
      ...(searchKey(means) === '' && { means: 'Enter what it means' }),
      ...(searchKey(typed) === searchKey(means) && { means: 'Enter something else than what is typed' }),
      ...(there && { typed: `This is in the list already: it means ${there.means}` }),
      ...(synonyms.length >= mostLines.synonyms && { typed: 'The list is full: remove synonyms that no one needs' }),
    }
    return Object.keys(wrong).length > 0 ? invalid(wrong) : [SynonymAdded.make(synonym)]
  }

/** One that another person has removed already is gone, as requested. */
export const removeSynonym =
  (typed: string): Change =>
  ({ synonyms }) =>
    synonyms.filter((synonym) => synonym.typed === typed).map((synonym) => SynonymRemoved.make(synonym))

/** One person alone switches it on, and never off. */
export const supervisedRules = supervised(settings, {
  SecondPersonRulesChanged: ({ before, after }) => ({
    matter: 'rules',
    amount: 1,
    approved: { before, after },
    concerns: [SETTINGS],
  }),
})

/** The amount above which a matter needs a second person; null: it needs none. */
export const secondPersonLimit = ({ chosen }: Settings, matter: MatterName): number | null =>
  limitIn(chosen.approvals ?? noSecondPerson, matter)
