import { countryOf, type RegistrationStatus, whyNotOrderable } from '#modules/catalogue/events.ts'
import { notFound, type Refusal } from '#platform/decision.ts'
import type { Cents, Percent } from '#platform/money.ts'
import { type BonusRule, isTooLarge } from './pricing.ts'
import { choiceProblem, type QuantityRule } from './quantity.ts'

type IdAndName = { readonly id: string; readonly name: string }

export type CatalogueProduct = QuantityRule & {
  readonly id: string
  readonly reference: string
  readonly mbdReferenceCode: string
  readonly name: string
  readonly subCategoryId: string
  readonly subCategoryName: string
  readonly packagings: readonly (IdAndName & { readonly units: number })[]
  readonly formerPackagings?: readonly IdAndName[]
  readonly withdrawn: boolean
  readonly registrations: readonly {
    readonly id: string
    readonly countryId: string
    readonly status: RegistrationStatus
    readonly price: Cents | null
    readonly discount: Percent
    /** Its status allows it and it has a price. */
    readonly sellable: boolean
  }[]
}

export type Offer = {
  readonly product: CatalogueProduct
  readonly registrationId: string
  readonly countryId: string
  readonly unitPrice: Cents
  readonly discount: Percent
}

export const offersOf = (product: CatalogueProduct, countryIds: readonly string[]): readonly Offer[] =>
  product.withdrawn
    ? []
    : product.registrations.flatMap(({ id, countryId, price, discount, sellable }) =>
        sellable && price !== null && countryIds.includes(countryId)
          ? [{ product, registrationId: id, countryId, unitPrice: price, discount }]
          : [],
      )

const NOT_OFFERED = 'Not available in your region'

/** Of a product that cannot be chosen; `withdrawn`: one that was offered once. */
export const noSuchProduct = (withdrawn?: { readonly name: string }): Refusal =>
  notFound(withdrawn ? `${withdrawn.name} is no longer available` : 'Product not found')

export const whyNotOffered = (
  product: CatalogueProduct | undefined,
  countryId: string,
  countryIds: readonly string[],
): string => {
  if (product?.withdrawn) return 'No longer available'
  const registration = product?.registrations.findLast((it) => it.countryId === countryId)
  if (!registration || !countryIds.includes(countryId)) return NOT_OFFERED
  return whyNotOrderable(registration.status, countryOf(countryId).name)
}

export const notOffered = (
  products: readonly CatalogueProduct[],
  countryIds: readonly string[],
): ReadonlyMap<string, string> =>
  new Map(
    products.flatMap((product) =>
      product.registrations
        .filter(({ sellable }) => product.withdrawn || !sellable)
        .map(({ id, countryId }) => [id, whyNotOffered(product, countryId, countryIds)] as const),
    ),
  )

type Line = { readonly countryId: string; readonly quantity: number; readonly packagingId: string | null }

export const lineProblem = (product: CatalogueProduct | undefined, line: Line, countryIds: readonly string[]) => {
  const offer = product && offersOf(product, countryIds).find(({ countryId }) => countryId === line.countryId)
  if (!offer) return { field: 'countryId' as const, reason: whyNotOffered(product, line.countryId, countryIds) }
  if (isTooLarge({ unitPrice: offer.unitPrice, quantity: line.quantity }))
    return { field: 'quantity' as const, reason: 'This order is too large' }
  return choiceProblem(line, offer.product)
}

/** Several products may have the code: a withdrawn product's code is reused. */
export const bonusOffersOf = (
  products: readonly CatalogueProduct[],
  bonusRule: BonusRule | null,
  countryIds: readonly string[],
): readonly Offer[] =>
  products
    .filter(({ mbdReferenceCode }) => mbdReferenceCode === bonusRule?.c)
    .flatMap((product) => offersOf(product, countryIds))

/** Where its picture is: the catalogue serves the photograph, or the drawn one. */
export const imageOf = ({ id }: Pick<CatalogueProduct, 'id'>): string => `/api/products/${id}/picture`
