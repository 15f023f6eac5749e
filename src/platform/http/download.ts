import { createHash } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { kindOf } from '#platform/files/file-kinds.ts'
import { fileName } from '#platform/files/file-names.ts'
import type { Download } from './serve.ts'

/** As attachment unless inline; nosniff; cached by others only if public. */
export const sendDownload = (request: FastifyRequest, reply: FastifyReply, file: Download) => {
  const name = fileName(file.name, kindOf(file.mediaType)) ?? 'file'
  const disposition = `${file.inline ? 'inline' : 'attachment'}; filename="${ascii(name)}"; filename*=UTF-8''${extended(name)}`
  void reply
    .header('content-disposition', disposition)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', file.publicFor ? `public, max-age=${file.publicFor}` : 'private, no-store')
    .type(withCharset(file.mediaType))
  // An SVG opened by its address must run nothing.
  if (file.inline)
    void reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    )
  if (file.size !== undefined) {
    const { start, end } = file.part ?? { start: 0, end: file.size - 1 }
    void reply.header('accept-ranges', 'bytes').header('content-length', end - start + 1)
    if (file.part) void reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
  }
  if (file.tag) void reply.header('etag', file.tag)
  if (Buffer.isBuffer(file.download) && file.publicFor) {
    const etag = `"${createHash('sha256').update(file.download).digest('base64url').slice(0, 22)}"`
    void reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  }
  return reply.send(file.download)
}

/** All texts of ours are UTF-8; a browser that guesses could read another one. */
const withCharset = (mediaType: string) =>
  /^text\/[^;]*$|\+xml$/.test(mediaType) ? `${mediaType}; charset=utf-8` : mediaType

/** RFC 8187 requires these escapes too. */
const extended = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const ascii = (name: string) => name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')
