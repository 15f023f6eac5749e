import type { ProductId } from '#modules/catalogue/events.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import type { About } from '#platform/log/trail.ts'
import { isFound, searchedWords } from '#platform/search.ts'
import type { Services } from '#platform/services.ts'
import { allDistributors } from '#projections/distributors.ts'
import { everyOrder } from '#projections/orders.ts'
import { productNames, productsById } from '#projections/products.ts'
import { newestPromoCodes } from '#projections/promo_codes.ts'
import { everybody } from '#projections/users.ts'

import { isId } from './names-routes.ts'

type Reading = Pick<Services, 'db' | 'personal'>

/** Something that staff look for by what it is called. Kind 'id': whatever has this key. */
export type Subject = { readonly kind: string; readonly key: string; readonly name: string }

/** So many of a kind are looked up: who finds more has to type more. */
const MOST_SUBJECTS = 20

/** The orders, companies, people, products and promo codes that are called like this, or have this id. */
export const subjectsCalled = async (typed: string, { db, personal }: Reading): Promise<Subject[]> => {
  const words = searchedWords(typed)
  if (words.length === 0) return []
  const found = words.map((word) => ({ word }))
  const [orders, companies, people, products, codes] = await Promise.all([
    everyOrder(db, { found }, { offset: 0, limit: MOST_SUBJECTS }),
    allDistributors(db),
    everybody(db).then((rows) => personal.openAll(rows)),
    productNames(db),
    newestPromoCodes(db, typed, MOST_SUBJECTS),
  ])
  const isMeant = ({ key, names }: { key: string; names: readonly string[] }) =>
    isId(typed) ? key === typed : isFound(typed, ...names)
  const called = (kind: string, named: readonly { key: string; names: readonly string[] }[]): Subject[] =>
    named
      .filter(isMeant)
      .slice(0, MOST_SUBJECTS)
      .map(({ key, names: [name = key] }) => ({ kind, key, name }))
  const subjects = [
    ...orders.map(({ id, num }) => ({ kind: 'order', key: id as string, name: num as string })),
    ...called(
      'distributor',
      companies.map(({ id, organizationName }) => ({ key: id, names: [organizationName] })),
    ),
    ...called(
      'user',
      people.map((person) => ({ key: person.id as string, names: [calledBy(person)] })),
    ),
    ...called(
      'product',
      products.map(({ id, name, reference }) => ({ key: id, names: [name, reference] })),
    ),
    ...codes.map(({ id }) => ({ kind: 'promo-code', key: id as string, name: id as string })),
  ]
  return subjects.length === 0 && isId(typed) ? [{ kind: 'id', key: typed, name: typed }] : subjects
}

/** Where the events of these are: a company's in all that concerns it, a person's in what they did, too. `kinds`: of all streams. */
export const aboutSubjects = async (
  db: Services['db'],
  subjects: readonly Subject[],
  kinds: readonly string[],
): Promise<About> => {
  const keys = (wanted: string) => subjects.filter(({ kind }) => kind === wanted).map(({ key }) => key)
  const products = await productsById(db, keys('product') as ProductId[])
  const registrations = products.flatMap(({ registrationIds }) => registrationIds)
  return {
    streams: [
      ...subjects.flatMap(({ kind, key }) => (kind === 'id' ? kinds : [kind]).map((each) => ({ kind: each, key }))),
      ...registrations.map((key) => ({ kind: 'registration', key: key as string })),
    ],
    companies: keys('distributor'),
    people: keys('user'),
  }
}
