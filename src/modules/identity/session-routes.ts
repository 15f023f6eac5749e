import { networkOf } from '#platform/access/network-of.ts'
import { limits } from '#platform/access/rate-limit.ts'
import { cleanLogin } from '#platform/clean-text.ts'
import { notFound, refused } from '#platform/decision.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'

import { endSession, listSessions, refreshToken, signIn, signOut } from './contract.ts'
import { dropCookies, keepCookies, refreshTokenOf } from './session-cookies.ts'

export const sessionRoutes = [
  serveVisitors(
    signIn,
    async ({ accounts, sessions, rateLimits, caller, input: { email: login, password, remember } }) => {
      const email = cleanLogin(login)
      const network = networkOf(caller.address)
      const tries = [
        [limits.signInByAddress, network],
        [limits.signInByLogin, `${email} ${network}`],
        [limits.signInFromEverywhere, email],
      ] as const
      for (const [limit, subject] of tries) {
        const tooMany = await rateLimits.take(limit, subject)
        if (tooMany) return tooMany
      }
      const account = await accounts.authenticate(login, password)
      if (!account) {
        const owner = await accounts.ownerOf(login)
        if (owner) caller.isAbout(owner)
        return refused('Credentials incorrect', { status: 401 })
      }
      for (const [limit, subject] of tries) await rateLimits.giveBack(limit, subject)

      const tokens = await sessions.open(account, { remember: remember === true, userAgent: caller.userAgent })
      keepCookies(caller, tokens)
      return { jwt: tokens.jwt }
    },
  ),

  serveVisitors(refreshToken, async ({ sessions, caller }) => {
    const given = refreshTokenOf(caller)
    const tokens = given ? await sessions.refresh(given) : null
    if (tokens) {
      keepCookies(caller, tokens)
      return { jwt: tokens.jwt }
    }
    dropCookies(caller)
    return refused('Please sign in', { status: 401 })
  }),

  serveVisitors(signOut, async ({ sessions, caller, me }) => {
    const given = refreshTokenOf(caller)
    if (me) await sessions.close(me.userId, me.sessionId)
    if (given) await sessions.closeByRefreshToken(given)
    dropCookies(caller)
    return { success: true }
  }),

  serve(listSessions, ({ sessions, me }) => sessions.of(me)),

  serve(endSession, async ({ sessions, me, input: { id } }) =>
    (await sessions.close(me.userId, id)) ? { success: true } : notFound('This session has already ended'),
  ),
]
