import { useSearchParams } from 'react-router-dom'
import { type Filters, noFilters, withSubCategory } from '#modules/catalogue/products/portfolio-filters.ts'
import type { SubCategory } from '#modules/catalogue/products/product-contract.ts'
import { keepCountry } from './price-country.ts'

/** What the shop's address says: the filters and the search. */
export type Criteria = Filters & { readonly search: string }

type Ids = readonly { readonly id: string }[]

/** What can be chosen; null: it has not come yet. */
type FilterChoices = {
  readonly categories: Ids | null
  readonly subCategories: readonly SubCategory[] | null
  readonly countries: Ids | null
}

/** A sub-category implies its category; unknown values filter nothing. */
export const criteriaIn = (
  address: URLSearchParams,
  { categories, subCategories, countries }: FilterChoices,
): Criteria => {
  const search = address.get('search') ?? ''
  const chosen = (name: string, all: Ids | null) => {
    const id = address.get(name) || null
    return !all || all.some((it) => it.id === id) ? id : null
  }
  const subCategoryId = chosen('subCategory', subCategories)
  const filters = {
    categoryId: chosen('category', categories),
    subCategoryId,
    countryId: chosen('country', countries),
  }
  return { ...(subCategoryId ? withSubCategory(filters, subCategoryId, subCategories ?? []) : filters), search }
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
export const useCriteria = (known: FilterChoices): [criteria: Criteria, change: (next: Criteria) => void] => {
  const [address, setAddress] = useSearchParams()
  const criteria = criteriaIn(address, known)
  const change = (next: Criteria) => {
    if (next.countryId !== criteria.countryId) keepCountry(next.countryId)
    setAddress((before) => addressWith(before, next), { replace: true, preventScrollReset: true })
  }
  return [criteria, change]
}
