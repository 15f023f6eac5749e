import type { ListRows } from '#platform/list-page.ts'

export type CompanyName = { readonly companyId: string; readonly companyName: string; readonly companyKey: string }

/** The company of a row, as lists answer it. */
export const companyOf = ({ companyId: id, companyName: name }: Omit<CompanyName, 'companyKey'>) => ({ id, name })

/** Joins the names of companies to rows of theirs: a projection sees its own table only. */
export type WithCompany = <Row extends { readonly distributorId: string }>(
  list: ListRows<Row>,
) => ListRows<Row & CompanyName>
