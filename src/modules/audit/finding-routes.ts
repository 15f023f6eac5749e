import { calledBy } from '#platform/access/personal-data.ts'
import type { Find, FinderContext } from '#platform/finder.ts'
import type { About } from '#platform/log/trail.ts'
import type { Services } from '#platform/services.ts'
import { closenessOf, isFound, searchTerms } from '#platform/text/search.ts'
import { allDistributors } from '#projections/distributors.ts'
import { everyOrder } from '#projections/orders.ts'
import { productNames, productsById } from '#projections/products.ts'
import { newestPromoCodes } from '#projections/promo_codes.ts'
import { everybody } from '#projections/users.ts'

import { isId } from './names-routes.ts'

type SearchContext = Omit<FinderContext, 'may'> & { readonly find: Find }

export type Subject = { readonly kind: string; readonly key: string; readonly name: string }

/** So many of a kind are looked up: who finds more has to type more. */
const MOST_SUBJECTS = 20

type Candidate = { readonly key: string; readonly names: readonly string[] }
type Matches = (typed: string, name: string, ...more: readonly string[]) => boolean

const candidatesFor = async (typed: string, typos: boolean, { find, ...asking }: SearchContext) => {
  const { db, personal } = asking
  const found = searchTerms(typed).map((term) => ({ term }))
  const [orders, companies, people, products, codes, elsewhere] = await Promise.all([
    everyOrder(db, { found }, { offset: 0, limit: MOST_SUBJECTS }),
    allDistributors(db),
    everybody(db).then((rows) => personal.openAll(rows)),
    productNames(db),
    newestPromoCodes(db, typed, MOST_SUBJECTS),
    find(asking, typed, { typos, most: MOST_SUBJECTS }),
  ])
  return { orders, companies, people, products, codes, elsewhere: elsewhere.flatMap(({ candidates }) => candidates) }
}
type Candidates = Awaited<ReturnType<typeof candidatesFor>>

/** What else modules can find, by what it is called; all that is said of it counts once nothing is called so. */
const foundElsewhere = (typed: string, matches: Matches, whole: boolean, { elsewhere }: Candidates): Subject[] => {
  const found = elsewhere.flatMap(({ stream, label, detail, words: terms = [] }) =>
    stream && matches(typed, label, ...(whole ? [detail, ...terms] : [])) ? [{ ...stream, name: label }] : [],
  )
  return [...new Map(found.map((subject) => [`${subject.kind} ${subject.key}`, subject])).values()]
}

const called = (typed: string, matches: Matches, whole: boolean, among: Candidates): Subject[] => {
  const { orders, companies, people, products, codes } = among
  const isMeant = ({ key, names: [name = '', ...more] }: Candidate) =>
    isId(typed) ? key === typed : matches(typed, name, ...more)
  const ofKind = (kind: string, named: readonly Candidate[]): Subject[] =>
    named.filter(isMeant).map(({ key, names: [name = key] }) => ({ kind, key, name }))
  const all = [
    ...orders.map(({ id, num }) => ({ kind: 'order', key: id, name: num })),
    ...ofKind(
      'distributor',
      companies.map(({ id, organizationName }) => ({ key: id, names: [organizationName] })),
    ),
    ...ofKind(
      'user',
      people.map((person) => ({ key: person.id, names: [calledBy(person)] })),
    ),
    ...ofKind(
      'product',
      products.map(({ id, name, reference }) => ({ key: id, names: [name, reference] })),
    ),
    ...codes.map(({ id }) => ({ kind: 'promo-code', key: id, name: id })),
    ...foundElsewhere(typed, matches, whole, among),
  ]
  return [...Map.groupBy(all, ({ kind }) => kind).values()].flatMap((some) => some.slice(0, MOST_SUBJECTS))
}

/** As the global search reads it: by number, name, code or term. One typing error is allowed if nothing matches without. */
export const subjectsCalled = async (typed: string, finding: SearchContext): Promise<Subject[]> => {
  if (searchTerms(typed).length === 0) return []
  const exact = called(typed, isFound, false, await candidatesFor(typed, false, finding))
  if (exact.length > 0) return exact
  if (isId(typed)) return [{ kind: 'id', key: typed, name: typed }]
  const near: Matches = (query, name, ...more) => closenessOf(query, name, ...more) > 0
  return called(typed, near, true, await candidatesFor(typed, true, finding))
}

/** Where the events of these are: a company's in all that concerns it and in every stream of its id, a person's in what they did, too. `kinds`: of all streams. */
export const aboutSubjects = async (
  db: Services['db'],
  subjects: readonly Subject[],
  kinds: readonly string[],
): Promise<About> => {
  const keys = (wanted: string) => subjects.filter(({ kind }) => kind === wanted).map(({ key }) => key)
  const products = await productsById(db, keys('product'))
  const registrations = products.flatMap(({ registrationIds }) => registrationIds)
  return {
    streams: [
      ...subjects.flatMap(({ kind, key }) =>
        (kind === 'id' || kind === 'distributor' ? kinds : [kind]).map((each) => ({ kind: each, key })),
      ),
      ...registrations.map((key) => ({ kind: 'registration', key })),
    ],
    companies: keys('distributor'),
    people: keys('user'),
  }
}
