import { personStates, stateOf } from '#modules/identity/account-states.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import { type Sort, sortedBy } from '#platform/http/sorts.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { type peopleSorts, sealedSorts } from './people-contract.ts'

type Column = (typeof peopleSorts)[number]
type Fact = Exclude<Column, (typeof sealedSorts)[number]>
type Facts = Parameters<typeof stateOf>[0] & {
  readonly id: string
  readonly role: string
  readonly distributorId: string | null
  readonly createdAt: string
}
type Compare<Person> = (a: Person, b: Person) => number

const joined = (a: Facts, b: Facts) => Date.parse(a.createdAt) - Date.parse(b.createdAt)
const newestFirst = (a: Facts, b: Facts) => joined(b, a) || compareTexts(b.id, a.id)

const factOrders = (companies: ReadonlyMap<string, string>, now: Date): Readonly<Record<Fact, Compare<Facts>>> => {
  const companyOf = ({ distributorId }: Facts) => (distributorId && companies.get(distributorId)) || ''
  const place = (person: Facts) => personStates.indexOf(stateOf(person, now))
  return {
    company: (a, b) => compareTexts(companyOf(a), companyOf(b)),
    role: (a, b) => compareTexts(a.role, b.role),
    joined,
    state: (a, b) => place(a) - place(b),
  }
}

type PersonRow = Facts & Parameters<typeof calledBy>[0] & { readonly email: string }
const nameOrders: Readonly<Record<Exclude<Column, Fact>, Compare<PersonRow>>> = {
  name: (a, b) => compareTexts(calledBy(a), calledBy(b)),
  email: (a, b) => compareTexts(a.email, b.email),
}

/** Whether it takes what is sealed. */
export const isByName = (sort: Sort<Column>): sort is Sort<(typeof sealedSorts)[number]> =>
  sealedSorts.some((name) => name === sort.replace('-', ''))

export const inOrder = (sort: Sort<Column>, ...known: Parameters<typeof factOrders>): Compare<PersonRow> =>
  sortedBy<PersonRow, Column>({ ...factOrders(...known), ...nameOrders }, sort, newestFirst)
