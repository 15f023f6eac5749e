import { catalogueDescriptions } from '#modules/catalogue/catalogue-descriptions.ts'
import { countryOf } from '#modules/catalogue/countries.ts'
import { whyNotOrderable } from '#modules/catalogue/registrations/registration-status.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import { notFound } from '#platform/decision.ts'
import { rowsOf } from '#platform/http/pages.ts'
import { serve } from '#platform/http/serve.ts'
import { sortedBy } from '#platform/http/sorts.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { isFound } from '#platform/text/search.ts'
import { agreementsNaming } from '#projections/agreements.ts'
import { distributorsById } from '#projections/distributors.ts'
import { everyProduct, productOf, productOfRegistration } from '#projections/products.ts'
import { namesOf } from '#projections/users.ts'
import * as products from './product.ts'
import type { ProductRow, RegistrationOfProduct } from './product-contract.ts'
import * as calls from './product-office-contract.ts'

const unknown = notFound('Product not found')

const rowOf = (row: ProductRow): calls.OfficeProductRow => ({
  id: row.id,
  reference: row.reference,
  MBDreferenceCode: row.mbdReferenceCode,
  name: row.name,
  picture: `/api/products/${row.id}/picture`,
  category: row.categoryName,
  subCategory: row.subCategoryName,
  countries: row.registrations.length,
  orderable: row.withdrawn ? 0 : row.registrations.filter(({ sellable }) => sellable).length,
  withdrawn: row.withdrawn,
  changedAt: row.revisedAt,
})

type Row = calls.OfficeProductRow
const orders: Readonly<Record<(typeof calls.productSorts)[number], (a: Row, b: Row) => number>> = {
  name: (a, b) => compareTexts(a.name, b.name),
  reference: (a, b) => compareTexts(a.reference, b.reference),
  category: (a, b) => compareTexts(a.category, b.category) || compareTexts(a.subCategory, b.subCategory),
  countries: (a, b) => a.orderable - b.orderable || a.countries - b.countries,
  changed: (a, b) => Date.parse(a.changedAt) - Date.parse(b.changedAt),
}

const byNameAndId = (a: Row, b: Row) => compareTexts(a.name, b.name) || compareTexts(a.id, b.id)

type Agreement = calls.OfficeRegistration['agreements'][number] & { readonly countryId: string }

const registrationOf = (
  registration: RegistrationOfProduct,
  agreements: readonly Agreement[],
): calls.OfficeProduct['registrations'][number] => {
  const country = countryOf(registration.countryId)
  return {
    id: registration.id,
    country,
    status: registration.status,
    createdAt: registration.createdAt,
    price: registration.price,
    discount: registration.discount,
    effectivePrice: registration.effectivePrice,
    scheduled: registration.scheduled,
    notOrderable: registration.sellable ? null : whyNotOrderable(registration.status, country.name),
    labels: registration.labels.map(({ file: _stored, ...label }) => ({
      ...label,
      file: `/api/registrations/${registration.id}/labels/${label.id}/label.pdf`,
    })),
    agreements: agreements
      .filter(({ countryId }) => countryId === registration.countryId)
      .map(({ countryId: _, ...agreement }) => agreement),
  }
}

const productShown = (row: ProductRow, agreements: readonly Agreement[]): calls.OfficeProduct => ({
  id: row.id,
  reference: row.reference,
  MBDreferenceCode: row.mbdReferenceCode,
  name: row.name,
  description: row.description,
  technicalDescription: row.technicalDescription,
  artwork: row.artwork,
  image: row.image,
  file: row.file,
  sterile: row.sterile,
  minimumOrderQuantity: row.minimumOrderQuantity,
  orderQuantityStep: row.orderQuantityStep,
  careCoinGroup1: row.careCoins.group1,
  careCoinGroup2: row.careCoins.group2,
  packagings: row.packagings,
  category: { id: row.categoryId, name: row.categoryName },
  subCategory: { id: row.subCategoryId, name: row.subCategoryName },
  withdrawn: row.withdrawn,
  changedAt: row.revisedAt,
  registrations: row.registrations
    .map((it) => registrationOf(it, agreements))
    .toSorted((a, b) => compareTexts(a.country.name, b.country.name)),
})

export const productOfficeRoutes = [
  serve(calls.listOfficeProducts, async ({ db, input: { search = '', category, state, sort = 'name', ...page } }) => {
    const found = (await everyProduct(db))
      .filter((row) => category === undefined || row.categoryId === category)
      .filter(({ withdrawn }) => state === undefined || withdrawn === products.isWithdrawn(state))
      .map(rowOf)
      .filter((it) => isFound(search, it.name, it.reference, it.MBDreferenceCode, it.subCategory, it.category))
      .toSorted(sortedBy(orders, sort, byNameAndId))
    return { total: found.length, products: rowsOf(found, page, calls.OFFICE_PRODUCTS_PER_PAGE) }
  }),

  serve(calls.showOfficeProduct, async ({ db, input: { id } }) => {
    const row = await productOf(db, id)
    if (!row) return unknown
    const countryIds = row.registrations.map(({ countryId }) => countryId)
    const signed = await agreementsNaming(db, row.reference, [...new Set(countryIds)], calls.MOST_AGREEMENTS)
    const companies = await distributorsById(
      db,
      signed.map(({ distributorId }) => distributorId),
    )
    const agreements = signed.flatMap(({ id: agreementId, type, countryId, distributorId, versions }) =>
      versions.slice(-1).map(({ version }) => ({
        ...{ id: agreementId, type, countryId },
        distributor: companies.get(distributorId)?.organizationName ?? '—',
        document: `/api/agreements/${agreementId}/versions/${version}/document`,
      })),
    )
    return productShown(row, agreements)
  }),

  serve(calls.bringBackProduct, async ({ log, input: { id } }) => {
    await log.decide(products.product, id, products.bringBackProduct)
    return { success: true }
  }),

  serve(calls.showRegistrationHistory, async ({ db, personal, configuration, trail, input: { id } }) => {
    if (!(await productOfRegistration(db, id))) return notFound('Registration not found')
    const events = await trail.ofStream({ kind: 'registration', key: id })
    const people = await personal.openAll([
      ...(
        await namesOf(
          db,
          events.map(({ envelope }) => envelope.actor),
        )
      ).values(),
    ])
    const names = new Map<string, string>(people.map((person) => [person.id, calledBy(person)]))
    return events
      .map(({ envelope: { position, type, at, actor, role }, data }) => ({
        ...{ position, type, at },
        who: role === 'SYSTEM' ? configuration.brand.name : (names.get(actor) ?? '—'),
        ...(
          catalogueDescriptions['registration'] as (
            type: string,
            data: unknown,
          ) => { what: string; detail: string | null }
        )(type, data),
      }))
      .toReversed()
  }),
]
