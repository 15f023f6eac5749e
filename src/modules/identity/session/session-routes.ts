import { endSession, listSessions, openPage, refreshToken, signIn, signOut } from '#modules/identity/contract.ts'
import { byPasswordRefusal, endAtIssuer } from '#modules/identity/single-sign-on/issuers-of.ts'
import { noteReusedToken, user } from '#modules/identity/user.ts'
import type { Account } from '#platform/access/accounts.ts'
import { provePerson } from '#platform/access/own-password.ts'
import { type Limit, limits } from '#platform/access/rate-limit.ts'
import { sayDevice } from '#platform/access/sessions/device.ts'
import { networkOf } from '#platform/access/sessions/network-of.ts'
import { isRefusal, notFound, type Refusal, refused } from '#platform/decision.ts'
import { serve, serveVisitors, type VisitorContext } from '#platform/http/serve.ts'
import { cleanLogin } from '#platform/text/clean-login.ts'
import { deviceCookieOf, dropCookies, keepCookies, refreshTokenOf } from './session-cookies.ts'
import { openSession, secondStep } from './session-opening.ts'

/** What a failure is counted by. On a device that is known, strangers' tries count for nothing; on any other they may. */
const triesOf = (
  { personal, knownDevices, caller }: Pick<VisitorContext<typeof signIn>, 'personal' | 'knownDevices' | 'caller'>,
  login: string,
  owner: string | null,
): readonly (readonly [Limit, string])[] => {
  const device = knownDevices.read(deviceCookieOf(caller), owner)
  if (device) return [[limits.signInByDevice, device]]
  const network = networkOf(caller.address)
  // One account by whichever of its logins, and one login however it is written.
  const counted = owner ?? personal.fingerprint(cleanLogin(login))
  return [
    [limits.signInByAddress, network],
    [limits.signInByLogin, `${counted} ${network}`],
    [limits.signInFromEverywhere, counted],
  ]
}

/** For the log alone: the answer is the same for all of them. */
const failureOf = (owner: Account | null): string => {
  if (!owner) return 'unknown login'
  return owner.active ? 'wrong password' : 'account not active'
}

type RefreshContext = Pick<VisitorContext<never>, 'sessions' | 'caller' | 'log' | 'warn'>

/** A fresh token for the session of the refresh cookie, which is renewed too. */
const refreshed = async ({ sessions, caller, log, warn }: RefreshContext): Promise<{ jwt: string } | Refusal> => {
  const given = refreshTokenOf(caller)
  const note = (userId: string) => log.decide(user, userId, noteReusedToken).catch(warn)
  const tokens = given ? await sessions.refresh(given, note) : null
  if (tokens) {
    keepCookies(caller, tokens)
    return { jwt: tokens.jwt }
  }
  dropCookies(caller)
  return refused('Please sign in', { status: 401 })
}

export const sessionRoutes = [
  serveVisitors(signIn, async (context) => {
    const { accounts, rateLimits, personal, caller, input } = context
    const { email, password, remember } = input
    const owner = await accounts.ownerOf(email)
    const about = owner ? { who: owner.userId } : { who: null, login: personal.fingerprint(cleanLogin(email)) }
    caller.isAbout({ ...about, signIn: 'too many failed' })
    const tries = triesOf(context, email, owner?.userId ?? null)
    for (const [limit, subject] of tries) {
      const tooMany = await rateLimits.take(limit, subject)
      if (tooMany) return tooMany
    }
    const account = await accounts.authenticate(email, password)
    if (!account) {
      caller.isAbout({ ...about, signIn: failureOf(owner) })
      return refused('Credentials incorrect', { status: 401 })
    }
    for (const [limit, subject] of tries) await rateLimits.giveBack(limit, subject)

    const unfit = await byPasswordRefusal(context, account)
    if (unfit) return unfit
    const isLong = remember === true
    const next = await secondStep(context, account, { begun: isLong ? 'long' : 'short', login: email })
    return next ?? { jwt: await openSession(context, account, isLong) }
  }),

  serveVisitors(refreshToken, refreshed),

  serveVisitors(openPage, async (context) => {
    const token = await refreshed(context)
    if (isRefusal(token)) return token
    const answers = context.input.reads.map((path) => context.caller.readAs(token.jwt, path))
    return { ...token, reads: (await Promise.all(answers)).filter((answer) => answer !== null) }
  }),

  serveVisitors(signOut, async (context) => {
    const { sessions, caller, me } = context
    const given = refreshTokenOf(caller)
    const to = me && (await endAtIssuer(context, me))
    if (me) await sessions.close(me.userId, me.sessionId)
    if (given) await sessions.closeByRefreshToken(given)
    dropCookies(caller)
    return to ? { success: true, to } : { success: true }
  }),

  serve(listSessions, async ({ sessions, me }) =>
    (await sessions.of(me)).map((session) => ({ ...session, device: sayDevice(session.device) })),
  ),

  serve(endSession, async (context) => {
    const { sessions, me, input } = context
    // Signing oneself out here needs no proof.
    if (input.id !== me.sessionId) await provePerson(context)
    return (await sessions.close(me.userId, input.id)) ? { success: true } : notFound('This session has already ended')
  }),
]
