import { notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import { departure, seeRefusal, takeBack } from '#platform/leaving/departure.ts'
import { departuresOf } from '#projections/departures.ts'
import * as calls from './contract.ts'

const answer = { success: true as const }
const unknown = notFound('This was not ordered')

export const routes = [
  serve(calls.ownDepartures, async ({ db, me, now }) =>
    (await departuresOf(db, me.userId)).map(({ id, command, label, leavesAt, error }) => ({
      ...{ id, command, label, error },
      millisecondsLeft: Date.parse(leavesAt) - now.getTime(),
    })),
  ),

  serve(calls.takeBack, async ({ log, me, input: { id } }) => {
    const decision = (it: Parameters<typeof takeBack>[0]) => (it.orderedBy === me.userId ? takeBack(it) : unknown)
    return (await log.decide(departure, id, decision, { answer })).answer
  }),

  serve(calls.seeRefusal, async ({ log, me, input: { id } }) => {
    const decision = (it: Parameters<typeof takeBack>[0]) => (it.orderedBy === me.userId ? seeRefusal(it) : unknown)
    return (await log.decide(departure, id, decision, { answer })).answer
  }),
]
