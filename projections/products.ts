import { type RawBuilder, sql } from 'kysely'
import {
  type Artwork,
  type CategoryId,
  type Classification,
  isSellable,
  type Packaging,
  type ProductId,
  productStream,
  type RegistrationId,
  registrationStream,
} from '#modules/catalogue/events.ts'
import {
  type ProductRow,
  type RegistrationOfProduct,
  withoutScheduled,
  withScheduled,
} from '#modules/catalogue/products/product-contract.ts'
import type { CareCoins } from '#modules/terms/care-coins.ts'
import { lessPercent, percent } from '#platform/money.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'
import { alphabetical } from '#platform/text/alphabet.ts'

type Description = Omit<
  ProductRow,
  'id' | 'reference' | 'formerPackagings' | 'registrations' | 'registrationIds' | 'withdrawn' | 'revisedAt'
>

const described = (product: {
  classification: Classification
  MBDreferenceCode: string
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
  careCoinGroup1: CareCoins
  careCoinGroup2: CareCoins
}): Description => ({
  ...product.classification,
  mbdReferenceCode: product.MBDreferenceCode,
  name: product.name,
  description: product.description,
  technicalDescription: product.technicalDescription,
  artwork: product.artwork,
  image: product.image,
  file: product.file,
  sterile: product.sterile,
  minimumOrderQuantity: product.minimumOrderQuantity,
  orderQuantityStep: product.orderQuantityStep,
  packagings: product.packagings,
  careCoins: { group1: product.careCoinGroup1, group2: product.careCoinGroup2 },
})

const introduced = knownRow('The product was not introduced')

const withRegistration = (
  row: ProductRow | undefined,
  registrationId: RegistrationId,
  change: (before: RegistrationOfProduct) => RegistrationOfProduct,
): ProductRow => {
  const product = introduced(row)
  return {
    ...product,
    registrations: product.registrations.map((registration) => {
      if (registration.id !== registrationId) return registration
      const after = change(registration)
      return { ...after, sellable: isSellable(after.status) && after.price !== null }
    }),
  }
}

export const products = projection<ProductRow>()({
  name: 'products',
  version: 6,
  of: [productStream, registrationStream],
  table: `
    id text primary key, reference text not null, mbd_reference_code text not null, name text not null,
    description text not null, technical_description text not null, category_id text not null,
    category_name text not null, sub_category_id text not null, sub_category_name text not null, artwork text not null,
    image text, file text, sterile boolean not null, minimum_order_quantity int not null,
    order_quantity_step int not null, packagings jsonb not null, former_packagings jsonb not null,
    care_coins jsonb not null,
    registrations jsonb not null, registration_ids jsonb not null, withdrawn boolean not null, revised_at timestamptz not null`,
  indexes: ['(mbd_reference_code)', 'using gin (registration_ids)'],
  key: ({ productId }) => productId,
  when: {
    ProductIntroduced: (_, product, { at }) => ({
      id: product.productId,
      reference: product.reference,
      ...described(product),
      formerPackagings: [],
      registrations: [],
      registrationIds: [],
      withdrawn: false,
      revisedAt: at,
    }),
    ProductRevised: (row, product, { at }) => {
      const before = introduced(row)
      const isFormer = ({ id }: Packaging) => !product.packagings.some((packaging) => packaging.id === id)
      const formerPackagings = [...before.formerPackagings, ...before.packagings].filter(isFormer)
      return { ...before, ...described(product), formerPackagings, revisedAt: at }
    },
    ProductReclassified: (row, { classification }) => ({ ...introduced(row), ...classification }),
    ProductWithdrawn: (row) => ({ ...introduced(row), withdrawn: true }),
    ProductBroughtBack: (row) => ({ ...introduced(row), withdrawn: false }),
    ProductRegistered: (row, { registrationId, countryId, status }, { at }) => {
      const product = introduced(row)
      const registration: RegistrationOfProduct = {
        id: registrationId,
        countryId,
        status,
        createdAt: at,
        price: null,
        discount: percent(0),
        effectivePrice: null,
        sellable: false,
        scheduled: [],
        labels: [],
      }
      return {
        ...product,
        registrations: [...product.registrations, registration],
        registrationIds: [...product.registrationIds, registrationId],
      }
    },
    RegistrationStatusChanged: (row, { registrationId, status }) =>
      withRegistration(row, registrationId, (it) => ({ ...it, status })),
    RegistrationPriced: (row, { registrationId, price, discount }) =>
      withRegistration(row, registrationId, (registration) => ({
        ...registration,
        price,
        discount,
        effectivePrice: lessPercent(price, discount),
      })),
    PriceScheduled: (row, { registrationId, productId: _product, countryId: _country, ...scheduled }) =>
      withRegistration(row, registrationId, (it) => ({ ...it, scheduled: withScheduled(it.scheduled, scheduled) })),
    ScheduledPriceWithdrawn: (row, { registrationId, effectiveOn }) =>
      withRegistration(row, registrationId, (registration) => ({
        ...registration,
        scheduled: withoutScheduled(registration.scheduled, effectiveOn),
      })),
    ScheduledPriceReached: (row, { registrationId, effectiveOn }) =>
      withRegistration(row, registrationId, (registration) => ({
        ...registration,
        scheduled: withoutScheduled(registration.scheduled, effectiveOn),
      })),
    LabelPublished: (row, { registrationId, labelId: id, kind, name, code, file }, { at: publishedAt }) =>
      withRegistration(row, registrationId, (registration) => ({
        ...registration,
        labels: [
          ...registration.labels.filter((label) => label.kind !== kind),
          { id, kind, name, code, file, publishedAt },
        ],
      })),
  },
  topics: () => ['catalogue'],
  onPoison: 'park',
})

export const everyProduct = (db: ReadModels): Promise<ProductRow[]> => rows(db, products).selectAll().execute()

/** The whole portfolio, every country inside: the caller shows each person only what is theirs. */
export const portfolio = (db: ReadModels): Promise<ProductRow[]> =>
  rows(db, products)
    .selectAll()
    .where('withdrawn', '=', false)
    .orderBy('categoryName', alphabetical)
    .orderBy('subCategoryName', alphabetical)
    .orderBy('name', alphabetical)
    .orderBy('id')
    .execute()

export const productNames = (db: ReadModels) =>
  rows(db, products).select(['id', 'name', 'reference']).orderBy('name', alphabetical).orderBy('id').execute()

export const productClasses = (db: ReadModels) =>
  rows(db, products).select(['id', 'name', 'categoryId', 'categoryName', 'subCategoryId', 'subCategoryName']).execute()

export const productIdsIn = async (db: ReadModels, categoryId: CategoryId): Promise<ProductId[]> => {
  const found = await rows(db, products).select('id').where('categoryId', '=', categoryId).execute()
  return found.map(({ id }) => id)
}

/** One product with every country inside, withdrawn or not. */
export const productOf = (db: ReadModels, id: ProductId): Promise<ProductRow | undefined> =>
  rows(db, products).selectAll().where('id', '=', id).executeTakeFirst()

export const productByCode = (db: ReadModels, code: string): Promise<ProductRow | undefined> =>
  rows(db, products).selectAll().where('mbdReferenceCode', '=', code).where('withdrawn', '=', false).executeTakeFirst()

export const withRegistrations = (ids: readonly string[]) => sql<boolean>`registration_ids ?| ${ids}::text[]`

/** A product's registrations in the countries that a jsonb column of the query names: a tenth of what crosses the line otherwise. */
export const registrationsIn = (countryIds: RawBuilder<unknown>) =>
  sql<ProductRow['registrations']>`jsonb_path_query_array(
    registrations, '$[*] ? (@.countryId == $theirs[*])', jsonb_build_object('theirs', ${countryIds}))`

export const productOfRegistration = (db: ReadModels, id: RegistrationId): Promise<ProductRow | undefined> =>
  rows(db, products)
    .selectAll()
    .where(withRegistrations([id]))
    .executeTakeFirst()

export const productsOfRegistrations = (db: ReadModels, ids: readonly string[]): Promise<ProductRow[]> =>
  rows(db, products).selectAll().where(withRegistrations(ids)).execute()

/** Products by id in no order, withdrawn ones too: an old order or a cart may still name them. */
export const productsById = async (db: ReadModels, ids: readonly string[]): Promise<ProductRow[]> =>
  ids.length === 0
    ? []
    : rows(db, products)
        .selectAll()
        .where('id', 'in', ids as ProductId[])
        .execute()

export const mbdReferenceCodesOf = async (
  db: ReadModels,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const found = await rows(db, products)
    .select(['id', 'mbdReferenceCode'])
    .where('id', 'in', [...new Set(ids)] as ProductId[])
    .execute()
  return new Map(found.map(({ id, mbdReferenceCode }) => [id, mbdReferenceCode]))
}
