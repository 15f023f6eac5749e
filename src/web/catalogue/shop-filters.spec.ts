import { describe, expect, test } from 'vitest'

import type { SubCategory } from '#modules/catalogue/products/product-contract.ts'
import { addressWith, criteriaIn, noCriteria } from './shop-filters.ts'

const implants = {
  id: 'sub-1',
  name: 'Implants',
  productCategory: { id: 'cat-1', name: 'Contraception' },
} as SubCategory
const known = {
  categories: [{ id: 'cat-1' }, { id: 'other' }],
  subCategories: [implants],
  countries: [{ id: 'pe' }],
}
const read = (address: string) => criteriaIn(new URLSearchParams(address), known)
const written = (before: string, criteria: Parameters<typeof addressWith>[1]) =>
  addressWith(new URLSearchParams(before), criteria).toString()

describe('the shop’s address', () => {
  test('a sub-category sets its category, also against the one that is named', () => {
    expect(read('subCategory=sub-1')).toMatchObject({ categoryId: 'cat-1', subCategoryId: 'sub-1' })
    expect(read('category=other&subCategory=sub-1')).toMatchObject({ categoryId: 'cat-1' })
  })

  test('without any, nothing is filtered; what is unknown filters nothing', () => {
    expect(read('')).toEqual(noCriteria)
    for (const address of ['subCategory=gone', 'category=gone', 'country=gone'])
      expect(read(address), address).toEqual(noCriteria)
    expect(read('category=gone&country=pe')).toEqual({ ...noCriteria, countryId: 'pe' })
    expect(read('category=&country=&search=')).toEqual(noCriteria)
  })

  test('what has not come yet is taken as it is named', () => {
    const nothing = { categories: null, subCategories: null, countries: null }
    expect(criteriaIn(new URLSearchParams('category=any&country=pe'), nothing)).toMatchObject({
      categoryId: 'any',
      countryId: 'pe',
    })
  })

  test('criteria survive the way through the address', () => {
    const criteria = { categoryId: 'cat-1', subCategoryId: 'sub-1', countryId: 'pe', search: 'rod & tube' }
    expect(read(written('', criteria))).toEqual(criteria)
  })

  test('new criteria start at the first page and keep what is not theirs', () =>
    expect(written('page=3&category=cat-9&from=mail', { ...noCriteria, countryId: 'pe' })).toBe('from=mail&country=pe'))
})
