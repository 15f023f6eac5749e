import { limits } from '#platform/access/rate-limit.ts'
import { invalid, type Refusal, RefusedError, refused } from '#platform/decision.ts'
import type { Context } from '#platform/http/serve.ts'

type PasswordContext = Pick<Context<never>, 'me' | 'accounts' | 'rateLimits'>

/** Requires the person's own password before anything that changes how they sign in. */
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

/** A screen that gets it prompts for the password and repeats the command. */
const passwordAgain = refused('Please enter your password again to continue', {
  status: 403,
  members: { needs: 'password' },
})

/** For what changes people, a second factor or the person's other sessions: refused when the password was shown more than ten minutes ago. */
export const provePerson = async ({
  me,
  sessionHistory,
}: Pick<Context<never>, 'me' | 'sessionHistory'>): Promise<void> => {
  if (!(await sessionHistory.isProven(me.sessionId))) throw new RefusedError(passwordAgain)
}
