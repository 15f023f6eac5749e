import { calledBy } from '#platform/access/personal-data.ts'
import type { Trailed } from '#platform/log/trail.ts'
import { rows } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { addresses } from '#projections/addresses.ts'
import { categories } from '#projections/categories.ts'
import { distributorsById } from '#projections/distributors.ts'
import { products } from '#projections/products.ts'
import { namesOf } from '#projections/users.ts'

/** What the things are called that events name by their ids. */
export type Names = ReadonlyMap<string, string>

const ID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/

/** Whether a text is the id of a thing. */
export const isId = (text: string): boolean => ID.test(text)

const idsWithin = (value: unknown): string[] => {
  if (typeof value === 'string') return isId(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [...(isId(name) ? [name] : []), ...idsWithin(inner)])
}

/** The people, companies, products, sub-categories and addresses that a stream's events name, as they are called now. */
export const namesTold = async (
  { db, personal }: Pick<Services, 'db' | 'personal'>,
  key: string,
  events: readonly Trailed[],
): Promise<Names> => {
  const ids = [
    ...new Set([...idsWithin(key), ...events.flatMap(({ data, envelope }) => [envelope.actor, ...idsWithin(data)])]),
  ]
  if (ids.length === 0) return new Map()
  const [people, companies, goods, groups, places] = await Promise.all([
    namesOf(db, ids).then((found) => personal.openAll([...found.values()])),
    distributorsById(db, ids),
    rows(db, products)
      .select(['id', 'name'])
      .where('id', 'in', ids as never[])
      .execute(),
    rows(db, categories).selectAll().execute(),
    rows(db, addresses)
      .select(['id', 'name'])
      .where('id', 'in', ids as never[])
      .execute(),
  ])
  const named = [...goods, ...groups, ...groups.flatMap(({ subCategories }) => subCategories), ...places]
  return new Map<string, string>([
    ...named.map(({ id, name }) => [id, name] as const),
    ...[...companies.values()].map(({ id, organizationName }) => [id, organizationName] as const),
    ...people.map((person) => [person.id, calledBy(person)] as const),
  ])
}
