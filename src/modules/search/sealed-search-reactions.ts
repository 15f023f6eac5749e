import { sql } from 'kysely'
import { distributorStream } from '#modules/distributors/events.ts'
import { userStream } from '#modules/identity/events.ts'
import { NEWSLETTER_ADDRESSES, subscriptionStream } from '#modules/notifications/newsletter/events.ts'
import { ticketStream } from '#modules/service/events.ts'
import { COMPANY_EMAILS } from '#modules/terms/company-email-queries.ts'
import { calledBy, ERASED, SEALED, type Sealed } from '#platform/access/personal-data.ts'
import { hashedBy } from '#platform/access/sealed-search.ts'
import { reaction } from '#platform/module.ts'
import type { Services } from '#platform/services.ts'
import { sealedTokens } from '#platform/text/search-index.ts'
import { distributorOf } from '#projections/distributors.ts'
import { subscribersAmong } from '#projections/newsletter_subscribers.ts'
import { anyTicket } from '#projections/tickets.ts'
import { personOf } from '#projections/users.ts'

type Part = 'called' | 'more'
type Sources = Pick<Services, 'db' | 'personal'>

/** `by`: one of the sealed texts, which says whose key it is. */
const keep = async (
  { db, personal }: Sources,
  entry: string,
  part: Part,
  by: Sealed,
  texts: readonly string[],
): Promise<void> => {
  const person = SEALED.exec(by)?.[1]
  if (!person || texts.includes(ERASED)) return
  const grams = sealedTokens(texts).map(hashedBy(personal))
  await sql`select access.keep_sealed_search(${entry}, ${part}, ${person}, ${grams}::text[])`.execute(db.kysely)
}

const keepPerson = async (context: Sources, { userId }: { readonly userId: string }): Promise<void> => {
  const row = await personOf(context.db, userId)
  if (!row || row.erasedAt !== null) return
  const { firstname, lastname, job, email } = await context.personal.openAll(row)
  if (firstname === ERASED) return
  await keep(context, `people:${userId}`, 'called', row.firstname, [calledBy({ firstname, lastname })])
  await keep(context, `people:${userId}`, 'more', row.firstname, [job, email])
}

const keepTicket = async (
  context: Sources,
  { subject }: { readonly subject: Sealed },
  { key }: { readonly key: string },
): Promise<void> => keep(context, `tickets:${key}`, 'more', subject, [await context.personal.open(subject)])

/** Names, addresses and subjects are found by keyed hashes of their parts: nothing of them is in clear anywhere. */
export const keepSealedSearch = reaction({
  name: 'sealed-search',
  of: [userStream, ticketStream],
  reads: ['users'],
  fromStart: true,
  sideBySide: true,
  on: {
    UserRegistered: keepPerson,
    UserInvited: keepPerson,
    UserProfileChanged: keepPerson,
    UserEmailChanged: keepPerson,
    EmailChangeUndone: keepPerson,
    TicketOpened: keepTicket,
    TicketOpenedForCaller: keepTicket,
  },
})

const keepCompany = async (
  context: Sources,
  { email }: { readonly email: Sealed },
  { key }: { readonly key: string },
) => keep(context, `${COMPANY_EMAILS}:${key}`, 'more', email, [await context.personal.open(email)])

/** By the same hashes companies are found that share an e-mail address, or its domain. */
export const keepCompanyEmails = reaction({
  name: 'company-emails',
  of: [distributorStream],
  fromStart: true,
  sideBySide: true,
  on: { DistributorRegistered: keepCompany, CompanyChanged: keepCompany },
})

const keepSubscriber = async (
  context: Sources,
  { email }: { readonly email: Sealed },
  { key }: { readonly key: string },
): Promise<void> => keep(context, `${NEWSLETTER_ADDRESSES}:${key}`, 'more', email, [await context.personal.open(email)])

/** A subscription is named by its address under one secret: under the next one it is found by these. */
export const keepNewsletterAddresses = reaction({
  name: 'newsletter-addresses',
  of: [subscriptionStream],
  fromStart: true,
  sideBySide: true,
  on: { SubscriptionAsked: keepSubscriber },
})

/** By the kind of an entry, what keeps it, and the reaction in whose turn alone it may be written again. */
export const sealedSources: Readonly<
  Record<string, { readonly turnOf: string; readonly keepAnew: (context: Sources, id: string) => Promise<void> }>
> = {
  people: { turnOf: keepSealedSearch.name, keepAnew: (context, userId) => keepPerson(context, { userId }) },
  tickets: {
    turnOf: keepSealedSearch.name,
    keepAnew: async (context, key) => {
      const ticket = await anyTicket(context.db, key)
      if (ticket) await keepTicket(context, ticket, { key })
    },
  },
  [COMPANY_EMAILS]: {
    turnOf: keepCompanyEmails.name,
    keepAnew: async (context, key) => {
      const company = await distributorOf(context.db, key)
      if (company) await keepCompany(context, company, { key })
    },
  },
  [NEWSLETTER_ADDRESSES]: {
    turnOf: keepNewsletterAddresses.name,
    keepAnew: async (context, key) => {
      const [subscriber] = await subscribersAmong(context.db, sql`${[key]}::text[]`)
      if (subscriber) await keepSubscriber(context, subscriber, { key })
    },
  },
}
