import { limits } from '#platform/access/rate-limit.ts'
import { RefusedError } from '#platform/decision.ts'
import type { Context } from '#platform/http/serve.ts'
import { cleanLogin } from '#platform/text/clean-login.ts'

const SECONDS = 3600
const SAYS = 'You have sent many invitations and e-mail changes within the last hour. Please try again later.'

/** By person, and by address from everywhere. RefusedError 429 with or without an account. */
export const countNewAddress = async (
  { rateLimits, configuration, me }: Pick<Context<never>, 'rateLimits' | 'configuration' | 'me'>,
  email: string,
): Promise<void> => {
  const allowed = configuration.caps.invitationsPerHour
  if (!Number.isFinite(allowed)) return
  const byPerson = { name: 'emails to new addresses by person', allowed, seconds: SECONDS, says: SAYS }
  const tooMany =
    (await rateLimits.take(byPerson, me.userId)) ?? (await rateLimits.take(limits.newAddress, cleanLogin(email)))
  if (tooMany) throw new RefusedError(tooMany)
}
