import {
  proposeSecondFactor,
  renewRecoveryCodes,
  secondFactor,
  showSecondFactor,
  turnSecondFactorOff,
  turnSecondFactorOn,
} from '#modules/identity/account-contract.ts'
import { isRequired } from '#modules/identity/single-sign-on/issuers-of.ts'
import { user } from '#modules/identity/user.ts'
import { provePerson } from '#platform/access/own-password.ts'
import { limits } from '#platform/access/rate-limit.ts'
import type { FactorProof } from '#platform/access/second-factors.ts'
import { networkOf } from '#platform/access/sessions/network-of.ts'
import { otpauthOf } from '#platform/access/totp.ts'
import { invalid, notFound, type Refusal, RefusedError, refused } from '#platform/decision.ts'
import { type Context, serve, serveVisitors } from '#platform/http/serve.ts'
import { personOf } from '#projections/users.ts'
import { openSession, ticketHolder } from './session-opening.ts'
import {
  noteBreakGlass,
  noteOtherAuthenticator,
  noteRecoveryCode,
  noteRecoveryCodes,
  noteSecondFactor,
} from './sign-in-trail.ts'

const done = { success: true }
const wrongCode = invalid({ code: 'This code is not correct. Check the clock of your device, and try again.' })
const notTheirs = invalid({
  code: 'This code is not correct, or was used before. Enter the next one that your app shows, or a recovery code.',
})
const codeMissing = invalid({ code: 'Enter a code of your authenticator app, or a recovery code' })
const notOn = refused('The second factor is not on')

type AttemptContext = Pick<Context<never>, 'rateLimits'>

/** Of one person on all nodes: six digits could be guessed. */
const countedFor = async ({ rateLimits }: AttemptContext, userId: string): Promise<Refusal | null> =>
  rateLimits.take(limits.secondFactor, userId)
const rightFor = ({ rateLimits }: AttemptContext, userId: string) => rateLimits.giveBack(limits.secondFactor, userId)

/** A change of the second factor requires the factor: a password and an open window are not enough. Throws what is refused. */
export const proveFactor = async (
  context: Pick<Context<never>, 'rateLimits' | 'secondFactors' | 'me' | 'now'>,
  code: string | undefined,
): Promise<FactorProof> => {
  const { secondFactors, me, now } = context
  if (!code?.trim()) throw new RefusedError(codeMissing)
  const tooMany = await countedFor(context, me.userId)
  if (tooMany) throw new RefusedError(tooMany)
  const shown = await secondFactors.show(me.userId, code, now)
  if (!shown) throw new RefusedError(notTheirs)
  await rightFor(context, me.userId)
  return shown
}

/** Turns the proposed secret on and makes recovery codes, which no event and no stored answer ever has. */
const turnOn = async (
  { log, secondFactors, now }: Pick<Context<never>, 'log' | 'secondFactors' | 'now'>,
  userId: string,
  code: string,
): Promise<readonly string[]> => {
  let codes: readonly string[] = []
  const isOther = await secondFactors.isOn(userId)
  await log.decide(user, userId, isOther ? noteOtherAuthenticator : noteSecondFactor(true), {
    also: async (tx) => {
      if (!(await secondFactors.confirm(userId, code, now, tx))) throw new RefusedError(wrongCode)
      codes = await secondFactors.renewCodes(userId, tx)
    },
  })
  return codes
}

export const secondFactorRoutes = [
  serve(secondFactor, async ({ me, secondFactors, passkeys, configuration }) => ({
    on: await secondFactors.isOn(me.userId),
    codesLeft: await secondFactors.codesLeft(me.userId),
    required: configuration.secondFactorRoles.includes(me.role) && !(await passkeys.hasAny(me.userId)),
  })),

  serve(proposeSecondFactor, async (context) => {
    const { db, me, log, personal, secondFactors, configuration, input } = context
    await provePerson(context)
    const person = await personOf(db, me.userId)
    if (!person) return notFound()
    const isOther = await secondFactors.isOn(me.userId)
    const shown = isOther ? await proveFactor(context, input.code) : null
    if (shown?.by === 'recovery') await log.decide(user, me.userId, noteRecoveryCode(shown.left))
    const secret = await secondFactors.propose(me.userId, isOther ? 'next' : undefined)
    return { secret, uri: otpauthOf(secret, configuration.brand.name, await personal.open(person.email)) }
  }),

  serve(turnSecondFactorOn, async (context) => {
    const { me, input } = context
    await provePerson(context)
    const tooMany = await countedFor(context, me.userId)
    if (tooMany) return tooMany
    const codes = await turnOn(context, me.userId, input.code)
    await rightFor(context, me.userId)
    return { success: true, codes }
  }),

  serve(turnSecondFactorOff, async (context) => {
    const { me, log, secondFactors, passkeys, configuration, input } = context
    await provePerson(context)
    if (!(await secondFactors.isOn(me.userId))) return notOn
    if (configuration.secondFactorRoles.includes(me.role) && !(await passkeys.hasAny(me.userId)))
      return refused('Your role needs a second factor')
    await proveFactor(context, input.code)
    await log.decide(user, me.userId, noteSecondFactor(false), {
      answer: done,
      also: (tx) => secondFactors.turnOff(me.userId, tx),
    })
    return done
  }),

  serve(renewRecoveryCodes, async (context) => {
    const { me, log, secondFactors, input } = context
    await provePerson(context)
    if (!(await secondFactors.isOn(me.userId))) return notOn
    await proveFactor(context, input.code)
    let codes: readonly string[] = []
    await log.decide(user, me.userId, noteRecoveryCodes, {
      also: async (tx) => {
        codes = await secondFactors.renewCodes(me.userId, tx)
      },
    })
    return { success: true, codes }
  }),

  serveVisitors(showSecondFactor, async (context) => {
    const { log, secondFactors, passkeys, rateLimits, caller, now, input } = context
    const network = networkOf(caller.address)
    const tooManyHere = await rateLimits.take(limits.signInByAddress, network)
    caller.isAbout({ who: null, signIn: tooManyHere ? 'too many failed' : 'ticket over' })
    if (tooManyHere) return tooManyHere
    const holder = await ticketHolder(context, input.ticket)
    if (!holder) return refused('Please sign in again', { status: 401 })
    const { account, remember, isLinked } = holder
    const tooMany = await countedFor(context, account.userId)
    caller.isAbout({ who: account.userId, signIn: tooMany ? 'too many failed' : 'wrong code' })
    if (tooMany) return tooMany
    const isOn = await secondFactors.isOn(account.userId)
    if (!isOn && (await passkeys.hasAny(account.userId))) return wrongCode
    const codes = isOn ? null : await turnOn(context, account.userId, input.code)
    const shown = isOn ? await secondFactors.show(account.userId, input.code, now) : null
    if (isOn && !shown) return wrongCode
    await rightFor(context, account.userId)
    await rateLimits.giveBack(limits.signInByAddress, network)
    if (shown?.by === 'recovery') await log.decide(user, account.userId, noteRecoveryCode(shown.left))
    if (!isLinked && (await isRequired(context, account))) await log.decide(user, account.userId, noteBreakGlass)
    const jwt = await openSession(context, account, remember, isLinked ? { provenAt: null } : undefined)
    return codes ? { jwt, codes } : { jwt }
  }),
]
