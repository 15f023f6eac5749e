import { afterAll, beforeAll, expect, test } from 'vitest'

import { listNotifications } from '#modules/notifications/contract.ts'
import { modules, projections } from '#portal'
import { company } from '#tests/people.ts'
import { startPortal, type TestPortal } from '#tests/portal.ts'
import { trade } from '#tests/trade.ts'

import { changeCompany } from './contract.ts'
import {
  confirmDataChange,
  explainOwnData,
  ownDataChange,
  questionDataChange,
  showDataChange,
} from './data-change-contract.ts'
import { listVettingQueue } from './desk/vetting-contract.ts'

let portal: TestPortal
let world: Awaited<ReturnType<typeof trade>>
beforeAll(async () => {
  portal = await startPortal({ modules, projections })
  world = await trade(portal)
})
afterAll(() => portal.stop())

const news = async (person: { jwt: string }) => {
  await portal.settle()
  return (await world.done(listNotifications, {}, person)).map(({ type }) => type)
}

test('what an active company changes is seen by QUALITY with before and after, questioned, answered and confirmed', async () => {
  const andina = await world.company('Andina Salud', ['co'], 'Ines', 'Mateo')
  const { procurement: buyer, marketing: reader, id: distributorId } = andina
  const quality = await world.person('Mira', 'QUALITY', null)
  const sales = await world.person('Sofia', 'SALES', null)
  const waits = async () =>
    (await world.done(listVettingQueue, {}, quality)).files.find(({ id }) => id === distributorId)
  const data = { ...company('Andina Salud'), email: 'hello@ines.example' }

  await world.done(changeCompany, { ...data, phone: '+57 1 555 02 22' }, buyer)
  expect(await world.done(ownDataChange, {}, buyer), 'a telephone is nothing to vet').toBeNull()
  expect(await waits()).toBeUndefined()

  await world.done(changeCompany, { ...data, organizationName: 'Andina Group', city: 'Cali' }, buyer)
  expect(await waits()).toMatchObject({ state: 'ACTIVE', dataChanged: true, inReview: 0 })
  const seen = await world.done(showDataChange, { distributorId }, quality)
  expect(seen).toMatchObject({
    changedBy: 'Ines Restrepo',
    waitsFor: 'QUALITY',
    fields: [
      { field: 'organizationName', before: 'Andina Salud', after: 'Andina Group' },
      { field: 'city', before: 'Capital', after: 'Cali' },
    ],
  })
  expect(await news(quality)).toContain('COMPANY_DATA_CHANGED')

  const where = { distributorId }
  const question = { ...where, text: 'Which register shows the new name?' }
  expect((await portal.call(questionDataChange, question, { jwt: sales.jwt })).status).toBe(403)
  await world.done(questionDataChange, question, quality)
  expect(await waits(), 'it waits for the company').toBeUndefined()
  expect(await world.done(ownDataChange, {}, reader)).toMatchObject({
    question: question.text,
    waitsFor: 'DISTRIBUTOR',
  })
  expect(await news(buyer)).toContain('COMPANY_DATA_QUESTION')
  expect((await portal.call(explainOwnData, { text: 'No' }, { jwt: reader.jwt })).status).toBe(403)
  await world.done(explainOwnData, { text: 'The chamber of commerce, since May' }, buyer)
  expect((await portal.call(explainOwnData, { text: 'Once more' }, { jwt: buyer.jwt })).status).toBe(409)
  expect(await waits()).toMatchObject({ dataChanged: true })

  await world.done(changeCompany, { ...data, organizationName: 'Andina Group', city: 'Medellín' }, buyer)
  const stale = await portal.call(confirmDataChange, { ...where, seen: seen!.seen }, { jwt: quality.jwt })
  expect([stale.status, stale.problem.error]).toEqual([409, 'The company has changed its data again meanwhile'])
  const now = await world.done(showDataChange, where, quality)
  await world.done(confirmDataChange, { ...where, seen: now!.seen }, quality)
  expect(await world.done(showDataChange, where, quality)).toBeNull()
  expect(await waits()).toBeUndefined()
})
