import { randomBytes } from 'node:crypto'
import { teamOf } from '#modules/identity/people/colleagues-routes.ts'
import { openSession, proveSession, secondStep } from '#modules/identity/session/session-opening.ts'
import { changeRole, user } from '#modules/identity/user.ts'
import type { Role } from '#modules/permissions/roles.ts'
import { paths } from '#paths'
import type { Account } from '#platform/access/accounts.ts'
import { limits } from '#platform/access/rate-limit.ts'
import { networkOf } from '#platform/access/sessions/network-of.ts'
import { ATTEMPT_SECONDS, type SignInAttempt } from '#platform/access/single-sign-on/attempts.ts'
import { attemptOver, type Identity, type Issuer } from '#platform/access/single-sign-on/openid.ts'
import { isRefusal, RefusedError, refused } from '#platform/decision.ts'
import { hostCookie } from '#platform/http/host-cookie.ts'
import { type Caller, serve, serveVisitors, type VisitorContext } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import { cleanLogin } from '#platform/text/clean-login.ts'
import { domainName } from '#platform/text/domain-name.ts'
import { issuerOf } from './issuers-of.ts'
import { linkSignIn, mappedRole, noAccount, noRole, notActive, notConfirmed, otherSubject } from './linking.ts'
import { beginSingleSignOn, finishSingleSignOn, proveBySingleSignOn, signInWays } from './single-sign-on-contract.ts'

type Visit = Omit<VisitorContext<never>, 'input'>

const noIssuer = refused('There is no single sign-on for this e-mail address. Sign in with your password.', {
  status: 404,
})
const notThisPerson = refused('You signed in as another person. Please sign in as yourself.', { status: 403 })
/** The clock of the issuer may differ. */
const SKEW_MS = 60_000

const cookieOf = ({ isSecure }: Caller) =>
  isSecure ? { name: hostCookie('partnercare_attempt'), path: '/' } : { name: 'partnercare_attempt', path: '/api/auth' }

const domainOf = (email: string): string => domainName(cleanLogin(email).split('@').at(-1)?.toLowerCase() ?? '')

const returnTo = ({ configuration }: Pick<Visit, 'configuration'>): string =>
  configuration.publicUrl + paths.signInReturn()

const leave = async (
  context: Pick<Visit, 'openId' | 'signInAttempts' | 'configuration' | 'caller'>,
  issuer: Issuer,
  { hint, ...aim }: Pick<SignInAttempt, 'company' | 'proves'> & { readonly hint: string | null },
) => {
  const { openId, signInAttempts, caller } = context
  const { to, ...attempt } = await openId.begin(issuer, {
    ...{ returnTo: returnTo(context), fresh: aim.proves !== null, hint },
  })
  const { name, path } = cookieOf(caller)
  const sealed = signInAttempts.seal({ ...attempt, ...aim })
  caller.setCookie(name, sealed, { path, maxAgeSeconds: ATTEMPT_SECONDS })
  return { to }
}

/** Once: the cookie is gone with it. */
const attemptIn = ({ signInAttempts, caller }: Visit): SignInAttempt => {
  const { name, path } = cookieOf(caller)
  const sealed = caller.cookie(name)
  caller.setCookie(name, null, { path })
  const attempt = sealed === undefined ? null : signInAttempts.open(sealed)
  if (!attempt) throw new RefusedError(attemptOver)
  return attempt
}

/** A person of that company, or of the office, by their e-mail there. Throws what is refused. */
const newcomer = async (
  { accounts, linkedSignIns }: Visit,
  company: string | null,
  { email }: Identity,
): Promise<Account> => {
  if (email === null) throw new RefusedError(notConfirmed)
  const signIn = company === null ? null : await linkedSignIns.ofCompany(company)
  const account = await accounts.findByEmail(email)
  if (account?.distributorId !== company || (signIn && !signIn.domains.includes(domainOf(email))))
    throw new RefusedError(noAccount)
  return account
}

const link = async (context: Visit, issuer: Issuer, { userId, active }: Account, { subject }: Identity) => {
  const { log, personal, accounts, linkedSignIns } = context
  const passwordHash = active ? null : await accounts.hashed(randomBytes(32).toString('base64url'))
  await log.decide(user, userId, linkSignIn(issuer.issuer, await personal.seal(userId, subject)), {
    also: async (tx) => {
      if (passwordHash && !(await accounts.welcome(userId, passwordHash, tx))) throw new RefusedError(notActive)
      if (!(await linkedSignIns.link(userId, issuer.issuer, subject, tx))) throw new RefusedError(otherSubject)
    },
  })
}

/** Who signs in here: linked before, else from now on. */
const accountOf = async (context: Visit, issuer: Issuer, company: string | null, identity: Identity) => {
  const { accounts, linkedSignIns } = context
  const known = await linkedSignIns.personOf(issuer.issuer, identity.subject)
  if (known === null) {
    const account = await newcomer(context, company, identity)
    await link(context, issuer, account, identity)
    return account.userId
  }
  if ((await accounts.find(known))?.distributorId !== company) throw new RefusedError(noAccount)
  return known
}

/**
 * The role of a person of the office is what their issuer says. Another one ends their other sessions. Compared with the
 * account, which is written with the event: a read model may be behind.
 */
const followRole = async (context: Visit, { userId, role: present }: Account, role: Role): Promise<void> => {
  if (present === role) return
  const { log, accounts, sessions } = context
  const team = await teamOf(context, { id: userId, distributorId: null })
  await log.decideTogether(
    Object.fromEntries(team.map(({ id }) => [id, existing(user, id)])),
    (states) => {
      const decided = changeRole(Object.values(states), userId, role)
      return isRefusal(decided) ? decided : { [userId]: decided }
    },
    {
      reason: 'Single sign-on',
      also: async (tx) => {
        await accounts.changeRole(userId, role, tx)
        await sessions.closeAll(userId, null, tx)
      },
    },
  )
}

const roleIn = (context: Visit, company: string | null, identity: Identity): Role | null => {
  const { singleSignOn } = context.configuration
  return company === null && singleSignOn ? mappedRole(singleSignOn, identity) : null
}

const proveAgain = async (context: Visit, issuer: Issuer, attempt: SignInAttempt, identity: Identity) => {
  const { linkedSignIns, me } = context
  const { proves, began } = attempt
  const at = identity.authenticatedAt?.getTime() ?? 0
  if (at < began - SKEW_MS) throw new RefusedError(attemptOver)
  const userId = await linkedSignIns.personOf(issuer.issuer, identity.subject)
  if (!me || !proves || me.sessionId !== proves || userId !== me.userId) throw new RefusedError(notThisPerson)
  await proveSession(context, proves)
  return { jwt: null }
}

const signInBy = async (context: Visit, issuer: Issuer, company: string | null, identity: Identity) => {
  const { accounts, sessions, linkedSignIns, caller } = context
  const role = roleIn(context, company, identity)
  if (company === null && role === null) {
    const known = await linkedSignIns.personOf(issuer.issuer, identity.subject)
    if (known) await sessions.closeAll(known)
    return noRole
  }
  const userId = await accountOf(context, issuer, company, identity)
  caller.isAbout({ who: userId, signIn: 'single sign-on' })
  const before = await accounts.find(userId)
  if (!before?.active) return notActive
  if (role) await followRole(context, before, role)
  const [account, passwordHash] = await Promise.all([accounts.find(userId), accounts.passwordHashOf(userId)])
  if (!account?.active || passwordHash === null) return notActive
  const person = { ...account, passwordHash }
  // The issuer of the office sees to second factors itself.
  const isProven = company === null || identity.usedSecondFactor
  const next = isProven ? null : await secondStep(context, person, { begun: 'linked', login: identity.email ?? userId })
  return next ?? { jwt: await openSession(context, person, false, { provenAt: identity.authenticatedAt }) }
}

/** Signing in at an issuer of OpenID Connect, by authorization code and PKCE. */
export const singleSignOnRoutes = [
  serveVisitors(signInWays, async ({ configuration, linkedSignIns, input: { domain } }) => ({
    office: configuration.singleSignOn !== null,
    company: domain !== undefined && (await linkedSignIns.companyOf(domainOf(domain))) !== null,
  })),

  serveVisitors(beginSingleSignOn, async (context) => {
    const { linkedSignIns, input } = context
    const company = input.email === null ? null : await linkedSignIns.companyOf(domainOf(input.email))
    const issuer = input.email !== null && company === null ? null : await issuerOf(context, company)
    return issuer ? leave(context, issuer, { company, proves: null, hint: input.email }) : noIssuer
  }),

  serveVisitors(finishSingleSignOn, async (context) => {
    const { openId, rateLimits, caller, input } = context
    const network = networkOf(caller.address)
    const tooMany = await rateLimits.take(limits.signInByAddress, network)
    caller.isAbout({ who: null, signIn: tooMany ? 'too many failed' : 'single sign-on refused' })
    if (tooMany) return tooMany
    const attempt = attemptIn(context)
    const { company, proves } = attempt
    const issuer = await issuerOf(context, company)
    if (!issuer) return noIssuer
    const address = new URL(`${returnTo(context)}?${new URLSearchParams(input.answer)}`)
    const identity = await openId.finish(issuer, { address, attempt, fresh: proves !== null })
    await rateLimits.giveBack(limits.signInByAddress, network)
    return proves ? proveAgain(context, issuer, attempt, identity) : signInBy(context, issuer, company, identity)
  }),

  serve(proveBySingleSignOn, async (context) => {
    const { me } = context
    const issuer = await issuerOf(context, me.distributorId)
    if (!issuer) return noIssuer
    return leave(context, issuer, { company: me.distributorId, proves: me.sessionId, hint: null })
  }),
]
