import { useSearchParams } from 'react-router'

import { type Filters, noFilters, withSubCategory } from '#modules/catalogue/availability.ts'
import type { SubCategory } from '#modules/catalogue/product-contract.ts'

/** What the shop's address says: the filters and the words that were searched for. */
export type Criteria = Filters & { readonly search: string }

/** Read from the address. A sub-category brings its category along, whatever else the address names. */
export const criteriaIn = (address: URLSearchParams, subCategories: readonly SubCategory[]): Criteria => {
  const search = address.get('search') ?? ''
  const chosen = (name: string) => address.get(name) || null
  const subCategoryId = chosen('subCategory')
  const filters = { categoryId: chosen('category'), subCategoryId, countryId: chosen('country') }
  return { ...(subCategoryId ? withSubCategory(filters, subCategoryId, subCategories) : filters), search }
}

/** The address of criteria, from the first page on. What the shop does not know of stays in it. */
export const addressWith = (before: URLSearchParams, criteria: Criteria): URLSearchParams => {
  const { categoryId, subCategoryId, countryId, search } = criteria
  const next = new URLSearchParams(before)
  for (const name of ['page', 'category', 'subCategory', 'country', 'search']) next.delete(name)
  if (subCategoryId) next.set('subCategory', subCategoryId)
  else if (categoryId) next.set('category', categoryId)
  if (countryId) next.set('country', countryId)
  if (search) next.set('search', search)
  return next
}

export const noCriteria: Criteria = { ...noFilters, search: '' }

/** The criteria in the address, and how to change them. */
export const useCriteria = (
  subCategories: readonly SubCategory[],
): [criteria: Criteria, change: (next: Criteria) => void] => {
  const [address, setAddress] = useSearchParams()
  const change = (next: Criteria) =>
    setAddress((before) => addressWith(before, next), { replace: true, preventScrollReset: true })
  return [criteriaIn(address, subCategories), change]
}
