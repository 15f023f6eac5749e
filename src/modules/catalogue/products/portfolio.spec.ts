import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CountryId,
  LabelId,
  LabelPublished,
  ProductIntroduced,
  ProductRegistered,
  RegistrationPriced,
  type RegistrationStatus,
  RegistrationStatusChanged,
} from '#modules/catalogue/events.ts'
import { registrationIdOf } from '#modules/catalogue/registrations/registration.ts'
import { registrationStatuses } from '#modules/catalogue/registrations/registration-status.ts'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { cents, lessPercent, percent } from '#platform/money.ts'
import type { Envelope, Projection } from '#platform/projection.ts'
import { products } from '#projections/products.ts'
import { productShown, related, type Viewer } from './portfolio.ts'
import { productIdOf } from './product.ts'
import type { Product, ProductRow } from './product-contract.ts'

type SomeEvent = { type: string; data: unknown }

const folded = (...happened: SomeEvent[]): ProductRow =>
  happened.reduce<ProductRow | undefined>((row, { type, data }) => {
    const fold = (products as Projection).when[type as never] as (
      row: unknown,
      data: unknown,
      envelope: Partial<Envelope>,
    ) => ProductRow
    return fold(row, data, { at: '2026-11-20T12:00:00Z' } as Envelope)
  }, undefined) as ProductRow

const introduced = (reference: string, subCategory = 'Vaginal care', category = 'Menopause') =>
  ProductIntroduced.make({
    productId: productIdOf(reference),
    reference,
    classification: {
      categoryId: productIdOf(category) as never,
      categoryName: category,
      subCategoryId: productIdOf(subCategory) as never,
      subCategoryName: subCategory,
    },
    MBDreferenceCode: reference.replace('PC', 'MBD'),
    name: `Product ${reference}`,
    description: 'A product.',
    technicalDescription: 'It is made of something.',
    artwork: 'tube',
    image: null,
    file: null,
    sterile: false,
    minimumOrderQuantity: 10,
    orderQuantityStep: 5,
    careCoinGroup1: CareCoins.make(3),
    careCoinGroup2: CareCoins.make(4),
    packagings: [],
  })

const its = (country: string, reference = 'PC-5040') => {
  const [productId, countryId] = [productIdOf(reference), country as CountryId]
  return { registrationId: registrationIdOf(productId, countryId), productId, countryId }
}
const registered = (country: string, status: RegistrationStatus) => ProductRegistered.make({ ...its(country), status })
const priced = (country: string, price: number, discount = 0) =>
  RegistrationPriced.make({ ...its(country), price: cents(price), discount: percent(discount) })
const labelled = (country: string, last: string, code: string) =>
  LabelPublished.make({
    ...its(country),
    labelId: LabelId.make(`01900000-0000-7000-8000-00000000000${last}`),
    kind: 'SECONDARY_PACKAGING',
    name: 'Carton',
    code,
    file: null,
  })

const visitor: Viewer = { kind: 'visitor' }
const staff: Viewer = { kind: 'staff' }
const distributor = (countryIds: string[], more: Partial<Extract<Viewer, { kind: 'distributor' }>> = {}): Viewer => ({
  kind: 'distributor',
  countryIds,
  isPending: false,
  loyaltyProgramGroup: null,
  requested: [],
  agreements: [],
  ...more,
})

const gel = folded(
  introduced('PC-5040'),
  registered('co', 'REGISTERED'),
  priced('co', 1000, 10),
  registered('pe', 'UNDER_RENEWAL'),
  priced('pe', 850),
  registered('ec', 'SUSPENDED'),
  priced('ec', 100),
  registered('no', 'REGISTERED'),
  priced('no', 1400),
  labelled('co', '1', 'L-1'),
  labelled('co', '2', 'L-2'),
)

describe('the portfolio, as each person sees it', () => {
  test('a distributor sees its own countries, the lowest price first hand', () => {
    const shown = productShown(distributor(['co', 'pe', 'ec']), gel)
    expect(shown).toMatchObject({ available: true, minPrice: 850, price: 850, discount: 0 })
    expect(
      shown.registrations?.map(({ country, effectivePrice, status }) => [country.code, effectivePrice, status]),
    ).toEqual([
      ['CO', 900, 'REGISTERED'],
      ['EC', 100, 'SUSPENDED'],
      ['PE', 850, 'UNDER_RENEWAL'],
    ])
  })

  test('before its account is activated, at list prices', () => {
    const shown = productShown(distributor(['co'], { isPending: true }), gel)
    expect(shown).toMatchObject({ available: true, minPrice: 1000, price: 1000, discount: 0 })
    expect(shown.registrations).toMatchObject([{ price: 1000, discount: 0, effectivePrice: 1000 }])
  })

  test('where nothing is sellable there is no price to start from', () => {
    expect(productShown(distributor(['ec']), gel)).toMatchObject({
      available: false,
      minPrice: null,
      price: null,
      discount: 0,
    })
  })

  test('visitors see neither prices nor discounts, registrations and labels', () => {
    const shown = productShown(visitor, gel)
    const hidden = [
      'available',
      'minPrice',
      'price',
      'discount',
      'registrations',
      'careCoins',
      'requested',
    ] satisfies (keyof Product)[]
    for (const member of hidden) expect(shown).not.toHaveProperty(member)
    expect(JSON.stringify(shown)).not.toMatch(/L-2|850|1400/)
  })

  test('staff see every country', () => {
    expect(productShown(staff, gel).registrations).toHaveLength(4)
  })

  test('no price of a foreign country leaks, whatever is registered where', () => {
    const statuses = Object.keys(registrationStatuses) as RegistrationStatus[]
    const anyCountries = fc.uniqueArray(fc.constantFrom('co', 'pe', 'ec', 'no', 'se', 'ke'), { maxLength: 6 })
    fc.assert(
      fc.property(anyCountries, anyCountries, fc.constantFrom(...statuses), (registeredIn, own, status) => {
        const row = folded(
          introduced('PC-5040'),
          ...registeredIn.flatMap((country, at) => [registered(country, status), priced(country, 70_001 + at)]),
        )
        const shown = productShown(distributor(own), row)
        const seen = [...JSON.stringify(shown).matchAll(/7000\d/g)].map(
          ([price]) => registeredIn[Number(price) - 70_001],
        )
        expect(seen.every((country) => (own as string[]).includes(country ?? ''))).toBe(true)
        expect(shown.available).toBe(
          registrationStatuses[status].sellable && registeredIn.some((country) => own.includes(country)),
        )
      }),
    )
  })

  test('the latest label of a kind is the current one', () => {
    const [colombia] = productShown(distributor(['co']), gel).registrations ?? []
    expect(colombia?.label).toMatchObject({ code: 'L-2', file: `/api/registrations/${colombia?.id}/label.pdf` })
  })

  test('CareCoins are those of the own group', () => {
    expect(productShown(distributor(['co']), gel).careCoins).toBeNull()
    expect(productShown(distributor(['co'], { loyaltyProgramGroup: 1 }), gel).careCoins).toBe(3)
    expect(productShown(distributor(['co'], { loyaltyProgramGroup: 2 }), gel).careCoins).toBe(4)
  })

  test('a status that changes takes the product off the list and back', () => {
    const suspended = folded(
      introduced('PC-5040'),
      registered('co', 'REGISTERED'),
      priced('co', 1000),
      RegistrationStatusChanged.make({ ...its('co'), status: 'SUSPENDED' }),
    )
    expect(productShown(distributor(['co']), suspended).available).toBe(false)
  })
})

describe('prices', () => {
  test('effective price is price less discount, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000 }), (price, hundredths) => {
        const row = folded(introduced('PC-5040'), registered('co', 'REGISTERED'), priced('co', price, hundredths / 100))
        expect(row.registrations[0]?.effectivePrice).toBe(lessPercent(cents(price), percent(hundredths / 100)))
      }),
    )
  })
})

describe('related products', () => {
  const seen = (reference: string, sub: string, category: string) =>
    productShown(distributor(['co']), folded(introduced(reference, sub, category)))
  const all = [
    productShown(distributor(['co']), gel),
    seen('PC-5041', 'Vaginal care', 'Menopause'),
    seen('PC-5010', 'Hormone therapy', 'Menopause'),
    seen('PC-3010', 'Pregnancy tests', 'Diagnostics'),
  ]
  const references = (products: readonly Product[]) => products.map(({ reference }) => reference)

  test('its sub-category is bought with it, its category comes before the others', () => {
    const lists = related(all[0]?.id as string, all)
    expect(references(lists.frequentlyPurchasedWith)).toEqual(['PC-5041'])
    expect(references(lists.interestedIn)).toEqual(['PC-5010', 'PC-3010'])
  })

  test('available ones come first', () => {
    expect(references(related(all[3]?.id as string, all).interestedIn)[0]).toBe('PC-5040')
  })
})
