import {
  addCartLine,
  changeCartLine,
  changeOrderDraft,
  changeSectionPromoCode,
  clearOrderDraft,
  removeCartLine,
  resetCartSection,
} from '#modules/ordering/contract.ts'
import { lineProblem, noSuchProduct } from '#modules/ordering/terms/offer.ts'
import type { SpecialRequest } from '#modules/ordering/terms/order-fields.ts'
import { sentences } from '#modules/ordering/terms/order-terms.ts'
import type { PersonalData } from '#platform/access/personal-data.ts'
import { invalid, isRefusal, RefusedError } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import type { ReadModels } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { addressOf } from '#projections/addresses.ts'
import { allCategories, type CategoryRow } from '#projections/categories.ts'
import { productOf } from '#projections/products.ts'
import {
  addLines,
  cart,
  changeDraft,
  changeLine,
  choosePromoCode,
  clearDraft,
  removeLine,
  resetSection,
} from './cart.ts'
import type { DraftChanges } from './cart-events.ts'
import { codeUse, countriesOf, productsOf, promoJudge } from './showing-routes.ts'
import { noSuchAddress } from './wanted.ts'

const done = { answer: { success: true as const } }
type ProductId = Parameters<typeof productOf>[1]

/** Without a quantity as few as the product is ordered in. */
type LineInput = {
  readonly countryId: string
  readonly quantity: number | undefined
  readonly packagingId: string | null
}

const checkedLine = async (db: ReadModels, distributorId: string, productId: string, input: LineInput) => {
  const [product, countryIds] = await Promise.all([
    productOf(db, productId as ProductId),
    countriesOf(db, distributorId),
  ])
  if (!product || product.withdrawn) throw new RefusedError(noSuchProduct(product))
  const line = { ...input, quantity: input.quantity ?? product.minimumOrderQuantity }
  const problem = lineProblem(product, line, countryIds)
  if (problem) throw new RefusedError(invalid({ [problem.field]: problem.reason }))
  return { productId, ...line }
}

type ContactInput = { readonly name: string; readonly phone: string } | null
type SpecialRequestInput = Omit<SpecialRequest, 'other'> & { readonly other?: string | null }

/** Of this person's cart: what is in a section now. */
const inSection = async (
  db: ReadModels,
  lines: readonly { readonly productId: string; readonly countryId: string }[],
  { countryId, subCategoryId }: { readonly countryId: string; readonly subCategoryId: string },
): Promise<readonly string[]> => {
  const ids = lines.flatMap((it) => (it.countryId === countryId ? [it.productId] : []))
  return (await productsOf(db, ids)).filter((it) => it.subCategoryId === subCategoryId).map(({ id }) => id)
}

/** Under a key of its own: who is named may be erased, and who typed it too, without the other. */
export const sealedContact = async ({ personal, newId }: Pick<Services, 'personal' | 'newId'>, contact: ContactInput) =>
  contact && personal.sealAll(newId(), { name: contact.name, phone: contact.phone })

/** Nothing ticked and nothing written is no special request. */
export const sealedRequest = async (
  personal: PersonalData,
  userId: string,
  input: SpecialRequestInput | null,
): Promise<SpecialRequest | null> => {
  if (!input || !(input.documents || input.packing || input.preShipmentInspection || input.other)) return null
  return { ...input, other: input.other ? await personal.seal(userId, input.other) : null }
}

/** An address in the draft must be one of the company's, of the right kind. */
const checkAddress = async (
  db: ReadModels,
  distributorId: string,
  type: 'SHIPPING' | 'BILLING',
  addressId: string | null | undefined,
) => {
  if (!addressId) return
  const address = await addressOf(db, distributorId, addressId)
  if (address?.type !== type) throw new RefusedError(noSuchAddress())
  if (address.removed) throw new RefusedError(noSuchAddress(address))
}

/** A draft is for a section that the company could order. */
const checkSection = async (
  db: ReadModels,
  distributorId: string,
  { countryId, subCategoryId }: { countryId?: string | null; subCategoryId?: string | null },
) => {
  if (countryId && !(await countriesOf(db, distributorId)).includes(countryId))
    throw new RefusedError(invalid({ countryId: 'Not available in your region' }))
  const isKnown = ({ subCategories }: CategoryRow) => subCategories.some(({ id }) => id === subCategoryId)
  if (subCategoryId && !(await allCategories(db)).some(isKnown))
    throw new RefusedError(invalid({ subCategoryId: 'Sub-category not found' }))
}

export const cartRoutes = [
  serve(addCartLine, async ({ db, me, log, input: { productId, countryId, quantity, packagingId = null } }) => {
    const distributorId = me.distributorId as string
    if (!countryId) return invalid({ countryId: sentences.country })
    const line = await checkedLine(db, distributorId, productId, { countryId, quantity, packagingId })
    return (await log.decide(cart, me.userId, addLines(distributorId, [line]), done)).answer
  }),

  serve(changeCartLine, async ({ db, me, log, input: { productId, countryId, quantity, packagingId = null } }) => {
    const distributorId = me.distributorId as string
    const line = await checkedLine(db, distributorId, productId, { countryId, quantity, packagingId })
    return (await log.decide(cart, me.userId, changeLine(distributorId, line), done)).answer
  }),

  serve(removeCartLine, async ({ me, log, input: { productId, countryId } }) => {
    const decision = removeLine(me.distributorId as string, { productId, countryId })
    return (await log.decide(cart, me.userId, decision, done)).answer
  }),

  serve(resetCartSection, async ({ db, me, log, input: { countryId, subCategoryId } }) => {
    const { lines } = await log.stateOf(cart, me.userId)
    const productIds = await inSection(db, lines, { countryId, subCategoryId })
    const decision = resetSection(me.distributorId as string, { countryId, subCategoryId, productIds })
    return (await log.decide(cart, me.userId, decision, done)).answer
  }),

  serve(changeOrderDraft, async ({ db, me, log, personal, newId, input }) => {
    const { contact, specialRequest, shipping, ...rest } = input
    const distributorId = me.distributorId as string
    await checkSection(db, distributorId, rest)
    await checkAddress(db, distributorId, 'SHIPPING', rest.shippingAddressId)
    await checkAddress(db, distributorId, 'BILLING', rest.billingAddressId)
    const changes: DraftChanges = {
      ...rest,
      ...(shipping !== undefined && {
        shipping: shipping && {
          method: shipping.method,
          transportMode: shipping.transportMode ?? null,
          destination: shipping.destination ?? null,
        },
      }),
      ...(contact !== undefined && { contact: await sealedContact({ personal, newId }, contact) }),
      ...(specialRequest !== undefined && { specialRequest: await sealedRequest(personal, me.userId, specialRequest) }),
    }
    return (await log.decide(cart, me.userId, changeDraft(distributorId, changes), done)).answer
  }),

  serve(changeSectionPromoCode, async ({ db, me, log, now, configuration, input: { promoCode, ...section } }) => {
    const distributorId = me.distributorId as string
    await checkSection(db, distributorId, section)
    if (promoCode !== null) {
      const { lines } = await log.stateOf(cart, me.userId)
      const use = await codeUse({ db, configuration, now }, distributorId)
      const [judge, productIds] = await Promise.all([promoJudge(db, promoCode, use), inSection(db, lines, section)])
      const granted = judge(productIds)
      if (isRefusal(granted)) return granted
    }
    return (await log.decide(cart, me.userId, choosePromoCode(distributorId, section, promoCode), done)).answer
  }),

  serve(
    clearOrderDraft,
    async ({ me, log }) => (await log.decide(cart, me.userId, clearDraft(me.distributorId as string), done)).answer,
  ),
]
