import type { Product } from '#modules/catalogue/contract.ts'
import type { OrderDetail } from '#modules/ordering/contract.ts'

import { bothAddresses, type Caller } from './caller.ts'

/** An order of a test's own: `lines` products of one sub-category for one country, and one more that fits it. */
export type OwnOrder = {
  readonly id: OrderDetail['id']
  readonly num: string
  readonly products: readonly Product[]
  /** Of the same sub-category and country, and not in the order. */
  readonly another: Product
  /** Cannot be in the order: of another sub-category. */
  readonly unfit: Product
}

const sellableIn = (countryId: string) => (product: Product) =>
  (product.registrations ?? []).some(
    ({ country, price, status }) => country.id === countryId && price !== null && /REGISTERED|RENEWAL/.test(status),
  )

const registrationIn = (product: Product, countryId: string) =>
  product.registrations?.find(({ country }) => country.id === countryId)?.id

/** Every product in its smallest quantity. `more`: what else the order requests. */
export const ownOrder = async (caller: Caller, lines = 2, countryId = 'co', more: object = {}): Promise<OwnOrder> => {
  const all = (await caller.get<Product[]>('/products/all')).filter(sellableIn(countryId))
  const bySub = [...Map.groupBy(all, ({ productSubCategory }) => productSubCategory.id).values()]
  const family = bySub.find((its) => its.length > lines)
  const unfit = bySub.find((its) => its !== family)?.[0]
  if (!family || !unfit) throw new Error(`Too few products for ${lines} lines in ${countryId}`)
  const products = family.slice(0, lines)
  const { orderId, num } = await caller.send<{ orderId: OrderDetail['id']; num: string }>('POST', '/order', {
    registrations: products.map((product) => ({
      registrationId: registrationIn(product, countryId),
      packagingId: product.packagings[0]?.id ?? null,
      quantity: product.minimumOrderQuantity,
    })),
    ...(await bothAddresses(caller)),
    shipping: { method: 'FCA', transportMode: 'Airport' },
    ...more,
  })
  return { id: orderId, num, products, another: family[lines] as Product, unfit }
}
