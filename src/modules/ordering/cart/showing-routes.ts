import { atListPrice, countryOf } from '#modules/catalogue/events.ts'
import { isPending } from '#modules/distributors/account-state.ts'
import { type Cart, showCart } from '#modules/ordering/contract.ts'
import { type CodeUse, grantedTerms, normalCode, promoCode } from '#modules/promotions/promo-code.ts'
import { serve } from '#platform/http/serve.ts'
import type { ReadModels } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { daysIn } from '#platform/time/time-zone.ts'
import { addressOf } from '#projections/addresses.ts'
import { cartOf } from '#projections/carts.ts'
import { distributorOf, readersZone } from '#projections/distributors.ts'
import { balanceOf } from '#projections/loyalty_accounts.ts'
import { rulesAt } from '#projections/loyalty_rules.ts'
import { productByCode, type productOf, productsById } from '#projections/products.ts'
import { promoCodeOf } from '#projections/promo_codes.ts'
import { pricedCart } from './cart-view.ts'

type ProductId = Parameters<typeof productOf>[1]

export const productsOf = (db: ReadModels, ids: Iterable<string>) => productsById(db, [...new Set(ids)] as ProductId[])

export const countriesOf = async (db: ReadModels, distributorId: string): Promise<readonly string[]> =>
  (await distributorOf(db, distributorId))?.countryIds ?? []

/** This company now, for `promoJudge`. */
export const codeUse = async (
  { db, configuration, now }: Pick<ReadContext, 'db' | 'configuration' | 'now'>,
  distributorId: string,
): Promise<Omit<CodeUse, 'productIds'>> => ({
  distributorId,
  days: daysIn(now, [await readersZone({ db, configuration }, distributorId), configuration.officeTimeZone]),
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
  const distributorId = me.distributorId as string
  const [{ bonusRule }, { lines, draft, ordered }, use] = await Promise.all([
    rulesAt({ db, configuration }, now),
    cartOf(db, me.userId),
    codeUse({ db, configuration, now }, distributorId),
  ])
  const ids = lines.map(({ productId }) => productId)
  const [listed, bonusProduct, company, balance, opened, judges, shippingAddress, billingAddress] = await Promise.all([
    productsOf(db, ids),
    bonusRule ? productByCode(db, bonusRule.c) : undefined,
    distributorOf(db, distributorId),
    balanceOf(db, distributorId),
    personal.openAll(draft),
    promoJudges(db, draft.promoCodes, use),
    goneAddress(db, distributorId, draft.shippingAddressId),
    goneAddress(db, distributorId, draft.billingAddressId),
  ])
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
    bonusRule,
    promoFor: (sectionId, productIds) => judges.get(sectionId)?.(productIds) ?? null,
  })
}

export const showingRoutes = [serve(showCart, cartNow)]
