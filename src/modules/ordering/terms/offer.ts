import { countryOf, type RegistrationStatus, whyNotOrderable } from '#modules/catalogue/events.ts'
import { notFound, type Refusal } from '#platform/decision.ts'
import type { Cents, Percent } from '#platform/money.ts'
import { type BonusRule, isTooLarge } from './pricing.ts'
import { choiceProblem, type QuantityRule } from './quantity.ts'

type IdAndName = { readonly id: string; readonly name: string }

/** A product as the catalogue holds it, with all its countries. */
export type CatalogueProduct = QuantityRule & {
  readonly id: string
  readonly reference: string
  readonly mbdReferenceCode: string
  readonly name: string
  readonly subCategoryId: string
  readonly subCategoryName: string
  readonly packagings: readonly IdAndName[]
  /** Those that it came in once. */
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

/** A product that can be ordered in one country, at a price. */
export type Offer = {
  readonly product: CatalogueProduct
  readonly registrationId: string
  readonly countryId: string
  readonly unitPrice: Cents
  readonly discount: Percent
}

/** What can be ordered of a product in these countries. */
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

/** Why a product without an offer in a country has none: people read what changed while they were choosing. */
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

/** By registration: why it cannot be ordered by. */
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

/** Why a product cannot be ordered like this now, or null. */
export const lineProblem = (product: CatalogueProduct | undefined, line: Line, countryIds: readonly string[]) => {
  const offer = product && offersOf(product, countryIds).find(({ countryId }) => countryId === line.countryId)
  if (!offer) return { field: 'countryId' as const, reason: whyNotOffered(product, line.countryId, countryIds) }
  if (isTooLarge({ unitPrice: offer.unitPrice, quantity: line.quantity }))
    return { field: 'quantity' as const, reason: 'This order is too large' }
  return choiceProblem(line, offer.product)
}

/**
 * What a bonus rule's third product can be taken from. A code may stand on several products: the catalogue gives that of a
 * withdrawn one to another.
 */
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
