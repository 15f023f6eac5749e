import { setTimeout as sleep } from 'node:timers/promises'
import {
  leaveNewsletter as accountLeaves,
  mailSettings,
  returnToNewsletter,
} from '#modules/notifications/mails/mail-settings.ts'
import { paths } from '#paths'
import type { Limit } from '#platform/access/rate-limit.ts'
import { keysFound } from '#platform/access/sealed-search.ts'
import { networkOf } from '#platform/access/sessions/network-of.ts'
import { invalid, isRefusal, notFound, refused } from '#platform/decision.ts'
import { serveVisitors, serveVisitorsOnce, type VisitorContext } from '#platform/http/serve.ts'
import { cleanLogin } from '#platform/text/clean-login.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { dayIn, type TimeZone } from '#platform/time/time-zone.ts'
import { present } from '#platform/typed.ts'
import { type IssueRow, issueOf, sentIssues } from '#projections/newsletter_issues.ts'
import { subscribersAmong } from '#projections/newsletter_subscribers.ts'
import * as calls from './contract.ts'
import { type IssueContent, type Language, NEWSLETTER_ADDRESSES, type SubscriptionId } from './events.ts'
import { articlesIn, textOf } from './mails.ts'
import { hasLeft, isAsked, isConfirmed } from './newsletter-states.ts'
import { ask, askAgain, confirm, leave, stay, subscription, subscriptionOf } from './subscription.ts'

const shown = ({ id, begunAt }: IssueRow, sent: IssueContent, zone: TimeZone, language: Language | null) => {
  const { subject, introduction } = textOf(sent, language)
  return { id, sentOn: dayIn(new Date(present(begunAt)), zone), subject, introduction }
}

const done = { success: true } as const
const expired = refused('Request expired', { status: 410 })

/** Counts with or without a subscription: the answer reveals neither. */
const newsletterByAddress: Limit = {
  name: 'newsletter by address',
  allowed: 20,
  seconds: 3600,
  says: 'Too many requests from this address. Please try again later.',
}
const newsletterByEmail: Limit = {
  name: 'newsletter by e-mail',
  allowed: 3,
  seconds: 3600,
  says: 'This address was given several times already. Please look into your mailbox, or try again later.',
}

type SubscribeContext = VisitorContext<typeof calls.subscribe>

/**
 * An address names its subscription, by the secret of the day: one that is in force under another secret is found by the
 * index of sealed texts.
 */
const subscriptionFor = async (
  { log, db, personal }: Pick<SubscribeContext, 'log' | 'db' | 'personal'>,
  email: string,
): Promise<SubscriptionId> => {
  const fingerprints = personal.fingerprints(email)
  for (const id of fingerprints.map(subscriptionOf)) {
    const { state } = await log.stateOf(subscription, id)
    if (isAsked(state) || isConfirmed(state)) return id
  }
  const alike = await subscribersAmong(db, keysFound(personal, NEWSLETTER_ADDRESSES, email))
  const opened = await personal.openAll(alike)
  const known = opened.find(
    ({ state, email: address }) => !hasLeft(state) && personal.fingerprint(address) === fingerprints[0],
  )
  return known?.id ?? subscriptionOf(fingerprints[0])
}

/** Always recorded: the log position in an answer must not reveal whether the address is subscribed already. */
const record = async (context: SubscribeContext, email: string): Promise<void> => {
  const { log, personal, newId, now, input } = context
  const id = await subscriptionFor(context, email)
  const { state, keyId: replaces } = await log.stateOf(subscription, id)
  if (isAsked(state) || isConfirmed(state)) return void (await log.decide(subscription, id, askAgain))
  const keyId = newId()
  const { language = 'en', page = paths.news() } = input
  const request = { keyId, email: await personal.seal(keyId, email), language, page, replaces }
  await log.decide(subscription, id, ask(request, now), {
    also: async (tx) => {
      if (replaces) await personal.erase([replaces], tx)
    },
  })
}

/** Whether the link belongs to an account or to the public list. */
const ofAccount = ({ id }: { readonly id: string }): boolean => id === 'account'

type ByLink = VisitorContext<typeof calls.leaveNewsletter>

const left = async (
  { signedLinks, log, now, input }: Pick<ByLink, 'signedLinks' | 'log' | 'now' | 'input'>,
  by: 'PAGE' | 'MAIL_PROGRAM',
) => {
  const owner = signedLinks.read('newsletter-leave', input.token, now)
  if (!owner) return expired
  await (ofAccount(owner)
    ? log.decide(mailSettings, owner.userId, accountLeaves)
    : log.decide(subscription, owner.userId, leave(by, now)))
  return done
}

/** The public list, for people without an account. */
export const subscriptionRoutes = [
  serveVisitors(calls.subscribe, async (context) => {
    const { configuration, rateLimits, caller, warn, input } = context
    const email = cleanLogin(input.email)
    if (!isEmailAddress(email)) return invalid({ email: calls.INVALID_EMAIL })
    const tooMany =
      (await rateLimits.take(newsletterByAddress, networkOf(caller.address))) ??
      (await rateLimits.take(newsletterByEmail, email))
    if (isRefusal(tooMany)) return tooMany
    await Promise.all([record(context, email).catch(warn), sleep(configuration.evenAnswerMs)])
    return { success: calls.LINK_SENT }
  }),

  serveVisitorsOnce(calls.confirmSubscription, async ({ signedLinks, log, now, input }) => {
    const owner = signedLinks.read('newsletter-confirm', input.token, now)
    if (!owner) return expired
    await log.decide(subscription, owner.userId, confirm(owner.id))
    return done
  }),

  serveVisitorsOnce(calls.leaveNewsletter, (context) => left(context, 'PAGE')),
  serveVisitors(calls.leaveByMailProgram, (context) => left(context, 'MAIL_PROGRAM')),
  serveVisitors(calls.showLeaving, ({ input: { token } }) => ({
    seeOther: paths.newsletterLeave({}, { token }),
  })),

  serveVisitorsOnce(calls.stayWithNewsletter, async ({ signedLinks, log, now, input }) => {
    const owner = signedLinks.read('newsletter-leave', input.token, now)
    if (!owner) return expired
    await (ofAccount(owner)
      ? log.decide(mailSettings, owner.userId, returnToNewsletter)
      : log.decide(subscription, owner.userId, stay))
    return done
  }),

  serveVisitors(calls.listIssues, async ({ db, configuration }) =>
    (await sentIssues(db)).map((row) => shown(row, present(row.sent), configuration.officeTimeZone, null)),
  ),

  serveVisitors(calls.readIssue, async ({ db, configuration, input: { id, language = null } }) => {
    const row = await issueOf(db, id)
    if (!row?.sent) return notFound('Issue not found')
    const articles = articlesIn(row.sent, textOf(row.sent, language).language)
    return { ...shown(row, row.sent, configuration.officeTimeZone, language), articles }
  }),
]
