import { expect, test } from 'vitest'

import { isTimeZone } from '#platform/time/time-zone.ts'
import { countries } from './countries.ts'
import type { CountryId } from './events.ts'
import { mainTimeZone } from './time-zones.ts'

const zoneOf = (id: string) => mainTimeZone(id as CountryId)

test('every country has a time zone of its own', () => {
  const without = countries.filter(({ id }) => id !== 'any' && (!isTimeZone(zoneOf(id)) || zoneOf(id) === 'UTC'))
  expect(without).toEqual([])
})

test('a country with several has the one of its main place of business', () =>
  expect(['co', 'nz', 'us', 'br', 'ke', 'any'].map(zoneOf)).toEqual([
    'America/Bogota',
    'Pacific/Auckland',
    'America/New_York',
    'America/Sao_Paulo',
    'Africa/Nairobi',
    'UTC',
  ]))
