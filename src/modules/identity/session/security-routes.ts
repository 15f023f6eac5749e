import type { setSecurity } from '#modules/identity/contract.ts'
import { newPasswordFault, passwordOwner } from '#modules/identity/password/new-password-routes.ts'
import { loginFault, takenRefusal } from '#modules/identity/registration.ts'
import { changeSecurity, user } from '#modules/identity/user.ts'
import { passwordRefusal } from '#platform/access/own-password.ts'
import { invalid, notFound, type Refusal, RefusedError } from '#platform/decision.ts'
import type { Context } from '#platform/http/serve.ts'
import { personOf } from '#projections/users.ts'
import { keepCookies } from './session-cookies.ts'

type SecurityContext = Context<typeof setSecurity>

const done = { success: true }

const refusalOf = async (context: SecurityContext): Promise<Refusal | null> => {
  const { me, input } = context
  const { username, currentPassword, newPassword = '', newPasswordConfirmation = '' } = input
  if (newPassword !== newPasswordConfirmation)
    return invalid({ newPasswordConfirmation: 'Please check your new password confirmation' })
  const owner = async () => ({ ...(await passwordOwner(context, me.userId)), username })
  const fault = newPassword === '' ? null : newPasswordFault(context, newPassword, await owner())
  if (fault) return invalid({ newPassword: fault })
  return passwordRefusal(context, currentPassword)
}

/** A new password ends the other sessions. The refresh token is renewed last: of two requests only one does it. */
export const changeOwnSecurity = async (context: SecurityContext): Promise<{ success: boolean } | Refusal> => {
  const { log, me, db, personal, accounts, sessions, caller, input } = context
  const { newPassword = '' } = input
  const username = input.username?.trim() ?? ''
  if (username === '') return invalid({ username: 'This field is mandatory' }, 'Missing mandatory fields')
  const row = await personOf(db, me.userId)
  if (!row) return notFound()
  const renamed = (await personal.open(row.username)) !== username
  if (!renamed && newPassword === '') return done

  const refusal = (renamed ? loginFault('username', username) : null) ?? (await refusalOf(context))
  if (refusal) return refusal
  const passwordHash = newPassword === '' ? null : await accounts.hashed(newPassword)
  const changed = {
    username: renamed ? await personal.seal(me.userId, username) : null,
    passwordChanged: passwordHash !== null,
  }
  await log.decide(user, me.userId, changeSecurity(changed), {
    answer: done,
    also: async (tx) => {
      if (renamed && (await accounts.changeLogins(me.userId, { username }, tx)))
        throw new RefusedError(takenRefusal('username'))
      if (passwordHash === null) return
      await accounts.changePassword(me.userId, passwordHash, tx)
      await sessions.closeAll(me.userId, me.sessionId, tx)
    },
  })
  const renewed = passwordHash === null ? null : await sessions.renew(me.sessionId)
  if (renewed) keepCookies(caller, renewed)
  return done
}
