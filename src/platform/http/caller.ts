import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { plainAddress } from '#platform/access/sessions/network-of.ts'
import { type Configuration, comesByHttps } from '#platform/configuration/configuration.ts'

import { isAbout } from './admission.ts'
import type { Caller } from './serve.ts'

/** Fastify's signal aborts as soon as the body is read. */
const leftOf = ({ raw }: FastifyReply): AbortSignal => {
  const left = new AbortController()
  const leave = () => {
    if (!raw.writableFinished) left.abort()
  }
  if (raw.closed) leave()
  else raw.once('close', leave)
  return left.signal
}

/** Of several reads in one answer: the rest of them need not wait for what takes longer. */
const READ_WITHIN_MS = 3_000
/** Characters: what is larger would keep the rest from showing. */
const LARGEST_READ = 400_000

const readBy =
  (request: FastifyRequest): Caller['readAs'] =>
  async (jwt, path) => {
    if (!path.startsWith('/') || path.includes('..')) return null
    const answering = request.server.inject({
      method: 'GET',
      url: `/api${path}`,
      headers: { authorization: `Bearer ${jwt}`, 'user-agent': request.headers['user-agent'] ?? '' },
      remoteAddress: request.ip,
    })
    const late = sleep(READ_WITHIN_MS, null, { ref: false })
    const answered = await Promise.race([answering, late])
    if (answered?.statusCode !== 200 || answered.body.length > LARGEST_READ) return null
    if (!String(answered.headers['content-type']).startsWith('application/json')) return null
    const asOf = answered.headers['x-as-of']
    return { path, asOf: asOf === undefined ? null : Number(asOf), answer: answered.json() }
  }

export const callerOf = (configuration: Configuration, request: FastifyRequest, reply: FastifyReply): Caller => {
  // A proxy that omits the protocol must not expose the cookie.
  const secure = request.protocol === 'https' || comesByHttps(configuration)
  return {
    isAbout: (about) => isAbout(request, about),
    isSecure: secure,
    readAs: readBy(request),
    get left() {
      return leftOf(reply)
    },
    address: plainAddress(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    header: (name) => {
      const value = request.headers[name.toLowerCase()]
      return Array.isArray(value) ? value[0] : value
    },
    cookie: (name) => request.cookies[name],
    setCookie: (name, value, { path, maxAgeSeconds, seenByPages = false }) => {
      const options = { path, httpOnly: !seenByPages, sameSite: 'strict', secure } as const
      if (value === null) void reply.clearCookie(name, options)
      else
        void reply.setCookie(name, value, { ...options, ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }) })
    },
  }
}
