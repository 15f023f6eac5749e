import { describe, expect, test } from 'vitest'

import type { SubCategory } from '#modules/catalogue/product-contract.ts'
import { addressWith, criteriaIn, noCriteria } from './shop-filters.ts'

const implants = {
  id: 'sub-1',
  name: 'Implants',
  productCategory: { id: 'cat-1', name: 'Contraception' },
} as SubCategory
const read = (address: string) => criteriaIn(new URLSearchParams(address), [implants])
const written = (before: string, criteria: Parameters<typeof addressWith>[1]) =>
  addressWith(new URLSearchParams(before), criteria).toString()

describe('the shop’s address', () => {
  test('a sub-category sets its category, also against the one that is named', () => {
    expect(read('subCategory=sub-1')).toMatchObject({ categoryId: 'cat-1', subCategoryId: 'sub-1' })
    expect(read('category=other&subCategory=sub-1')).toMatchObject({ categoryId: 'cat-1' })
  })

  test('without any, nothing is filtered; an unknown sub-category filters nothing', () => {
    expect(read('')).toEqual(noCriteria)
    expect(read('subCategory=gone')).toEqual(noCriteria)
    expect(read('category=&country=&search=')).toEqual(noCriteria)
  })

  test('criteria survive the way through the address', () => {
    const criteria = { categoryId: 'cat-1', subCategoryId: 'sub-1', countryId: 'pe', search: 'rod & tube' }
    expect(read(written('', criteria))).toEqual(criteria)
  })

  test('new criteria start at the first page and keep what is not theirs', () =>
    expect(written('page=3&category=cat-9&from=mail', { ...noCriteria, countryId: 'pe' })).toBe('from=mail&country=pe'))
})
