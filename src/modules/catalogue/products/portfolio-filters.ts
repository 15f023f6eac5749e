import type { Product } from '#modules/catalogue/contract.ts'
import { orderable } from '#modules/catalogue/registrations/availability.ts'
import { isFound, searchTerms } from '#platform/text/search.ts'

type ListedProduct = Pick<Product, 'name' | 'reference' | 'productSubCategory' | 'registrations'>

/** The filters next to the shop's list; null: everything. */
export type Filters = {
  readonly categoryId: string | null
  readonly subCategoryId: string | null
  readonly countryId: string | null
}

export const noFilters: Filters = { categoryId: null, subCategoryId: null, countryId: null }

/** By name, reference, sub-category and category, as `isFound` says. */
export const matchesSearch = ({ name, reference, productSubCategory: sub }: ListedProduct, search: string): boolean =>
  isFound(search, name, reference, sub.name, sub.productCategory.name)

export const matchesFilters = (product: ListedProduct, { categoryId, subCategoryId, countryId }: Filters): boolean =>
  (categoryId === null || product.productSubCategory.productCategory.id === categoryId) &&
  (subCategoryId === null || product.productSubCategory.id === subCategoryId) &&
  (countryId === null || orderable(product).some(({ country }) => country.id === countryId))

type NamedRow = { readonly id: string; readonly name: string }
type Sub = NamedRow & { readonly productCategory: NamedRow }

/** The filters after another category was chosen: its sub-category goes. */
export const withCategory = (filters: Filters, categoryId: string | null): Filters => ({
  ...filters,
  categoryId,
  subCategoryId: null,
})

/** The filters after a sub-category was chosen: its parent category comes with it. An unknown one resets them all. */
export const withSubCategory = (filters: Filters, subCategoryId: string | null, all: readonly Sub[]): Filters => {
  if (subCategoryId === null) return { ...filters, subCategoryId }
  const chosen = all.find(({ id }) => id === subCategoryId)
  return chosen ? { ...filters, categoryId: chosen.productCategory.id, subCategoryId } : noFilters
}

/** The search box's suggestions in their fixed order: categories, then sub-categories, then products. */
export const suggestions = <P extends ListedProduct>(
  search: string,
  {
    categories,
    subCategories,
    products,
  }: { categories: readonly NamedRow[]; subCategories: readonly Sub[]; products: readonly P[] },
): { categories: readonly NamedRow[]; subCategories: readonly Sub[]; products: readonly P[] } => {
  if (searchTerms(search).length === 0) return { categories: [], subCategories: [], products: [] }
  return {
    categories: categories.filter(({ name }) => isFound(search, name)),
    subCategories: subCategories.filter(({ name }) => isFound(search, name)),
    products: products.filter((product) => matchesSearch(product, search)),
  }
}
