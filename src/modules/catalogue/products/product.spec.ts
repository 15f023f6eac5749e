import { describe, expect, test } from 'vitest'
import {
  type CategoryId,
  CategoryIntroduced,
  CategoryRenamed,
  type PackagingId,
  ProductBroughtBack,
  type ProductId,
  ProductIntroduced,
  ProductReclassified,
  ProductRevised,
  ProductWithdrawn,
  type SubCategoryId,
  SubCategoryIntroduced,
  SubCategoryRenamed,
} from '#modules/catalogue/events.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { upcast } from '#platform/event.ts'
import { given, givenFor } from '#tests/given.ts'
import {
  category,
  classify,
  introduceCategory,
  introduceSubCategory,
  renameCategory,
  renameSubCategory,
} from './category.ts'
import {
  bringBackProduct,
  type Description,
  introduceProduct,
  mbdCodeTaken,
  product,
  productIdOf,
  reclassifyProduct,
  reviseProduct,
  withdrawProduct,
} from './product.ts'

const id = (last: string) => `01900000-0000-7000-8000-00000000000${last}`
const categoryId = id('1') as CategoryId
const subCategory = { id: id('2') as SubCategoryId, name: 'Vaginal care' }
const menopause = CategoryIntroduced.make({ categoryId, name: 'Menopause', subCategories: [subCategory] })

describe('a category', () => {
  test('is introduced with its sub-categories, no two of one name', () => {
    given(category)
      .when(introduceCategory('Menopause', [subCategory]))
      .records(menopause)
    given(category, menopause).when(introduceCategory('Menopause', [])).refuses('This category already exists')
    given(category)
      .when(introduceCategory('Menopause', [subCategory, { id: id('3') as SubCategoryId, name: 'VAGINAL CARE' }]))
      .refuses('This sub-category is listed twice', {
        status: 422,
        errors: { 'subCategories.1': 'This sub-category is listed twice' },
      })
  })

  test('gets further sub-categories', () => {
    const bones = { id: id('3') as SubCategoryId, name: 'Bone health' }
    given(category, menopause)
      .when(introduceSubCategory(bones))
      .records(SubCategoryIntroduced.make({ categoryId, subCategory: bones }))
    given(category, menopause)
      .when(introduceSubCategory({ ...bones, name: 'vaginal care' }))
      .refuses('This category already has a sub-category with this name')
  })

  test('and its sub-categories get other names, no two of one name', () => {
    const bones = { id: id('3') as SubCategoryId, name: 'Bone health' }
    const both = given(category, menopause, SubCategoryIntroduced.make({ categoryId, subCategory: bones }))
    given(category, menopause)
      .when(renameCategory('Midlife'))
      .records(CategoryRenamed.make({ categoryId, name: 'Midlife' }))
    given(category, menopause).when(renameCategory('Menopause')).records()
    both
      .when(renameSubCategory({ ...bones, name: 'Bones' }))
      .records(SubCategoryRenamed.make({ categoryId, subCategory: { ...bones, name: 'Bones' } }))
    both
      .when(renameSubCategory({ ...bones, name: 'BONE health' }))
      .records(SubCategoryRenamed.make({ categoryId, subCategory: { ...bones, name: 'BONE health' } }))
    both
      .when(renameSubCategory({ ...bones, name: 'Vaginal Care' }))
      .refuses('This category already has a sub-category with this name')
    given(category, menopause).when(renameSubCategory(bones)).refuses('Sub-category not found', { status: 404 })
  })

  test('classifies by today’s names and knows only its own sub-categories', () => {
    const { state } = given(category, menopause)
    expect(classify(state, subCategory.id)).toEqual({
      categoryId,
      categoryName: 'Menopause',
      subCategoryId: subCategory.id,
      subCategoryName: 'Vaginal care',
    })
    expect(classify(state, id('9') as SubCategoryId)).toMatchObject({ status: 404 })
  })
})

const reference = 'PC-5040'
const productId = productIdOf(reference)
const classification = {
  categoryId,
  categoryName: 'Menopause',
  subCategoryId: subCategory.id,
  subCategoryName: 'Vaginal care',
}
const description: Description = {
  MBDreferenceCode: 'MBD-5040',
  name: 'Hyaluronic acid vaginal gel',
  description: 'Lasting moisture without hormones.',
  technicalDescription: 'Gel with 0.2 % sodium hyaluronate.',
  artwork: 'tube',
  image: null,
  file: null,
  sterile: false,
  minimumOrderQuantity: 150,
  orderQuantityStep: 50,
  careCoinGroup1: careCoins(3),
  careCoinGroup2: careCoins(4),
  packagings: [{ id: id('5') as PackagingId, name: '30 g with applicator', units: 1 }],
}
const introduced = ProductIntroduced.make({ productId, reference, classification, ...description })
const withdrawn = ProductWithdrawn.make({ productId })
const on = (...happened: Parameters<typeof givenFor<typeof product>>[2][]) => givenFor(productId, product, ...happened)

describe('a product', () => {
  test('is known by its reference, which no other can take', () => {
    expect(productIdOf(reference)).toBe(productId)
    expect(productIdOf('PC-5041')).not.toBe(productId)
    on()
      .when(introduceProduct(reference, classification, description, []))
      .records(introduced)
    on(introduced)
      .when(introduceProduct(reference, classification, description, []))
      .refuses('A product with this reference already exists')
    on(introduced, withdrawn)
      .when(introduceProduct(reference, classification, description, []))
      .refuses('A product with this reference already exists')
  })

  test.each(['PC5040', 'pc 5040', 'PC.5040', 'ＰＣ-5040'])('nor %j, which a search reads as it', (alike) => {
    expect(productIdOf(alike)).toBe(productId)
    on(introduced)
      .when(introduceProduct(alike, classification, description, []))
      .refuses(`${alike} reads like PC-5040, which is taken already`, {
        errors: { reference: `${alike} reads like PC-5040, which is taken already` },
      })
  })

  test('has a code of the manufacturer that no other product has', () => {
    const all = [{ id: id('8'), reference: 'PC-1', mbdReferenceCode: 'MBD-5040' }]
    expect(mbdCodeTaken(productId, 'mbd5040', all)).toMatchObject({
      status: 422,
      errors: { MBDreferenceCode: 'mbd5040 reads like MBD-5040, which is taken already (product PC-1)' },
    })
    expect(mbdCodeTaken(id('8') as ProductId, 'mbd5040', all), 'its own').toBeNull()
    expect(mbdCodeTaken(productId, 'MBD-5041', all)).toBeNull()
  })

  test('names each packaging once', () => {
    const twice = {
      ...description,
      packagings: [...description.packagings, { id: id('6') as PackagingId, name: '30 g with applicator', units: 1 }],
    }
    on()
      .when(introduceProduct(reference, classification, twice, []))
      .refuses('This packaging is listed twice', { status: 422 })
    on(introduced)
      .when(reviseProduct(classification, twice, []))
      .refuses('This packaging is listed twice')
  })

  test('gives a packaging another number of units, which is recorded', () => {
    const [applicator] = description.packagings
    const cartons = { ...description, packagings: [{ ...applicator!, units: 24 }] }
    on(introduced)
      .when(reviseProduct(classification, cartons, [applicator!.id]))
      .records(ProductRevised.make({ productId, classification, ...cartons }))
  })

  test.each([0, 1_000_000, 1.5])('has no packaging of %d units', (units) =>
    expect(() =>
      ProductRevised.make({
        productId,
        classification,
        ...description,
        packagings: description.packagings.map((it) => ({ ...it, units })),
      }),
    ).toThrow(),
  )

  test.each([
    ['Box of 10', 10],
    ['Carton of 50 kits', 50],
    ['tray of 25', 25],
    ['Box of 999999', 999_999],
    ['Box of 0', 1],
    ['Box of 1000000', 1],
    ['Bottle of 100', 1],
    ['3 × 55 mm, 10 pieces', 1],
  ])('whose packaging %j had no number of units yet has %d in it', (name, units) => {
    const first = { ...introduced.data, packagings: [{ id: id('5'), name }] }
    for (const type of [ProductIntroduced, ProductRevised])
      expect(upcast(type, 1, first)).toEqual({ ...introduced.data, packagings: [{ id: id('5'), name, units }] })
  })

  test('is revised while it is offered', () => {
    const cheaper = { ...description, name: 'Hyaluronic gel' }
    on(introduced)
      .when(reviseProduct(classification, cheaper, []))
      .records(ProductRevised.make({ productId, classification, ...cheaper }))
    on()
      .when(reviseProduct(classification, cheaper, []))
      .refuses('Product not found', { status: 404 })
    on(introduced, withdrawn)
      .when(reviseProduct(classification, cheaper, []))
      .refuses('This product was discontinued')
  })

  test('keeps its own packagings, and takes no other product’s', () => {
    const [own] = description.packagings
    const foreign = { id: id('9') as PackagingId, name: 'Box of another', units: 12 }
    const changed = { ...description, packagings: [own!, foreign] }
    on(introduced)
      .when(reviseProduct(classification, changed, [own!.id]))
      .records(ProductRevised.make({ productId, classification, ...changed }))
    on(introduced)
      .when(reviseProduct(classification, changed, [own!.id, foreign.id]))
      .refuses('This packaging does not belong to this product', {
        status: 422,
        errors: { 'packagings.1.id': 'This packaging does not belong to this product' },
      })
  })

  test('takes the names of its category, also when it is withdrawn, and not those of one that it left', () => {
    const named = (name: string) => given(category, menopause, CategoryRenamed.make({ categoryId, name })).state
    const midlife = ProductReclassified.make({
      productId,
      classification: { ...classification, categoryName: 'Midlife' },
    })
    on(introduced)
      .when(reclassifyProduct(named('Midlife')))
      .records(midlife)
    on(introduced, withdrawn)
      .when(reclassifyProduct(named('Midlife')))
      .records(midlife)
    on(introduced, midlife)
      .when(reclassifyProduct(named('Midlife')))
      .records()
    on(
      introduced,
      ProductRevised.make({
        productId,
        ...description,
        classification: { ...classification, categoryId: id('8') as CategoryId },
      }),
    )
      .when(reclassifyProduct(named('Midlife')))
      .records()
    on()
      .when(reclassifyProduct(named('Midlife')))
      .records()
  })

  test('is withdrawn once', () => {
    on(introduced).when(withdrawProduct).records(withdrawn)
    on(introduced, withdrawn).when(withdrawProduct).records()
    on().when(withdrawProduct).refuses('Product not found', { status: 404 })
  })

  test('is brought back as it was, and can be revised again', () => {
    on(introduced, withdrawn).when(bringBackProduct).records(ProductBroughtBack.make({ productId }))
    on(introduced).when(bringBackProduct).records()
    on().when(bringBackProduct).refuses('Product not found', { status: 404 })
    on(introduced, withdrawn, ProductBroughtBack.make({ productId }))
      .when(reviseProduct(classification, { ...description, name: 'Hyaluronic gel' }, []))
      .records(ProductRevised.make({ productId, classification, ...description, name: 'Hyaluronic gel' }))
  })
})
