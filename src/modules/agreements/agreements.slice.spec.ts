import { afterAll, expect, test } from 'vitest'

import { listRegistrations } from '#modules/catalogue/contract.ts'
import { files } from '#modules/files/module.ts'
import { agreementRequests } from '#projections/agreement_requests.ts'
import { startTrading } from '#tests/trading.ts'
import { uploadedBy } from '#tests/uploads.ts'
import { downloadAgreement, listAgreementRequests, listAgreements, requestAgreement } from './contract.ts'
import { agreements } from './module.ts'
import {
  answerAgreementRequest,
  fileAgreement,
  listOfficeAgreementRequests,
  listOfficeAgreements,
  takeAgreementRequest,
} from './office-contract.ts'

const { portal, call, andina, nordmed, folic, world, done } = await startTrading({
  modules: [agreements, files],
  projections: [agreementRequests],
})
afterAll(() => portal.stop())

const quality = await world.person('Quinn', 'QUALITY', null)
const upload = uploadedBy(portal)
const ines = andina.procurement
const country = (id: string) => id as never
const states = async () =>
  (await done(listAgreementRequests, {}, ines)).map(({ country: { id }, state }) => `${id} ${state}`).toSorted()

const paper = async (more: object = {}) => ({
  distributorId: andina.id,
  type: 'DISTRIBUTOR' as const,
  countryId: country('co'),
  productCodes: ['PC-1001'],
  signedOn: '2026-03-12' as never,
  file: await upload(quality.jwt, 'agreements'),
  ...more,
})

test('a request goes from sent to signed or refused, one row per country', async () => {
  const wrong = await call(requestAgreement, { countriesIds: [] }, { jwt: ines.jwt })
  expect(wrong).toMatchObject({ status: 422, problem: { error: 'Error while requesting agreement' } })
  expect((await call(requestAgreement, { countriesIds: [country('co')] }, { jwt: andina.marketing.jwt })).status).toBe(
    403,
  )
  expect(await done(requestAgreement, { countriesIds: ['co', 'pe', 'ec'].map(country) }, ines)).toEqual({
    success: true,
  })
  await done(requestAgreement, { countriesIds: [country('co')] }, ines)
  expect(await states()).toEqual(['co SENT', 'ec SENT', 'pe SENT'])

  const of = (id: string) => ({ distributorId: andina.id, countryId: country(id) })
  await done(takeAgreementRequest, of('pe'), quality)
  const refusal = { ...of('ec'), outcome: 'REFUSED' as const }
  expect((await call(answerAgreementRequest, refusal, { jwt: quality.jwt })).status).toBe(422)
  await done(answerAgreementRequest, { ...refusal, note: 'No registration there yet' }, quality)
  await done(fileAgreement, await paper({ answersRequest: true }), quality)
  expect(await states()).toEqual(['co SIGNED', 'ec REFUSED', 'pe IN_PREPARATION'])
  const answered = (await done(listAgreementRequests, {}, ines)).find(({ state }) => state === 'REFUSED')
  expect(answered?.answer).toBe('No registration there yet')
  expect((await done(listOfficeAgreementRequests, {}, quality)).rows[0]).toMatchObject({
    state: 'IN_PREPARATION',
    distributor: { name: 'Andina Salud' },
  })
})

test('a newer version is in force, the one before is still there to be read', async () => {
  const [first] = await done(listAgreements, {}, ines)
  const newer = await paper({ signedOn: '2026-09-01', productCodes: ['PC-1001', 'PC-1002'], replaces: first?.id })
  await done(fileAgreement, newer, quality)
  const [agreement, ...others] = await done(listAgreements, {}, ines)
  expect(others).toEqual([])
  expect(agreement).toMatchObject({
    version: 2,
    date: '2026-09-01',
    productCode: 'PC-1001, PC-1002',
    countryName: 'Colombia',
    replaced: [{ version: 1, date: '2026-03-12' }],
  })
  const id = agreement?.id as never
  for (const version of [1, 2]) {
    expect((await call(downloadAgreement, { id, version }, { jwt: ines.jwt })).status).toBe(200)
    expect((await call(downloadAgreement, { id, version }, { jwt: nordmed.procurement.jwt })).status).toBe(404)
  }
  expect((await done(listOfficeAgreements, {}, quality)).total).toBe(1)
  const unknown = await call(fileAgreement, await paper({ productCodes: ['PC-9999'] }), { jwt: quality.jwt })
  expect(unknown.problem.errors).toEqual({ productCodes: 'No product has the code PC-9999' })
})

test('a registration names the agreement that it is sold under, to its own company', async () => {
  const inColombia = async (by: { jwt: string }) =>
    (await done(listRegistrations, {}, by)).filter((it) => it.product.id === folic.id)
  const own = (await inColombia(ines)).find(({ country: { id } }) => id === 'co')
  expect(own).toMatchObject({
    agreementType: 'DISTRIBUTOR',
    agreementDocument: expect.stringContaining('/versions/2/'),
  })
  for (const { agreementType } of await inColombia(nordmed.procurement)) expect(agreementType).toBeNull()
})
