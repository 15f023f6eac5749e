import { invalid } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import * as calls from './draft-contract.ts'
import { draftTerms } from './service-terms.ts'

const success = { success: true as const }

export const draftRoutes = [
  serve(calls.readDraft, async ({ me, drafts, personal, input: { name } }) => {
    const kept = await drafts.read(me.userId, name)
    return { fields: kept && (JSON.parse(await personal.open(kept)) as Record<string, string>) }
  }),

  serve(calls.keepDraft, async ({ me, drafts, personal, input: { name, fields } }) => {
    const text = JSON.stringify(fields)
    if (text.length > draftTerms.characters || Object.keys(fields).length > draftTerms.fields)
      return invalid({ fields: 'This is too long to be kept' })
    await drafts.keep(me.userId, name, await personal.seal(me.userId, text))
    return success
  }),

  serve(calls.dropDraft, async ({ me, drafts, input: { name } }) => {
    await drafts.drop(me.userId, name)
    return success
  }),
]
