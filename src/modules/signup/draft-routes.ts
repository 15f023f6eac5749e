import { limits } from '#platform/access/rate-limit.ts'
import { networkOf } from '#platform/access/sessions/network-of.ts'
import { draftTokenOf, dropDraft, keepDraft } from '#platform/files/draft-cookie.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { serveVisitors } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'

import { forgetDraft, readDraft, saveDraft } from './contract.ts'

type DraftInput = Input<typeof saveDraft>

export const draftRoutes = [
  serveVisitors(readDraft, async ({ visitorDrafts, files, caller, configuration: { passwordPolicy } }) => {
    const draft = await visitorDrafts.open(draftTokenOf(caller))
    if (!draft) return { account: null, acceptWho: false, files: [], savedAt: null, keptUntil: null, passwordPolicy }
    const { account, acceptWho, files: named } = draft.data as DraftInput
    const sent = await files.sentBy(draft.id)
    return {
      account,
      acceptWho,
      files: named.flatMap(({ field, path }) => {
        const file = sent.find((it) => it.path === path)
        return file ? [{ field, path, name: file.name, mediaType: file.mediaType, bytes: file.bytes }] : []
      }),
      savedAt: moment(draft.savedAt),
      keptUntil: moment(draft.endsAt),
      passwordPolicy,
    }
  }),

  serveVisitors(saveDraft, async ({ visitorDrafts, files, rateLimits, caller, input }) => {
    const token = draftTokenOf(caller)
    const before = await visitorDrafts.open(token)
    const saved = before && (await visitorDrafts.save(token, input))
    if (before && saved && token) {
      const now = new Set(input.files.map(({ path }) => path))
      for (const { path } of (before.data as DraftInput).files) if (!now.has(path)) await files.discard(saved.id, path)
      keepDraft(caller, token)
      return { savedAt: moment(saved.savedAt), keptUntil: moment(saved.endsAt) }
    }
    const tooMany = await rateLimits.take(limits.signUpDraftByAddress, networkOf(caller.address))
    if (tooMany) return tooMany
    const begun = await visitorDrafts.begin(input)
    keepDraft(caller, begun.token)
    return { savedAt: moment(begun.savedAt), keptUntil: moment(begun.endsAt) }
  }),

  serveVisitors(forgetDraft, async ({ visitorDrafts, caller }) => {
    const draft = await visitorDrafts.open(draftTokenOf(caller))
    if (draft) await visitorDrafts.remove(draft.id)
    dropDraft(caller)
    return { success: true } as const
  }),
]
