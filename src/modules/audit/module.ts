import type { Find, Finder } from '#platform/finder.ts'
import type { Module } from '#platform/module.ts'
import type { Projection } from '#platform/projection.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { say, sayCounted } from '#platform/text/say.ts'
import { invariantStream } from './events.ts'
import { everyInvariant } from './general-invariants.ts'
import { invariant } from './invariant.ts'
import { invariantRoutes } from './invariant-routes.ts'
import { lookOn } from './invariant-walk.ts'
import { auditRoutes } from './routes.ts'

/** What the checks of the rules about the log found, described for staff. */
const invariantDescriptions = describeEvents([invariantStream], {
  InvariantBroken: ({ rule, breach, streams, soFar }) => ({
    what: say('found that a rule does not hold'),
    detail:
      streams === 1
        ? `${rule} ${breach}`
        : `${rule} In ${sayCounted(streams, 'stream', 'streams')}${soFar ? say(' so far') : ''}. ${breach}`,
  }),
  InvariantHoldsAgain: ({ rule }) => ({ what: say('found that a rule holds again'), detail: rule }),
})

/** Reads what all the others record, and holds it against their rules. `rows`: read models whose row is made of one stream. */
export const auditOf = (
  modules: readonly Module[],
  rows: readonly Projection[],
  findWith: (finders: readonly Finder[]) => Find,
): Module => {
  const invariants = everyInvariant(modules, rows)
  const descriptions = Object.assign(
    {},
    invariantDescriptions,
    ...modules.map(({ descriptions: ofModule }) => ofModule),
  )
  const find = findWith(modules.flatMap((module) => module.finders ?? []))
  return {
    name: 'audit',
    deciders: [invariant],
    routes: [...auditRoutes(descriptions, find), ...invariantRoutes(invariants)],
    reactions: [],
    deadlines: {},
    descriptions: invariantDescriptions,
    watches: [{ name: 'invariants', look: ({ background, trail }) => lookOn(background, trail, invariants) }],
  }
}
