import { passwordRefusal } from '#platform/access/own-password.ts'
import { notFound, orRefuse, type Refusal, refused } from '#platform/decision.ts'
import type { Context } from '#platform/http/serve.ts'
import { personOf } from '#projections/users.ts'
import type { setProfile } from './contract.ts'
import { countNewAddress } from './new-address.ts'
import { profileForm } from './person-form.ts'
import { loginFault } from './registration.ts'
import { sealedProfile } from './sealed-profile.ts'
import { changeProfile, user } from './user.ts'

const done = { success: true }
export const emailUsed = refused('This email is already used', { errors: { email: 'This email is already used' } })

/**
 * The e-mail is a login: a new one needs the password, and waits to be confirmed. Only an address of the own team, whose
 * addresses the person sees anyway, is refused as used; any other answers like a free one, and its owner is mailed instead
 * of being sent a link (decision 83).
 */
export const changeOwnProfile = async (
  context: Context<typeof setProfile>,
): Promise<{ success: boolean } | Refusal> => {
  const { log, me, db, personal, accounts, newId, input } = context
  const { currentPassword, ...given } = input
  const profile = orRefuse(profileForm(given))
  const row = await personOf(db, me.userId)
  if (!row) return notFound()
  const isMoving = (await personal.open(row.email)) !== profile.email
  const refusal = isMoving
    ? (loginFault('email', profile.email) ?? (await passwordRefusal(context, currentPassword)))
    : null
  if (refusal) return refusal
  if (isMoving) await countNewAddress(context, profile.email)
  const other = isMoving ? await accounts.findByEmail(profile.email) : null
  if (other && other.userId !== me.userId && other.distributorId === me.distributorId) return emailUsed
  const { email: to, ...sealed } = await sealedProfile(personal, me.userId, profile)
  const change = isMoving ? { changeId: newId(), to } : null
  await log.decide(user, me.userId, changeProfile({ ...sealed, email: row.email }, change), { answer: done })
  return done
}
