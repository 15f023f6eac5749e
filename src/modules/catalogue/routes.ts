import { askForAvailability, askForLabel, interest, interestKey, view } from '#modules/catalogue/products/interest.ts'
import {
  labelShown,
  productShown,
  registrationShown,
  related,
  type Viewer,
  visibleRegistrations,
} from '#modules/catalogue/products/portfolio.ts'
import { isPending } from '#modules/distributors/account-states.ts'
import type { Me } from '#platform/access/permissions.ts'
import { notFound, orRefuse } from '#platform/decision.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'
import type { ReadModels } from '#platform/projection.ts'
import { agreementsOf } from '#projections/agreements.ts'
import { allCategories } from '#projections/categories.ts'
import { distributorOf } from '#projections/distributors.ts'
import { requestsOf } from '#projections/product_requests.ts'
import { viewsOf } from '#projections/product_views.ts'
import { portfolio, productByCode, productOf, productsById } from '#projections/products.ts'
import {
  findProductByCode,
  listCategories,
  listCountries,
  listProducts,
  listRegistrations,
  listRelatedProducts,
  listSubCategories,
  listViews,
  recordView,
  requestAvailability,
  requestLabel,
  showProduct,
} from './contract.ts'
import { countries } from './countries.ts'
import type { LabelId, ProductId } from './events.ts'
import { isOpenRequest } from './request-states.ts'

/** How many looks a screen can ask back for. */
const VIEWS = 50

/** The caller, as far as it decides what they see. */
export const viewerOf = async (db: ReadModels, me: Me | null): Promise<Viewer> => {
  if (!me) return { kind: 'visitor' }
  if (me.distributorId === null) return { kind: 'staff' }
  const [distributor, requests, agreements] = await Promise.all([
    distributorOf(db, me.distributorId),
    requestsOf(db, me.distributorId),
    agreementsOf(db, me.distributorId),
  ])
  return {
    kind: 'distributor',
    countryIds: distributor?.countryIds ?? [],
    isPending: isPending(distributor?.state),
    loyaltyProgramGroup: distributor?.loyaltyGroup ?? null,
    requested: requests.filter(({ status }) => isOpenRequest(status)),
    agreements: agreements.flatMap(({ id, type, countryId, versions }) =>
      versions.slice(-1).map(({ version, productCodes }) => ({
        ...{ type, countryId, productCodes },
        document: `/api/agreements/${id}/versions/${version}/document`,
      })),
    ),
  }
}

const unknown = notFound('Product not found')

/** A product that is offered, or 404. */
export const offered = async (db: ReadModels, id: ProductId) => {
  const row = await productOf(db, id)
  return orRefuse(row && !row.withdrawn ? row : unknown)
}

export const routes = [
  serveVisitors(listProducts, async ({ db, me }) => {
    const [viewer, rows] = await Promise.all([viewerOf(db, me), portfolio(db)])
    return rows.map((row) => productShown(viewer, row))
  }),

  serveVisitors(showProduct, async ({ db, me, input: { id } }) =>
    productShown(await viewerOf(db, me), await offered(db, id)),
  ),

  serveVisitors(findProductByCode, async ({ db, me, input: { code } }) => {
    const row = await productByCode(db, code)
    return row ? productShown(await viewerOf(db, me), row) : unknown
  }),

  serveVisitors(listRelatedProducts, async ({ db, me, input: { id } }) => {
    const [viewer, rows] = await Promise.all([viewerOf(db, me), portfolio(db)])
    const all = rows.map((row) => productShown(viewer, row))
    return all.some((it) => it.id === id) ? related(id, all) : unknown
  }),

  serveVisitors(listCategories, async ({ db }) => (await allCategories(db)).map(({ id, name }) => ({ id, name }))),

  serveVisitors(listSubCategories, async ({ db }) =>
    (await allCategories(db)).flatMap(({ id, name, subCategories }) =>
      subCategories.map((sub) => ({ ...sub, productCategory: { id, name } })),
    ),
  ),

  serveVisitors(listCountries, () => [...countries]),

  serve(listRegistrations, async ({ db, me }) => {
    const [viewer, rows] = await Promise.all([viewerOf(db, me), portfolio(db)])
    return rows.flatMap((row) => {
      const { id, name, reference, minimumOrderQuantity, orderQuantityStep, packagings } = row
      const product = { id, name, reference, minimumOrderQuantity, orderQuantityStep, packagings }
      return visibleRegistrations(viewer, row).map((it) => ({ ...registrationShown(viewer, row, it), product }))
    })
  }),

  serve(requestAvailability, async ({ db, me, log, input: { id } }) => {
    const { available = false } = productShown(await viewerOf(db, me), await offered(db, id))
    const answer = { success: true, message: 'Your request has been saved.' }
    const key = interestKey(me.distributorId, id)
    return (await log.decide(interest, key, askForAvailability(available), { answer })).answer
  }),

  serve(requestLabel, async ({ db, me, log, input: { id, countryId } }) => {
    const [viewer, row] = [await viewerOf(db, me), await offered(db, id)]
    const labels = new Map(
      visibleRegistrations(viewer, row).map((it) => [it.countryId, labelShown(it)?.id ?? (null as LabelId | null)]),
    )
    const key = interestKey(me.distributorId, id)
    return (await log.decide(interest, key, askForLabel(countryId, labels), { answer: { success: true } })).answer
  }),

  serve(recordView, async ({ db, me, log, now, input: { productId } }) => {
    await offered(db, productId)
    const key = interestKey(me.distributorId, productId)
    return (await log.decide(interest, key, view(now), { answer: { success: true } })).answer
  }),

  serve(listViews, async ({ db, me }) => {
    const [viewer, views] = await Promise.all([viewerOf(db, me), viewsOf(db, me.distributorId, VIEWS)])
    const seen = new Map(
      (
        await productsById(
          db,
          views.map(({ productId }) => productId),
        )
      ).map((row) => [row.id, row]),
    )
    return views.flatMap(({ productId, viewedAt }) => {
      const row = seen.get(productId)
      if (!row || row.withdrawn) return []
      return [{ product: productShown(viewer, row), creationDate: moment(new Date(viewedAt)) }]
    })
  }),
]
