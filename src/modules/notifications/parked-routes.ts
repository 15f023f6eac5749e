import { notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import type { TriedAgain } from '#platform/work/reaction-turn.ts'
import { giveUpParkedEvent, listParked, retryParkedStream } from './parked-contract.ts'

const answerOf = (tried: TriedAgain) =>
  tried.outcome === 'NOT_PARKED'
    ? notFound('This stream is not parked')
    : { outcome: tried.outcome, error: tried.outcome === 'FAILED' ? tried.error : null }

export const parkedRoutes = [
  serve(listParked, ({ parked }) => parked.list()),

  serve(retryParkedStream, async ({ parked, input }) => answerOf(await parked.retry(input))),

  serve(giveUpParkedEvent, async ({ parked, me, input }) => answerOf(await parked.giveUp(input, me.userId))),
]
