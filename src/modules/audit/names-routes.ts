import { countries, countryOf, type ProductId } from '#modules/catalogue/events.ts'
import type { AddressId } from '#modules/distributors/events.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import type { TrailEvent } from '#platform/log/trail.ts'
import { type ReadModels, rows } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { present } from '#platform/typed.ts'
import { addresses } from '#projections/addresses.ts'
import { categories } from '#projections/categories.ts'
import { distributorsById } from '#projections/distributors.ts'
import { orders } from '#projections/orders.ts'
import { products } from '#projections/products.ts'
import { reports } from '#projections/reports.ts'
import { approvedAt } from '#projections/second_person_requests.ts'
import { tickets } from '#projections/tickets.ts'
import { namesOf } from '#projections/users.ts'

export type Names = ReadonlyMap<string, string>

const ID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/

export const isId = (text: string): boolean => ID.test(text)

export const idsWithin = (value: unknown): string[] => {
  if (typeof value === 'string') return isId(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [...(isId(name) ? [name] : []), ...idsWithin(inner)])
}

type NameContext = Pick<Services, 'db' | 'personal'>

export const namesIn = (reading: NameContext, key: string, events: readonly TrailEvent[]): Promise<Names> =>
  namesById(reading, [
    ...idsWithin(key),
    ...events.flatMap(({ data, envelope }) => [envelope.actor, ...idsWithin(data)]),
  ])

/** The thing that a stream is about: 'ORDER:<id>' is about the order, '<company's id>:rw' about the company. */
export const idIn = (key: string): string => {
  const parts = key.split(':')
  return parts.findLast(isId) ?? parts.at(-1) ?? key
}

/** What the thing of a stream is called, with its country where the key has one; null: it has no name. */
export const nameOfStream = (names: Names, key: string): string | null => {
  const name = names.get(idIn(key))
  if (name === undefined) return null
  const country = countries.find(({ id }) => id === key.split(':').at(-1))
  return country ? `${name}, ${country.name}` : name
}

/** People, companies, products with their registrations, sub-categories, addresses, orders, tickets and reports, as they are called now. */
export const namesById = async ({ db, personal }: NameContext, named: readonly string[]): Promise<Names> => {
  const ids = [...new Set(named)]
  if (ids.length === 0) return new Map()
  const [people, companies, goods, groups, places, ...numbered] = await Promise.all([
    namesOf(db, ids).then((found) => personal.openAll([...found.values()])),
    distributorsById(db, ids),
    rows(db, products)
      .select(['id', 'name', 'reference', 'registrations'])
      .where('id', 'in', ids as ProductId[])
      .execute(),
    rows(db, categories).selectAll().execute(),
    rows(db, addresses)
      .select(['id', 'name'])
      .where('id', 'in', ids as AddressId[])
      .execute(),
    rows(db, orders).select(['id', 'num as name']).where('id', 'in', ids).execute(),
    rows(db, tickets).select(['id', 'reference as name']).where('id', 'in', ids).execute(),
    rows(db, reports).select(['id', 'reference as name']).where('id', 'in', ids).execute(),
  ])
  const registrations = goods.flatMap((product) =>
    product.registrations.map(({ id, countryId }) => ({
      id,
      name: `${product.reference} in ${countryOf(countryId).name}`,
    })),
  )
  const subCategories = groups.flatMap((group) => group.subCategories)
  const things = [...goods, ...registrations, ...groups, ...subCategories, ...places, ...numbered.flat()]
  return new Map<string, string>([
    ...things.map(({ id, name }) => [id, name] as const),
    ...[...companies.values()].map(({ id, organizationName }) => [id, organizationName] as const),
    ...people.map((person) => [person.id, calledBy(person)] as const),
  ])
}

/** What a second person had approved before these events; the reasons are sealed. */
export const approvalsBehind = async (db: ReadModels, events: readonly TrailEvent[]) => {
  const found = await approvedAt(
    db,
    events.flatMap(({ causation }) => causation ?? []),
  )
  return found.map(({ id, approvedPosition, decidedBy, reason }) => ({
    ...{ id, position: approvedPosition, by: present(decidedBy), reason },
  }))
}
