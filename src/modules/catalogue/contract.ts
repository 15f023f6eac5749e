import * as Schema from 'effect/Schema'
import { Category, Country, Product, Registration, SubCategory } from '#modules/catalogue/products/product-contract.ts'
import { Moment } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { CountryId, LabelId, Packaging, ProductId, RegistrationId } from './events.ts'

export type { Product, Registration } from '#modules/catalogue/products/product-contract.ts'

const oneProduct = { id: ProductId }

export const listProducts = endpoint('GET /products/all', {
  may: 'portfolio.see',
  does: 'Every product of the portfolio, by category, sub-category and name',
  answer: Schema.Array(Product),
  reads: ['products', 'product_requests', 'distributors', 'agreements'],
})

export const showProduct = endpoint('GET /products/:id', {
  may: 'portfolio.see',
  does: 'One product',
  params: oneProduct,
  answer: Product,
  reads: ['products', 'product_requests', 'distributors', 'agreements'],
})

export const findProductByCode = endpoint('GET /products/mbdReferenceCode/:code', {
  may: 'portfolio.see',
  does: 'The product with an MBD reference code',
  params: { code: Schema.String.check(Schema.isMaxLength(40)) },
  answer: Product,
  reads: ['products', 'product_requests', 'distributors', 'agreements'],
})

export const listRelatedProducts = endpoint('GET /products/:id/related', {
  may: 'portfolio.see',
  does: 'What is bought with a product: its sub-category, and what else could interest',
  params: oneProduct,
  answer: Schema.Struct({ frequentlyPurchasedWith: Schema.Array(Product), interestedIn: Schema.Array(Product) }),
  reads: ['products', 'product_requests', 'distributors', 'agreements'],
})

export const downloadCatalogue = endpoint('GET /products/catalogue.pdf', {
  may: 'portfolio.see',
  does: 'The portfolio as a PDF, with the prices of the own countries for distributors',
  costly: true,
  answer: Schema.Unknown,
  reads: ['products', 'distributors', 'product_requests', 'agreements'],
})

export const showPicture = endpoint('GET /products/:id/picture', {
  may: 'portfolio.see',
  does: 'The picture of a product: its photograph, or the drawing that follows from its reference',
  params: oneProduct,
  answer: Schema.Unknown,
  reads: ['products'],
})

export const downloadSheet = endpoint('GET /products/:id/sheet.pdf', {
  may: 'portfolio.see',
  does: 'The product sheet as a PDF',
  params: oneProduct,
  answer: Schema.Unknown,
  reads: ['products'],
})

export const downloadLabel = endpoint('GET /registrations/:id/label.pdf', {
  may: 'files.read',
  does: 'The current label of a registration as a PDF',
  params: { id: RegistrationId },
  answer: Schema.Unknown,
  reads: ['products', 'distributors', 'product_requests', 'agreements'],
})

export const downloadLabelVersion = endpoint('GET /registrations/:id/labels/:labelId/label.pdf', {
  may: 'files.read',
  does: 'A label of a registration as a PDF, also one that was replaced',
  params: { id: RegistrationId, labelId: LabelId },
  answer: Schema.Unknown,
  reads: ['products', 'labels', 'distributors', 'product_requests', 'agreements'],
})

export const listCategories = endpoint('GET /products-categories', {
  may: 'portfolio.see',
  does: 'The product categories',
  answer: Schema.Array(Category),
  reads: ['categories'],
})

export const listSubCategories = endpoint('GET /products-sub-categories', {
  may: 'portfolio.see',
  does: 'The product sub-categories, each with its category',
  answer: Schema.Array(SubCategory),
  reads: ['categories'],
})

export const listCountries = endpoint('GET /countries', {
  may: 'portal.visit',
  does: 'Every country; ANY_COUNTRY comes last and is no address',
  answer: Schema.Array(Country),
})

export const listRegistrations = endpoint('GET /registrations/current-distributor', {
  may: 'company.read',
  does: "The registrations in the distributor's countries, in every status",
  answer: Schema.Array(
    Schema.Struct({
      ...Registration.fields,
      product: Schema.Struct({
        id: ProductId,
        name: Schema.String,
        reference: Schema.String,
        minimumOrderQuantity: Schema.Int,
        orderQuantityStep: Schema.Int,
        packagings: Schema.Array(Packaging),
      }),
    }),
  ),
  reads: ['products', 'distributors', 'agreements', 'product_requests'],
})

export const requestAvailability = endpoint('RequestAvailability POST /products/request/:id', {
  may: 'portfolio.request',
  does: 'Requests a product that is not available in the region; another request changes nothing',
  params: oneProduct,
  answer: Schema.Struct({ success: Schema.Boolean, message: Schema.String }),
  awaits: ['product_requests'],
})

export const requestLabel = endpoint('RequestLabel POST /products/request-label/:id', {
  may: 'portfolio.request',
  does: 'Requests a new label of a product in a country',
  params: oneProduct,
  body: { countryId: CountryId },
  answer: Schema.Struct({ success: Schema.Boolean }),
  awaits: ['product_requests'],
})

export const recordView = endpoint('RecordView POST /product-history/add', {
  may: 'history.keep',
  does: 'Remembers that a product was looked at',
  body: { productId: ProductId },
  answer: Schema.Struct({ success: Schema.Boolean }),
  awaits: ['product_views'],
})

export const listViews = endpoint('GET /product-history/fordistributor', {
  may: 'history.keep',
  does: 'The products that the distributor looked at, the latest first',
  answer: Schema.Array(Schema.Struct({ product: Product, creationDate: Moment })),
  reads: ['product_views', 'products', 'product_requests', 'distributors', 'agreements'],
})
