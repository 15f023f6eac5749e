import { networkOf } from '#platform/access/network-of.ts'
import { limits } from '#platform/access/rate-limit.ts'
import { notFound, refused } from '#platform/decision.ts'
import { draftTokenOf } from '#platform/files/draft-cookie.ts'
import { MOST_SIGNUP_FILES } from '#platform/files/file-kinds.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'

import { NIL_ID } from '#platform/log/commands.ts'

import { askForUpload, linkFile, readFile, sendFile } from './contract.ts'

const PUBLIC_SECONDS = 3600
const pleaseSignIn = refused('Please sign in', { status: 401 })

export const routes = [
  serveVisitors(askForUpload, async ({ files, me, visitorDrafts, rateLimits, caller, input: { bucket, type } }) => {
    if (bucket !== 'signup') return me ? files.ticket(me, { purpose: bucket, type }) : pleaseSignIn
    const tooMany = await rateLimits.take(limits.signUpFilesByAddress, networkOf(caller.address))
    if (tooMany) return tooMany
    const draft = await visitorDrafts.open(draftTokenOf(caller))
    // Without a draft it is nobody's: whoever then names the file in a sign-up is who sent it.
    const sender = { userId: draft?.id ?? NIL_ID, distributorId: null }
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
    const asked = { key, range: caller.header('range'), small: size === 'small' }
    const file = await files.read(me, `${folder}/${name}`, asked)
    if (!file) return notFound()
    return {
      download: file.body,
      name: file.name,
      size: file.bytes,
      ...(file.part && { part: file.part }),
      mediaType: file.mediaType,
      inline: file.isPublic && file.mediaType.startsWith('image/'),
      ...(file.isPublic && { publicFor: PUBLIC_SECONDS }),
    }
  }),

  serve(linkFile, async ({ files, me, input: { path } }) => (await files.link(me, path)) ?? notFound()),
]
