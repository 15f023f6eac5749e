import type { ProductRow } from '#modules/catalogue/products/product-contract.ts'
import { percent } from '#platform/money.ts'

/** A product as a company may see it before its account is activated: at the list price. Discounts are for customers. */
export const atListPrice = (row: ProductRow): ProductRow => ({
  ...row,
  registrations: row.registrations.map((it) => ({ ...it, discount: percent(0), effectivePrice: it.price })),
})
