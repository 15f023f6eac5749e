import { answerRequest, interest, interestKey } from '#modules/catalogue/products/interest.ts'
import type { ProductRow } from '#modules/catalogue/products/product-contract.ts'
import { companyOf } from '#modules/terms/company-name.ts'
import { calledBy, type PersonalData } from '#platform/access/personal-data.ts'
import { serve } from '#platform/http/serve.ts'
import type { ReadModels } from '#platform/projection.ts'
import { withCompany } from '#projections/distributors.ts'
import { type ProductRequestRow, productRequestsListed, requestsOf } from '#projections/product_requests.ts'
import { productsById } from '#projections/products.ts'
import { namesOf } from '#projections/users.ts'
import { countryOf } from './countries.ts'
import { answerProductRequest, listOwnRequests, listProductRequests, type ProductRequest } from './request-contract.ts'

/** The requests whose products are still known, with those products and the answers opened. */
const described = async <Row extends ProductRequestRow>(
  db: ReadModels,
  personal: PersonalData,
  requests: readonly Row[],
) => {
  const ids = [...new Set(requests.map(({ productId }) => productId))]
  const [found, opened] = await Promise.all([productsById(db, ids), personal.openAll([...requests])])
  const products = new Map(found.map((row) => [row.id, row]))
  return requests.flatMap((row, index) => {
    const product = products.get(row.productId)
    return product ? [{ row, product, shown: requestShown(row, product, opened[index]?.answer ?? null) }] : []
  })
}

const requestShown = (row: ProductRequestRow, product: ProductRow, answer: string | null): ProductRequest => ({
  id: row.id,
  kind: row.countryId === null ? 'AVAILABILITY' : 'LABEL',
  product: { id: product.id, name: product.name, reference: product.reference },
  country: row.countryId && { id: row.countryId, name: countryOf(row.countryId).name },
  requestedAt: row.requestedAt,
  status: row.status,
  answer,
  answeredAt: row.answeredAt,
})

const labelCode = ({ countryId, labelId }: ProductRequestRow, { registrations }: ProductRow): string | null =>
  registrations.find((it) => it.countryId === countryId)?.labels.find(({ id }) => id === labelId)?.code ?? null

export const requestRoutes = [
  serve(listOwnRequests, async ({ db, me, personal }) =>
    (await described(db, personal, await requestsOf(db, me.distributorId))).map(({ shown }) => shown),
  ),

  serve(listProductRequests, async ({ db, personal, input }) => {
    const page = await productRequestsListed(db, withCompany(db), input)
    const people = page.rows.flatMap(({ requestedBy, answeredBy }) => [requestedBy, answeredBy ?? []].flat())
    const [persons, rows] = await Promise.all([
      namesOf(db, people).then((found) => personal.openAll([...found.values()])),
      described(db, personal, page.rows),
    ])
    const names = new Map<string, string>(persons.map((person) => [person.id, calledBy(person)]))
    return {
      ...page,
      rows: rows.map(({ row, product, shown }) => ({
        ...shown,
        distributor: companyOf(row),
        labelCode: labelCode(row, product),
        requestedBy: names.get(row.requestedBy) ?? '—',
        answeredBy: row.answeredBy && (names.get(row.answeredBy) ?? '—'),
      })),
    }
  }),

  serve(answerProductRequest, async ({ log, me, personal, input }) => {
    const { distributorId, productId, countryId, outcome } = input
    const answer = await personal.seal(me.userId, input.answer)
    const key = interestKey(distributorId, productId)
    await log.decide(interest, key, answerRequest(countryId, outcome, answer))
    return { success: true as const }
  }),
]
