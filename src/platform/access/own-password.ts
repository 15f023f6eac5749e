import { limits } from '#platform/access/rate-limit.ts'
import { invalid, type Refusal, RefusedError, refused } from '#platform/decision.ts'
import type { Context } from '#platform/http/serve.ts'

type PasswordContext = Pick<Context<never>, 'me' | 'accounts' | 'rateLimits'>

export const passwordRefusal = async (
  { me, accounts, rateLimits }: PasswordContext,
  currentPassword: string | undefined,
): Promise<Refusal | null> => {
  if (!currentPassword) return invalid({ currentPassword: 'This field is mandatory' }, 'Missing mandatory fields')
  const tooMany = await rateLimits.take(limits.passwordCheck, me.userId)
  if (tooMany) return tooMany
  if (!(await accounts.isPasswordOf(me.userId, currentPassword)))
    return invalid({ currentPassword: 'Your current password is not correct' })
  await rateLimits.giveBack(limits.passwordCheck, me.userId)
  return null
}

const passwordAgain = refused('Please enter your password again to continue', {
  status: 403,
  members: { needs: 'password' },
})

const signInAgain = refused('Please sign in again to continue', { status: 403, members: { needs: 'single sign-on' } })

/** Refuses when the person proved who they are more than ten minutes ago. */
export const provePerson = async ({
  me,
  sessionHistory,
}: Pick<Context<never>, 'me' | 'sessionHistory'>): Promise<void> => {
  if (await sessionHistory.isProven(me.sessionId)) return
  throw new RefusedError((await sessionHistory.isSingleSignOn(me.sessionId)) ? signInAgain : passwordAgain)
}
