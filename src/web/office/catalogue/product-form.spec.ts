import { describe, expect, test } from 'vitest'

import { emptyProduct, type ProductForm, productErrors, productInput } from './product-form.ts'

const typed: ProductForm = {
  ...emptyProduct,
  reference: 'PC-7001',
  MBDreferenceCode: 'MBD-7001',
  name: ' Zinc ',
  subCategoryId: 'sub',
  description: 'A product.',
  technicalDescription: 'In a bottle.',
  minimumOrderQuantity: '1 000',
  packagings: [
    { id: 'known', name: 'Box of 30', units: '30' },
    { id: null, name: ' Clinic carton ', units: '1 200' },
  ],
}
const wrongIn = (changes: Partial<ProductForm>) =>
  Object.entries(productErrors({ ...typed, ...changes })).flatMap(([name, error]) => (error ? [name] : []))

describe('a product as it is typed', () => {
  test('is sent without blanks around it, a new packaging without an id', () => {
    const category = { id: 'category', name: 'Prenatal care' }
    expect(wrongIn({})).toEqual([])
    expect(productInput(typed, [{ id: 'sub', name: 'Vitamins', productCategory: category }] as never)).toMatchObject({
      categoryId: 'category',
      subCategoryId: 'sub',
      name: 'Zinc',
      minimumOrderQuantity: 1000,
      orderQuantityStep: 1,
      packagings: [
        { id: 'known', name: 'Box of 30', units: 30 },
        { name: 'Clinic carton', units: 1_200 },
      ],
    })
  })

  test.each<[Partial<ProductForm>, string]>([
    [{ reference: 'pc 1' }, 'reference'],
    [{ MBDreferenceCode: '' }, 'MBDreferenceCode'],
    [{ name: ' ' }, 'name'],
    [{ subCategoryId: null }, 'subCategoryId'],
    [{ minimumOrderQuantity: '0' }, 'minimumOrderQuantity'],
    [{ orderQuantityStep: '1.5' }, 'orderQuantityStep'],
    [{ careCoinGroup2: '-1' }, 'careCoinGroup2'],
    [{ image: 'products/1.pdf' }, 'image'],
    [{ file: 'products/1.png' }, 'file'],
    [{ packagings: [{ id: null, name: '', units: '1' }] }, 'packagings.0'],
    [{ packagings: [{ id: null, name: 'Crate', units: '' }] }, 'packagings.0.units'],
    [{ packagings: [{ id: null, name: 'Crate', units: '0' }] }, 'packagings.0.units'],
    [{ packagings: [{ id: null, name: 'Crate', units: '1.5' }] }, 'packagings.0.units'],
    [{ packagings: [{ id: null, name: 'Crate', units: '1000000' }] }, 'packagings.0.units'],
    [{ packagings: [...typed.packagings, { id: null, name: 'Box of 30', units: '30' }] }, 'packagings.2'],
  ])('%o is shown at its field', (changes, field) => expect(wrongIn(changes)).toEqual([field]))
})
