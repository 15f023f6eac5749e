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

export const callerOf = (configuration: Configuration, request: FastifyRequest, reply: FastifyReply): Caller => {
  // A proxy that omits the protocol must not expose the cookie.
  const secure = request.protocol === 'https' || comesByHttps(configuration)
  return {
    isAbout: (about) => isAbout(request, about),
    isSecure: secure,
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
