import { type KnownAs, naming } from '#modules/identity/naming.ts'
import type { Account } from '#platform/access/accounts.ts'
import { invalid } from '#platform/decision.ts'
import type { Context } from '#platform/http/serve.ts'
import { unchecked } from '#platform/typed.ts'
import { activeStaff, activeUsersOf } from '#projections/users.ts'

export type ColleagueContext = Pick<Context<never>, 'db' | 'personal' | 'trail'>

/** By every name, address and number that they have ever had here. */
export const namingOf = async ({ personal, trail }: ColleagueContext, userId: string) => {
  const events = await personal.openAll(await trail.ofStream({ kind: 'user', key: userId }))
  return naming(events.flatMap(({ data }) => ('firstname' in data ? [unchecked<KnownAs>(data)] : [])))
}

/** A reason outlives the person: it must not identify them. */
export const reasonNamesThem = invalid({ reason: 'Kept in the log permanently: do not include names' })

/** The person and those who must not all be gone with them: the company's active people, or the provider's administrators. */
export const teamOf = async (
  { db }: ColleagueContext,
  person: Pick<Account, 'distributorId'> & { readonly id: string },
): Promise<{ readonly id: string }[]> => [
  person,
  ...(person.distributorId === null ? await activeStaff(db, ['ADMIN']) : await activeUsersOf(db, person.distributorId)),
]
