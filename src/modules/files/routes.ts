import { notFound } from '#platform/decision.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'

import { askForUpload, linkFile, readFile, sendFile } from './contract.ts'

const PUBLIC_SECONDS = 3600

export const routes = [
  serve(askForUpload, ({ files, me, input: { bucket, type } }) => files.ticket(me, { purpose: bucket, type })),

  serveVisitors(sendFile, ({ files, input, body, caller }) => {
    const length = Number(caller.header('content-length') ?? Number.NaN)
    const declared = {
      mediaType: caller.header('content-type') ?? null,
      length: Number.isFinite(length) ? length : null,
      name: input.name ?? null,
    }
    return body ? files.receive(`${input.folder}/${input.file}`, input.ticket, body, declared) : notFound()
  }),

  serveVisitors(readFile, async ({ files, me, caller, input: { folder, name, key } }) => {
    const file = await files.read(me, `${folder}/${name}`, { key, range: caller.header('range') })
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
