import type { Product } from '#modules/catalogue/contract.ts'

type Minimum = { readonly id: string; readonly name: string; readonly least: number }
type CategoryMinimums = { readonly id: string; readonly name: string; readonly minimums: readonly Minimum[] }

/** The lowest minimum order of each sub-category, by category, in the order of the portfolio. */
export const minimumOrders = (
  products: readonly Pick<Product, 'productSubCategory' | 'minimumOrderQuantity'>[],
): readonly CategoryMinimums[] => {
  const categories = new Map<string, { name: string; minimums: Map<string, Minimum> }>()
  for (const { productSubCategory, minimumOrderQuantity } of products) {
    const { id, name, productCategory } = productSubCategory
    const { minimums } = categories.get(productCategory.id) ?? { minimums: new Map() }
    const least = Math.min(minimumOrderQuantity, minimums.get(id)?.least ?? minimumOrderQuantity)
    categories.set(productCategory.id, { name: productCategory.name, minimums: minimums.set(id, { id, name, least }) })
  }
  return [...categories].map(([id, { name, minimums }]) => ({ id, name, minimums: [...minimums.values()] }))
}
