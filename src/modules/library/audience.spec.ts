import { expect, test } from 'vitest'
import { isForPerson, type Person } from './audience.ts'
import type { Audience } from './events.ts'

const everybody: Audience = { regions: [], countryIds: [], roles: [] }
const person: Person = { role: 'MARKETING', region: 'Africa', countryIds: ['ke', 'ug'], loyaltyGroup: 2 }
const seen = (audience: Partial<Audience>, who: Partial<Person> = {}) =>
  isForPerson({ ...everybody, ...audience }, { ...person, ...who })

test.each<[string, Partial<Audience>, Partial<Person>, boolean]>([
  ['no one is left out', {}, {}, true],
  ['a region', { regions: ['Africa'] }, {}, true],
  ['another region', { regions: ['Europe'] }, {}, false],
  ['a region of a company that has none', { regions: ['Europe'] }, { region: null }, false],
  ['one of its countries', { countryIds: ['ug', 'tz'] as never }, {}, true],
  ['other countries', { countryIds: ['tz'] as never }, {}, false],
  ['a role', { roles: ['PROCUREMENT'] }, {}, false],
  ['a group of the loyalty programme', { groups: [2] }, {}, true],
  ['another group', { groups: [1] }, {}, false],
  ['a group, of a company outside of the programme', { groups: [1, 2] }, { loyaltyGroup: null }, false],
  ['all of it', { regions: ['Africa'], countryIds: ['ke'] as never, roles: ['MARKETING'], groups: [1, 2] }, {}, true],
])('%s', (_, audience, who, answer) => expect(seen(audience, who)).toBe(answer))
