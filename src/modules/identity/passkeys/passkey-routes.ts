import { UserId } from '#modules/identity/events.ts'
import { proveFactor } from '#modules/identity/session/second-factor-routes.ts'
import { openSession, proveSession, ticketHolder } from '#modules/identity/session/session-opening.ts'
import {
  noteBreakGlass,
  notePasskeyAdded,
  notePasskeyRefused,
  notePasskeyRemoved,
  noteRecoveryCode,
} from '#modules/identity/session/sign-in-trail.ts'
import { isRequired } from '#modules/identity/single-sign-on/issuers-of.ts'
import { user } from '#modules/identity/user.ts'
import { provePerson } from '#platform/access/own-password.ts'
import { CHALLENGE_SECONDS } from '#platform/access/passkeys/challenges.ts'
import {
  type Assertion,
  handleOf,
  passkeyAlgorithms,
  relyingPartyOf,
  verifiedCredential,
  verifiedUse,
} from '#platform/access/passkeys/web-authn.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import { limits } from '#platform/access/rate-limit.ts'
import { networkOf } from '#platform/access/sessions/network-of.ts'
import { notFound, RefusedError, refused } from '#platform/decision.ts'
import { hostCookie } from '#platform/http/host-cookie.ts'
import { type Caller, serve, serveVisitors, type VisitorContext } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'
import { personOf } from '#projections/users.ts'
import {
  addPasskey,
  beginPasskey,
  challengePasskey,
  listPasskeys,
  MOST_PASSKEYS,
  proveByPasskey,
  removePasskey,
  signInByPasskey,
} from './passkey-contract.ts'

type Visit = Omit<VisitorContext<never>, 'input'>

const done = { success: true } as const
/** Also for a passkey that was removed, and for a person who may not sign in: the answer does not say which it is. */
const notAccepted = refused('This passkey was not accepted. Try another one, or use your password.', { status: 403 })
const tooLate = refused('This took too long, or was used before. Please try again.')
const notByPasskey = refused('Your account signs in by single sign-on, not by passkey.', { status: 403 })
const notThisPerson = refused('This passkey belongs to another account. Use one of your own.', { status: 403 })

const cookieOf = ({ isSecure }: Caller) =>
  isSecure ? { name: hostCookie('partnercare_passkey'), path: '/' } : { name: 'partnercare_passkey', path: '/api' }

const issueChallenge = (
  { passkeyChallenges, caller }: Pick<Visit, 'passkeyChallenges' | 'caller'>,
  adds: string | null,
) => {
  const { name, path } = cookieOf(caller)
  const { challenge, sealed } = passkeyChallenges.issue(adds)
  caller.setCookie(name, sealed, { path, maxAgeSeconds: CHALLENGE_SECONDS })
  return challenge
}

/** Once: the cookie is gone with it. Throws what is refused. */
const takeChallenge = async (
  { passkeyChallenges, caller }: Pick<Visit, 'passkeyChallenges' | 'caller'>,
  adds: string | null,
): Promise<string> => {
  const { name, path } = cookieOf(caller)
  const sealed = caller.cookie(name)
  caller.setCookie(name, null, { path })
  const challenge = sealed === undefined ? null : await passkeyChallenges.take(sealed, adds)
  if (challenge === null) throw new RefusedError(tooLate)
  return challenge
}

/** Whose passkey signed the challenge. Throws what is refused; a copied key is reported to its owner. */
const ownerOf = async (
  context: Pick<Visit, 'passkeyChallenges' | 'passkeys' | 'configuration' | 'caller' | 'log'>,
  assertion: Assertion,
): Promise<string> => {
  const { passkeys, configuration, log } = context
  const challenge = await takeChallenge(context, null)
  const passkey = await passkeys.find(assertion.id)
  if (!passkey || assertion.userHandle !== handleOf(passkey.userId)) throw new RefusedError(notAccepted)
  const use = await verifiedUse(relyingPartyOf(configuration), challenge, assertion, passkey.publicKey)
  if (!use) throw new RefusedError(notAccepted)
  if (await passkeys.use(passkey.id, use)) return passkey.userId
  if (await passkeys.find(assertion.id)) await log.decide(user, passkey.userId, notePasskeyRefused(passkey.id))
  throw new RefusedError(notAccepted)
}

export const passkeyRoutes = [
  serve(listPasskeys, async ({ me, passkeys, personal }) =>
    (await personal.openAll(await passkeys.of(me.userId))).map(({ id, name, isSynced, createdAt, lastUsedAt }) => ({
      ...{ id, name, isSynced, createdAt: moment(createdAt), lastUsedAt: lastUsedAt && moment(lastUsedAt) },
    })),
  ),

  serve(beginPasskey, async (context) => {
    const { db, me, log, personal, passkeys, secondFactors, configuration, input } = context
    await provePerson(context)
    const row = await personOf(db, me.userId)
    if (!row) return notFound()
    const known = await passkeys.of(me.userId)
    if (known.length >= MOST_PASSKEYS) return refused('Remove a passkey before you add another one')
    const shown = (await secondFactors.isOn(me.userId)) ? await proveFactor(context, input.code) : null
    if (shown?.by === 'recovery') await log.decide(user, me.userId, noteRecoveryCode(shown.left))
    const { email, firstname, lastname } = row
    const person = await personal.openAll({ email, firstname, lastname })
    return {
      challenge: issueChallenge(context, me.userId),
      party: { id: relyingPartyOf(configuration).id, name: configuration.brand.name },
      user: { id: handleOf(me.userId), name: person.email, displayName: calledBy(person) },
      algorithms: passkeyAlgorithms,
      known: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    }
  }),

  serve(addPasskey, async (context) => {
    const { me, log, personal, passkeys, configuration, newId, input } = context
    await provePerson(context)
    const challenge = await takeChallenge(context, me.userId)
    const credential = await verifiedCredential(relyingPartyOf(configuration), challenge, input.attestation)
    if (!credential) return refused('This passkey could not be added. Please try again.')
    const [id, userId] = [newId(), UserId.make(me.userId)]
    const name = await personal.seal(userId, input.name)
    await log.decide(user, userId, notePasskeyAdded(id), {
      answer: done,
      also: async (tx) => {
        if (!(await passkeys.add({ ...credential, id, userId, name }, tx)))
          throw new RefusedError(refused('This passkey is in use already'))
      },
    })
    return done
  }),

  serve(removePasskey, async (context) => {
    const { me, log, passkeys, secondFactors, configuration, input } = context
    await provePerson(context)
    const needsOne = configuration.secondFactorRoles.includes(me.role) && !(await secondFactors.isOn(me.userId))
    await log.decide(user, me.userId, notePasskeyRemoved(input.id), {
      answer: done,
      also: async (tx) => {
        const left = await passkeys.remove(me.userId, input.id, tx)
        if (left === null) throw new RefusedError(notFound('This passkey was already removed'))
        if (left === 0 && needsOne) throw new RefusedError(refused('Your role needs a second factor'))
      },
    })
    return done
  }),

  serveVisitors(challengePasskey, (context) => ({
    challenge: issueChallenge(context, null),
    party: relyingPartyOf(context.configuration).id,
  })),

  serveVisitors(signInByPasskey, async (context) => {
    const { accounts, log, rateLimits, caller, input } = context
    const network = networkOf(caller.address)
    const tooMany = await rateLimits.take(limits.signInByAddress, network)
    caller.isAbout({ who: null, signIn: tooMany ? 'too many failed' : 'passkey refused' })
    if (tooMany) return tooMany
    const holder = input.ticket === undefined ? null : await ticketHolder(context, input.ticket)
    if (input.ticket !== undefined && !holder) return refused('Please sign in again', { status: 401 })
    const userId = await ownerOf(context, input.assertion)
    caller.isAbout({ who: userId, signIn: 'passkey refused' })
    if (holder && holder.account.userId !== userId) return notThisPerson
    const [account, passwordHash] = await Promise.all([accounts.find(userId), accounts.passwordHashOf(userId)])
    if (!account?.active || !passwordHash) return notAccepted
    const mustComeByIssuer = !holder?.isLinked && (await isRequired(context, account))
    if (mustComeByIssuer && !holder) return notByPasskey
    if (mustComeByIssuer) await log.decide(user, userId, noteBreakGlass)
    await rateLimits.giveBack(limits.signInByAddress, network)
    const remember = holder ? holder.remember : input.remember === true
    const linked = holder?.isLinked ? { provenAt: null } : undefined
    return { jwt: await openSession(context, { ...account, passwordHash }, remember, linked) }
  }),

  serve(proveByPasskey, async (context) => {
    const { me, rateLimits, input } = context
    const tooMany = await rateLimits.take(limits.passwordCheck, me.userId)
    if (tooMany) return tooMany
    if ((await ownerOf(context, input.assertion)) !== me.userId) return notThisPerson
    await rateLimits.giveBack(limits.passwordCheck, me.userId)
    await proveSession(context, me.sessionId)
    return done
  }),
]
