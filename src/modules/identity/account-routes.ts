import { mailPasswordLink } from '#modules/identity/password/password-routes.ts'
import { proveSession } from '#modules/identity/session/session-opening.ts'
import { disown } from '#modules/identity/session/sign-in-trail.ts'
import { passwordRefusal, provePerson } from '#platform/access/own-password.ts'
import type { LinkUse } from '#platform/access/permissions.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import { limits } from '#platform/access/rate-limit.ts'
import { networkOf } from '#platform/access/sessions/network-of.ts'
import { invalid, RefusedError, refused } from '#platform/decision.ts'
import { serve, serveVisitorsOnce, type VisitorContext } from '#platform/http/serve.ts'
import { NIL_ID } from '#platform/log/commands.ts'
import { describeOrigin } from '#platform/log/origin.ts'
import { moment } from '#platform/moment.ts'
import { namesOf, personOf } from '#projections/users.ts'
import {
  ACTIVITY_SHOWN,
  confirmEmail,
  disownSignIn,
  endOtherSessions,
  ownActivity,
  provePassword,
  undoEmail,
} from './account-contract.ts'
import { confirmEmail as confirmed, undoEmail as undone } from './email-change.ts'
import { emailUsed } from './profile-routes.ts'
import { user } from './user.ts'
import { userDescriptions } from './user-descriptions.ts'

const done = { success: true }
const expired = refused('Request expired', { status: 410 })

/** Whose link was shown. Tries that fail count by address, as links that set a password do. */
const linkOf = async (
  { rateLimits, caller, signedLinks, now }: Omit<VisitorContext<never>, 'input'>,
  use: LinkUse,
  token: string,
) => {
  const network = networkOf(caller.address)
  const tooMany = await rateLimits.take(limits.passwordLinkUse, network)
  if (tooMany) throw new RefusedError(tooMany)
  const link = signedLinks.read(use, token, now)
  if (!link) throw new RefusedError(expired)
  await rateLimits.giveBack(limits.passwordLinkUse, network)
  return link
}

/** The activity of an account leaves out choices about lists. */
const unread = new Set(['ColumnsChosen', 'UserRegistered'])

export const accountRoutes = [
  serve(provePassword, async (context) => {
    const { me, input } = context
    const refusal = await passwordRefusal(context, input.password)
    if (refusal) return refusal.errors ? invalid({ password: Object.values(refusal.errors)[0]! }) : refusal
    await proveSession(context, me.sessionId)
    return done
  }),

  serve(endOtherSessions, async (context) => {
    const { me, sessions } = context
    await provePerson(context)
    await sessions.closeAll(me.userId, me.sessionId)
    return done
  }),

  serve(ownActivity, async ({ db, me, trail, personal }) => {
    const events = await trail.ofStream({ kind: 'user', key: me.userId })
    const listed = events.filter(({ envelope }) => !unread.has(envelope.type)).slice(-ACTIVITY_SHOWN)
    const shown = await personal.openAll(listed.toReversed())
    const names = await personal.openAll([
      ...(
        await namesOf(
          db,
          shown.map(({ envelope }) => envelope.actor),
        )
      ).values(),
    ])
    return shown.map(({ envelope, data, origin }) => {
      const { at, actor } = envelope
      const { what, detail } = userDescriptions['user']!(envelope.type, data)
      const other = names.find(({ id }) => id === actor)
      return {
        at: moment(new Date(at)),
        what,
        detail,
        where: describeOrigin(origin),
        by: actor === me.userId || actor === NIL_ID || !other ? null : calledBy(other),
      }
    })
  }),

  serveVisitorsOnce(confirmEmail, async (context) => {
    const { db, log, personal, accounts, input } = context
    const { userId, id } = await linkOf(context, 'confirm-email', input.token)
    const person = await personOf(db, userId)
    if (!person?.pendingEmail) return expired
    const to = await personal.open(person.pendingEmail)
    await log.decide(user, userId, confirmed(id, person.email), {
      answer: done,
      also: async (tx) => {
        if (await accounts.changeLogins(userId, { email: to }, tx)) throw new RefusedError(emailUsed)
      },
    })
    return done
  }),

  serveVisitorsOnce(undoEmail, async (context) => {
    const { log, personal, accounts, sessions, input } = context
    const { userId, id } = await linkOf(context, 'undo-email', input.token)
    const { emailChanged } = await log.stateOf(user, userId)
    const from = emailChanged?.id === id ? await personal.open(emailChanged.from) : null
    await log.decide(user, userId, undone(id), {
      answer: done,
      also: async (tx) => {
        if (from !== null && (await accounts.changeLogins(userId, { email: from }, tx)))
          throw new RefusedError(emailUsed)
        await sessions.closeAll(userId, null, tx)
      },
    })
    return done
  }),

  serveVisitorsOnce(disownSignIn, async (context) => {
    const { db, log, personal, sessions, warn, input } = context
    const { userId, id } = await linkOf(context, 'end-sessions', input.token)
    await log.decide(user, userId, disown(id), { answer: done, also: (tx) => sessions.closeAll(userId, null, tx) })
    const person = await personOf(db, userId)
    if (person) void mailPasswordLink(context, await personal.open(person.email)).catch(warn)
    return done
  }),
]
