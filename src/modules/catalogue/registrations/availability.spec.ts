import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product, Registration } from '#modules/catalogue/contract.ts'
import { countryOf } from '#modules/catalogue/countries.ts'
import {
  matchesFilters,
  matchesSearch,
  noFilters,
  suggestions,
  withCategory,
  withSubCategory,
} from '#modules/catalogue/products/portfolio-filters.ts'
import { cents, percent } from '#platform/money.ts'
import { unchecked } from '#platform/typed.ts'
import { canBeOrdered, offeredIn, orderable } from './availability.ts'
import { type RegistrationStatus, registrationStatuses } from './registration-status.ts'

const care = { id: 'c1', name: 'Vaginal care', productCategory: { id: 'c', name: 'Menopause' } }
const hormones = { id: 'c2', name: 'Hormone therapy', productCategory: { id: 'c', name: 'Menopause' } }
const screening = { id: 'd1', name: 'Cervical screening', productCategory: { id: 'd', name: 'Diagnostics' } }

const registration = (countryId: string, status: RegistrationStatus, price: number | null = 100) =>
  ({
    country: countryOf(countryId),
    status,
    price: price === null ? null : cents(price),
    discount: percent(0),
  }) as Registration

const product = (name: string, reference: string, sub: typeof care, registrations?: Registration[]) =>
  unchecked<Product>({ name, reference, productSubCategory: sub, ...(registrations && { registrations }) })

test('a product that is looked at for a country has the price of that country, not the lowest', () => {
  const [peru, ecuador] = [registration('pe', 'REGISTERED', 90), registration('ec', 'REGISTERED', 96)].map(
    (offered) => ({
      ...offered,
      effectivePrice: offered.price,
    }),
  ) as [Registration, Registration]
  const gel = {
    ...product('Gel', 'PC-1', care, [{ ...peru, discount: percent(7.5), effectivePrice: cents(83) }, ecuador]),
    minPrice: cents(83),
    price: cents(90),
    discount: percent(7.5),
  }
  expect(offeredIn(gel, 'ec')).toMatchObject({ minPrice: 96, price: 96, discount: 0 })
  for (const elsewhere of [null, 'co']) expect(offeredIn(gel, elsewhere)).toBe(gel)
})

describe('availability', () => {
  test('four statuses can be ordered by, no other', () => {
    const sellable = Object.keys(registrationStatuses).filter((status) =>
      canBeOrdered(registration('co', status as RegistrationStatus)),
    )
    expect(sellable).toEqual([
      'REGISTERED',
      'UNDER_RENEWAL',
      'ELIGIBLE_FOR_IMPORT_WITH_LETTER',
      'REGISTRATION_NOT_REQUIRED_OR_ELIGIBLE_FOR_IMPORT',
    ])
  })

  test('nothing can be ordered before it has a price', () => {
    expect(canBeOrdered(registration('co', 'REGISTERED', null))).toBe(false)
  })

  test('a visitor has no registration to order by', () => {
    expect(orderable(product('Gel', 'PC-1', care))).toEqual([])
  })
})

describe('the search', () => {
  const gel = product('Hyaluronic acid gel', 'PC-5040', care)

  test.each(['hyaluronic', 'GEL', 'pc-50', ' Vaginal CARE ', 'menopause', ''])('finds the gel by %j', (search) => {
    expect(matchesSearch(gel, search)).toBe(true)
  })

  const implant = {
    ...product('Levonorgestrel implant 2 × 75 mg, 0.5 %', 'PC-1042', {
      id: 'e1',
      name: 'Women’s implants',
      productCategory: { id: 'e', name: 'Contracepción' },
    }),
  }

  test.each([
    ...['pc1042', 'PC 1042', 'PC-1042', '2 x 75', '2x75', '0.5%', 'implant levonorgestrel', "Women's", 'Women’s'],
    ...['contracepcion implant 1042', '75MG'],
  ])('finds the implant by %j, in the list and in its suggestions', (search) => {
    expect(matchesSearch(implant, search)).toBe(true)
    expect(suggestions(search, { categories: [], subCategories: [], products: [gel, implant] }).products).toEqual([
      implant,
    ])
  })

  test.each(['implant', 'PC-6', 'gel cream'])('does not find the gel by %j', (search) => {
    expect(matchesSearch(gel, search)).toBe(false)
  })

  test('finds every part of a name, in whatever case', () => {
    const ascii = fc.string({ unit: 'grapheme-ascii' })
    fc.assert(
      fc.property(ascii, ascii, ascii, (before, part, after) => {
        const shown = product(`${before}${part}${after}`, 'PC-1', care)
        expect(matchesSearch(shown, part.toUpperCase())).toBe(true)
        expect(matchesSearch(shown, part.toLowerCase())).toBe(true)
      }),
    )
  })

  test('finds a part of initials that follow a figure', () =>
    expect(matchesSearch(product('0A.A', 'PC-1', care), 'A.A')).toBe(true))

  test('suggests categories, then sub-categories, then products', () => {
    const all = {
      categories: [care.productCategory, screening.productCategory],
      subCategories: [care, hormones, screening],
      products: [gel],
    }
    expect(suggestions('e', all)).toEqual({
      categories: [care.productCategory],
      subCategories: [care, hormones, screening],
      products: [gel],
    })
    expect(suggestions('menopause', all).products).toEqual([gel])
    expect(suggestions('   ', all)).toEqual({ categories: [], subCategories: [], products: [] })
    expect(suggestions('pc-5040', all).products).toEqual([gel])
  })
})

describe('the filters', () => {
  const gel = product('Gel', 'PC-5040', care, [registration('co', 'REGISTERED'), registration('pe', 'EXPIRED')])

  test('keep a category, a sub-category, a country', () => {
    expect(matchesFilters(gel, noFilters)).toBe(true)
    expect(matchesFilters(gel, { ...noFilters, categoryId: 'c', subCategoryId: 'c1', countryId: 'co' })).toBe(true)
    expect(matchesFilters(gel, { ...noFilters, categoryId: 'd' })).toBe(false)
    expect(matchesFilters(gel, { ...noFilters, subCategoryId: 'c2' })).toBe(false)
  })

  test('a country keeps only what can be ordered there', () => {
    expect(matchesFilters(gel, { ...noFilters, countryId: 'pe' })).toBe(false)
    expect(matchesFilters(gel, { ...noFilters, countryId: 'ec' })).toBe(false)
  })

  test('another category clears the sub-category', () => {
    const chosen = { categoryId: 'c', subCategoryId: 'c1', countryId: 'co' }
    expect(withCategory(chosen, 'd')).toEqual({ categoryId: 'd', subCategoryId: null, countryId: 'co' })
  })

  test('a sub-category brings its category; an unknown one resets them all', () => {
    const all = [care, hormones, screening]
    expect(withSubCategory(noFilters, 'd1', all)).toEqual({ categoryId: 'd', subCategoryId: 'd1', countryId: null })
    expect(withSubCategory({ ...noFilters, countryId: 'co' }, 'gone', all)).toEqual(noFilters)
  })
})
