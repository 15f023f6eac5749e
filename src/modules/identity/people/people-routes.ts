import { stateOf } from '#modules/identity/account-states.ts'
import { changePicture, user } from '#modules/identity/user.ts'
import { provePerson } from '#platform/access/own-password.ts'
import { calledBy, type OpenedData } from '#platform/access/personal-data.ts'
import { keysFound } from '#platform/access/sealed-search.ts'
import { invalid, isRefusal, notFound } from '#platform/decision.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { rowsOf } from '#platform/http/pages.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import { moment } from '#platform/moment.ts'
import type { ReadModels } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { isFound, searchTerms } from '#platform/text/search.ts'
import { companyNameIn, distributorsById, representedBy } from '#projections/distributors.ts'
import { writtenBy } from '#projections/order_messages.ts'
import { namesOf, type PeopleFilter, peopleBy, personOf, type UserRow } from '#projections/users.ts'
import { type ColleagueContext, namingOf, reasonNamesThem, teamOf } from './colleagues-routes.ts'
import { erase } from './erasing.ts'
import {
  changePersonPicture,
  erasePerson,
  MOST_OPENED,
  officePeople,
  PEOPLE_PAGE,
  type PersonRow,
  personDataCounts,
  showPerson,
} from './people-contract.ts'
import { inOrder, isByName } from './people-order.ts'

const unknownPerson = notFound('This person does not exist')

const keysNaming = (
  { personal }: ColleagueContext,
  { distributorId }: UserRow,
  isNamedIn: (text: string) => boolean,
) => (distributorId === null ? [] : personal.keysNaming(distributorId, isNamedIn))

type PeopleQuery = Omit<PeopleFilter, 'ids'> & Pick<Input<typeof officePeople>, 'search' | 'sort' | 'page' | 'pageSize'>

/** A page of people. What goes by names, which are sealed, opens the newest that it may show, a few hundred at most. */
const found = async (
  { db, personal, now }: ColleagueContext & { readonly now: Date },
  { search = '', sort = '-joined', page, pageSize = PEOPLE_PAGE, ...filter }: PeopleQuery,
) => {
  const isSearched = searchTerms(search).length > 0
  const people = (how: Omit<Parameters<typeof peopleBy>[2], keyof PeopleFilter>) =>
    peopleBy(
      db,
      companyNameIn(db),
      { ...filter, ...(isSearched && { ids: keysFound(personal, 'people', search) }), ...how },
      now,
    )
  if (isSearched || isByName(sort)) {
    const { rows, total } = await people({ pageSize: MOST_OPENED })
    if (isSearched || total <= MOST_OPENED) {
      const opened = (await personal.openAll(rows)).filter((person) => isFound(search, calledBy(person), person.email))
      const companies = await companiesOf(db, opened)
      const sorted = opened.toSorted(inOrder(sort, companies, now))
      return { people: rowsOf(sorted, { page, pageSize }, PEOPLE_PAGE), total: opened.length }
    }
  }
  const { rows, total } = await people({ page, pageSize, ...(!isByName(sort) && { sort }) })
  return { people: await personal.openAll(rows), total }
}

const companiesOf = async (db: ReadModels, people: readonly { readonly distributorId: string | null }[]) => {
  const companies = await distributorsById(
    db,
    people.flatMap(({ distributorId }) => distributorId ?? []),
  )
  return new Map([...companies.values()].map(({ id, organizationName }) => [id as string, organizationName]))
}

/** The address of a picture, which everybody may open who knows it. */
export const pictureAt = (path: string | null): string | null => path && `/api/files/${path}`

const listed = (
  person: OpenedData<UserRow>,
  companies: ReadonlyMap<string, string>,
  also: {
    readonly whoErased: (id: string) => string
    readonly now: Date
    readonly seen: ReadonlyMap<string, Date>
    readonly factors: ReadonlySet<string>
    readonly represented: readonly { readonly id: string; readonly name: string; readonly by: string | null }[]
  },
): PersonRow => {
  const { id, email, role, distributorId, invitedUntil, linkAskedAt, createdAt, erasedAt, erasedBy } = person
  const { whoErased, now, seen, factors, represented } = also
  const at = seen.get(id)
  return {
    id,
    email,
    role,
    name: calledBy(person),
    company: distributorId === null ? null : { id: distributorId, name: companies.get(distributorId) ?? '—' },
    state: stateOf(person, now),
    invitedUntil: invitedUntil && moment(new Date(invitedUntil)),
    linkAskedAt: linkAskedAt && moment(new Date(linkAskedAt)),
    lastSeenAt: at ? moment(at) : null,
    hasSecondFactor: factors.has(id),
    represents: represented.flatMap(({ by, ...company }) => (by === id ? [company] : [])),
    joinedAt: moment(new Date(createdAt)),
    picture: pictureAt(person.picture),
    erased: erasedAt && erasedBy ? { at: moment(new Date(erasedAt)), by: whoErased(erasedBy) } : null,
  }
}

/** People as administrators read them, with what other modules know of them. */
const peopleListed = async (
  context: ColleagueContext & Pick<Context<never>, 'now'> & Pick<Services, 'sessionHistory' | 'secondFactors'>,
  people: readonly OpenedData<UserRow>[],
): Promise<PersonRow[]> => {
  const { db, personal, now } = context
  const ids = people.map(({ id }) => id as string)
  const [companies, represented, erasers] = await Promise.all([
    companiesOf(db, people),
    representedBy(
      db,
      people.flatMap(({ id, distributorId }) => (distributorId === null ? id : [])),
    ),
    namesOf(
      db,
      people.flatMap(({ erasedBy }) => erasedBy ?? []),
    ),
  ])
  const names = new Map<string, string>(
    (await personal.openAll([...erasers.values()])).map((it) => [it.id, calledBy(it)]),
  )
  const also = {
    whoErased: (id: string) => names.get(id) ?? '—',
    now,
    seen: await context.sessionHistory.lastSeen(ids),
    factors: await context.secondFactors.among(ids),
    represented: represented.map((company) => ({
      id: company.id,
      name: company.organizationName,
      by: company.salesRepresentativeId,
    })),
  }
  return people.map((person) => listed(person, companies, also))
}

export const peopleRoutes = [
  serve(officePeople, async (context) => {
    const { people, total } = await found(context, context.input)
    return { people: await peopleListed(context, people), total }
  }),

  serve(showPerson, async (context) => {
    const { db, personal, input } = context
    const person = await personOf(db, input.id)
    if (!person) return unknownPerson
    const [shown] = await peopleListed(context, await personal.openAll([person]))
    return shown ?? unknownPerson
  }),

  serve(personDataCounts, async (context) => {
    const { db, files, mailer, sessions, input } = context
    const person = await personOf(db, input.id)
    if (!person) return unknownPerson
    const [named, written, sent, mails, open] = await Promise.all([
      namingOf(context, person.id).then((isNamedIn) => keysNaming(context, person, isNamedIn)),
      writtenBy(db, person.id),
      files.countOf(person.id),
      mailer.countTo(person.id),
      sessions.countOf(person.id),
    ])
    return { named: named.length, written, files: sent, mails, sessions: open }
  }),

  serve(changePersonPicture, async ({ db, log, me, personal, files, input: { id, file } }) => {
    const person = await personOf(db, id)
    if (!person) return unknownPerson
    const ours = { distributorId: null, isPublic: true }
    const offered = file === null ? null : await files.offered(me, file, ours)
    if (offered && !offered.path.startsWith('pictures/')) return invalid({ file: 'Please choose a picture' })
    const before = person.picture && (await personal.open(person.picture))
    await log.decide(user, id, changePicture(offered && (await personal.seal(id, offered.path))), {
      answer: { success: true as const },
      also: async (tx) => {
        if (before !== null) await files.withdraw(before, tx)
        if (offered) await files.attach(me, offered.path, ours, tx)
      },
    })
    return { success: true as const }
  }),

  serve(erasePerson, async (context) => {
    const { db, log, me, personal, accounts, sessions, files, input } = context
    const { id, reason, email } = input
    await provePerson(context)
    const person = await personOf(db, id)
    if (!person) return unknownPerson
    const isNamedIn = await namingOf(context, id)
    const known = await personal.open(person.email)
    const picture = person.picture && (await personal.open(person.picture))
    if (!person.erasedAt && email.trim().toLowerCase() !== known.toLowerCase())
      return invalid({ email: 'This is not the e-mail address of this person' })
    if (isNamedIn(reason)) return reasonNamesThem
    const keys = await keysNaming(context, person, isNamedIn)
    const team = await teamOf(context, person)
    await log.decideTogether(
      Object.fromEntries(team.map((it) => [it.id, existing(user, it.id)])),
      (states) => {
        const decided = erase(Object.values(states), id, me.userId)
        return isRefusal(decided) ? decided : { [id]: decided }
      },
      {
        reason,
        answer: { success: true as const },
        also: async (tx) => {
          await accounts.release(id, tx)
          if (picture !== null) await files.withdraw(picture, tx)
          await files.disown(id, tx)
          await personal.erase([id, ...keys], tx)
        },
      },
    )
    await sessions.closeAll(id)
    return { success: true as const }
  }),
]
