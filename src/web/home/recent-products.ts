/** The products that were looked at, each once and the latest first, filled up from the shop's list. */
export const recentProducts = <Product extends { readonly id: string }>(
  views: readonly { readonly product: Product }[],
  shop: readonly Product[],
  most: number,
): Product[] => {
  const all = [...views.map(({ product }) => product), ...shop]
  return [...Map.groupBy(all, ({ id }) => id).values()].flatMap(([first]) => (first ? [first] : [])).slice(0, most)
}
