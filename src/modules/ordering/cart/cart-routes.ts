import { atListPrice, countryOf } from '#modules/catalogue/events.ts'
import { isPending } from '#modules/distributors/account-states.ts'
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
import { lineProblem, noSuchProduct } from '#modules/ordering/terms/offer.ts'
import type { SpecialRequest } from '#modules/ordering/terms/order-fields.ts'
import { sentences } from '#modules/ordering/terms/order-terms.ts'
import { type CodeUse, grantedTerms, normalCode, promoCode } from '#modules/promotions/promo-code.ts'
import { ownCompany } from '#platform/access/own-company.ts'
import type { PersonalData } from '#platform/access/personal-data.ts'
import { invalid, isRefusal, RefusedError } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import type { ReadModels } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { dayIn, daysIn } from '#platform/time/time-zone.ts'
import { addressOf } from '#projections/addresses.ts'
import { cartOf } from '#projections/carts.ts'
import { allCategories, type CategoryRow } from '#projections/categories.ts'
import { type DistributorRow, distributorOf, zoneOfCompany } from '#projections/distributors.ts'
import { leadTimesAmong } from '#projections/lead_times.ts'
import { balanceOf } from '#projections/loyalty_accounts.ts'
import { rulesAt } from '#projections/loyalty_rules.ts'
import { productByCode, productOf, productsById } from '#projections/products.ts'
import { promoCodeOf } from '#projections/promo_codes.ts'
import { applied } from './applying.ts'
import { applyPromoCode } from './applying-contract.ts'
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

export const productsOf = (db: ReadModels, ids: Iterable<string>) => productsById(db, [...new Set(ids)])

export const countriesOf = async (db: ReadModels, distributorId: string): Promise<readonly string[]> =>
  (await distributorOf(db, distributorId))?.countryIds ?? []

/** This company now, for `promoJudge`. */
const codeUse = (
  { configuration: { officeTimeZone }, now }: Pick<ReadContext, 'configuration' | 'now'>,
  distributorId: string,
  company: DistributorRow | undefined,
): Omit<CodeUse, 'productIds'> => ({
  distributorId,
  days: daysIn(now, [company ? zoneOfCompany(company) : officeTimeZone, officeTimeZone]),
})

/** What a code, as typed, gives products of this company now, by the read model. */
export const promoJudge = async (db: ReadModels, typed: string, use: Omit<CodeUse, 'productIds'>) => {
  const code = normalCode(typed)
  const stateOfCode = (await promoCodeOf(db, code)) ?? promoCode.initial(code)
  return (productIds: readonly string[]) => grantedTerms(stateOfCode, { ...use, productIds })
}

/** Of each section that has a code. */
const promoJudges = async (db: ReadModels, codes: Readonly<Record<string, string>>, use: Omit<CodeUse, 'productIds'>) =>
  new Map(
    await Promise.all(
      Object.entries(codes).map(async ([sectionId, code]) => [sectionId, await promoJudge(db, code, use)] as const),
    ),
  )

type ReadContext = Pick<Services, 'db' | 'personal' | 'configuration'> & {
  readonly me: { readonly userId: string; readonly distributorId: string | null }
  readonly now: Date
}

/** The name of an address that was chosen and has been deleted since; null: it is there, or none is chosen. */
const goneAddress = async (db: ReadModels, distributorId: string, addressId: string | null): Promise<string | null> => {
  const address = addressId === null ? undefined : await addressOf(db, distributorId, addressId)
  return address?.removed ? address.name : null
}

/** This person's cart, every section priced at this moment. */
export const cartNow = async ({ db, me, personal, configuration, now }: ReadContext): Promise<Cart> => {
  const distributorId = ownCompany(me)
  const [{ bonusRule }, { lines, draft, ordered }, company] = await Promise.all([
    rulesAt({ db, configuration }, now),
    cartOf(db, me.userId),
    distributorOf(db, distributorId),
  ])
  const ids = lines.map(({ productId }) => productId)
  const [listed, leadTimes, bonusProduct, balance, opened, judges, shippingAddress, billingAddress] = await Promise.all(
    [
      productsOf(db, ids),
      leadTimesAmong(db, ids),
      bonusRule ? productByCode(db, bonusRule.c) : undefined,
      balanceOf(db, distributorId),
      personal.openAll(draft),
      promoJudges(db, draft.promoCodes, codeUse({ configuration, now }, distributorId, company)),
      goneAddress(db, distributorId, draft.shippingAddressId),
      goneAddress(db, distributorId, draft.billingAddressId),
    ],
  )
  const products = isPending(company?.state) ? listed.map(atListPrice) : listed
  return pricedCart({
    lines,
    ordered,
    now,
    draft: { ...opened, gone: { shippingAddress, billingAddress } },
    products: bonusProduct ? [...products, bonusProduct] : products,
    countryIds: company?.countryIds ?? [],
    countryName: (id) => countryOf(id).name,
    balance,
    today: dayIn(now, company ? zoneOfCompany(company) : configuration.officeTimeZone),
    leadTimes,
    bonusRule,
    promoFor: (sectionId, productIds) => judges.get(sectionId)?.(productIds) ?? null,
  })
}

export const cartRoutes = [
  serve(showCart, cartNow),

  serve(addCartLine, async ({ db, me, log, input: { productId, countryId, quantity, packagingId = null } }) => {
    const distributorId = me.distributorId
    if (!countryId) return invalid({ countryId: sentences.country })
    const line = await checkedLine(db, distributorId, productId, { countryId, quantity, packagingId })
    return (await log.decide(cart, me.userId, addLines(distributorId, [line]), done)).answer
  }),

  serve(changeCartLine, async ({ db, me, log, input: { productId, countryId, quantity, packagingId = null } }) => {
    const distributorId = me.distributorId
    const line = await checkedLine(db, distributorId, productId, { countryId, quantity, packagingId })
    return (await log.decide(cart, me.userId, changeLine(distributorId, line), done)).answer
  }),

  serve(removeCartLine, async ({ me, log, input: { productId, countryId } }) => {
    const decision = removeLine(me.distributorId, { productId, countryId })
    return (await log.decide(cart, me.userId, decision, done)).answer
  }),

  serve(resetCartSection, async ({ db, me, log, input: { countryId, subCategoryId } }) => {
    const { lines } = await log.stateOf(cart, me.userId)
    const productIds = await inSection(db, lines, { countryId, subCategoryId })
    const decision = resetSection(me.distributorId, { countryId, subCategoryId, productIds })
    return (await log.decide(cart, me.userId, decision, done)).answer
  }),

  serve(changeOrderDraft, async ({ db, me, log, personal, newId, input }) => {
    const { contact, specialRequest, shipping, ...rest } = input
    const distributorId = me.distributorId
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
    const distributorId = me.distributorId
    await checkSection(db, distributorId, section)
    if (promoCode !== null) {
      const { lines } = await log.stateOf(cart, me.userId)
      const use = codeUse({ configuration, now }, distributorId, await distributorOf(db, distributorId))
      const [judge, productIds] = await Promise.all([promoJudge(db, promoCode, use), inSection(db, lines, section)])
      const granted = judge(productIds)
      if (isRefusal(granted)) return granted
    }
    return (await log.decide(cart, me.userId, choosePromoCode(distributorId, section, promoCode), done)).answer
  }),

  serve(
    clearOrderDraft,
    async ({ me, log }) => (await log.decide(cart, me.userId, clearDraft(me.distributorId), done)).answer,
  ),

  serve(applyPromoCode, async ({ db, me, now, configuration, input: { code, items, ...section } }) => {
    const distributorId = me.distributorId
    const [products, company, { bonusRule }] = await Promise.all([
      productsById(db, [...new Set(items.map(({ productId }) => productId))]),
      distributorOf(db, distributorId),
      rulesAt({ db, configuration }, now),
    ])
    const promoFor = await promoJudge(db, code, codeUse({ configuration, now }, distributorId, company))
    const countryIds = company?.countryIds ?? []
    return applied(items, section, { products, countryIds, bonusRule, promoFor })
  }),
]
