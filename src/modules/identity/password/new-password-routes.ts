import type { PasswordOwner } from '#modules/identity/own-terms.ts'
import type { Services } from '#platform/services.ts'
import { distributorOf } from '#projections/distributors.ts'
import { personOf } from '#projections/users.ts'
import { isCommonPassword } from './common-passwords.ts'
import { passwordFault, TOO_COMMON } from './password.ts'

type PasswordReader = Pick<Services, 'db' | 'personal' | 'configuration'>

/** Why a new password will not do, as a sentence; null when it will. Every way to set a password uses it. */
export const newPasswordFault = (
  { configuration }: Pick<Services, 'configuration'>,
  password: string,
  owner: PasswordOwner,
): string | null =>
  passwordFault(configuration.passwordPolicy, password, owner) ?? (isCommonPassword(password) ? TOO_COMMON : null)

/** Of a person who has an account or is invited. */
export const passwordOwner = async (
  { db, personal, configuration }: PasswordReader,
  userId: string,
): Promise<PasswordOwner> => {
  const person = await personOf(db, userId)
  if (!person || person.erasedAt) return {}
  const { firstname, lastname, username, email, distributorId } = person
  const company = distributorId === null ? undefined : await distributorOf(db, distributorId)
  return {
    ...(await personal.openAll({ firstname, lastname, username, email })),
    company: distributorId === null ? configuration.brand.provider.name : company?.organizationName,
  }
}
