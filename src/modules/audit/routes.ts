import { type Me, mayDo, type Permission } from '#platform/access/permissions.ts'
import { SEALED } from '#platform/access/personal-data.ts'
import { stillToCome } from '#platform/as-of.ts'
import { notFound } from '#platform/decision.ts'
import { changesBetween, linesThatDiffer, turnsOf } from '#platform/facts.ts'
import { askingOnce, type Finder } from '#platform/finder.ts'
import { countedOut } from '#platform/http/admission.ts'
import { serve } from '#platform/http/serve.ts'
import type { WordsByKind } from '#platform/in-words.ts'
import { originInWords } from '#platform/log/origin.ts'
import type { Trailed, TrailPage } from '#platform/log/trail.ts'
import type { Services } from '#platform/services.ts'

import { AUDIT_PAGE, type AuditEntry, explainFact, replayStream, searchAudit } from './contract.ts'
import { aboutSubjects, subjectsCalled } from './finding-routes.ts'
import { idIn, namesById, namesTold } from './names-routes.ts'
import { eventsOfSubject, factAlong, factsAfter, nameIn } from './subject-routes.ts'
import { tellingWith } from './telling.ts'

const noSuchStream = notFound('Stream not found')
const noSuchMoment = notFound('Nothing was recorded up to this point')

/** What a sealed text reads as for whoever may not open it. */
const CLOSED = 'sealed'

type Reading = Pick<Services, 'db' | 'personal' | 'configuration'> & { readonly me: Me }

const masked = (value: unknown): unknown => {
  if (typeof value === 'string') return SEALED.test(value) ? CLOSED : value
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, masked(inner)]))
}

/** Opens what is sealed for whoever may read it, and says of the rest that it is sealed. */
const opener =
  ({ personal, me }: Pick<Reading, 'personal' | 'me'>) =>
  async <T>(value: T): Promise<T> =>
    (mayDo('office.audit.open', me.role) ? await personal.openAll(value) : masked(value)) as T

const entriesOf = async (reading: Reading, words: WordsByKind, events: readonly Trailed[]): Promise<AuditEntry[]> => {
  const [names, opened] = await Promise.all([
    namesById(
      reading,
      events.flatMap(({ envelope: { key, actor, distributorId } }) => [
        ...[idIn(key), actor],
        ...(distributorId === null ? [] : [distributorId]),
      ]),
    ),
    opener(reading)(events.map(({ envelope: { reason }, data, origin }) => ({ reason, data, origin }))),
  ])
  // Staff read the names of people everywhere else, too.
  const whoDid = ({ actor, role }: Trailed['envelope']): string =>
    role === 'SYSTEM'
      ? reading.configuration.brand.name
      : role === 'ANONYMOUS'
        ? 'A visitor'
        : (names.get(actor) ?? '—')
  return events.map(({ envelope }, at) => {
    const { reason, data, origin } = opened[at] as Pick<Trailed, 'data' | 'origin'> & { reason: string | null }
    const { position, kind, key, version, type, actor, role, command } = envelope
    const say = words[kind]
    if (!say) throw new Error(`There are no words for the stream of a ${kind}`)
    const company = envelope.distributorId && (names.get(envelope.distributorId) ?? '—')
    return {
      ...{ position, kind, key, version, type, at: envelope.at, actor, role, who: whoDid(envelope), command, reason },
      ...say(type, data, key),
      about: names.get(idIn(key)) ?? null,
      from: originInWords(origin),
      company,
      data,
    }
  })
}

/** What the portal writes to people and to itself: nobody did anything by it. */
const SYSTEM_NOTICES = ['notification', 'log-check', 'log-watch', 'invariant']

/** Stretches of the log that one call reads while it finds nothing. */
const MOST_STRETCHES = 10

const firstPage = async (before: number | null, read: (before: number | null) => Promise<TrailPage>) => {
  let page = await read(before)
  for (let stretches = 1; page.events.length === 0 && page.next !== null && stretches < MOST_STRETCHES; stretches += 1)
    page = await read(page.next)
  return page
}

/** `words`: for every kind of stream that there is. */
export const auditRoutes = (words: WordsByKind, finders: readonly Finder[]) => [
  serve(searchAudit, async ({ db, personal, configuration, rateLimits, me, trail, input }) => {
    const kinds = Object.keys(words).toSorted()
    const { before = null, about: typed, notifications, ...filter } = input
    const reading = { db, personal, configuration, me }
    const may = (permission: Permission) => mayDo(permission, me.role)
    const tooMany = typed === undefined ? null : await countedOut({ rateLimits, configuration }, 'searches', me.userId)
    if (tooMany) return tooMany
    const subjects =
      typed === undefined ? null : await subjectsCalled(typed, { ...reading, finders, may, once: askingOnce() })
    const about = subjects ? await aboutSubjects(db, subjects, kinds) : undefined
    const without = notifications === 'yes' || SYSTEM_NOTICES.includes(filter.kind ?? '') ? [] : [...SYSTEM_NOTICES]
    const page = await firstPage(before, (top) =>
      trail.search({ ...filter, about, without }, { before: top, limit: AUDIT_PAGE }),
    )
    const entries = await entriesOf(reading, words, page.events)
    return {
      entries,
      next: page.next,
      about: subjects,
      kinds,
      opened: mayDo('office.audit.open', me.role),
    }
  }),

  serve(replayStream, async ({ db, now, personal, configuration, me, trail, input }) => {
    const { kind, key, asOf } = input
    const early = stillToCome(asOf, now)
    if (early) return early
    const reading = { db, personal, configuration, me }
    const events = await eventsOfSubject(db, trail, { kind, key })
    const first = events[0]
    if (!first) return noSuchStream
    const until = asOf === undefined ? (input.at ?? Number.POSITIVE_INFINITY) : await trail.positionAt(asOf)
    const upTo = (position: number) => events.filter(({ envelope }) => envelope.position <= position)
    const chosen = upTo(until)
    const last = chosen.at(-1)
    if (!last) return noSuchMoment
    const from = input.from ?? chosen.at(-2)?.envelope.position ?? 0
    const names = await namesTold(reading, key, events)
    const reader = { opened: opener(reading), telling: tellingWith(names, key) }
    const [facts, before] = await Promise.all([factsAfter(kind, chosen, reader), factsAfter(kind, upTo(from), reader)])
    return {
      name: nameIn(kind, facts) ?? names.get(key) ?? null,
      entries: await entriesOf(reading, words, events),
      at: last.envelope.position,
      from,
      facts,
      changes: changesBetween(before, facts).map(linesThatDiffer),
      opened: mayDo('office.audit.open', me.role),
    }
  }),

  serve(explainFact, async ({ db, personal, configuration, me, trail, input: { kind, key, fact } }) => {
    const reading = { db, personal, configuration, me }
    const all = await eventsOfSubject(db, trail, { kind, key })
    if (all.length === 0) return noSuchStream
    const telling = tellingWith(await namesTold(reading, key, all), key)
    const { events, moments } = await factAlong(kind, fact, all, { opened: opener(reading), telling })
    // The first moment is what was there before; what follows are the events in turn.
    const turns = turnsOf(fact, moments).filter(({ place }) => place > 0)
    const entries = await entriesOf(
      reading,
      words,
      turns.map(({ place }) => events[place - 1] as Trailed),
    )
    return turns.map(({ before, after }, at) => ({ ...(entries[at] as AuditEntry), before, after })).toReversed()
  }),
]
