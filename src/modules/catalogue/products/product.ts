import {
  type Classification,
  type PackagingId,
  ProductBroughtBack,
  ProductId,
  ProductIntroduced,
  ProductReclassified,
  ProductRevised,
  ProductWithdrawn,
  productStream,
} from '#modules/catalogue/events.ts'
import { type Decision, decider, invalid, isRefusal, notFound, type Refusal, refused } from '#platform/decision.ts'
import { derivedId } from '#platform/derived-id.ts'
import type { EventOf } from '#platform/event.ts'
import { readsLike, referenceKey } from '#platform/text/reference.ts'
import { type Category, classify } from './category.ts'

export const productStatuses = ['UNKNOWN', 'OFFERED', 'WITHDRAWN'] as const
export type ProductStatus = (typeof productStatuses)[number]
export const isUnknown = (status: ProductStatus) => status === 'UNKNOWN'
export const isOffered = (status: ProductStatus) => status === 'OFFERED'
export const isWithdrawn = (status: ProductStatus) => status === 'WITHDRAWN'

export type Product = {
  readonly id: ProductId
  readonly reference: string | null
  readonly status: ProductStatus
  readonly classification: Classification | null
  /** Every packaging that it ever had. */
  readonly packagingIds: readonly PackagingId[]
}

export type Description = Omit<Parameters<typeof ProductRevised.make>[0], 'productId' | 'classification'>

type Change = Decision<Product, EventOf<typeof productStream.events>>

/** A product is known by its reference: the id follows from what is read of it, so that no two can ever be read as one. */
export const productIdOf = (reference: string): ProductId =>
  ProductId.make(derivedId('product', referenceKey(reference)))

type ProductCodes = { readonly id: string; readonly reference: string; readonly mbdReferenceCode: string }

/** Why a product cannot have this code of the manufacturer, or null: two are not read as one. */
export const mbdCodeTaken = (id: ProductId, code: string, all: readonly ProductCodes[]): Refusal | null => {
  const other = all.find((it) => it.id !== id && referenceKey(it.mbdReferenceCode) === referenceKey(code))
  return other
    ? invalid({ MBDreferenceCode: `${readsLike(code, other.mbdReferenceCode)} (product ${other.reference})` })
    : null
}

export const referenceTaken = (reference: string, other: string): Refusal => {
  const reason = reference === other ? 'A product with this reference already exists' : readsLike(reference, other)
  return refused(reason, { errors: { reference: reason } })
}

const described = ({
  classification: { categoryId, subCategoryId },
  productId: _,
  ...description
}: Parameters<typeof ProductRevised.make>[0]) => ({ ...description, categoryId, subCategoryId })

/** `kept`: the packagings that are said to be the product's already. */
const faultIn = ({ packagings }: Description, kept: readonly PackagingId[], { packagingIds }: Product) => {
  const foreign = packagings.findIndex(({ id }) => kept.includes(id) && !packagingIds.includes(id))
  if (foreign >= 0) return invalid({ [`packagings.${foreign}.id`]: 'This packaging does not belong to this product' })
  const twice = packagings.findIndex(({ id, name }, index) =>
    packagings.slice(0, index).some((other) => other.id === id || other.name === name),
  )
  return twice >= 0 ? invalid({ [`packagings.${twice}`]: 'This packaging is listed twice' }) : null
}

export const introduceProduct =
  (reference: string, classification: Classification, description: Description, kept: readonly PackagingId[]): Change =>
  (product) => {
    const { id: productId } = product
    if (product.reference !== null) return referenceTaken(reference, product.reference)
    return (
      faultIn(description, kept, product) ?? [
        ProductIntroduced.make({ productId, reference, classification, ...description }),
      ]
    )
  }

export const productForm = {
  ProductIntroduced: described,
  ProductRevised: described,
  ProductReclassified: ({ classification: { categoryId, subCategoryId } }: { classification: Classification }) => ({
    categoryId,
    subCategoryId,
  }),
}

export const reviseProduct =
  (classification: Classification, description: Description, kept: readonly PackagingId[]): Change =>
  (product) => {
    const { id: productId, status } = product
    if (isUnknown(status)) return notFound('Product not found')
    if (isWithdrawn(status)) return refused('This product was discontinued')
    return faultIn(description, kept, product) ?? [ProductRevised.make({ productId, classification, ...description })]
  }

/** A product that has left the category meanwhile, and one that has its names already, records nothing. */
export const reclassifyProduct =
  (category: Category) =>
  ({ id: productId, classification: before }: Product): EventOf<typeof productStream.events>[] => {
    if (before?.categoryId !== category.id) return []
    const classification = classify(category, before.subCategoryId)
    if (isRefusal(classification)) return []
    const { categoryName, subCategoryName } = classification
    return categoryName === before.categoryName && subCategoryName === before.subCategoryName
      ? []
      : [ProductReclassified.make({ productId, classification })]
  }

export const withdrawProduct: Change = ({ id: productId, status }) => {
  if (isUnknown(status)) return notFound('Product not found')
  return isWithdrawn(status) ? [] : [ProductWithdrawn.make({ productId })]
}

export const bringBackProduct: Change = ({ id: productId, status }) => {
  if (isUnknown(status)) return notFound('Product not found')
  return isOffered(status) ? [] : [ProductBroughtBack.make({ productId })]
}

const withPackagings = (product: Product, packagings: Description['packagings']): Product => ({
  ...product,
  packagingIds: [...new Set([...product.packagingIds, ...packagings.map(({ id }) => id)])],
})

/** Implicit, because the id follows from the reference: whether the product is there is for each decision to say. */
export const product = decider<Product>()({
  stream: productStream,
  implicit: true,
  initial: (id) => ({
    id: id as ProductId,
    reference: null,
    status: 'UNKNOWN',
    classification: null,
    packagingIds: [],
  }),
  evolve: {
    ProductIntroduced: (state, { reference, classification, packagings }) => ({
      ...withPackagings(state, packagings),
      reference,
      classification,
      status: 'OFFERED',
    }),
    ProductRevised: (it, { classification, packagings }) => ({ ...withPackagings(it, packagings), classification }),
    ProductReclassified: (it, { classification }) => ({ ...it, classification }),
    ProductWithdrawn: (it) => ({ ...it, status: 'WITHDRAWN' }),
    ProductBroughtBack: (it) => ({ ...it, status: 'OFFERED' }),
  },
  owner: () => ({}),
})
