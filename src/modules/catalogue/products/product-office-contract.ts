import * as Schema from 'effect/Schema'

import { AgreementType } from '#modules/agreements/events.ts'
import {
  Artwork,
  CategoryId,
  LabelId,
  LabelKind,
  Packaging,
  ProductId,
  RegistrationId,
  RegistrationStatus,
  SubCategoryId,
} from '#modules/catalogue/events.ts'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { Day, Moment } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { paged } from '#platform/http/pages.ts'
import { eachWay } from '#platform/http/sorts.ts'
import { Cents, Percent } from '#platform/money.ts'
import { Country } from './product-contract.ts'

const { Array: List, Boolean: YesOrNo, Int, Literals, NullOr, optionalKey, Struct } = Schema
const Text = Schema.String

export const OFFICE_PRODUCTS_PER_PAGE = 25

export const productStates = ['OFFERED', 'WITHDRAWN'] as const
export const productSorts = ['name', 'reference', 'category', 'countries', 'changed'] as const
export const sortsOfProducts = eachWay(productSorts)

export const OfficeProductRow = Struct({
  id: ProductId,
  reference: Text,
  MBDreferenceCode: Text,
  name: Text,
  picture: Text,
  category: Text,
  subCategory: Text,
  countries: Int,
  orderable: Int,
  withdrawn: YesOrNo,
  changedAt: Moment,
})
export type OfficeProductRow = typeof OfficeProductRow.Type

export const listOfficeProducts = endpoint('GET /office/products', {
  may: 'office.orders.read',
  does: 'Every product that there was, found by its names and codes, 25 at a time',
  query: {
    search: optionalKey(Text.check(Schema.isMaxLength(80))),
    category: optionalKey(CategoryId),
    state: optionalKey(Literals(productStates)),
    sort: optionalKey(Literals(sortsOfProducts)),
    ...paged,
  },
  answer: Struct({ total: Int, products: List(OfficeProductRow) }),
  reads: ['products'],
})

/** Of a registration. */
export const MOST_AGREEMENTS = 5

const OfficeRegistration = Struct({
  id: RegistrationId,
  country: Country,
  status: RegistrationStatus,
  createdAt: Moment,
  price: NullOr(Cents),
  discount: Percent,
  effectivePrice: NullOr(Cents),
  scheduled: List(Struct({ effectiveOn: Day, effectiveAt: Moment, price: Cents, discount: Percent })),
  /** Why no one there can order it, as distributors read it; null: they can. */
  notOrderable: NullOr(Text),
  /** The current ones; `file` is the address of the PDF. */
  labels: List(Struct({ id: LabelId, kind: LabelKind, name: Text, code: Text, file: Text, publishedAt: Moment })),
  /** Of companies, those that name the product there: the latest five. `document` is the address of the latest version. */
  agreements: List(Struct({ id: Text, distributor: Text, type: AgreementType, document: Text })),
})
export type OfficeRegistration = typeof OfficeRegistration.Type

export const OfficeProduct = Struct({
  id: ProductId,
  reference: Text,
  MBDreferenceCode: Text,
  name: Text,
  description: Text,
  technicalDescription: Text,
  artwork: Artwork,
  /** Stored paths, or null: made from the data. */
  image: NullOr(Text),
  file: NullOr(Text),
  sterile: YesOrNo,
  minimumOrderQuantity: Int,
  orderQuantityStep: Int,
  careCoinGroup1: CareCoins,
  careCoinGroup2: CareCoins,
  packagings: List(Packaging),
  category: Struct({ id: CategoryId, name: Text }),
  subCategory: Struct({ id: SubCategoryId, name: Text }),
  withdrawn: YesOrNo,
  changedAt: Moment,
  registrations: List(OfficeRegistration),
})
export type OfficeProduct = typeof OfficeProduct.Type

export const showOfficeProduct = endpoint('GET /office/products/:id', {
  may: 'office.orders.read',
  does: 'A product as staff keep it, offered or withdrawn, with every country that it is registered in',
  params: { id: ProductId },
  answer: OfficeProduct,
  reads: ['products', 'agreements', 'distributors'],
})

export const bringBackProduct = endpoint('BringBackProduct POST /office/products/:id/bring-back', {
  may: 'office.catalogue.manage',
  does: 'Offers a withdrawn product again, with the registrations that it had',
  params: { id: ProductId },
  answer: Struct({ success: YesOrNo }),
  awaits: ['products'],
})

export const showRegistrationHistory = endpoint('GET /office/registrations/:id/history', {
  may: 'office.orders.read',
  does: 'What happened to a product in a country and who did it, the latest first',
  params: { id: RegistrationId },
  answer: List(Struct({ position: Int, type: Text, at: Moment, who: Text, what: Text, detail: NullOr(Text) })),
  reads: ['products', 'users'],
})
