import type { Civility } from '#modules/identity/events.ts'
import { distributorRoles, isStaff, type Role } from '#modules/permissions/roles.ts'
import { invalid, type Refusal } from '#platform/decision.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { isPhoneNumber, NO_PHONE_NUMBER } from '#platform/text/phone-number.ts'

export type GivenProfile = {
  readonly civility?: Civility
  readonly firstname?: string
  readonly lastname?: string
  readonly job?: string
  readonly email?: string
  readonly phone?: string
  readonly phone2?: string | null
}

/** What people typed about themselves, trimmed and complete. */
export type Profile = Required<Omit<GivenProfile, 'phone2'>> & { readonly phone2: string | null }

/** Specification 1 §5, "Profile": everything but the second phone is required. */
export const profileForm = (given: GivenProfile): Profile | Refusal => {
  const [firstname = '', lastname = '', job = '', email = '', phone = ''] = [
    given.firstname,
    given.lastname,
    given.job,
    given.email,
    given.phone,
  ].map((text) => text?.trim())
  const { civility } = given
  const filled = { civility, firstname, lastname, job, email, phone }
  const missing = Object.entries(filled).filter(([, value]) => !value)
  if (!civility || missing.length > 0)
    return invalid(
      Object.fromEntries(missing.map(([name]) => [name, 'This field is mandatory'])),
      'Missing mandatory fields',
    )
  if (!isEmailAddress(email)) return invalid({ email: 'Email invalid' })
  const phone2 = given.phone2?.trim() || null
  if (!isPhoneNumber(phone)) return invalid({ phone: NO_PHONE_NUMBER })
  if (phone2 !== null && !isPhoneNumber(phone2)) return invalid({ phone2: NO_PHONE_NUMBER })
  return { ...filled, civility, phone2 }
}

/** A company's people have a company's roles, staff have staff's. */
export const roleFault = (role: Role, distributorId: string | null): Refusal | null => {
  if (isStaff(role) === (distributorId === null)) return null
  return invalid({
    role:
      distributorId === null
        ? 'Staff need one of the roles of staff'
        : `A user of a company is ${distributorRoles.join(' or ')}`,
  })
}
