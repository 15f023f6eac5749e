import type { ProductId } from '#modules/catalogue/events.ts'
import { invalid, Refused } from '#platform/decision.ts'
import type { ReadModels } from '#platform/projection.ts'
import { companyFileOf } from '#projections/company_files.ts'
import { distributorOf } from '#projections/distributors.ts'
import { labelsWith } from '#projections/labels.ts'
import { orderOf } from '#projections/orders.ts'
import { productOf } from '#projections/products.ts'
import { anyReport } from '#projections/reports.ts'

export type AboutKind = 'ORDER' | 'INVOICE' | 'PRODUCT' | 'DOCUMENT' | 'LABEL' | 'REPORT'
type AboutKey = { readonly kind: AboutKind; readonly id: string }

/** What each of them is called; undefined: the company has none such. */
const labels: Readonly<
  Record<AboutKind, (db: ReadModels, distributorId: string, id: string) => Promise<string | undefined>>
> = {
  ORDER: async (db, distributorId, id) => (await orderOf(db, distributorId, id))?.num,
  INVOICE: async (db, distributorId, id) => {
    const order = await orderOf(db, distributorId, id)
    return order && `invoice of ${order.num}`
  },
  PRODUCT: async (db, _, id) => (await productOf(db, id as ProductId))?.name,
  DOCUMENT: async (db, distributorId, id) =>
    (await companyFileOf(db, distributorId))?.documents.find((document) => document.id === id)?.name,
  LABEL: async (db, distributorId, id) => {
    const [labels, company] = await Promise.all([labelsWith(db, id), distributorOf(db, distributorId)])
    const label = labels?.versions.find((version) => version.id === id)
    return labels && label && company?.countryIds.includes(labels.countryId)
      ? `${label.name} (${label.code})`
      : undefined
  },
  REPORT: async (db, distributorId, id) => {
    const report = await anyReport(db, id)
    return report?.distributorId === distributorId ? report.reference : undefined
  },
}

/** What a ticket is about, with what that is called today. Refuses (422) what is not the company's. */
export const aboutOf = async (db: ReadModels, distributorId: string, about: AboutKey) => {
  const label = await labels[about.kind](db, distributorId, about.id)
  if (label === undefined) throw new Refused(invalid({ about: 'What this request is about does not exist' }))
  return { ...about, label: label.slice(0, 200) }
}
