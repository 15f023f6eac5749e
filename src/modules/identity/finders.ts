import { paths } from '#paths'
import { calledBy } from '#platform/access/personal-data.ts'
import { type Finder, finder } from '#platform/finder.ts'
import { namesOfCompanies } from '#projections/distributors.ts'
import { activeUsersOf, everybody } from '#projections/users.ts'

/** People: the own company’s for a distributor, everybody for staff. */
export const finders: readonly Finder[] = [
  finder('people', 'company.read', async ({ db, me, personal, may }) =>
    (await personal.openAll(await activeUsersOf(db, me.distributorId as string))).map((person) => ({
      to: may('users.manage') ? paths.user({ id: person.id }) : paths.users(),
      label: calledBy(person),
      detail: person.job,
      words: [person.email],
    })),
  ),
  finder('people', 'office.distributors.read', async (asking) => {
    const [people, nameOf] = await Promise.all([
      everybody(asking.db).then((all) => asking.personal.openAll(all.filter(({ erasedAt }) => erasedAt === null))),
      asking.once('names of companies', () => namesOfCompanies(asking.db)),
    ])
    return people.flatMap((person) => {
      const { distributorId, job, email } = person
      const label = calledBy(person)
      const known = { label, words: [email, job], detail: distributorId ? `${job} · ${nameOf(distributorId)}` : job }
      if (asking.may('office.accounts.manage')) return [{ ...known, to: paths.officePeople({}, { search: label }) }]
      return distributorId ? [{ ...known, to: paths.officeDistributor({ distributorId }) }] : []
    })
  }),
]
