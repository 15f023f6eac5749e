import type { CategoryId, SubCategoryId } from '#modules/catalogue/events.ts'
import type { introduceProduct } from '#modules/catalogue/office-contract.ts'
import type { SubCategory } from '#modules/catalogue/products/product-contract.ts'
import type { OfficeProduct } from '#modules/catalogue/products/product-office-contract.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import type { Sent } from '#platform/http/endpoint.ts'
import { productFormTexts } from '#texts/products.ts'
import { wholeNumber } from '#web/office/loyalty/whole-number.ts'

const { wrong } = productFormTexts

type PackagingFields = { readonly id: string | null; readonly name: string; readonly units: string }
type Artwork = OfficeProduct['artwork']

/** A product as it is typed. A packaging without an id is a new one. */
export type ProductForm = {
  readonly reference: string
  readonly MBDreferenceCode: string
  readonly name: string
  readonly subCategoryId: string | null
  readonly description: string
  readonly technicalDescription: string
  readonly minimumOrderQuantity: string
  readonly orderQuantityStep: string
  readonly careCoinGroup1: string
  readonly careCoinGroup2: string
  readonly sterile: boolean
  readonly packagings: readonly PackagingFields[]
  readonly artwork: Artwork
  readonly image: string | null
  readonly file: string | null
}

export const emptyProduct: ProductForm = {
  reference: '',
  MBDreferenceCode: '',
  name: '',
  subCategoryId: null,
  description: '',
  technicalDescription: '',
  minimumOrderQuantity: '1',
  orderQuantityStep: '1',
  careCoinGroup1: '0',
  careCoinGroup2: '0',
  sterile: false,
  packagings: [],
  artwork: 'box',
  image: null,
  file: null,
}

/** A product that there is, to be described again. */
export const formOf = (product: OfficeProduct): ProductForm => ({
  reference: product.reference,
  MBDreferenceCode: product.MBDreferenceCode,
  name: product.name,
  subCategoryId: product.subCategory.id,
  description: product.description,
  technicalDescription: product.technicalDescription,
  minimumOrderQuantity: String(product.minimumOrderQuantity),
  orderQuantityStep: String(product.orderQuantityStep),
  careCoinGroup1: String(product.careCoinGroup1),
  careCoinGroup2: String(product.careCoinGroup2),
  sterile: product.sterile,
  packagings: product.packagings.map(({ units, ...packaging }) => ({ ...packaging, units: String(units) })),
  artwork: product.artwork,
  image: product.image,
  file: product.file,
})

const REFERENCE = /^[A-Z0-9][A-Z0-9-]{1,23}$/
const between = (typed: string, least: number, most: number): boolean => {
  const number = wholeNumber(typed)
  return number !== null && number >= least && number <= most
}

const packagingErrors = (packagings: readonly PackagingFields[]) =>
  Object.fromEntries(
    packagings.flatMap(({ name, units }, index) => {
      const isTwice = packagings.slice(0, index).some((other) => other.name.trim() === name.trim())
      return [
        [`packagings.${index}`, name.trim() === '' ? wrong.packaging : isTwice ? wrong.twice : null],
        [`packagings.${index}.units`, between(units, 1, 999_999) ? null : wrong.units],
      ]
    }),
  )

/** What keeps a product from being sent, by field. */
export const productErrors = (form: ProductForm) => ({
  reference: REFERENCE.test(form.reference.trim()) ? null : wrong.reference,
  MBDreferenceCode: REFERENCE.test(form.MBDreferenceCode.trim()) ? null : wrong.reference,
  name: form.name.trim() ? null : wrong.name,
  subCategoryId: form.subCategoryId ? null : wrong.subCategory,
  description: form.description.trim() ? null : wrong.description,
  technicalDescription: form.technicalDescription.trim() ? null : wrong.technicalDescription,
  minimumOrderQuantity: between(form.minimumOrderQuantity, 1, 1_000_000) ? null : wrong.quantity,
  orderQuantityStep: between(form.orderQuantityStep, 1, 1_000_000) ? null : wrong.quantity,
  careCoinGroup1: between(form.careCoinGroup1, 0, 999_999_999) ? null : wrong.coins,
  careCoinGroup2: between(form.careCoinGroup2, 0, 999_999_999) ? null : wrong.coins,
  image: form.image?.endsWith('.pdf') ? wrong.picture : null,
  file: form.file === null || form.file.endsWith('.pdf') ? null : wrong.sheet,
  ...packagingErrors(form.packagings),
})

/** What is sent, of a form without errors. */
export const productInput = (form: ProductForm, subCategories: readonly SubCategory[]) => {
  const { reference: _, packagings, ...typed } = form
  const category = subCategories.find(({ id }) => id === form.subCategoryId)?.productCategory
  return {
    ...typed,
    categoryId: category?.id as CategoryId,
    subCategoryId: form.subCategoryId as SubCategoryId,
    MBDreferenceCode: form.MBDreferenceCode.trim(),
    name: form.name.trim(),
    description: form.description.trim(),
    technicalDescription: form.technicalDescription.trim(),
    minimumOrderQuantity: wholeNumber(form.minimumOrderQuantity) ?? 1,
    orderQuantityStep: wholeNumber(form.orderQuantityStep) ?? 1,
    careCoinGroup1: careCoins(wholeNumber(form.careCoinGroup1) ?? 0),
    careCoinGroup2: careCoins(wholeNumber(form.careCoinGroup2) ?? 0),
    packagings: packagings.map(({ id, name, units }) => ({
      ...(id !== null && { id: id }),
      name: name.trim(),
      units: wholeNumber(units) ?? 1,
    })),
  } satisfies Omit<Sent<typeof introduceProduct>, 'reference'>
}

/** A form's fields, what is wrong with them, and which one a category that is not there belongs to. */
export const productFields = ({ reference, ...defaults }: ProductForm) => ({
  defaults,
  extra: { reference },
  rules: (typed: ProductForm) => productErrors(typed),
  places: { categoryId: 'subCategoryId' } as const,
})
