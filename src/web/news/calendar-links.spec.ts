import { expect, test } from 'vitest'

import type { Day } from '#platform/event.ts'
import { googleLink, outlookLink } from './calendar-links.ts'

const event = {
  title: 'Congress & fair',
  description: 'Stand B12',
  date: '2026-12-30' as Day,
  endDate: '2026-12-31' as Day,
  location: { name: 'Cape Town' },
}

test('calendars are given whole days, the end being the day after', () => {
  expect(new URL(googleLink(event)).searchParams.get('dates')).toBe('20261230/20270101')
  const { endDate: _, ...oneDay } = event
  expect(new URL(googleLink(oneDay)).searchParams.get('dates')).toBe('20261230/20261231')
  const outlook = new URL(outlookLink(event)).searchParams
  expect([outlook.get('startdt'), outlook.get('enddt'), outlook.get('allday')]).toEqual([
    '2026-12-30',
    '2027-01-01',
    'true',
  ])
})

test('what is said of the event goes along whole', () => {
  expect(new URL(googleLink(event)).searchParams.get('text')).toBe('Congress & fair')
  expect(new URL(outlookLink(event)).searchParams.get('location')).toBe('Cape Town')
})
