import * as Schema from 'effect/Schema'
import { artKinds } from '#modules/catalogue/products/product-art.ts'
import {
  registrationStatuses,
  type RegistrationStatus as Status,
} from '#modules/catalogue/registrations/registration-status.ts'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { Sealed } from '#platform/access/personal-data.ts'
import { Day, event, Moment, stream } from '#platform/event.ts'
import { Cents, Percent } from '#platform/money.ts'
import { keysOf } from '#platform/records.ts'
import { isCountry } from './countries.ts'

/** Public with the events: which countries there are, and whether a product can be ordered by a registration. */
// biome-ignore lint/performance/noBarrelFile: other modules may know these, and nothing else of their files.
export { atListPrice } from '#modules/catalogue/prices/list-price.ts'
export {
  isSellable,
  registrationStatuses,
  whyNotOrderable,
} from '#modules/catalogue/registrations/registration-status.ts'

import { answeredRequestStates } from './request-states.ts'

export { addressCountries, countries, countryNamed, countryNames, countryOf, isCountry } from './countries.ts'
export { mainTimeZone } from './time-zones.ts'

/** ISO 3166-1 in lower case, such as `co`; `any`: every country. */
export const CountryId = Schema.String.check(
  Schema.isPattern(/^[a-z]{2,3}$/, { message: 'Expected a known country' }),
  Schema.makeFilter((id) => isCountry(id) || 'Expected a known country'),
).pipe(Schema.brand('CountryId'))
export type CountryId = typeof CountryId.Type

const uuid = Schema.String.check(Schema.isPattern(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))

export const CategoryId = uuid.pipe(Schema.brand('CategoryId'))
export type CategoryId = typeof CategoryId.Type
export const SubCategoryId = uuid.pipe(Schema.brand('SubCategoryId'))
export type SubCategoryId = typeof SubCategoryId.Type
export const ProductId = uuid.pipe(Schema.brand('ProductId'))
export type ProductId = typeof ProductId.Type
export const PackagingId = uuid.pipe(Schema.brand('PackagingId'))
export type PackagingId = typeof PackagingId.Type
export const RegistrationId = uuid.pipe(Schema.brand('RegistrationId'))
export type RegistrationId = typeof RegistrationId.Type
export const LabelId = uuid.pipe(Schema.brand('LabelId'))
export type LabelId = typeof LabelId.Type

const text = (most: number) => Schema.String.check(Schema.isTrimmed(), Schema.isMinLength(1), Schema.isMaxLength(most))

export const Artwork = Schema.Literals(artKinds)
export type Artwork = typeof Artwork.Type

/** What people order by: 'PC-1042'. A product keeps it for ever. */
export const Reference = Schema.String.check(Schema.isPattern(/^[A-Z0-9][A-Z0-9-]{1,23}$/))

export const RegistrationStatus = Schema.Literals(keysOf(registrationStatuses))
export type RegistrationStatus = Status

/** Which packaging a label is printed on. SECONDARY_PACKAGING is the one that a buyer is shown. */
export const LabelKind = Schema.Literals(['SECONDARY_PACKAGING', 'MASTER_CARTON', 'SHIPPING_CARTON', 'OTHER'])
export type LabelKind = typeof LabelKind.Type

export const Classification = Schema.Struct({
  categoryId: CategoryId,
  categoryName: text(80),
  subCategoryId: SubCategoryId,
  subCategoryName: text(80),
})
export type Classification = typeof Classification.Type

export const SubCategory = Schema.Struct({ id: SubCategoryId, name: text(80) })
export type SubCategory = typeof SubCategory.Type

/** 1: a pack is the unit itself, such as a bottle. */
export const UnitsInPack = Schema.Int.check(
  Schema.isBetween({ minimum: 1, maximum: 999_999 }, { message: 'Enter a whole number from 1 to 999 999' }),
)

export const Packaging = Schema.Struct({ id: PackagingId, name: text(80), units: UnitsInPack })
export type Packaging = typeof Packaging.Type

const named = /^(box|carton|case|tray|pack|bag|crate|sleeve|pallet) of ([1-9]\d{0,5})( \p{L}+)?$/iu

/** Until a packaging had its number of units, its name said it: 'Box of 10', 'Carton of 50 kits'. */
export const unitsNamed = (packaging: string): number => Number(named.exec(packaging)?.[2] ?? 1)

/** What describes a product and may be revised. Quantities are units; CareCoins are earned for each unit. */
export const productDescription = {
  /** Of the manufacturer's own numbering. */
  MBDreferenceCode: Reference,
  name: text(120),
  description: text(400),
  technicalDescription: text(2000),
  artwork: Artwork,
  /** A stored photograph, or null: it is drawn. */
  image: Schema.NullOr(text(300)),
  /** A stored product sheet, or null: it is made from this data. */
  file: Schema.NullOr(text(300)),
  /** A certificate of sterilization can be requested. */
  sterile: Schema.Boolean,
  minimumOrderQuantity: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 })),
  orderQuantityStep: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 })),
  careCoinGroup1: CareCoins,
  careCoinGroup2: CareCoins,
}

const packagings = Schema.Array(Packaging).check(Schema.isMaxLength(20))

const withUnits = (first: { readonly packagings: readonly Omit<Packaging, 'units'>[] }) => ({
  ...first,
  packagings: first.packagings.map((packaging) => ({ ...packaging, units: unitsNamed(packaging.name) })),
})

export const CategoryIntroduced = event('CategoryIntroduced', {
  categoryId: CategoryId,
  name: text(80),
  subCategories: Schema.Array(SubCategory).check(Schema.isMaxLength(50)),
})

export const SubCategoryIntroduced = event('SubCategoryIntroduced', {
  categoryId: CategoryId,
  subCategory: SubCategory,
})

export const CategoryRenamed = event('CategoryRenamed', { categoryId: CategoryId, name: text(80) })

export const SubCategoryRenamed = event('SubCategoryRenamed', { categoryId: CategoryId, subCategory: SubCategory })

export const categoryStream = stream('category', [
  CategoryIntroduced,
  SubCategoryIntroduced,
  CategoryRenamed,
  SubCategoryRenamed,
])

export const ProductIntroduced = event(
  'ProductIntroduced',
  {
    productId: ProductId,
    reference: Reference,
    classification: Classification,
    ...productDescription,
    packagings,
  },
  [withUnits],
)

export const ProductRevised = event(
  'ProductRevised',
  {
    productId: ProductId,
    classification: Classification,
    ...productDescription,
    packagings,
  },
  [withUnits],
)

export const ProductWithdrawn = event('ProductWithdrawn', { productId: ProductId })

export const ProductBroughtBack = event('ProductBroughtBack', { productId: ProductId })

export const ProductReclassified = event('ProductReclassified', {
  productId: ProductId,
  classification: Classification,
})

export const productStream = stream('product', [
  ProductIntroduced,
  ProductRevised,
  ProductReclassified,
  ProductWithdrawn,
  ProductBroughtBack,
])

const registration = { registrationId: RegistrationId, productId: ProductId, countryId: CountryId }

export const ProductRegistered = event('ProductRegistered', { ...registration, status: RegistrationStatus })

export const RegistrationStatusChanged = event('RegistrationStatusChanged', {
  ...registration,
  status: RegistrationStatus,
})

export const RegistrationPriced = event('RegistrationPriced', { ...registration, price: Cents, discount: Percent })

/** From the beginning of a day in the office's time zone. Replaces one for the same day. */
export const PriceScheduled = event('PriceScheduled', {
  ...registration,
  price: Cents,
  discount: Percent,
  effectiveOn: Day,
  effectiveAt: Moment,
})

export const ScheduledPriceWithdrawn = event('ScheduledPriceWithdrawn', { ...registration, effectiveOn: Day })

/** The day has come. The current price is recorded with it, unless it is the same as before. */
export const ScheduledPriceReached = event('ScheduledPriceReached', { ...registration, effectiveOn: Day })

export const labelDescription = {
  kind: LabelKind,
  name: text(120),
  code: Schema.String.check(Schema.isPattern(/^[A-Z0-9][A-Z0-9./-]{1,39}$/)),
  /** A stored artwork, or null: a proof is made from the registration's data. */
  file: Schema.NullOr(text(300)),
}

export const LabelPublished = event('LabelPublished', { ...registration, labelId: LabelId, ...labelDescription })

export const registrationStream = stream('registration', [
  ProductRegistered,
  RegistrationStatusChanged,
  RegistrationPriced,
  PriceScheduled,
  ScheduledPriceWithdrawn,
  ScheduledPriceReached,
  LabelPublished,
])

const interest = { distributorId: uuid, productId: ProductId }

export const ProductViewed = event('ProductViewed', { ...interest, viewedAt: Moment })

export const AvailabilityRequested = event('AvailabilityRequested', interest)

/** A distributor requests another label than the current one; null: there is none yet. */
export const LabelRequested = event('LabelRequested', {
  ...interest,
  countryId: CountryId,
  labelId: Schema.NullOr(LabelId),
})

export const RequestOutcome = Schema.Literals(answeredRequestStates)
export type RequestOutcome = typeof RequestOutcome.Type

/** Staff answer a request: for another label in a country, or for the product itself (null). The sentence is theirs, sealed. */
export const ProductRequestAnswered = event('ProductRequestAnswered', {
  ...interest,
  countryId: Schema.NullOr(CountryId),
  outcome: RequestOutcome,
  answer: Sealed,
})

export const interestStream = stream('interest', [
  ProductViewed,
  AvailabilityRequested,
  LabelRequested,
  ProductRequestAnswered,
])
