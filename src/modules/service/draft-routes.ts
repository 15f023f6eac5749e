import type { Input } from '#platform/http/endpoint.ts'
import { serve } from '#platform/http/serve.ts'
import * as calls from './draft-contract.ts'

const success = { success: true as const }

export const draftRoutes = [
  serve(calls.readDraft, async ({ me, drafts, personal, input: { name } }) => {
    const kept = await drafts.read(me.userId, name)
    return { fields: kept && (JSON.parse(await personal.open(kept)) as Input<typeof calls.keepDraft>['fields']) }
  }),

  serve(calls.keepDraft, async ({ me, drafts, personal, input: { name, fields } }) => {
    await drafts.keep(me.userId, name, await personal.seal(me.userId, JSON.stringify(fields)))
    return success
  }),

  serve(calls.dropDraft, async ({ me, drafts, input: { name } }) => {
    await drafts.drop(me.userId, name)
    return success
  }),
]
