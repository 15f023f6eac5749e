import { expect, test } from 'vitest'

import { suggestedFor } from './suggested.ts'

type SuggestionCompany = Parameters<typeof suggestedFor>[0]
const company = (id: string, more: Partial<SuggestionCompany> = {}): SuggestionCompany => ({
  ...{ id, countryId: 'pe', countryIds: [], region: null, salesRepresentativeId: null },
  ...more,
})
const of = (countryId: string, region: string, salesRepresentativeId: string) => ({
  ...{ countryId, countryIds: [countryId], region, salesRepresentativeId },
})
const active = new Set(['sofia', 'henri'])
const applicant = company('new')

test('a company begins with its own country, and with the region and the representative of others there', () => {
  const others = [
    company('a', of('pe', 'Andes', 'sofia')),
    company('b', of('pe', 'Andes', 'left')),
    company('c', of('no', 'Europe', 'henri')),
  ]
  expect(suggestedFor(applicant, [applicant, ...others], active)).toEqual({
    ...{ region: 'Andes', countryIds: ['pe'], representativeId: 'sofia' },
  })
})

test('where no one represents us there, it is who does in the region', () => {
  const others = [company('a', of('pe', 'Andes', 'left')), company('b', of('co', 'Andes', 'henri'))]
  expect(suggestedFor(applicant, others, active)).toMatchObject({ region: 'Andes', representativeId: 'henri' })
})

test('what was set stays, and without others nothing is guessed', () => {
  const set = company('new', of('pe', 'South', 'henri'))
  const other = company('a', of('pe', 'Andes', 'sofia'))
  expect(suggestedFor(set, [other], active)).toMatchObject({ region: 'South', representativeId: 'henri' })
  expect(suggestedFor(applicant, [applicant], active)).toEqual({
    ...{ region: null, countryIds: ['pe'], representativeId: null },
  })
})
