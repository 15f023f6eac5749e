import { createHash } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Download } from './serve.ts'

/** Sends a file: as attachment unless it may be shown, never sniffed, never kept by strangers' caches unless public. */
export const sendDownload = (request: FastifyRequest, reply: FastifyReply, file: Download) => {
  const disposition = `${file.inline ? 'inline' : 'attachment'}; filename="${ascii(file.name)}"; filename*=UTF-8''${encodeURIComponent(file.name)}`
  void reply
    .header('content-disposition', disposition)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', file.publicFor ? `public, max-age=${file.publicFor}` : 'private, no-store')
    .type(file.mediaType)
  // A stored SVG is opened as a document of its own when somebody follows its address: it may run nothing there.
  if (file.inline)
    void reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    )
  if (Buffer.isBuffer(file.download) && file.publicFor) {
    const etag = `"${createHash('sha256').update(file.download).digest('base64url').slice(0, 22)}"`
    void reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  }
  return reply.send(file.download)
}

const ascii = (name: string) => name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')
