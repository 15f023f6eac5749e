import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Day, Moment } from '#platform/event.ts'
import { type CalendarEntry, calendarFile } from './calendar-file.ts'

const entry: CalendarEntry = {
  id: 'congress',
  title: 'Congress',
  description: 'Stand B12',
  startsOn: '2036-05-10' as Day,
  endsOn: null,
  cancelled: false,
  sequence: 0,
  changedAt: '2036-01-01T00:00:00.000Z' as Moment,
}
const about = { name: 'Portal', product: 'Events', domain: 'portal.example', url: 'https://portal.example/events' }
const file = (changes: Partial<CalendarEntry> = {}) => calendarFile([{ ...entry, ...changes }], about).toString()

test('a whole day is no time that is taken', () => {
  expect(file()).toContain('TRANSP:TRANSPARENT\r\n')
  expect(file()).toContain('DTSTART;VALUE=DATE:20360510\r\n')
  expect(file()).toContain('DTEND;VALUE=DATE:20360511\r\n')
})

test('every line ends in CRLF, the last one too, whatever the texts are', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab\r\n,;é '.split('')), maxLength: 40 })
  fc.assert(
    fc.property(text, text, (title, description) => {
      const written = file({ title, description })
      expect(written.endsWith('END:VCALENDAR\r\n')).toBe(true)
      expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    }),
  )
})
