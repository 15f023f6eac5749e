import { countryOf } from '#modules/catalogue/events.ts'
import {
  addCartLine,
  type Cart,
  changeCartLine,
  changeOrderDraft,
  changeSectionPromoCode,
  clearOrderDraft,
  removeCartLine,
  resetCartSection,
  showCart,
} from '#modules/ordering/contract.ts'
import type { SpecialRequest } from '#modules/ordering/order-fields.ts'
import { sentences } from '#modules/ordering/order-terms.ts'
import { grantedTerms, normalCode, promoCode } from '#modules/promotions/promo-code.ts'
import type { PersonalData } from '#platform/access/personal-data.ts'
import { invalid, isRefusal, notFound, Refused } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import type { ReadModels } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { addressOf } from '#projections/addresses.ts'
import { cartOf } from '#projections/carts.ts'
import { allCategories, type CategoryRow } from '#projections/categories.ts'
import { distributorOf } from '#projections/distributors.ts'
import { balanceOf } from '#projections/loyalty_accounts.ts'
import { atListPrice, productByCode, productOf, productsById } from '#projections/products.ts'
import { promoCodeOf } from '#projections/promo_codes.ts'
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
import { pricedCart } from './cart-view.ts'
import { lineProblem } from './offer.ts'

const done = { answer: { success: true as const } }
type ProductId = Parameters<typeof productOf>[1]

const productsOf = (db: ReadModels, ids: Iterable<string>) => productsById(db, [...new Set(ids)] as ProductId[])

const countriesOf = async (db: ReadModels, distributorId: string): Promise<readonly string[]> =>
  (await distributorOf(db, distributorId))?.countryIds ?? []

/** Without a quantity as few as the product is ordered in. */
type LineAsked = {
  readonly countryId: string
  readonly quantity: number | undefined
  readonly packagingId: string | null
}

const checkedLine = async (db: ReadModels, distributorId: string, productId: string, asked: LineAsked) => {
  const [product, countryIds] = await Promise.all([
    productOf(db, productId as ProductId),
    countriesOf(db, distributorId),
  ])
  if (!product || product.withdrawn) throw new Refused(notFound('There is no such product'))
  const line = { ...asked, quantity: asked.quantity ?? product.minimumOrderQuantity }
  const problem = lineProblem(product, line, countryIds)
  if (problem) throw new Refused(invalid({ [problem.field]: problem.reason }))
  return { productId, ...line }
}

type ContactAsked = { readonly name: string; readonly phone: string } | null
type RequestAsked = Omit<SpecialRequest, 'other'> & { readonly other?: string | null }

/** What a code, as somebody typed it, gives products of this company now, by how it stands in the read model. */
export const promoJudge = async (
  db: ReadModels,
  typed: string,
  asking: { readonly distributorId: string; readonly now: Date },
) => {
  const code = normalCode(typed)
  const standing = (await promoCodeOf(db, code)) ?? promoCode.initial(code)
  return (productIds: readonly string[]) => grantedTerms(standing, { ...asking, productIds })
}

/** Of this person's cart: what is in a section now. */
const inSection = async (
  db: ReadModels,
  lines: readonly { readonly productId: string; readonly countryId: string }[],
  { countryId, subCategoryId }: { readonly countryId: string; readonly subCategoryId: string },
): Promise<readonly string[]> => {
  const ids = lines.flatMap((it) => (it.countryId === countryId ? [it.productId] : []))
  return (await productsOf(db, ids)).filter((it) => it.subCategoryId === subCategoryId).map(({ id }) => id)
}

/** Of each section that has a code. */
const promoJudges = async (
  db: ReadModels,
  codes: Readonly<Record<string, string>>,
  asking: { readonly distributorId: string; readonly now: Date },
) =>
  new Map(
    await Promise.all(
      Object.entries(codes).map(async ([sectionId, code]) => [sectionId, await promoJudge(db, code, asking)] as const),
    ),
  )

/** Under a key of its own: who is named may be erased, and who typed it too, without the other. */
export const sealedContact = async ({ personal, newId }: Pick<Services, 'personal' | 'newId'>, contact: ContactAsked) =>
  contact && personal.sealAll(newId(), { name: contact.name, phone: contact.phone })

/** Nothing ticked and nothing written is no special request. */
export const sealedRequest = async (
  personal: PersonalData,
  userId: string,
  asked: RequestAsked | null,
): Promise<SpecialRequest | null> => {
  if (!asked || !(asked.documents || asked.packing || asked.preShipmentInspection || asked.other)) return null
  return { ...asked, other: asked.other ? await personal.seal(userId, asked.other) : null }
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
  if (address?.type !== type) throw new Refused(notFound('There is no such address'))
}

/** A draft is for a section that the company could order. */
const checkSection = async (
  db: ReadModels,
  distributorId: string,
  { countryId, subCategoryId }: { countryId?: string | null; subCategoryId?: string | null },
) => {
  if (countryId && !(await countriesOf(db, distributorId)).includes(countryId))
    throw new Refused(invalid({ countryId: 'Not available in your region' }))
  const isKnown = ({ subCategories }: CategoryRow) => subCategories.some(({ id }) => id === subCategoryId)
  if (subCategoryId && !(await allCategories(db)).some(isKnown))
    throw new Refused(invalid({ subCategoryId: 'There is no such sub-category' }))
}

type Reading = Pick<Services, 'db' | 'personal' | 'configuration'> & {
  readonly me: { readonly userId: string; readonly distributorId: string | null }
  readonly now: Date
}

/** This person's cart, every section priced at this moment. */
export const cartNow = async ({ db, me, personal, configuration, now }: Reading): Promise<Cart> => {
  const distributorId = me.distributorId as string
  const { bonusRule } = configuration.brand
  const { lines, draft } = await cartOf(db, me.userId)
  const ids = lines.map(({ productId }) => productId)
  const [listed, bonusProduct, company, balance, opened, judges] = await Promise.all([
    productsOf(db, ids),
    bonusRule ? productByCode(db, bonusRule.c) : undefined,
    distributorOf(db, distributorId),
    balanceOf(db, distributorId),
    personal.openAll(draft),
    promoJudges(db, draft.promoCodes, { distributorId, now }),
  ])
  const products = company?.state === 'PENDING' ? listed.map(atListPrice) : listed
  return pricedCart({
    lines,
    draft: opened,
    products: bonusProduct ? [...products, bonusProduct] : products,
    countryIds: company?.countryIds ?? [],
    countryName: (id) => countryOf(id).name,
    balance,
    bonusRule,
    promoFor: (sectionId, productIds) => judges.get(sectionId)?.(productIds) ?? null,
  })
}

export const cartRoutes = [
  serve(showCart, cartNow),

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

  serve(changeSectionPromoCode, async ({ db, me, log, now, input: { promoCode, ...section } }) => {
    const distributorId = me.distributorId as string
    await checkSection(db, distributorId, section)
    if (promoCode !== null) {
      const { lines } = await log.stateOf(cart, me.userId)
      const [judge, productIds] = await Promise.all([
        promoJudge(db, promoCode, { distributorId, now }),
        inSection(db, lines, section),
      ])
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
