import {
  type Departure,
  departure,
  leaves,
  refuseDeparture,
  release,
  seeRefusal,
  takeBack,
} from '#modules/departures/departure.ts'
import { isRefusal, notFound, type Refusal, RefusedError } from '#platform/decision.ts'
import { type Route, serve } from '#platform/http/serve.ts'
import type { Background, Module } from '#platform/module.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { say } from '#platform/text/say.ts'
import { departuresOf } from '#projections/departures.ts'
import * as calls from './contract.ts'
import { departureStream, isReleased } from './events.ts'
import { commandOf, holdBack, idsOf } from './leaving.ts'

const done = { success: true as const }
const unknown = notFound('This was not ordered')

const routes = [
  serve(calls.ownDepartures, async ({ db, me, now }) =>
    (await departuresOf(db, me.userId)).map(({ id, command, label, leavesAt, error }) => ({
      ...{ id, command, label, error },
      millisecondsLeft: Date.parse(leavesAt) - now.getTime(),
    })),
  ),

  serve(calls.takeBack, async ({ log, me, input: { id } }) => {
    const decision = (it: Parameters<typeof takeBack>[0]) => (it.orderedBy === me.userId ? takeBack(it) : unknown)
    return (await log.decide(departure, id, decision, { answer: done })).answer
  }),

  serve(calls.seeRefusal, async ({ log, me, input: { id } }) => {
    const decision = (it: Parameters<typeof takeBack>[0]) => (it.orderedBy === me.userId ? seeRefusal(it) : unknown)
    return (await log.decide(departure, id, decision, { answer: done })).answer
  }),
]

const descriptions = describeEvents([departureStream], {
  DepartureOrdered: ({ command, label }) => ({ what: say('scheduled a send'), detail: `${label}: ${command}` }),
  DepartureTakenBack: () => ({ what: say('cancelled it before it was sent'), detail: null }),
  DepartureReleased: () => ({ what: say('sent it'), detail: null }),
  DepartureRefused: ({ error }) => ({ what: say('could not send it'), detail: error }),
  DepartureRefusalSeen: () => ({ what: say('saw that it was not sent'), detail: null }),
})

/** Runs the delayed command as the person who ordered it: once, however often it is tried. */
const run = async (background: Background, route: Route, id: string, waiting: Departure): Promise<Refusal | null> => {
  const { command, role, sessionId, input } = waiting.order!
  const me = { userId: waiting.orderedBy, role, sessionId, distributorId: null }
  const { log, isDone } = background.logAs(me, command, id)
  if (await isDone()) return null
  try {
    const answer = await route.handle({ ...background, me, log, input, newId: idsOf(id) })
    return isRefusal(answer) ? answer : null
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal
    throw error
  }
}

/** Holds what leaves the house by commands of these modules until it cannot be taken back any more. */
export const departuresFrom = (modules: readonly Module[]): Module => {
  const leaving = new Map(
    modules
      .flatMap((module) => module.routes)
      .filter((route) => route.leaves)
      .map((route) => [commandOf(route.endpoint), route]),
  )
  return {
    name: 'departures',
    delays: { holdBack, awaits: ['departures'] },
    deciders: [departure],
    routes,
    reactions: [],
    deadlines: {
      [leaves]: {
        keep: async (background, { stream: { key } }) => {
          const { state: it } = await background.logFor('release').decide(departure, key, release)
          if (!isReleased(it.state) || !it.order) return
          const route = leaving.get(it.order.command)
          if (!route) throw new Error(`Nothing leaves by ${it.order.command}`)
          const refusal = await run(background, route, key, it)
          if (refusal) await background.logFor('refuse').decide(departure, key, refuseDeparture(refusal.error))
        },
      },
    },
    descriptions: descriptions,
  }
}
