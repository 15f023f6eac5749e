import { lookUp } from '#platform/records.ts'
import { say } from '#platform/text/say.ts'
import { present } from '#platform/typed.ts'
import { type SettingsEvent, sections } from './events.ts'

/** Parts of the settings as their history names them. */
export const shownSections = [...sections, 'holidays', 'synonyms', 'mailTexts'] as const

const sectionsByEvent: Readonly<Record<SettingsEvent['type'], (typeof shownSections)[number]>> = {
  BrandChanged: 'brand',
  ContactsChanged: 'contacts',
  HelpLinksChanged: 'links',
  MailSenderChanged: 'sender',
  WorkingHoursChanged: 'hours',
  SecondPersonRulesChanged: 'approvals',
  HolidayAdded: 'holidays',
  HolidayRemoved: 'holidays',
  SynonymAdded: 'synonyms',
  SynonymRemoved: 'synonyms',
  MailTextChanged: 'mailTexts',
}

/** Which part of the settings an event changed. */
export const sectionOf = (type: string): (typeof shownSections)[number] => present(lookUp(sectionsByEvent, type))

const limitText = (limit: unknown): string => {
  if (limit === null) return say('off')
  return limit === 0 ? say('always') : say('over {0}', String(limit))
}

/** The sides of a change as its history shows them. */
export const shownSide = (type: string, side: Side): Side =>
  type !== 'SecondPersonRulesChanged' || side === null
    ? side
    : Object.fromEntries(Object.entries(side).map(([field, limit]) => [field, limitText(limit)]))

type Side = Readonly<Record<string, unknown>> | null

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value !== 'object') return String(value)
  return Object.values(value)
    .flatMap((part) => textOf(part) ?? [])
    .join(' ')
}

/** What differs between both sides, by field. */
export const fieldChanges = (before: Side, after: Side) =>
  Object.keys({ ...before, ...after })
    .map((field) => ({ field, before: textOf(before?.[field]), after: textOf(after?.[field]) }))
    .filter((change) => change.before !== change.after)
