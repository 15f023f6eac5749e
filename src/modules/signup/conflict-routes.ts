import { companiesWithEmail } from '#modules/terms/company-email-queries.ts'
import type { Services } from '#platform/services.ts'

import type { ConflictType } from './contract.ts'

type ConflictQuery = { readonly username?: string; readonly email?: string; readonly companyEmail?: string }

/** Which of these is taken: the first in the order of the specification. What is left out is not checked. */
export const conflictOf = async (
  { db, personal, accounts }: Pick<Services, 'db' | 'personal' | 'accounts'>,
  { username = '', email = '', companyEmail = '' }: ConflictQuery,
): Promise<ConflictType | null> => {
  const account = await accounts.taken({ email, username })
  if (account) return account.taken
  if (companyEmail === '') return null
  return (await companiesWithEmail({ db, personal }, companyEmail)).length > 0 ? 'companyEmail' : null
}
