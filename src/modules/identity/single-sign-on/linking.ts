import { InvitationAccepted, SignInLinked, type UserEvent } from '#modules/identity/events.ts'
import type { User } from '#modules/identity/user.ts'
import type { Role } from '#modules/permissions/roles.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import type { Identity } from '#platform/access/single-sign-on/openid.ts'
import type { SingleSignOn } from '#platform/configuration/configuration.ts'
import { type Refusal, refused } from '#platform/decision.ts'

/** Also for people of another company: the answer does not say which it is. */
export const noAccount = refused('There is no account for you here. Ask for an invitation, then sign in again.', {
  status: 403,
})
export const notActive = refused('Your account is not active. Ask the person who manages the users of your company.', {
  status: 403,
})
export const noRole = refused('Your sign-in has none of the roles that may use this portal. Ask an administrator.', {
  status: 403,
})
export const notConfirmed = refused(
  'Your sign-in service does not confirm your e-mail address, so we cannot find your account. Ask an administrator.',
  { status: 403 },
)
export const otherSubject = refused(
  'Your account is linked with another sign-in. Ask an administrator to take your access away and to give it back.',
  { status: 403 },
)

/** The first sign-in at an issuer. An invited person joins by it, without a password. */
export const linkSignIn =
  (issuer: string, subject: Sealed) =>
  ({ id, active, invitationId, erased }: User): readonly UserEvent[] | Refusal => {
    if (erased || (!active && invitationId === null)) return notActive
    return [
      ...(active ? [] : [InvitationAccepted.make({ userId: id })]),
      SignInLinked.make({ userId: id, issuer, subject }),
    ]
  }

/** What the issuer's claim makes of a person of the office; null: nothing. */
export const mappedRole = (
  { roleClaim, roles }: Pick<SingleSignOn, 'roleClaim' | 'roles'>,
  { claims }: Pick<Identity, 'claims'>,
): Role | null => {
  const claimed = [claims[roleClaim]].flat()
  return roles.find(([name]) => claimed.includes(name))?.[1] ?? null
}
