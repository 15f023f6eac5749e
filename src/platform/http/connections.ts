import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

import { networkOf } from '#platform/access/sessions/network-of.ts'

import { problemOf } from './problem.ts'

/** In ms, for slow lines too. */
export type ArrivesWithin = { readonly head: number; readonly body: number; readonly file: number }
export const arrivesWithin: ArrivesWithin = { head: 10_000, body: 60_000, file: 6 * 60_000 }

const TOO_SLOW = 'The request did not arrive in time'
const sentences: Readonly<Record<string, readonly [status: number, error: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, TOO_SLOW],
  HPE_HEADER_OVERFLOW: [431, 'The head of the request is too large'],
}

const answerRaw = (socket: Socket, status: number, error: string): void => {
  const body = JSON.stringify(problemOf({ status, error }))
  if (socket.writable && !socket.destroyed)
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/problem+json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        "content-security-policy: default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'x-content-type-options: nosniff',
        // Browsers heed it by https alone.
        'strict-transport-security: max-age=31536000; includeSubDomains',
        'referrer-policy: same-origin',
        'cache-control: no-store',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  socket.destroySoon()
}

export const answerNoRequest = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, sentence] = sentences[error.code ?? ''] ?? [400, 'This is not a request that can be read']
  answerRaw(socket, status, sentence)
}

export const endLateBodies = (
  app: FastifyInstance,
  { body }: ArrivesWithin,
  isFile: (bodyLimit: number | undefined) => boolean,
): void => {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const { 'content-length': length, 'transfer-encoding': chunked } = raw.headers
    if ((!chunked && !Number(length)) || isFile(routeOptions.bodyLimit)) return
    const end = () => (reply.raw.headersSent ? raw.destroy() : answerRaw(raw.socket, 408, TOO_SLOW))
    const late = setTimeout(end, body)
    late.unref()
    for (const over of ['end', 'close']) raw.once(over, () => clearTimeout(late))
  })
}

/** Behind a proxy all are the proxy's, which limits them. */
export const capConnections = (app: FastifyInstance, most: number): void => {
  const open = new Map<string, number>()
  app.server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const others = open.get(network) ?? 0
    if (others >= most) return answerRaw(socket, 429, 'Too many connections from this address')
    open.set(network, others + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
