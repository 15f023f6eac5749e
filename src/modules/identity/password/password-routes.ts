import { setTimeout as sleep } from 'node:timers/promises'
import { forgottenPassword, setPassword } from '#modules/identity/contract.ts'
import { accept } from '#modules/identity/people/invitation.ts'
import { resetPassword, user } from '#modules/identity/user.ts'
import { limits } from '#platform/access/rate-limit.ts'
import { networkOf } from '#platform/access/sessions/network-of.ts'
import { invalid, RefusedError, refused } from '#platform/decision.ts'
import { serveVisitors, serveVisitorsOnce } from '#platform/http/serve.ts'
import type { Services } from '#platform/services.ts'
import { cleanLogin } from '#platform/text/clean-login.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { newPasswordFault, passwordOwner } from './new-password-routes.ts'

const done = { success: true }
const expired = refused('Request expired', { status: 410 })

export const mailPasswordLink = async (
  { accounts, passwordLinks, personal, mailer, newId }: Services,
  email: string,
): Promise<void> => {
  const account = await accounts.findByEmail(email)
  if (!account?.active) return
  const { userId } = account
  const token = await personal.seal(userId, await passwordLinks.issue(userId))
  await mailer.queue(newId(), userId, { name: 'password-link', data: { token } }, { awaited: true })
}

/** For people who cannot sign in (specification 1 §2 and §8; 4-decisions, "Account life"). */
export const passwordRoutes = [
  serveVisitors(forgottenPassword, async (context) => {
    const { configuration, rateLimits, caller, warn } = context
    const email = context.input.email
    if (!isEmailAddress(cleanLogin(email))) return invalid({ email: 'Please enter a valid email' })
    const tooMany =
      (await rateLimits.take(limits.passwordLinkByAddress, networkOf(caller.address))) ??
      (await rateLimits.take(limits.passwordLinkByEmail, cleanLogin(email)))
    if (tooMany) return tooMany
    // Not waited for: neither time nor a fault of the answer reveals whether a link was made.
    void mailPasswordLink(context, email).catch(warn)
    await sleep(configuration.evenAnswerMs)
    return done
  }),

  serveVisitorsOnce(setPassword, async (context) => {
    const { accounts, passwordLinks, signedLinks, sessions, log, rateLimits, caller, now } = context
    const { token, password } = context.input
    const unfit = newPasswordFault(context, password, {})
    if (unfit) return invalid({ password: unfit })
    const network = networkOf(caller.address)
    const tooMany = await rateLimits.take(limits.passwordLinkUse, network)
    if (tooMany) return tooMany
    const invitation = signedLinks.read('invitation', token, now)
    const owner = invitation ? null : await passwordLinks.ownerOf(token)
    const userId = invitation?.userId ?? owner
    if (!userId) return expired
    const fault = newPasswordFault(context, password, await passwordOwner(context, userId))
    if (fault) {
      await rateLimits.giveBack(limits.passwordLinkUse, network)
      return invalid({ password: fault })
    }
    const passwordHash = await accounts.hashed(password)
    if (invitation)
      await log.decide(user, invitation.userId, accept(invitation.id), {
        also: async (tx) => {
          if (!(await accounts.welcome(invitation.userId, passwordHash, tx))) throw new RefusedError(expired)
        },
      })
    else if (owner)
      await log.decide(user, owner, resetPassword, {
        also: async (tx) => {
          if (!(await passwordLinks.redeem(token, passwordHash, tx))) throw new RefusedError(expired)
          await sessions.closeAll(owner, null, tx)
        },
      })
    await rateLimits.giveBack(limits.passwordLinkUse, network)
    return done
  }),
]
