import type { Services } from '#platform/services.ts'
import { cleanLogin } from '#platform/text/clean-login.ts'
import { allDistributors } from '#projections/distributors.ts'

import type { ConflictType } from './contract.ts'

type ConflictQuery = { readonly username?: string; readonly email?: string; readonly companyEmail?: string }

const compared = (email: string): string => cleanLogin(email).toLowerCase()

/** Which of these is taken: the first in the order of the specification. What is left out is not checked. */
export const conflictOf = async (
  { db, personal, accounts }: Pick<Services, 'db' | 'personal' | 'accounts'>,
  { username = '', email = '', companyEmail = '' }: ConflictQuery,
): Promise<ConflictType | null> => {
  const account = await accounts.taken({ email, username })
  if (account) return account.taken
  if (companyEmail === '') return null
  const companies = await personal.openAll((await allDistributors(db)).map((company) => ({ email: company.email })))
  return companies.some((company) => compared(company.email) === compared(companyEmail)) ? 'companyEmail' : null
}
