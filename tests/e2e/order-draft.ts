import type { Cart, CartSection, OrderDetail, OrderRow } from '#modules/ordering/contract.ts'
import { bothAddresses, type Caller } from './caller.ts'

const nothingChosen = {
  shippingAddressId: null,
  billingAddressId: null,
  contact: null,
  shipping: null,
  certificates: [],
  careCoinsToUse: 0,
}
const byRoad = { method: 'DAP', transportMode: 'Road', destination: null }

/** What this person's company ordered last, once more. */
const fillAsLast = async (who: Caller): Promise<void> => {
  const [last] = await who.get<OrderRow[]>('/order')
  const { orderItems, country } = await who.get<OrderDetail>(`/order/${last?.id}`)
  for (const { registration, packaging, quantity } of orderItems)
    await who.send('POST', '/cart/lines', {
      productId: registration.product.id,
      countryId: country.id,
      quantity,
      packagingId: packaging?.id ?? null,
    })
}

/** Begins the order of the cart's first section; an empty cart is filled before. `chosen`: what was chosen before. */
export const begin = async (who: Caller, chosen: object = {}): Promise<CartSection> => {
  if ((await who.get<Cart>('/cart')).count === 0) await fillAsLast(who)
  const [section] = (await who.get<Cart>('/cart')).sections
  if (!section) throw new Error('The cart is empty')
  const { country, subCategory } = section
  const where = { countryId: country.id, subCategoryId: subCategory.id }
  await who.send('PUT', '/cart/draft', { ...nothingChosen, ...where, ...chosen })
  return section
}

/** Everything is chosen: the order can be placed. */
export const ready = async (who: Caller, chosen: object = {}): Promise<CartSection> =>
  begin(who, { ...(await bothAddresses(who)), shipping: byRoad, ...chosen })

/** Puts the lines of a section into the cart, as they were. */
export const refill = async (who: Caller, { products }: CartSection): Promise<void> => {
  for (const { productId, countryId, quantity, packagingId } of products)
    await who.send('POST', '/cart/lines', { productId, countryId, quantity, packagingId })
}
