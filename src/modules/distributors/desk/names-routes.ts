import { calledBy } from '#platform/access/personal-data.ts'
import type { Services } from '#platform/services.ts'
import { activeStaff, namesOf } from '#projections/users.ts'

type NameContext = Pick<Services, 'db' | 'personal'>

/** What people are called, by their ids. */
export const namesById = async (
  { db, personal }: NameContext,
  ids: readonly string[],
): Promise<(id: string) => string> => {
  const people = await personal.openAll([...(await namesOf(db, ids)).values()])
  const names = new Map<string, string>(people.map((person) => [person.id, calledBy(person)]))
  return (id) => names.get(id) ?? '—'
}

/** Who of sales could represent the provider, by name. */
export const representativesOf = async ({ db, personal }: NameContext) => {
  const people = await personal.openAll(await activeStaff(db, ['SALES']))
  return people.map((person) => ({ id: person.id, name: calledBy(person) }))
}
