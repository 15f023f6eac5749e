import { describe, expect, test } from 'vitest'
import {
  type CountryId,
  LabelId,
  LabelPublished,
  ProductRegistered,
  RegistrationPriced,
  RegistrationStatusChanged,
} from '#modules/catalogue/events.ts'
import { productIdOf } from '#modules/catalogue/products/product.ts'
import { cents, percent } from '#platform/money.ts'
import { givenFor } from '#tests/given.ts'
import { changeStatus, publishLabel, register, registration, registrationIdOf, setPrice } from './registration.ts'

const productId = productIdOf('PC-5040')
const countryId = 'co' as CountryId
const registrationId = registrationIdOf(productId, countryId)
const its = { registrationId, productId, countryId }
const offered = { id: productId, status: 'OFFERED' } as const
const label = {
  labelId: LabelId.make('01900000-0000-7000-8000-000000000007'),
  kind: 'SECONDARY_PACKAGING',
  name: 'Carton, Spanish',
  code: 'PC-5040-CO-01',
  file: null,
} as const

const registered = ProductRegistered.make({ ...its, status: 'IN_PROGRESS' })
const priced = RegistrationPriced.make({ ...its, price: cents(560), discount: percent(5) })
const labelled = LabelPublished.make({ ...its, ...label })
const on = (...happened: Parameters<typeof givenFor<typeof registration>>[2][]) =>
  givenFor(registrationId, registration, ...happened)

describe('a registration', () => {
  test('is one for a product in a country', () => {
    expect(registrationIdOf(productId, 'pe' as CountryId)).not.toBe(registrationId)
    on()
      .when(register(offered, { countryId, status: 'IN_PROGRESS' }))
      .records(registered)
    on(registered)
      .when(register(offered, { countryId, status: 'REGISTERED' }))
      .refuses('This product is already registered in this country')
  })

  test('begins with the price and the label that are known', () => {
    on()
      .when(register(offered, { countryId, status: 'IN_PROGRESS', price: cents(560), discount: percent(5), label }))
      .records(registered, priced, labelled)
  })

  test('needs a product that is offered, a country that is a place and a price that is one', () => {
    const status = 'REGISTERED'
    on()
      .when(register({ id: productId, status: 'UNKNOWN' }, { countryId, status }))
      .refuses('Product not found', { status: 404 })
    on()
      .when(register({ id: productId, status: 'WITHDRAWN' }, { countryId, status }))
      .refuses('This product was discontinued')
    on()
      .when(register(offered, { countryId: 'any' as CountryId, status }))
      .refuses('A product is registered in one country')
    on()
      .when(register(offered, { countryId, status, price: cents(0) }))
      .refuses('A price is more than nothing')
    on()
      .when(register(offered, { countryId, status, discount: percent(5) }))
      .refuses('A discount needs a price')
  })

  test('changes its status, and only when it is another one', () => {
    on(registered)
      .when(changeStatus('REGISTERED'))
      .records(RegistrationStatusChanged.make({ ...its, status: 'REGISTERED' }))
    on(registered).when(changeStatus('IN_PROGRESS')).records()
    on().when(changeStatus('REGISTERED')).refuses('Registration not found', { status: 404 })
  })

  test('changes its price or its discount, and only when one of them is another', () => {
    on(registered, priced)
      .when(setPrice(cents(560), percent(10)))
      .records(RegistrationPriced.make({ ...its, price: cents(560), discount: percent(10) }))
    on(registered, priced)
      .when(setPrice(cents(560), percent(5)))
      .records()
    on(registered)
      .when(setPrice(cents(0), percent(0)))
      .refuses('A price is more than nothing', { status: 422 })
  })

  test('never uses a label code twice, nor one that reads like it', () => {
    const alike = label.code.replaceAll('-', '').toLowerCase()
    on(registered, labelled)
      .when(publishLabel({ ...label, code: alike }))
      .refuses(`${alike} reads like ${label.code}, which is taken already`, { status: 422 })
    on(registered).when(publishLabel(label)).records(labelled)
    on(registered, labelled)
      .when(publishLabel(label))
      .refuses('This code is already used by a label of this registration', { status: 422 })
  })
})
