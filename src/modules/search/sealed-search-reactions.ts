import { sql } from 'kysely'
import { distributorStream } from '#modules/distributors/events.ts'
import { userStream } from '#modules/identity/events.ts'
import { ticketStream } from '#modules/service/events.ts'
import { COMPANY_EMAILS } from '#modules/terms/company-email-queries.ts'
import { calledBy, ERASED, SEALED, type Sealed } from '#platform/access/personal-data.ts'
import { hashedBy } from '#platform/access/sealed-search.ts'
import { type Background, reaction } from '#platform/module.ts'
import { sealedTokens } from '#platform/text/search-index.ts'
import { personOf } from '#projections/users.ts'

type Part = 'called' | 'more'

/** `by`: one of the sealed texts, which says whose key it is. */
const keep = async (
  { db, personal }: Background,
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

const keepPerson = async (context: Background, { userId }: { readonly userId: string }): Promise<void> => {
  const row = await personOf(context.db, userId)
  if (!row || row.erasedAt !== null) return
  const { firstname, lastname, job, email } = await context.personal.openAll(row)
  if (firstname === ERASED) return
  await keep(context, `people:${userId}`, 'called', row.firstname, [calledBy({ firstname, lastname })])
  await keep(context, `people:${userId}`, 'more', row.firstname, [job, email])
}

const keepTicket = async (
  context: Background,
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
  context: Background,
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
