import { setTimeout as sleep } from 'node:timers/promises'
import { hoursAfter } from '#modules/identity/account-states.ts'
import { askForWelcome, renewEmailChange } from '#modules/identity/email-change.ts'
import { askForInvitation } from '#modules/identity/people/invitation.ts'
import { type User, user } from '#modules/identity/user.ts'
import { limits } from '#platform/access/rate-limit.ts'
import { networkOf } from '#platform/access/sessions/network-of.ts'
import { serveVisitors, type VisitorContext } from '#platform/http/serve.ts'
import { personOf } from '#projections/users.ts'
import { askForLink, lookAtLink, type MailedLink } from './link-contract.ts'

/** After that an old link does not lead to a new one. */
const RENEWABLE_HOURS = 30 * 24

type Visit = Omit<VisitorContext<never>, 'input'>
type Link = NonNullable<ReturnType<Visit['signedLinks']['look']>>

/** Which link of its kind counts, if any does; and whether it was used. */
const meaningOf = async ({ db, personal }: Visit, { use, userId, id }: Link, person: User) => {
  switch (use) {
    case 'invitation':
      return { counts: person.invitationId === id, isUsed: person.active }
    case 'confirm-email':
      return { counts: person.emailChange?.id === id, isUsed: person.emailChanged?.id === id }
    case 'undo-email':
      return { counts: [person.emailChange?.id, person.emailChanged?.id].includes(id), isUsed: true }
    case 'end-sessions':
      return { counts: person.signInIds.includes(id), isUsed: true }
    case 'confirm-signup': {
      const row = await personOf(db, userId)
      const isTheirs = row?.active === true && personal.fingerprints(await personal.open(row.email)).includes(id)
      return { counts: isTheirs && !person.emailConfirmed, isUsed: isTheirs }
    }
    case 'second-factor':
    case 'newsletter-confirm':
    case 'newsletter-leave':
    case 'deadline-feed':
    case 'seen-as':
      return { counts: false, isUsed: false }
  }
}

const renewed = new Set(['invitation', 'confirm-email', 'confirm-signup'])

const stateOfLink = async (context: Visit, link: Link): Promise<MailedLink> => {
  const person = await context.log.stateOf(user, link.userId)
  const { counts, isUsed } = await meaningOf(context, link, person)
  if (counts && link.until > context.now) return { state: 'OPEN', renewable: false }
  const isRecent = hoursAfter(link.until, RENEWABLE_HOURS) > context.now
  if (counts) return { state: 'OVER', renewable: isRecent && renewed.has(link.use) }
  if (person.erased || person.role === null) return { state: 'UNKNOWN', renewable: false }
  return { state: isUsed ? 'USED' : 'REPLACED', renewable: false }
}

const ask = async (context: Visit, token: string): Promise<void> => {
  const { log, newId, rateLimits, signedLinks } = context
  const link = signedLinks.look(token)
  if (!link || !(await stateOfLink(context, link)).renewable) return
  const { use, userId, id } = link
  if (use === 'invitation') return void (await log.decide(user, userId, askForInvitation(id)))
  if (await rateLimits.take(limits.confirmationMail, userId)) return
  await log.decide(user, userId, use === 'confirm-email' ? renewEmailChange(id, newId()) : askForWelcome)
}

/** For people whose link did not come in time. */
export const linkRoutes = [
  serveVisitors(lookAtLink, async (context) => {
    const { rateLimits, caller, signedLinks, passwordLinks, input } = context
    const network = networkOf(caller.address)
    const tooMany = await rateLimits.take(limits.passwordLinkUse, network)
    if (tooMany) return tooMany
    const link = signedLinks.look(input.token)
    if (!link && !(await passwordLinks.ownerOf(input.token))) return { state: 'UNKNOWN', renewable: false } as const
    await rateLimits.giveBack(limits.passwordLinkUse, network)
    return link ? stateOfLink(context, link) : ({ state: 'OPEN', renewable: false } as const)
  }),

  serveVisitors(askForLink, async (context) => {
    const { configuration, rateLimits, caller, warn, input } = context
    const tooMany = await rateLimits.take(limits.passwordLinkByAddress, networkOf(caller.address))
    if (tooMany) return tooMany
    void ask(context, input.token).catch(warn)
    await sleep(configuration.evenAnswerMs)
    return { success: true }
  }),
]
