import { countryOf } from '#modules/catalogue/events.ts'
import type { Moment } from '#platform/event.ts'
import { serve } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'
import type { ReadModels } from '#platform/projection.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { searchKey, searchTerms } from '#platform/text/search.ts'
import { distributorOf } from '#projections/distributors.ts'
import { everyLabel, type LabelsRow, type LabelVersion, labelsIn } from '#projections/labels.ts'
import { productsById } from '#projections/products.ts'
import { listLabels } from './contract.ts'
import { listOfficeLabels, MOST_REGISTRATIONS } from './office-contract.ts'

const iso = (at: Moment): Moment => moment(new Date(at))

/** Where a version of a label is opened. */
const downloadOf = (registrationId: string, labelId: string): string =>
  `/api/registrations/${registrationId}/labels/${labelId}/label.pdf`

const versionShown = (registrationId: string, { id, version, code, publishedAt }: LabelVersion) => ({
  ...{ id, version, code },
  date: iso(publishedAt),
  download: downloadOf(registrationId, id),
})

/** The registrations of products that are still offered, with what they are of. */
const described = async (db: ReadModels, rows: readonly LabelsRow[]) => {
  const products = await productsById(db, [...new Set(rows.map(({ productId }) => productId))])
  const byId = new Map(products.filter(({ withdrawn }) => !withdrawn).map((row) => [row.id, row]))
  return rows.flatMap((row) => {
    const found = byId.get(row.productId)
    if (!found) return []
    const { id, name, reference } = found
    const { name: countryName } = countryOf(row.countryId)
    return [{ ...row, product: { id, name, reference }, country: { id: row.countryId, name: countryName } }]
  })
}

type LabelRow = Awaited<ReturnType<typeof described>>[number]

const currentLabels = ({ id, versions, product, country }: LabelRow) =>
  versions
    .filter(({ replacedAt }) => replacedAt === null)
    .map((label) => ({
      ...versionShown(id, label),
      name: label.name,
      region: country.name,
      kind: label.kind,
      ...{ product, country },
      replaced: versions
        .toReversed()
        .flatMap((former) =>
          former.kind === label.kind && former.replacedAt !== null
            ? [{ ...versionShown(id, former), replacedAt: iso(former.replacedAt) }]
            : [],
        ),
    }))

const isFound = ({ product, versions }: LabelRow, terms: readonly string[]): boolean => {
  const key = searchKey([product.name, product.reference, ...versions.map(({ code }) => code)].join(' '))
  return terms.every((term) => key.includes(term))
}

const byProduct = (a: LabelRow, b: LabelRow) =>
  compareTexts(a.product.reference, b.product.reference) || compareTexts(a.country.name, b.country.name)

export const labelRoutes = [
  serve(listLabels, async ({ db, me }) => {
    const company = await distributorOf(db, me.distributorId)
    const found = await described(db, await labelsIn(db, company?.countryIds ?? []))
    return found.toSorted(byProduct).flatMap(currentLabels)
  }),

  serve(listOfficeLabels, async ({ db, input: { search = '', country } }) => {
    const rows = country ? await labelsIn(db, [country]) : await everyLabel(db)
    const terms = searchTerms(search)
    const found = (await described(db, rows)).filter((it) => it.versions.length > 0 && isFound(it, terms))
    const registrations = found.toSorted(byProduct).slice(0, MOST_REGISTRATIONS)
    return {
      total: found.length,
      registrations: registrations.map(({ id, product, country: where, versions }) => ({
        ...{ id, product, country: where },
        labels: versions
          .toSorted((a, b) => Number(a.replacedAt !== null) - Number(b.replacedAt !== null) || b.version - a.version)
          .map((label) => ({
            ...versionShown(id, label),
            kind: label.kind,
            name: label.name,
            replacedAt: label.replacedAt && iso(label.replacedAt),
          })),
      })),
    }
  }),
]
