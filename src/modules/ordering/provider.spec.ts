import { describe, expect, test } from 'vitest'
import type { Brand } from '#platform/configuration/configuration.ts'
import type { Moment } from '#platform/event.ts'
import { unchecked } from '#platform/typed.ts'
import { given } from '#tests/given.ts'
import { brandAt, nameProvider, provider } from './provider.ts'
import { ProviderNamed } from './provider-events.ts'

const brand = unchecked<Brand>({
  name: 'PartnerCare',
  provider: { name: 'One SA', address: ['Geneva'], email: 'one@provider.example' },
  termsOfSaleUrl: 'https://one.example/terms',
})
const moved = { ...brand, provider: { ...brand.provider, name: 'Two SA', address: ['Basel'] } }
const naming = (of: Brand, since: string) => ProviderNamed.make({ ...of, since: since as Moment })
const [first, second] = ['2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'] as const
const [one, two] = [naming(brand, first), naming(moved, second)]

describe('the provider', () => {
  test('is named at the first start, and again only when its brand file says something else', () => {
    given(provider)
      .when(nameProvider(brand, new Date(first)))
      .records(one)
    given(provider, one)
      .when(nameProvider(brand, new Date(second)))
      .records()
    given(provider, one)
      .when(nameProvider(moved, new Date(second)))
      .records(two)
    given(provider, one, two)
      .when(nameProvider(brand, new Date(second)))
      .records(naming(brand, second))
  })

  test.each([
    ['2026-01-01T00:00:00.000Z', 'One SA'],
    [first, 'One SA'],
    ['2026-02-28T23:59:59.999Z', 'One SA'],
    [second, 'Two SA'],
  ])('is called on a paper of %s what it was called then', (at, name) => {
    const namings = [one.data, two.data]
    expect(brandAt({ namings }, { ...brand, name: 'Now' }, at as Moment)).toMatchObject({
      name: 'PartnerCare',
      provider: { name },
    })
  })

  test('is called what it is called today where nothing was recorded', () =>
    expect(brandAt({ namings: [] }, moved, first as Moment)).toBe(moved))
})
