import { profileForm } from '#modules/identity/people/person-form.ts'
import { passwordRefusal, provePerson } from '#platform/access/own-password.ts'
import { notFound, orRefuse, type Refusal, refused } from '#platform/decision.ts'
import { edited } from '#platform/editing/edited.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import type { Context } from '#platform/http/serve.ts'
import { namesOf, personOf } from '#projections/users.ts'
import type { setProfile } from './contract.ts'
import { profileHistory } from './edited-profile.ts'
import { countNewAddress } from './new-address.ts'
import { loginFault } from './registration.ts'
import { sealedProfile } from './sealed-profile.ts'
import { changeProfile, user } from './user.ts'

const done = { success: true }
export const emailUsed = refused('This email is already used', { errors: { email: 'This email is already used' } })

/** The password that came along, or that this session showed within ten minutes: otherwise the screen prompts for it. */
const refusalOf = async (context: Context<typeof setProfile>): Promise<Refusal | null> => {
  const { currentPassword } = context.input
  if (currentPassword !== undefined) return passwordRefusal(context, currentPassword)
  await provePerson(context)
  return null
}

/** A new e-mail needs a proof and a confirmation. A used address is revealed only within the team (decision 83). */
export const changeOwnProfile = async (
  context: Context<typeof setProfile>,
): Promise<Answer<typeof setProfile> | Refusal> => {
  const { log, me, db, personal, accounts, newId, input } = context
  const { currentPassword: _, opened, ...given } = input
  const stream = { kind: user.stream.kind, key: me.userId }
  const edit = await edited(context, { stream, history: profileHistory, given, opened, namesOf })
  const profile = orRefuse(profileForm(edit.fields))
  const row = await personOf(db, me.userId)
  if (!row) return notFound()
  const isMoving = (await personal.open(row.email)) !== profile.email
  const refusal = isMoving ? (loginFault('email', profile.email) ?? (await refusalOf(context))) : null
  if (refusal) return refusal
  if (isMoving) await countNewAddress(context, profile.email)
  const other = isMoving ? await accounts.findByEmail(profile.email) : null
  if (other && other.userId !== me.userId && other.distributorId === me.distributorId) return emailUsed
  const { email: to, ...sealed } = await sealedProfile(personal, me.userId, profile)
  const change = isMoving ? { changeId: newId(), to } : null
  const options = { answer: { ...done, ...edit.meanwhile }, ...edit.readAt }
  const decision = changeProfile({ ...sealed, email: row.email }, change)
  return personal.openAll((await log.decide(user, me.userId, decision, options)).answer)
}
