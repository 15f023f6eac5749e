import { describe, expect, test } from 'vitest'

import type { CountryId } from '#modules/catalogue/events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { givenFor } from '#tests/given.ts'

import * as companies from './distributor.ts'
import { distributor } from './distributor.ts'
import {
  CompanyChanged,
  CompanyDataConfirmed,
  CompanyDataExplained,
  CompanyDataQuestioned,
  CompanyLanguageChosen,
  DistributorActivated,
  type DistributorEvent,
  type DistributorId,
  DistributorRegistered,
  DistributorResumed,
  DistributorSuspended,
  LoyaltyGroupAssigned,
  SalesRepresentativeAssigned,
  TerritoryAssigned,
} from './events.ts'

const distributorId = '01900000-0000-7000-8000-00000000000a' as DistributorId
const sealed = `sealed:1:${distributorId}:aaaa:bbbb` as Sealed
const given = (...happened: DistributorEvent[]) => givenFor(distributorId, distributor, ...happened)

const company: companies.Company = {
  organizationName: 'Andina Salud',
  address: 'Carrera 7 # 71-21',
  address2: null,
  zipCode: '110231',
  city: 'Bogotá',
  countryId: 'co' as CountryId,
  email: sealed,
  phone: sealed,
  contactName: null,
  contactPhone: null,
}
const registered = DistributorRegistered.make({ distributorId, ...company })
const territory = { region: 'Andes', countryIds: ['co', 'pe'] as CountryId[] }
const assigned = TerritoryAssigned.make({ distributorId, ...territory })
const evidence = [
  { documentId: '01900000-0000-7000-8000-00000000000c', version: 2, type: 'MEMORANDUM', sha256: 'ab'.repeat(32) },
]
const activated = DistributorActivated.make({ distributorId, evidence })
const suspended = DistributorSuspended.make({ distributorId })

describe('a company', () => {
  test('is pending once it is registered', () => {
    given().when(companies.register(company)).records(registered)
    expect(given(registered).state.state).toBe('PENDING')
  })

  test('is activated when its territory is known', () => {
    given(registered)
      .when(companies.activate(evidence))
      .refuses('Set the region and the countries of this account before activating it')
    given(registered, assigned).when(companies.activate(evidence)).records(activated)
    given(registered, assigned, activated)
      .when(companies.activate(evidence))
      .refuses('This account is already activated')
  })

  test('keeps the language of its screens, and chooses the same one once', () => {
    const spanish = CompanyLanguageChosen.make({ distributorId: distributorId, language: 'es' })
    given(registered).when(companies.chooseCompanyLanguage('es')).records(spanish)
    given(registered, spanish).when(companies.chooseCompanyLanguage('es')).records()
    given(registered).when(companies.chooseCompanyLanguage(null)).records()
  })

  test('is suspended and comes back', () => {
    given(registered, assigned, activated).when(companies.suspend).records(suspended)
    given(registered, assigned, activated, suspended)
      .when(companies.suspend)
      .refuses('This account is already suspended')
    given(registered, assigned, activated, suspended).when(companies.activate(evidence)).records(activated)
  })

  test('is again what it was before when its suspension ends', () => {
    const resumed = (state: 'PENDING' | 'ACTIVE') => DistributorResumed.make({ distributorId, state })
    given(registered, assigned, activated, suspended).when(companies.resume).records(resumed('ACTIVE'))
    given(registered, suspended).when(companies.resume).records(resumed('PENDING'))
    given(registered, assigned, activated).when(companies.resume).refuses('This account is not suspended')
    expect(given(registered, suspended, resumed('PENDING')).state.state).toBe('PENDING')
  })

  test('gets what it lacks with its activation, or is not activated at all', () => {
    const userId = '01900000-0000-7000-8000-00000000000b'
    const represented = SalesRepresentativeAssigned.make({ distributorId, userId })
    given(registered)
      .when(companies.activateWith({ evidence, territory, representativeId: userId }))
      .records(assigned, represented, activated)
    given(registered, assigned)
      .when(companies.activateWith({ evidence, territory: null, representativeId: null }))
      .records(activated)
    given(registered)
      .when(companies.activateWith({ evidence, territory: null, representativeId: userId }))
      .refuses('Set the region and the countries of this account before activating it')
  })

  test('has a territory of countries, each of them once', () => {
    given(registered)
      .when(companies.assignTerritory({ ...territory, countryIds: ['co', 'pe', 'co'] as CountryId[] }))
      .records(assigned)
    given(registered)
      .when(companies.assignTerritory({ ...territory, countryIds: ['co', 'any'] as CountryId[] }))
      .refuses('Choose countries from the list', { status: 422 })
  })

  test('records nothing when nothing changes', () => {
    const userId = '01900000-0000-7000-8000-00000000000b'
    const represented = SalesRepresentativeAssigned.make({ distributorId, userId })
    const grouped = LoyaltyGroupAssigned.make({ distributorId, group: 2 })
    given(registered).when(companies.assignSalesRepresentative(userId)).records(represented)
    given(registered, represented).when(companies.assignSalesRepresentative(userId)).records()
    given(registered).when(companies.assignLoyaltyGroup(null)).records()
    given(registered).when(companies.assignLoyaltyGroup(2)).records(grouped)
    given(registered, grouped).when(companies.assignLoyaltyGroup(2)).records()
    given(registered, grouped)
      .when(companies.assignLoyaltyGroup(null))
      .records(LoyaltyGroupAssigned.make({ distributorId, group: null }))
  })
})

describe('data that a company was vetted by', () => {
  const active = [registered, assigned, activated]
  const moved = { ...company, city: 'Cali' }
  const changed = CompanyChanged.make({ distributorId, ...moved })
  const questioned = CompanyDataQuestioned.make({ distributorId, words: sealed })
  const same = 'This company’s data is as it was when it was looked at last'

  test('is confirmed as it was seen, once', () => {
    const confirmed = CompanyDataConfirmed.make({ distributorId })
    given(...active, changed)
      .when(companies.confirmData(moved))
      .records(confirmed)
    given(...active, changed, confirmed)
      .when(companies.confirmData(moved))
      .refuses(same)
    given(...active, changed)
      .when(companies.confirmData(company))
      .refuses('The company has changed its data again meanwhile')
  })

  test('is no change where it is taken back, nor where only a telephone changed, nor before an activation', () => {
    const back = CompanyChanged.make({ distributorId, ...company })
    for (const happened of [
      [...active, changed, back],
      [...active, back],
      [registered, changed],
    ])
      given(...happened)
        .when(companies.questionData(sealed))
        .refuses(same)
  })

  test('is questioned, and answered once, or corrected', () => {
    given(...active, changed)
      .when(companies.questionData(sealed))
      .records(questioned)
    const explained = CompanyDataExplained.make({ distributorId, words: sealed })
    const none = 'There is no question about your company’s data any more'
    given(...active, changed, questioned)
      .when(companies.explainData(sealed))
      .records(explained)
    given(...active, changed, questioned, explained)
      .when(companies.explainData(sealed))
      .refuses(none)
    given(...active, changed, questioned, changed)
      .when(companies.explainData(sealed))
      .refuses(none)
  })

  test('stops nothing: the company stays active', () =>
    expect(given(...active, changed, questioned).state.state).toBe('ACTIVE'))
})
