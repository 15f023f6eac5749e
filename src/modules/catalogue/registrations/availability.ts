import type { Product, Registration } from '#modules/catalogue/contract.ts'
import { isFound, searchTerms } from '#platform/text/search.ts'
import { isSellable } from './registration-status.ts'

type ListedProduct = Pick<Product, 'name' | 'reference' | 'productSubCategory' | 'registrations'>

/** The filters next to the shop's list; null: everything. */
export type Filters = {
  readonly categoryId: string | null
  readonly subCategoryId: string | null
  readonly countryId: string | null
}

export const noFilters: Filters = { categoryId: null, subCategoryId: null, countryId: null }

/** A registration that can be ordered now: its status allows it and it has a price. */
export const canBeOrdered = ({ status, price }: Pick<Registration, 'status' | 'price'>): boolean =>
  isSellable(status) && price !== null

/** The registrations that a buyer may choose a destination from. None for visitors. */
export const orderable = <R extends Pick<Registration, 'status' | 'price'>>(of: {
  readonly registrations?: readonly R[]
}): readonly R[] => (of.registrations ?? []).filter(canBeOrdered)

/** The product as it is offered in a country; null, or a country that it cannot be ordered in: where it costs least. */
export const offeredIn = (product: Product, countryId: string | null): Product => {
  const there = orderable(product).find(({ country }) => country.id === countryId)
  if (!there) return product
  return { ...product, minPrice: there.effectivePrice, price: there.price, discount: there.discount }
}

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
