import { createHash } from 'node:crypto'
import { user } from '#modules/identity/user.ts'
import type { AuthenticatedAccount } from '#platform/access/accounts.ts'
import { deviceOf } from '#platform/access/sessions/device.ts'
import { networkOf } from '#platform/access/sessions/network-of.ts'
import { otpauthOf } from '#platform/access/totp.ts'
import { type Refusal, refused } from '#platform/decision.ts'
import type { VisitorContext } from '#platform/http/serve.ts'
import { deviceCookieOf, keepCookies, keepDevice, refreshTokensOf } from './session-cookies.ts'
import { noteNewDevice } from './sign-in-trail.ts'

type VisitorServices = Omit<VisitorContext<never>, 'input'>

const TICKET_MINUTES = 5

/** How the first step was done: by password, to be remembered or not, or at an issuer. */
type Begun = 'long' | 'short' | 'linked'

/** Whether the password is still the one that the first step saw, in as many letters as a ticket has room for. */
const markOf = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22)

export const secondStep = async (
  { secondFactors, passkeys, signedLinks, configuration, now, caller }: VisitorServices,
  account: AuthenticatedAccount,
  { begun, login }: { readonly begun: Begun; readonly login: string },
): Promise<Refusal | null> => {
  const { userId, role, passwordHash } = account
  caller.isAbout({ who: userId, signIn: 'password right' })
  const [isOn, hasPasskey] = await Promise.all([secondFactors.isOn(userId), passkeys.hasAny(userId)])
  if (!isOn && !configuration.secondFactorRoles.includes(role)) return null
  const id = `${begun}-${markOf(passwordHash)}`
  const until = new Date(now.getTime() + TICKET_MINUTES * 60_000)
  const ticket = signedLinks.make('second-factor', { userId, id }, until)
  const passkey = hasPasskey && { passkey: true }
  if (isOn)
    return refused('Enter the code of your authenticator app', {
      status: 401,
      members: { mfa: 'totp', ticket, ...passkey },
    })
  // By the password alone no app is set up in its place.
  if (passkey)
    return refused('Use your passkey to sign in', { status: 401, members: { mfa: 'passkey', ticket, ...passkey } })
  const secret = await secondFactors.propose(userId)
  const uri = otpauthOf(secret, configuration.brand.name, login)
  return refused('Your role needs an authenticator app', {
    status: 401,
    members: { mfa: 'totp', ticket, setup: { secret, uri } },
  })
}

/** Whom a ticket was given to, while their password is the same; null: sign in again. */
export const ticketHolder = async ({ signedLinks, accounts, now }: VisitorServices, ticket: string) => {
  const owner = signedLinks.read('second-factor', ticket, now)
  if (!owner) return null
  const [account, passwordHash] = await Promise.all([
    accounts.find(owner.userId),
    accounts.passwordHashOf(owner.userId),
  ])
  const [begun = '', ...mark] = owner.id.split('-')
  if (!account?.active || !passwordHash || mark.join('-') !== markOf(passwordHash)) return null
  return { account: { ...account, passwordHash }, remember: begun === 'long', isLinked: begun === 'linked' }
}

/** Ends the browser's former session: otherwise only its owner could, from another device. */
export const endReplaced = async ({
  sessions,
  caller,
}: Pick<VisitorServices, 'sessions' | 'caller'>): Promise<void> => {
  for (const replaced of refreshTokensOf(caller)) await sessions.closeByRefreshToken(replaced)
}

/** Signs in. A new browser at a new place is reported to the person. */
export const openSession = async (
  context: VisitorServices,
  account: AuthenticatedAccount,
  remember: boolean,
  singleSignOn?: { readonly provenAt: Date | null },
) => {
  const { sessions, sessionHistory, personal, caller, knownDevices, log, newId, warn } = context
  const { userAgent } = caller
  const networks = personal.fingerprints(networkOf(caller.address))
  const isKnown = knownDevices.read(deviceCookieOf(caller), account.userId) !== null
  const before = isKnown ? null : await sessionHistory.of(account.userId, { userAgent, networks })
  await endReplaced(context)
  const tokens = await sessions.open(account, {
    ...{ remember, userAgent, network: networks[0] },
    ...(singleSignOn && { singleSignOn }),
  })
  keepCookies(caller, tokens)
  keepDevice(caller, knownDevices, account.userId)
  caller.isAbout({ who: account.userId, signIn: 'signed in' })
  if (before?.any && !before.alike)
    await log.decide(user, account.userId, noteNewDevice(newId(), deviceOf(userAgent))).catch(warn)
  return tokens.jwt
}

/** For ten minutes, what requires the person to prove who they are is allowed. The refresh token is a fresh one. */
export const proveSession = async (
  { sessions, sessionHistory, caller }: Pick<VisitorServices, 'sessions' | 'sessionHistory' | 'caller'>,
  sessionId: string,
): Promise<void> => {
  await sessionHistory.prove(sessionId)
  const renewed = await sessions.renew(sessionId)
  if (renewed) keepCookies(caller, renewed)
}
