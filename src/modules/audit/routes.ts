import { mayDo } from '#modules/permissions/permissions.ts'
import { isRefusal, notFound } from '#platform/decision.ts'
import { asLabel, changesBetween, changeWritten, linesThatDiffer, turnsOf } from '#platform/facts.ts'
import type { Find } from '#platform/finder.ts'
import { serve } from '#platform/http/serve.ts'
import type { TrailEvent, TrailPage } from '#platform/log/trail.ts'
import { utcDay } from '#platform/moment.ts'
import type { Sheet } from '#platform/spreadsheet/sheet.ts'
import { spreadsheet } from '#platform/spreadsheet/spreadsheet.ts'
import type { DescriptionsByKind } from '#platform/text/event-descriptions.ts'
import { say } from '#platform/text/say.ts'
import { stillToCome } from '#platform/time/as-of.ts'
import { present } from '#platform/typed.ts'
import { allDistributors } from '#projections/distributors.ts'
import {
  AUDIT_FILE,
  AUDIT_PAGE,
  type AuditEntry,
  explainFact,
  exportAudit,
  replayStream,
  searchAudit,
} from './contract.ts'
import { entriesOf, opener } from './entries.ts'
import { factTexts } from './fact-texts.ts'
import { namesIn } from './names-routes.ts'
import { firstPage, searchOf } from './search-routes.ts'
import { eventsOfSubject, factAlong, factsAfter, nameIn } from './subject-routes.ts'

/** The audit trail as a file, the newest event first. */
const auditSheet = (rows: readonly AuditEntry[]): Sheet<AuditEntry> => ({
  name: 'audit-trail',
  rows,
  columns: [
    { header: 'No.', kind: 'count', value: ({ position }) => position, width: 12 },
    { header: say('Day'), kind: 'day', value: ({ at }) => utcDay(at), width: 12 },
    { header: say('Time (UTC)'), kind: 'text', value: ({ at }) => at.slice(11, 19), width: 12 },
    { header: say('Who'), kind: 'text', value: ({ who }) => who, width: 26 },
    { header: say('What'), kind: 'text', value: ({ what }) => what, width: 44 },
    { header: say('Details'), kind: 'text', value: ({ detail }) => detail, width: 44 },
    {
      header: say('Changed'),
      kind: 'text',
      value: ({ changes }) => changes.map(changeWritten).join('; ') || null,
      width: 60,
    },
    { header: say('Kind'), kind: 'text', value: ({ kind }) => asLabel(kind), width: 18 },
    { header: say('Name'), kind: 'text', value: ({ about }) => about, width: 26 },
    { header: say('Company'), kind: 'text', value: ({ company }) => company, width: 26 },
    { header: say('Approved by'), kind: 'text', value: ({ approval }) => approval?.by ?? null, width: 26 },
    { header: say('Reason'), kind: 'text', value: ({ reason }) => reason, width: 30 },
    { header: say('From where'), kind: 'text', value: ({ from }) => from, width: 30 },
  ],
})

const noSuchStream = notFound('Stream not found')
const noSuchMoment = notFound('Nothing was recorded up to this point')

/** How many events of a file are read at once. */
const AUDIT_STRETCH = 500

/** `descriptions`: for every kind of stream that there is. */
export const auditRoutes = (descriptions: DescriptionsByKind, find: Find) => [
  serve(searchAudit, async ({ db, personal, configuration, rateLimits, me, trail, input }) => {
    const kinds = Object.keys(descriptions).toSorted()
    const { before = null, ...filter } = input
    const reading = { db, personal, configuration, me, trail, rateLimits }
    const found = await searchOf(reading, filter, kinds, find)
    if (isRefusal(found)) return found
    const page = await firstPage(before, (top) => trail.search(found.filter, { before: top, limit: AUDIT_PAGE }))
    const companies = await allDistributors(db)
    return {
      entries: await entriesOf(reading, descriptions, page.events),
      next: page.next,
      about: found.subjects,
      kinds,
      companies: companies.map(({ id, organizationName: name }) => ({ id, name })),
      opened: mayDo('office.audit.open', me.role),
    }
  }),

  serve(exportAudit, async ({ db, personal, configuration, rateLimits, me, trail, input }) => {
    const { format, ...filter } = input
    const reading = { db, personal, configuration, me, trail, rateLimits }
    const found = await searchOf(reading, filter, Object.keys(descriptions), find)
    if (isRefusal(found)) return found
    const events: TrailEvent[] = []
    for (let before: number | null = null; events.length < AUDIT_FILE; ) {
      const page: TrailPage = await trail.search(found.filter, { before, limit: AUDIT_STRETCH })
      events.push(...page.events)
      before = page.next
      if (before === null) break
    }
    return spreadsheet(format, auditSheet(await entriesOf(reading, descriptions, events.slice(0, AUDIT_FILE))))
  }),

  serve(replayStream, async ({ db, now, personal, configuration, me, trail, input }) => {
    const { kind, key, asOf } = input
    const early = stillToCome(asOf, now)
    if (early) return early
    const reading = { db, personal, configuration, me, trail }
    const events = await eventsOfSubject(db, trail, { kind, key })
    const first = events[0]
    if (!first) return noSuchStream
    const until = asOf === undefined ? (input.at ?? Number.POSITIVE_INFINITY) : await trail.positionAt(asOf)
    const upTo = (position: number) => events.filter(({ envelope }) => envelope.position <= position)
    const chosen = upTo(until)
    const last = chosen.at(-1)
    if (!last) return noSuchMoment
    const from = input.from ?? chosen.at(-2)?.envelope.position ?? 0
    const names = await namesIn(reading, key, events)
    const reader = { opened: opener(reading), telling: factTexts(names, key) }
    const [facts, before] = await Promise.all([factsAfter(kind, chosen, reader), factsAfter(kind, upTo(from), reader)])
    return {
      name: nameIn(kind, facts) ?? names.get(key) ?? null,
      entries: await entriesOf(reading, descriptions, events),
      at: last.envelope.position,
      from,
      facts,
      changes: changesBetween(before, facts).map(linesThatDiffer),
      opened: mayDo('office.audit.open', me.role),
    }
  }),

  serve(explainFact, async ({ db, personal, configuration, me, trail, input: { kind, key, fact } }) => {
    const reading = { db, personal, configuration, me, trail }
    const all = await eventsOfSubject(db, trail, { kind, key })
    if (all.length === 0) return noSuchStream
    const telling = factTexts(await namesIn(reading, key, all), key)
    const { events, moments } = await factAlong(kind, fact, all, { opened: opener(reading), telling })
    // The first moment is what was there before; what follows are the events in turn.
    const turns = turnsOf(fact, moments).filter(({ place }) => place > 0)
    const entries = await entriesOf(
      reading,
      descriptions,
      turns.map(({ place }) => present(events[place - 1])),
    )
    return turns.map(({ before, after }, at) => ({ ...present(entries[at]), before, after })).toReversed()
  }),
]
