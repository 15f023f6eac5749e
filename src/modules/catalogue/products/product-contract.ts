import * as Schema from 'effect/Schema'
import { AgreementType } from '#modules/agreements/events.ts'
import {
  Artwork,
  CategoryId,
  type Classification,
  CountryId,
  LabelId,
  type LabelKind,
  Packaging,
  ProductId,
  RegistrationId,
  RegistrationStatus,
  SubCategoryId,
} from '#modules/catalogue/events.ts'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { type Day, Moment } from '#platform/event.ts'
import { Cents, Percent } from '#platform/money.ts'

export const Country = Schema.Struct({ id: CountryId, name: Schema.String, code: Schema.String })
export type Country = typeof Country.Type

export const Category = Schema.Struct({ id: CategoryId, name: Schema.String })
export type Category = typeof Category.Type

export const SubCategory = Schema.Struct({ id: SubCategoryId, name: Schema.String, productCategory: Category })
export type SubCategory = typeof SubCategory.Type

export const Label = Schema.Struct({ id: LabelId, code: Schema.String, name: Schema.String, file: Schema.String })
export type Label = typeof Label.Type

/** A product in a country. Without a price (null) it cannot be ordered there, whatever its status. */
export const Registration = Schema.Struct({
  id: RegistrationId,
  country: Country,
  status: RegistrationStatus,
  creationDate: Moment,
  price: Schema.NullOr(Cents),
  discount: Percent,
  /** `price` less `discount`: what a unit costs before a promo code. */
  effectivePrice: Schema.NullOr(Cents),
  label: Schema.NullOr(Label),
  secondaryPackagingLabel: Schema.NullOr(Label),
  masterCartonLabel: Schema.NullOr(Label),
  shippingCartonLabel: Schema.NullOr(Label),
  otherLabel: Schema.NullOr(Label),
  /** Of this distributor's agreement for the product in the country; null: there is none, or staff look. */
  agreementType: Schema.NullOr(AgreementType),
  agreementDocument: Schema.NullOr(Schema.String),
  labelRequested: Schema.Boolean,
})
export type Registration = typeof Registration.Type

const forSignedIn = Schema.optionalKey

/** Distributors see their own countries only, staff all; visitors no prices, discounts, registrations or labels. */
export const Product = Schema.Struct({
  id: ProductId,
  name: Schema.String,
  reference: Schema.String,
  MBDreferenceCode: Schema.String,
  description: Schema.String,
  technicalDescription: Schema.String,
  image: Schema.String,
  file: Schema.String,
  artwork: Artwork,
  sterile: Schema.Boolean,
  minimumOrderQuantity: Schema.Int,
  orderQuantityStep: Schema.Int,
  packagings: Schema.Array(Packaging),
  productSubCategory: SubCategory,
  careCoinGroup1: CareCoins,
  careCoinGroup2: CareCoins,
  available: forSignedIn(Schema.Boolean),
  /** The lowest effective price of those; null when there is none. */
  minPrice: forSignedIn(Schema.NullOr(Cents)),
  /** Price and discount of the registration with the lowest effective price. */
  price: forSignedIn(Schema.NullOr(Cents)),
  discount: forSignedIn(Percent),
  registrations: forSignedIn(Schema.Array(Registration)),
  /** What this distributor's loyalty group earns for a unit; null outside the programme. */
  careCoins: forSignedIn(Schema.NullOr(CareCoins)),
  /** This distributor has requested that it becomes available. */
  requested: forSignedIn(Schema.Boolean),
})
export type Product = typeof Product.Type

export type LabelOfRegistration = {
  id: LabelId
  kind: LabelKind
  name: string
  code: string
  file: string | null
  publishedAt: Moment
}

export type ScheduledPrice = {
  readonly effectiveOn: Day
  readonly effectiveAt: Moment
  readonly price: Cents
  readonly discount: Percent
}

export const withoutScheduled = (all: readonly ScheduledPrice[], day: Day): readonly ScheduledPrice[] =>
  all.filter(({ effectiveOn }) => effectiveOn !== day)

export const withScheduled = (all: readonly ScheduledPrice[], added: ScheduledPrice): readonly ScheduledPrice[] =>
  [...withoutScheduled(all, added.effectiveOn), added].toSorted((a, b) => (a.effectiveOn < b.effectiveOn ? -1 : 1))

/** A product in a country, inside its product's row. Without a price (null) it is not sellable. */
export type RegistrationOfProduct = {
  id: RegistrationId
  countryId: CountryId
  status: RegistrationStatus
  createdAt: Moment
  price: Cents | null
  discount: Percent
  effectivePrice: Cents | null
  sellable: boolean
  scheduled: readonly ScheduledPrice[]
  labels: LabelOfRegistration[]
}

/** A product as the read model keeps it, every country inside. No one is shown it like this: see `productShown`. */
export type ProductRow = Classification & {
  id: ProductId
  reference: string
  mbdReferenceCode: string
  name: string
  description: string
  technicalDescription: string
  artwork: Artwork
  image: string | null
  file: string | null
  sterile: boolean
  minimumOrderQuantity: number
  orderQuantityStep: number
  packagings: readonly Packaging[]
  /** Those that it came in once: a reader who had chosen one is shown its name. */
  formerPackagings: readonly Packaging[]
  careCoins: { group1: CareCoins; group2: CareCoins }
  registrations: RegistrationOfProduct[]
  /** Those registrations by id alone: found without unpacking every country. */
  registrationIds: readonly RegistrationId[]
  withdrawn: boolean
  revisedAt: Moment
}
