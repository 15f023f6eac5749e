import { lookUp } from '#platform/records.ts'
import { present } from '#platform/typed.ts'
import type { Section, SettingsEvent } from './events.ts'

const sectionsByEvent: Readonly<Record<SettingsEvent['type'], Section | 'holidays' | 'synonyms'>> = {
  BrandChanged: 'brand',
  ContactsChanged: 'contacts',
  HelpLinksChanged: 'links',
  MailSenderChanged: 'sender',
  WorkingHoursChanged: 'hours',
  HolidayAdded: 'holidays',
  HolidayRemoved: 'holidays',
  SynonymAdded: 'synonyms',
  SynonymRemoved: 'synonyms',
}

/** Which part of the settings an event changed. */
export const sectionOf = (type: string): Section | 'holidays' | 'synonyms' => present(lookUp(sectionsByEvent, type))

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
