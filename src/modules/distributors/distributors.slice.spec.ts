import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { distributorOf } from '#projections/distributors.ts'
import { approveFile } from '#tests/company-file.ts'
import { company } from '#tests/people.ts'
import { type PeoplePortal, startWithPeople } from '#tests/people-portal.ts'
import {
  activateDistributor,
  assignLoyaltyGroup,
  assignSalesRepresentative,
  assignTerritory,
  changeCompany,
  currentDistributor,
  registerDistributor,
  suspendDistributor,
} from './contract.ts'
import { listRegions, showCompany } from './desk/desk-contract.ts'
import type { DistributorId } from './events.ts'

let { portal, admin, joins, pair } = {} as PeoplePortal
let cast: Awaited<ReturnType<PeoplePortal['pair']>>

beforeAll(async () => {
  ;({ portal, admin, joins, pair } = await startWithPeople())
})
beforeEach(async () => {
  cast = await pair()
})
afterAll(() => portal.stop())

describe('a company', () => {
  test('changes its own data, by PROCUREMENT, and sees it at once', async () => {
    const { ours, theirs } = cast
    const answered = await portal.call(changeCompany, { ...company('Renamed', 'pe'), contactName: null }, ours)
    expect(answered.body).toMatchObject({ success: true, country: { id: 'pe', name: 'Peru' } })
    expect((await portal.call(currentDistributor, {}, ours)).body).toMatchObject({
      organizationName: 'Renamed',
      countryId: 'pe',
      contactName: null,
    })
    expect((await portal.call(currentDistributor, {}, theirs)).body.organizationName).not.toBe('Renamed')
    const wrong = await portal.call(changeCompany, { ...company('Renamed'), email: 'none' }, ours)
    expect(wrong).toMatchObject({
      status: 422,
      problem: { error: 'Company email invalid', errors: { email: expect.any(String) } },
    })
  })

  test('cannot take the e-mail of another company, and keeps its own', async () => {
    const { ours, theirs } = cast
    const ownName = (await portal.call(currentDistributor, {}, ours)).body.organizationName
    const { email } = (await portal.call(currentDistributor, {}, theirs)).body
    await portal.settle()
    for (const taken of [email, email.toUpperCase(), `\u200b${email}`])
      expect(await portal.call(changeCompany, { ...company(ownName), email: taken }, ours)).toMatchObject({
        status: 409,
        problem: { error: 'This email is already used', errors: { email: 'This email is already used' } },
      })
    expect((await portal.call(changeCompany, { ...company(ownName), city: 'Elsewhere' }, ours)).status).toBe(200)
  })

  test('is activated by QUALITY with its territory, and represented by SALES', async () => {
    const { ours, theirs } = cast
    const quality = await portal.as('QUALITY')
    const stateOf = async (id: DistributorId) => (await distributorOf(portal.node.services.db, id))?.state
    const early = await portal.call(activateDistributor, { id: ours.id }, quality)
    expect(early).toMatchObject({ status: 409, problem: { missing: expect.arrayContaining(['Memorandum']) } })
    await approveFile(portal, ours.id)
    expect((await portal.call(activateDistributor, { id: ours.id }, quality)).status).toBe(409)

    const sales = await joins(`sales-${ours.id}@partnercare.example`, null, 'SALES')
    const territory = { id: ours.id, region: 'Andes', countryIds: ['co', 'pe'] as never }
    for (const answered of [
      await portal.call(assignTerritory, territory, quality),
      await portal.call(assignSalesRepresentative, { id: ours.id, userId: sales }, quality),
      await portal.call(activateDistributor, { id: ours.id }, quality),
      await portal.call(assignLoyaltyGroup, { id: ours.id, group: 1 }, await portal.as('SALES')),
    ])
      expect(answered).toMatchObject({ status: 200, body: { success: true } })

    expect([await stateOf(ours.id), await stateOf(theirs.id)]).toEqual(['ACTIVE', 'PENDING'])
    expect((await portal.call(currentDistributor, {}, ours)).body).toMatchObject({
      state: 'ACTIVE',
      region: 'Andes',
      countries: [{ id: 'co' }, { id: 'pe' }],
      loyaltyProgramGroup: 1,
    })
    expect((await portal.call(showCompany, { id: ours.id }, quality)).body).toMatchObject({
      state: 'ACTIVE',
      salesRepresentativeId: sales,
      email: expect.stringContaining('@'),
    })
    expect((await portal.call(listRegions, {}, quality)).body).toContain('Andes')

    await portal.call(suspendDistributor, { id: ours.id, reason: 'Unpaid invoices' }, quality)
    expect(await stateOf(ours.id)).toBe('SUSPENDED')
    const { rows } = await portal.owner.query('select reason from es.commit where reason is not null')
    expect(rows).toEqual([{ reason: 'Unpaid invoices' }])
  })

  test('is represented by active people of sales only', async () => {
    const quality = await portal.as('QUALITY')
    const { ours } = cast
    const analyst = await joins(`analyst-${ours.id}@partnercare.example`, null, 'ANALYST')
    for (const userId of [analyst, ours.id])
      expect(await portal.call(assignSalesRepresentative, { id: ours.id, userId }, quality)).toMatchObject({
        status: 422,
        problem: { errors: { userId: 'Please choose an active person of sales' } },
      })
  })

  test('is registered by ADMIN only, complete, and not there until it is', async () => {
    expect((await portal.call(registerDistributor, company('Refused'), cast.ours)).status).toBe(403)
    expect((await portal.call(registerDistributor, company('Refused'), await portal.as('SALES'))).status).toBe(403)
    const { phone: _phone, ...incomplete } = company('Refused')
    expect(await portal.call(registerDistributor, incomplete, admin)).toMatchObject({
      status: 422,
      problem: { error: 'Missing mandatory fields' },
    })
    const nowhere = { id: '01900000-0000-7000-8000-000000000000', group: 2 as const }
    expect((await portal.call(assignLoyaltyGroup, nowhere, admin)).status).toBe(404)
  })
})
