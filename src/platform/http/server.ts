import { randomUUID } from 'node:crypto'
import { maxHeaderSize } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { type Fibres, fibres } from '#platform/background/fibres.ts'
import { LogIsCutOff } from '#platform/log/cut-off.ts'
import type { Logger } from '#platform/node/logging.ts'
import { type Unavailable, whyUnavailable } from '#platform/postgres/away.ts'
import { unchecked } from '#platform/typed.ts'

import { type ArrivesWithin, answerNoRequest, arrivesWithin, capConnections, endLateBodies } from './connections.ts'
import { tooMuchOf } from './input-walk.ts'
import { sendProblem } from './problem.ts'

/** In bytes. tests/whole/contract-limits.spec.ts: no contract comes near them. */
export const LARGEST_BODY = { ofVisitors: 16 * 1024, ofPeople: 256 * 1024, ofFiles: 512 * 1024 * 1024 }
const FINISH_WITHIN_MS = 30_000
/** Browsers open connections ahead of need, and Node has no limit for their first request while it closes. */
const FIRST_REQUEST_WITHIN_MS = 1000
/** Postgres restarts in about a second; a full disk takes longer. */
const UNAVAILABLE: Readonly<Record<Unavailable, readonly [says: string, retryAfterSeconds: number]>> = {
  away: ['The portal cannot reach its database for a moment. Try again in a few seconds', 2],
  busy: ['The portal is too busy to do this in time. Try again in a few seconds', 5],
  full: ['The portal cannot store anything at the moment. Try again in a minute', 60],
}
const LOOK_MS = 1000
/** Node's limit for a request's head; endpoints limit their own parts. */
const LONGEST_PATH = maxHeaderSize

/** Our own origin's files, nothing inline, blobs for documents, and the host of the help widget. */
const contentSecurity = (helpWidgetUrl: string | null) => {
  const widget = helpWidgetUrl === null ? [] : [new URL(helpWidgetUrl).origin]
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...widget],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'media-src': ["'self'", 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...widget],
      'frame-src': ["'self'", 'blob:', ...widget],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  }
}

/** Fastify would answer an undecodable path before our headers are set: taken literally, it becomes a plain 404. */
const withReadablePath = (url: string): string => {
  const [path = '', query] = url.split(/\?(.*)/s)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...(query === undefined ? [] : [query])].join('?')
  }
}

/** `secure`: HSTS is sent. Once `stopping` is aborted, every answer closes its connection. */
export const webServer = async (options: {
  logger: Logger
  trustProxy: boolean
  secure: boolean
  stopping?: AbortSignal
  connectionsPerAddress?: number
  helpWidgetUrl?: string | null
  within?: ArrivesWithin
  tls?: { readonly cert: Buffer; readonly key: Buffer } | null
}): Promise<FastifyInstance> => {
  const within = options.within ?? arrivesWithin
  const limits = { headersTimeout: within.head, connectionsCheckingInterval: Math.min(LOOK_MS, within.head) }
  const app: FastifyInstance = unchecked(
    Fastify({
      ...(options.tls ? { https: { ...options.tls, ...limits } } : { http: limits }),
      clientErrorHandler: answerNoRequest,
      loggerInstance: options.logger,
      logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
      // One hop: what precedes the last entry of X-Forwarded-For was written by the proxy's caller.
      trustProxy: options.trustProxy && ((_address: string, hop: number) => hop === 0),
      bodyLimit: LARGEST_BODY.ofVisitors,
      requestTimeout: within.file,
      routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PATH },
      rewriteUrl: ({ url = '/' }) => withReadablePath(url),
      genReqId: () => randomUUID(),
      return503OnClosing: false,
    }),
  )
  closeConnections(app, options.stopping)
  endLateBodies(app, within, (bodyLimit = 0) => bodyLimit > LARGEST_BODY.ofPeople)
  if (!options.trustProxy && options.connectionsPerAddress) capConnections(app, options.connectionsPerAddress)
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurity(options.helpWidgetUrl ?? null),
    hsts: options.secure,
    referrerPolicy: { policy: 'same-origin' },
  })
  await app.register(cookie)
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] })
  await app.register(websocket, { options: { maxPayload: 64 * 1024, perMessageDeflate: false } })

  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') return done(null, undefined)
    const tooMuch = tooMuchOf(body)
    if (tooMuch) return done(Object.assign(new Error(tooMuch), { statusCode: 422 }))
    app.getDefaultJsonParser('error', 'error')(request, body, done)
  })

  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500)
      return sendProblem(reply, { status, error: sentenceOf(error, status, request.routeOptions.bodyLimit) })
    request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
    if (error instanceof LogIsCutOff) return sendProblem(reply, { status: 503, error: error.message })
    const why = whyUnavailable(error)
    if (why) return sendProblem(reply, unavailable(why, request.id))
    return sendProblem(reply, {
      status: 500,
      // A connection lost while committing does not say whether it did.
      error: 'Something went wrong on our side. Please look whether it was done before you try again.',
      members: { reference: request.id },
    })
  })
  return app
}

const unavailable = (why: Unavailable, reference: string) => {
  const [says, retryAfterSeconds] = UNAVAILABLE[why]
  const error = `${says}; a change, with the same Idempotency-Key, so that it is not made twice.`
  return { status: 503, error, members: { reference, retryAfterSeconds } }
}

/** Sockets are polled between turns of the event loop; the rest of this turn may be past that point. */
const afterWhatHasCome = async () => {
  await nextTurn()
  await nextTurn()
}

/** Idle keep-alive connections would delay the stop; what has already arrived is accepted first. */
const closeConnections = (app: FastifyInstance, stopping: AbortSignal | undefined) => {
  let closing: Fibres | null = null
  const open = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('onSend', async (_request, reply) => {
    if (stopping?.aborted || closing) void reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    const begun = performance.now()
    closing = fibres()
    closing.every('closing', 50, async () => {
      await afterWhatHasCome()
      const passed = performance.now() - begun
      if (passed < FINISH_WITHIN_MS) app.server.closeIdleConnections()
      else app.server.closeAllConnections()
      if (passed > FIRST_REQUEST_WITHIN_MS) for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    })
    await afterWhatHasCome()
  })
  app.addHook('onClose', async () => {
    await closing?.stop()
  })
}

const sentenceOf = (error: { code?: string; message: string }, status: number, bodyLimit = LARGEST_BODY.ofVisitors) => {
  if (status === 413) return `The body is larger than ${bodyLimit / 1024} kB`
  if (status === 415) return 'The body must be JSON (content-type: application/json)'
  if (status === 400 && /JSON/.test(error.message)) return 'The body is not valid JSON'
  return error.message
}
