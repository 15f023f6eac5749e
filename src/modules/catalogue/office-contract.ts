import * as Schema from 'effect/Schema'

import { editing, meanwhile } from '#platform/editing/editing-contract.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { Cents, Percent } from '#platform/money.ts'

import {
  CategoryId,
  CountryId,
  LabelId,
  labelDescription,
  Packaging,
  PackagingId,
  ProductId,
  productDescription,
  Reference,
  RegistrationId,
  RegistrationStatus,
  SubCategoryId,
  UnitsInPack,
} from './events.ts'

const Success = Schema.Struct({ success: Schema.Boolean })
const Name = Schema.String.check(Schema.isTrimmed(), Schema.isMinLength(1), Schema.isMaxLength(80))

const productBody = {
  categoryId: CategoryId,
  subCategoryId: SubCategoryId,
  ...productDescription,
  description: paragraphs(productDescription.description),
  technicalDescription: paragraphs(productDescription.technicalDescription),
  /** A packaging without an id is a new one. */
  packagings: Schema.Array(
    Schema.Struct({ id: Schema.optionalKey(PackagingId), name: Name, units: UnitsInPack }),
  ).check(Schema.isMaxLength(20)),
}

export const introduceProduct = endpoint('IntroduceProduct POST /office/products', {
  may: 'office.catalogue.manage',
  does: 'Adds a product to the portfolio; its reference is its own for ever',
  body: { reference: Reference, ...productBody },
  answer: Schema.Struct({ success: Schema.Boolean, id: ProductId, packagings: Schema.Array(Packaging) }),
  awaits: ['products'],
})

export const reviseProduct = endpoint('ReviseProduct PUT /office/products/:id', {
  may: 'office.catalogue.manage',
  does: 'Describes a product anew',
  params: { id: ProductId },
  body: editing(productBody),
  answer: Schema.Struct({ ...Success.fields, ...meanwhile }),
  awaits: ['products'],
})

export const withdrawProduct = endpoint('WithdrawProduct POST /office/products/:id/withdraw', {
  may: 'office.catalogue.manage',
  does: 'Takes a product out of the portfolio; orders that name it keep it',
  params: { id: ProductId },
  answer: Success,
  awaits: ['products'],
})

export const registerProduct = endpoint('RegisterProduct POST /office/registrations', {
  may: 'office.catalogue.manage',
  does: 'Registers a product in countries, in each once, with the price and the label that are known by then',
  body: {
    productId: ProductId,
    registrations: Schema.Array(
      Schema.Struct({
        countryId: CountryId,
        status: RegistrationStatus,
        price: Schema.optionalKey(Cents),
        discount: Schema.optionalKey(Percent),
        label: Schema.optionalKey(Schema.Struct(labelDescription)),
      }),
    ).check(Schema.isBetweenLength(1, 250)),
  },
  answer: Schema.Struct({ success: Schema.Boolean, ids: Schema.Array(RegistrationId) }),
  awaits: ['products', 'labels'],
})

const oneRegistration = { id: RegistrationId }

export const changeRegistrationStatus = endpoint('ChangeRegistrationStatus PUT /office/registrations/:id/status', {
  may: 'office.catalogue.manage',
  does: 'Changes the status of a registration, and so whether the product can be ordered there',
  params: oneRegistration,
  body: { status: RegistrationStatus },
  answer: Success,
  awaits: ['products'],
})

export const priceRegistration = endpoint('PriceRegistration PUT /office/registrations/:id/price', {
  may: 'office.catalogue.manage',
  does: 'Sets the unit price and the discount of a product in a country',
  params: oneRegistration,
  body: { price: Cents, discount: Percent },
  answer: Success,
  awaits: ['products'],
})

export const publishLabel = endpoint('PublishLabel POST /office/registrations/:id/label', {
  may: 'office.catalogue.manage',
  does: 'Publishes a label, which takes the place of the one of its kind',
  params: oneRegistration,
  body: labelDescription,
  answer: Schema.Struct({ success: Schema.Boolean, id: LabelId }),
  awaits: ['products', 'labels'],
})
