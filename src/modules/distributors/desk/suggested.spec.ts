import { expect, test } from 'vitest'

import { type RegionShare, suggestedFor } from './suggested.ts'

const share = (region: string, representativeId: string, there: boolean, companies = 1): RegionShare => ({
  ...{ region, representativeId, there, companies },
})
const active = new Set(['sofia', 'henri'])
const applicant = { countryId: 'pe', countryIds: [], region: null, salesRepresentativeId: null }

test('a company begins with its own country, and with the region and the representative of others there', () => {
  const shares = [
    share('Andes', 'sofia', true),
    share('Andes', 'left', true, 3),
    share('South', 'henri', true),
    share('Europe', 'henri', false, 9),
  ]
  expect(suggestedFor(applicant, shares, active)).toEqual({
    ...{ region: 'Andes', countryIds: ['pe'], representativeId: 'henri' },
  })
  expect(suggestedFor(applicant, [...shares, share('Andes', 'sofia', true)], active)).toMatchObject({
    representativeId: 'sofia',
  })
})

test('where no one represents us there, it is who does in the region', () => {
  const shares = [share('Andes', 'left', true), share('Andes', 'henri', false), share('South', 'sofia', false, 5)]
  expect(suggestedFor(applicant, shares, active)).toMatchObject({ region: 'Andes', representativeId: 'henri' })
})

test('what was set stays, and without others nothing is guessed', () => {
  const set = { countryId: 'pe', countryIds: ['pe'], region: 'South', salesRepresentativeId: 'henri' }
  expect(suggestedFor(set, [share('Andes', 'sofia', true)], active)).toMatchObject({
    ...{ region: 'South', representativeId: 'henri' },
  })
  expect(suggestedFor(applicant, [], active)).toEqual({
    ...{ region: null, countryIds: ['pe'], representativeId: null },
  })
})
