import { passwordRefusal } from '#platform/access/own-password.ts'
import { notFound, orRefuse, type Refusal, Refused, refused } from '#platform/decision.ts'
import type { Context } from '#platform/http/serve.ts'
import { personOf } from '#projections/users.ts'
import type { setProfile } from './contract.ts'
import { profileForm } from './person-form.ts'
import { loginFault } from './registration.ts'
import { changeProfile, user } from './user.ts'

const done = { success: true }
const emailUsed = refused('This email is already used', { errors: { email: 'This email is already used' } })

/** The e-mail is a login: a new one asks for the password before it says whether somebody else has it. */
export const changeOwnProfile = async (
  context: Context<typeof setProfile>,
): Promise<{ success: boolean } | Refusal> => {
  const { log, me, db, personal, accounts, input } = context
  const { currentPassword, ...given } = input
  const { civility, phone2, ...profile } = orRefuse(profileForm(given))
  const row = await personOf(db, me.userId)
  if (!row) return notFound()
  const isMoving = (await personal.open(row.email)) !== profile.email
  const refusal = isMoving
    ? (loginFault('email', profile.email) ?? (await passwordRefusal(context, currentPassword)))
    : null
  if (refusal) return refusal
  const sealed = {
    civility,
    ...(await personal.sealAll(me.userId, profile)),
    phone2: phone2 === null ? null : await personal.seal(me.userId, phone2),
  }
  await log.decide(user, me.userId, changeProfile(sealed, isMoving ? row.email : null), {
    answer: done,
    // Whose e-mail it is and what is known of it cannot part: of two who change it at once the account keeps the later, too.
    also: async (tx) => {
      if (await accounts.changeLogins(me.userId, { email: profile.email }, tx)) throw new Refused(emailUsed)
    },
  })
  return done
}
