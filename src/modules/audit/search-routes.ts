import type { Me } from '#platform/access/permissions.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import { isRefusal, type Refusal } from '#platform/decision.ts'
import type { Find } from '#platform/finder.ts'
import { countedOut } from '#platform/http/admission.ts'
import type { Input } from '#platform/http/endpoint.ts'
import type { TrailFilter, TrailPage } from '#platform/log/trail.ts'
import type { Services } from '#platform/services.ts'
import { isFound } from '#platform/text/search.ts'
import { everybody } from '#projections/users.ts'
import type { searchAudit } from './contract.ts'
import { aboutSubjects, type Subject, subjectsCalled } from './finding-routes.ts'

/** What the portal writes to people and to itself, who looks at what, and what was viewed: no business is done by it. */
const SYSTEM_NOTICES = [
  ...['notification', 'log-check', 'log-watch', 'invariant', 'list-view'],
  ...['VettingOpened', 'VettingLeft', 'RequestOpened', 'RequestLeft', 'ProductViewed', 'LibrarySeen', 'ResourceOpened'],
]

/** Stretches of the log that one call reads while it finds nothing. */
const MOST_STRETCHES = 10

/** The first page below `before` that holds something. */
export const firstPage = async (before: number | null, read: (before: number | null) => Promise<TrailPage>) => {
  let page = await read(before)
  for (let stretches = 1; page.events.length === 0 && page.next !== null && stretches < MOST_STRETCHES; stretches += 1)
    page = await read(page.next)
  return page
}

type SearchContext = Pick<Services, 'db' | 'personal' | 'configuration' | 'rateLimits'> & { readonly me: Me }

/** Everyone whose name contains these terms; undefined: anyone. */
const peopleCalled = async ({ db, personal }: SearchContext, name: string | undefined) => {
  if (name === undefined) return undefined
  const people = await personal.openAll(await everybody(db))
  return people.filter((person) => isFound(name, calledBy(person))).map(({ id }) => id)
}

/** The query of the trail, and what `about` found; refused for a person who searches too often. */
export const searchOf = async (
  reading: SearchContext,
  { about: typed, notifications, actor, person, ...filter }: Omit<Input<typeof searchAudit>, 'before'>,
  kinds: readonly string[],
  find: Find,
): Promise<{ readonly filter: TrailFilter; readonly subjects: readonly Subject[] | null } | Refusal> => {
  const { db, me } = reading
  const isTyped = typed !== undefined || person !== undefined
  const tooMany = isTyped ? await countedOut(reading, 'searches', me.userId) : null
  if (tooMany && isRefusal(tooMany)) return tooMany
  const subjects = typed === undefined ? null : await subjectsCalled(typed, { ...reading, find })
  const about = subjects ? await aboutSubjects(db, subjects, kinds) : undefined
  const without = notifications === 'yes' || SYSTEM_NOTICES.includes(filter.kind ?? '') ? [] : SYSTEM_NOTICES
  const actors = actor === undefined ? await peopleCalled(reading, person) : [actor]
  return { filter: { ...filter, actors, about, without }, subjects }
}
