import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { distributors as distributorsModule } from '#modules/distributors/module.ts'
import { identity } from '#modules/identity/module.ts'
import { cents, percent } from '#platform/money.ts'
import { unchecked } from '#platform/typed.ts'
import { addresses } from '#projections/addresses.ts'
import { agreements } from '#projections/agreements.ts'
import { categories } from '#projections/categories.ts'
import { distributors } from '#projections/distributors.ts'
import { labels } from '#projections/labels.ts'
import { officeRequests } from '#projections/office_requests.ts'
import { productRequests } from '#projections/product_requests.ts'
import { productViews } from '#projections/product_views.ts'
import { products } from '#projections/products.ts'
import { users } from '#projections/users.ts'
import { pdfPages } from '#tests/pdf-text.ts'
import { startPortal, type TestPortal } from '#tests/portal.ts'
import { trade } from '#tests/trade.ts'

import {
  downloadCatalogue,
  downloadLabel,
  downloadSheet,
  findProductByCode,
  listCategories,
  listCountries,
  listProducts,
  listRegistrations,
  listRelatedProducts,
  listSubCategories,
  listViews,
  recordView,
  requestAvailability,
  requestLabel,
  showPicture,
  showProduct,
} from './contract.ts'
import type { CountryId, ProductId, RegistrationId } from './events.ts'
import { catalogue } from './module.ts'
import { priceRegistration, publishLabel } from './office-contract.ts'
import { answerProductRequest, listOwnRequests, listProductRequests } from './request-contract.ts'

type Trade = Awaited<ReturnType<typeof trade>>
type Product = { id: ProductId; in: (countryId: string) => RegistrationId }

let portal: TestPortal
let call: TestPortal['call']
let world: Trade
let andina: Awaited<ReturnType<Trade['company']>>
let nordmed: Awaited<ReturnType<Trade['company']>>
let operations: Awaited<ReturnType<Trade['person']>>
let sales: Awaited<ReturnType<Trade['person']>>
/** Folic acid is sold in Colombia, Peru and Norway, iron in Norway only, the test nowhere. */
let [folic, iron] = unchecked<[Product, Product]>([])

const product = async (...args: Parameters<Trade['product']>) => unchecked<Product>(await world.product(...args))
const seen = async (it: Product, by: { jwt: string }) => world.done(showProduct, { id: it.id }, by)
const label = (code: string) => ({ kind: 'SECONDARY_PACKAGING' as const, name: 'Carton', code, file: null })

beforeAll(async () => {
  portal = await startPortal({
    modules: [identity, distributorsModule, catalogue],
    projections: [
      users,
      distributors,
      addresses,
      categories,
      products,
      productViews,
      productRequests,
      officeRequests,
      agreements,
      labels,
    ],
  })
  call = portal.call
  world = await trade(portal)
  andina = await world.company('Andina Salud', ['co', 'pe'], 'Ines', 'Mateo')
  nordmed = await world.company('NordMed', ['no'], 'Ola', 'Kari')
  operations = await world.person('Jonas', 'OPERATIONS', null)
  sales = await world.person('Sofia', 'SALES', null)
  folic = await product('Folic acid', ['co', 'pe', 'no'])
  iron = await product('Iron', ['no'])
  await product('Test strips', ['ke'], world.tests)
  await world.done(priceRegistration, { id: folic.in('no'), price: cents(77_777), discount: percent(0) }, operations)
  await world.done(publishLabel, { id: folic.in('co'), ...label('FOLIC-CO-01') }, operations)
})
afterAll(() => portal.stop())

describe('the portfolio', () => {
  test('shows each distributor the prices of its own countries and no other', async () => {
    const forAndina = await world.done(listProducts, {}, andina.marketing)
    const forNordmed = await world.done(listProducts, {}, nordmed.procurement)

    const folicAcid = forAndina.find(({ id }) => id === folic.id)
    expect(folicAcid).toMatchObject({ available: true, minPrice: 1_125, price: 1_250, discount: 10 })
    expect(folicAcid?.registrations?.map(({ country }) => country.code)).toEqual(['CO', 'PE'])
    expect(forAndina.find(({ id }) => id === iron.id)).toMatchObject({
      available: false,
      minPrice: null,
      registrations: [],
    })
    expect(JSON.stringify(forAndina)).not.toMatch(/77777|Norway/)

    expect(forNordmed.find(({ id }) => id === folic.id)).toMatchObject({ minPrice: 77_777 })
    expect(JSON.stringify(forNordmed)).not.toMatch(/Colombia|FOLIC-CO-01/)
  })

  test('says with a registration in what its product is ordered', async () => {
    const registrations = await world.done(listRegistrations, {}, andina.marketing)
    expect(registrations.find(({ product: { id } }) => id === folic.id)?.product).toMatchObject({
      name: 'Folic acid',
      minimumOrderQuantity: 10,
      orderQuantityStep: 5,
      packagings: [{ id: expect.any(String), name: 'Box of 30', units: 30 }],
    })
  })

  test.each([
    ['one product', () => call(showProduct, { id: folic.id }, { jwt: andina.procurement.jwt })],
    ['by its code', () => call(findProductByCode, { code: 'MBD-1001' }, { jwt: andina.procurement.jwt })],
    ['related to another', () => call(listRelatedProducts, { id: iron.id }, { jwt: andina.procurement.jwt })],
    ['as registrations', () => call(listRegistrations, {}, { jwt: andina.procurement.jwt })],
  ])('hides foreign prices: %s', async (_, ask) => {
    const { status, body } = await ask()
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain(folic.id)
    expect(JSON.stringify(body)).not.toMatch(/77777|Norway/)
  })

  test('shows visitors the products without prices, discounts, registrations and labels', async () => {
    const { status, body } = await call(listProducts, {})
    expect(status).toBe(200)
    expect(body.map(({ name }) => name)).toEqual(expect.arrayContaining(['Folic acid', 'Iron', 'Test strips']))
    expect(JSON.stringify(body)).not.toMatch(/rice|discount|registrations|label|available/)
  })

  test('shows staff every country', async () => {
    expect((await seen(folic, sales)).registrations).toHaveLength(3)
  })

  test('knows its categories and every country, ANY_COUNTRY last', async () => {
    expect((await call(listCategories, {})).body.map(({ name }) => name)).toEqual(['Prenatal care'])
    expect((await call(listSubCategories, {})).body).toMatchObject([
      { name: 'Vitamins', productCategory: { name: 'Prenatal care' } },
      { name: 'Tests', productCategory: { name: 'Prenatal care' } },
    ])
    expect((await call(listCountries, {})).body.at(-1)?.code).toBe('ANY_COUNTRY')
  })

  test('says 404 for what is not there', async () => {
    const nowhere = '01900000-0000-7000-8000-000000000000' as ProductId
    expect((await call(showProduct, { id: nowhere })).status).toBe(404)
    expect((await call(showProduct, { id: 'x' as ProductId })).status).toBe(404)
    expect((await call(findProductByCode, { code: 'MBD-0' })).status).toBe(404)
    expect((await call(listRelatedProducts, { id: nowhere })).status).toBe(404)
  })
})

describe('what a distributor wants', () => {
  test('requested once, a product stays requested, by that distributor', async () => {
    const { body } = await call(requestAvailability, { id: iron.id }, { jwt: andina.marketing.jwt })
    expect(body).toEqual({ success: true, message: 'Your request has been saved.' })
    await world.done(requestAvailability, { id: iron.id }, andina.procurement)

    expect((await seen(iron, andina.procurement)).requested).toBe(true)
    expect((await seen(iron, nordmed.procurement)).requested).toBe(false)
    const recorded = await portal.owner.query(`select data from es.event where type = 'AvailabilityRequested'`)
    expect(recorded.rows).toEqual([{ data: { distributorId: andina.id, productId: iron.id } }])
  })

  test('what is available cannot be requested, and visitors cannot request', async () => {
    const { status, problem } = await call(requestAvailability, { id: folic.id }, { jwt: andina.procurement.jwt })
    expect({ status, problem }).toMatchObject({
      status: 409,
      problem: { success: false, message: 'This product is available in your region' },
    })
    expect((await call(requestAvailability, { id: iron.id })).status).toBe(401)
    expect((await call(requestAvailability, { id: iron.id }, { jwt: sales.jwt })).status).toBe(403)
  })

  test('a label is requested for a country of its own', async () => {
    const ask = (countryId: string, by: { jwt: string }) =>
      call(requestLabel, { id: folic.id, countryId: countryId as CountryId }, { jwt: by.jwt })
    expect((await ask('co', andina.marketing)).body).toEqual({ success: true })
    const [colombia, peru] = (await seen(folic, andina.procurement)).registrations ?? []
    expect([colombia?.labelRequested, peru?.labelRequested]).toEqual([true, false])
    expect(await ask('no', andina.marketing)).toMatchObject({
      status: 422,
      problem: { errors: { countryId: 'This product is not registered in this country' } },
    })
    expect((await ask('xx', andina.marketing)).status).toBe(422)
  })

  test('what is requested is in the queue of staff until it is answered, and its company reads the answer', async () => {
    const queue = async () => (await world.done(listProductRequests, {}, sales)).rows
    expect(
      (await queue()).map(({ kind, product: { name }, country, distributor, labelCode, status }) => [
        kind,
        name,
        country?.name,
        distributor.name,
        labelCode,
        status,
      ]),
    ).toEqual([
      ['AVAILABILITY', 'Iron', undefined, 'Andina Salud', null, 'OPEN'],
      ['LABEL', 'Folic acid', 'Colombia', 'Andina Salud', 'FOLIC-CO-01', 'OPEN'],
    ])
    expect((await queue()).map(({ requestedBy }) => requestedBy)).toEqual(['Mateo Restrepo', 'Mateo Restrepo'])

    const answer = { distributorId: andina.id, productId: iron.id, countryId: null, outcome: 'REFUSED' } as const
    const refuse = (by: { jwt: string }, sentence: string) =>
      call(answerProductRequest, { ...answer, answer: sentence }, { jwt: by.jwt })
    expect((await refuse(andina.procurement, 'Yes')).status).toBe(403)
    expect(await refuse(sales, ' ')).toMatchObject({ status: 422, problem: { errors: { answer: expect.any(String) } } })
    expect((await refuse(sales, 'It is not registered in Colombia')).status).toBe(200)
    expect(await refuse(operations, 'Another one')).toMatchObject({ status: 409 })

    expect((await queue()).map(({ status, answer: sentence, answeredBy }) => [status, sentence, answeredBy])).toEqual([
      ['OPEN', null, null],
      ['REFUSED', 'It is not registered in Colombia', 'Sofia Restrepo'],
    ])
    const own = await world.done(listOwnRequests, {}, andina.marketing)
    expect(own.map(({ kind, status, answer: sentence }) => [kind, status, sentence])).toEqual([
      ['LABEL', 'OPEN', null],
      ['AVAILABILITY', 'REFUSED', 'It is not registered in Colombia'],
    ])
    expect(await world.done(listOwnRequests, {}, nordmed.marketing)).toEqual([])
    expect((await seen(iron, andina.procurement)).requested).toBe(false)
    const { rows } = await portal.owner.query(
      `select data ->> 'answer' as answer from es.event where type = 'ProductRequestAnswered'`,
    )
    expect(rows).toEqual([{ answer: expect.stringMatching(/^sealed:1:/) }])
  })

  test('looks are kept for each distributor, the latest first', async () => {
    for (const it of [iron, folic]) await world.done(recordView, { productId: it.id }, andina.procurement)
    await world.done(recordView, { productId: iron.id }, nordmed.procurement)

    const ofAndina = await world.done(listViews, {}, andina.marketing)
    expect(ofAndina.map((view) => view.product.id)).toEqual([folic.id, iron.id])
    expect((await world.done(listViews, {}, nordmed.marketing)).map((view) => view.product.id)).toEqual([iron.id])
  })

  test('only its own people receive it live', () => {
    const mayHear = catalogue.topics?.interest as (context: { me: unknown }, rest: string) => boolean
    expect(mayHear({ me: andina.procurement }, andina.id)).toBe(true)
    expect(mayHear({ me: nordmed.procurement }, andina.id)).toBe(false)
    expect(mayHear({ me: sales }, andina.id)).toBe(false)
  })
})

describe('files made from the data', () => {
  const pdfOf = async (answer: Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>) => {
    const { status, body, headers } = await answer
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/pdf' })
    return body
  }

  test('everybody sees pictures and sheets', async () => {
    const picture = await call(showPicture, { id: folic.id })
    expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml; charset=utf-8' } })
    expect(String(picture.body)).toMatch(/^<svg/)
    await pdfOf(call(downloadSheet, { id: folic.id }))
  })

  test('a label is for those who may sell there', async () => {
    const { label: shown } = (await seen(folic, andina.procurement)).registrations?.[0] ?? {}
    expect(shown).toMatchObject({ code: 'FOLIC-CO-01', file: `/api/registrations/${folic.in('co')}/label.pdf` })
    await pdfOf(call(downloadLabel, { id: folic.in('co') }, { jwt: andina.marketing.jwt }))
    expect((await call(downloadLabel, { id: folic.in('co') }, { jwt: nordmed.marketing.jwt })).status).toBe(404)
    expect((await call(downloadLabel, { id: folic.in('pe') }, { jwt: andina.marketing.jwt })).status).toBe(404)
    expect((await call(downloadLabel, { id: folic.in('co') })).status).toBe(401)
  })

  test('the catalogue has the prices of its reader', async () => {
    const read = async (jwt?: string) => {
      const answer = await portal.node.app.inject({
        method: 'GET',
        url: `/api${downloadCatalogue.path}`,
        headers: jwt === undefined ? {} : { authorization: jwt },
      })
      return pdfPages(answer.rawPayload).join('\n')
    }
    const [forAndina, forNordmed, forVisitors] = [
      await read(andina.procurement.jwt),
      await read(nordmed.procurement.jwt),
      await read(),
    ]
    expect(forAndina).toContain('11.25')
    expect(forAndina).not.toMatch(/777\.77|Norway/)
    expect(forNordmed).toContain('777.77')
    expect(forNordmed).not.toMatch(/Colombia/)
    expect(forVisitors).toContain('Folic acid')
    expect(forVisitors).not.toMatch(/777\.77|11\.25|Colombia|Norway/)
  })

  test('a company cannot have its catalogue made without end; others are not delayed by it', async () => {
    const once = async (jwt?: string) => (await call(downloadCatalogue, {}, jwt === undefined ? {} : { jwt })).status
    const answers: number[] = []
    for (let i = 0; i < 11; i++) answers.push(await once(andina.marketing.jwt))
    expect(answers.at(-1)).toBe(429)
    expect([await once(nordmed.marketing.jwt), await once()]).toEqual([200, 200])
  })
})
