import type { DistributorId } from '#modules/distributors/events.ts'
import { keysFound } from '#platform/access/sealed-search.ts'
import type { Services } from '#platform/services.ts'
import { cleanLogin } from '#platform/text/clean-login.ts'
import { companiesAmong } from '#projections/distributors.ts'

/** Companies in the index of sealed texts, by their e-mail addresses. */
export const COMPANY_EMAILS = 'companies'

const compared = (email: string): string => cleanLogin(email).toLowerCase()

/** Ids of the companies that have this e-mail address. */
export const companiesWithEmail = async (
  { db, personal }: Pick<Services, 'db' | 'personal'>,
  email: string,
): Promise<DistributorId[]> => {
  const companies = await companiesAmong(db, keysFound(personal, COMPANY_EMAILS, compared(email)))
  const opened = await personal.openAll(companies.map(({ id, email: sealed }) => ({ id, email: sealed })))
  return opened.flatMap((company) => (compared(company.email) === compared(email) ? company.id : []))
}
