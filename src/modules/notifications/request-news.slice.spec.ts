import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestAvailability, requestLabel } from '#modules/catalogue/contract.ts'
import type { CountryId, ProductId } from '#modules/catalogue/events.ts'
import { answerProductRequest } from '#modules/catalogue/request-contract.ts'
import { unchecked } from '#platform/typed.ts'
import { modules, projections } from '#portal'
import { startPortal, type TestPortal } from '#tests/portal.ts'
import { trade } from '#tests/trade.ts'
import { listNotifications } from './contract.ts'

let portal: TestPortal
let world: Awaited<ReturnType<typeof trade>>

const newsFor = async (person: { jwt: string }) => {
  await portal.settle()
  return (await world.done(listNotifications, {}, person)).map(({ type, content, link }) => [type, content, link])
}

beforeAll(async () => {
  portal = await startPortal({ modules, projections })
  world = await trade(portal)
})
afterAll(() => portal.stop())

test('staff are notified of requests for products and labels, and only their company of the answers', async () => {
  const andina = await world.company('Andina Salud', ['co'], 'Ines', 'Mateo')
  const nordmed = await world.company('NordMed', ['no'], 'Ola', 'Kari')
  const sales = await world.person('Sofia', 'SALES', null)
  const operations = await world.person('Jonas', 'OPERATIONS', null)
  const quality = await world.person('Mira', 'QUALITY', null)
  const folic = unchecked<{ id: ProductId }>(await world.product('Folic acid', ['co']))
  const iron = unchecked<{ id: ProductId }>(await world.product('Iron', ['no']))

  await world.done(requestAvailability, { id: iron.id }, andina.procurement)
  await world.done(requestLabel, { id: folic.id, countryId: 'co' as CountryId }, andina.marketing)
  const queue = (of: string) => `/office/requests?request=${encodeURIComponent(`${andina.id}:${of}`)}`
  for (const staff of [sales, operations])
    expect(await newsFor(staff)).toEqual([
      ['LABEL_REQUEST', 'Andina Salud sent a request: Label of Folic acid, Colombia.', queue(`${folic.id}:co`)],
      ['PRODUCT_REQUEST', 'Andina Salud sent a request: Availability of Iron.', queue(iron.id)],
    ])

  const ofAndina = { distributorId: andina.id, answer: 'The new artwork is published.' }
  const label = { productId: folic.id, countryId: 'co' as CountryId, outcome: 'DONE' } as const
  await world.done(answerProductRequest, { ...ofAndina, ...label }, operations)
  const availability = { productId: iron.id, countryId: null, outcome: 'REFUSED', answer: 'Not this year.' } as const
  await world.done(answerProductRequest, { ...ofAndina, ...availability }, sales)
  const answers = [
    ['REQUEST_ANSWERED', 'Your request for Iron was refused: Not this year.', `/product/${iron.id}`],
    [
      'REQUEST_ANSWERED',
      'Your request for a new label for Folic acid in Colombia was fulfilled: The new artwork is published.',
      `/product/${folic.id}`,
    ],
  ]
  for (const person of [andina.procurement, andina.marketing])
    expect((await newsFor(person)).filter(([type]) => type === 'REQUEST_ANSWERED')).toEqual(answers)
  for (const other of [nordmed.procurement, quality])
    expect((await newsFor(other)).filter(([type]) => /REQUEST/.test(type as string))).toEqual([])
})
