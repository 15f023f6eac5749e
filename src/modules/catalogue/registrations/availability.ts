import type { Product, Registration } from '#modules/catalogue/contract.ts'
import { isSellable } from './registration-status.ts'

/** A registration that can be ordered now: its status allows it and it has a price. */
export const canBeOrdered = ({ status, price }: Pick<Registration, 'status' | 'price'>): boolean =>
  isSellable(status) && price !== null

/** The registrations that a buyer may choose a destination from. None for visitors. */
export const orderable = <R extends Pick<Registration, 'status' | 'price'>>(of: {
  readonly registrations?: readonly R[]
}): readonly R[] => (of.registrations ?? []).filter(canBeOrdered)

/** The product as it is offered in a country; null, or a country that it cannot be ordered in: where it costs least. */
export const offeredIn = (product: Product, countryId: string | null): Product => {
  const there = orderable(product).find(({ country }) => country.id === countryId)
  if (!there) return product
  return { ...product, minPrice: there.effectivePrice, price: there.price, discount: there.discount }
}
