import { expect, test } from 'vitest'
import { CategoryId, SubCategoryId } from '#modules/catalogue/events.ts'
import { minimumOrders } from './minimum-orders.ts'

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`
const product = (category: number, subCategory: number, minimumOrderQuantity: number) => ({
  minimumOrderQuantity,
  productSubCategory: {
    id: SubCategoryId.make(id(subCategory)),
    name: `Sub-category ${subCategory}`,
    productCategory: { id: CategoryId.make(id(category)), name: `Category ${category}` },
  },
})

test('the lowest minimum of each sub-category, by category as they come', () => {
  expect(minimumOrders([product(2, 5, 50), product(1, 3, 10), product(2, 6, 1), product(2, 5, 20)])).toEqual([
    {
      ...{ id: id(2), name: 'Category 2' },
      minimums: [
        { id: id(5), name: 'Sub-category 5', least: 20 },
        { id: id(6), name: 'Sub-category 6', least: 1 },
      ],
    },
    { id: id(1), name: 'Category 1', minimums: [{ id: id(3), name: 'Sub-category 3', least: 10 }] },
  ])
  expect(minimumOrders([])).toEqual([])
})
