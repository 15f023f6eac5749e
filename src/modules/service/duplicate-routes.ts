import { subDays } from 'date-fns/subDays'
import type { Services } from '#platform/services.ts'
import { distributorsById } from '#projections/distributors.ts'
import { type ReportRow, reportsLike } from '#projections/reports.ts'
import type { OfficeReport } from './office-contract.ts'

/** Two reports are about the same within so many days. */
const ALIKE_FOR_DAYS = 180

type Details = readonly { readonly field: string; readonly value: string }[]

/** 'Ministry of Health.' and 'MINISTRY OF HEALTH' are one. */
const alike = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const said = (details: Details, field: string): string =>
  alike(details.find((detail) => detail.field === field)?.value ?? '')

/** The same authority; and the same product where both name one. */
export const isSameTender = (one: Details, other: Details): boolean => {
  const [authority, product, otherProduct] = [said(one, 'authority'), said(one, 'product'), said(other, 'product')]
  if (authority === '' || authority !== said(other, 'authority')) return false
  return product === '' || otherProduct === '' || product === otherProduct
}

/** Tenders of other companies in the same country that may be this one. Only staff see them. */
export const duplicatesOf = async (
  { db, personal }: Pick<Services, 'db' | 'personal'>,
  report: ReportRow,
): Promise<OfficeReport['duplicates']> => {
  if (report.type !== 'reportTender') return []
  const since = subDays(new Date(report.filedAt), ALIKE_FOR_DAYS).toISOString()
  const rows = (await reportsLike(db, report, since)).filter(
    ({ distributorId }) => distributorId !== report.distributorId,
  )
  const [own, others, companies] = await Promise.all([
    personal.openAll(report.details),
    personal.openAll(rows.map(({ details }) => details)),
    distributorsById(
      db,
      rows.map(({ distributorId }) => distributorId),
    ),
  ])
  return rows
    .filter((_, at) => isSameTender(own, others[at] ?? []))
    .map(({ id, reference, distributorId, filedAt }) => ({
      id,
      reference,
      filedAt,
      company: companies.get(distributorId)?.organizationName ?? '—',
    }))
}
