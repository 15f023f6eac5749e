import { MOST_SIGNUP_FILES } from '#modules/terms/file-purposes.ts'
import { limits } from '#platform/access/rate-limit.ts'
import { networkOf } from '#platform/access/sessions/network-of.ts'
import { notFound, refused } from '#platform/decision.ts'
import { draftTokenOf, visitorSender } from '#platform/files/draft-cookie.ts'
import { tagOf } from '#platform/files/parts.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'

import { askForUpload, linkFile, readFile, sendFile } from './contract.ts'

const PUBLIC_SECONDS = 3600
const pleaseSignIn = refused('Please sign in', { status: 401 })

export const routes = [
  serveVisitors(askForUpload, async (context) => {
    const { files, me, visitorDrafts, rateLimits, personal, caller, input } = context
    const { bucket, type } = input
    if (bucket !== 'signup') return me ? files.ticket(me, { purpose: bucket, type }) : pleaseSignIn
    const tooMany = await rateLimits.take(limits.signUpFilesByAddress, networkOf(caller.address))
    if (tooMany) return tooMany
    const draft = await visitorDrafts.open(draftTokenOf(caller))
    const sender = visitorSender(caller, draft?.id ?? null, personal)
    return files.ticket(sender, { purpose: bucket, type, ...(draft && { mostFiles: MOST_SIGNUP_FILES }) })
  }),

  serveVisitors(sendFile, ({ files, input, body, caller }) => {
    const length = Number(caller.header('content-length') ?? Number.NaN)
    const declared = {
      mediaType: caller.header('content-type') ?? null,
      length: Number.isFinite(length) ? length : null,
      name: input.name ?? null,
    }
    return body ? files.receive(`${input.folder}/${input.file}`, input.ticket, body, declared, caller.left) : notFound()
  }),

  serveVisitors(readFile, async ({ files, me, caller, input: { folder, name, key, size } }) => {
    const request = { key, range: caller.header('range'), ifRange: caller.header('if-range'), small: size === 'small' }
    const file = await files.read(me, `${folder}/${name}`, request)
    if (!file) return notFound()
    return {
      download: file.body,
      name: file.name,
      size: file.bytes,
      ...(size !== 'small' && { tag: tagOf(file.sha256) }),
      ...(file.part && { part: file.part }),
      mediaType: file.mediaType,
      inline: file.isPublic && file.mediaType.startsWith('image/'),
      ...(file.isPublic && { publicFor: PUBLIC_SECONDS }),
    }
  }),

  serve(linkFile, async ({ files, me, input: { path } }) => (await files.link(me, path)) ?? notFound()),
]
