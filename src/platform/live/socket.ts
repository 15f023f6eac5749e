import * as Schema from 'effect/Schema'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'

import type { Me } from '#platform/access/permissions.ts'
import type { Sessions } from '#platform/access/sessions/sessions.ts'
import { fibres } from '#platform/background/fibres.ts'
import { refused } from '#platform/decision.ts'
import { sendProblem } from '#platform/http/problem.ts'
import { isOwnPage } from '#platform/http/same-origin.ts'
import type { Tracing } from '#platform/tracing/tracing.ts'

import type { LiveHub } from './hub.ts'
import { CLOSE, Listener } from './listener.ts'
import { Said } from './protocol.ts'

const HELLO_WITHIN_MS = 5000
const PING_EVERY_MS = 25_000
const MAX_SOCKETS_PER_PERSON = 20
const MAX_TOPICS = 1000
const MAX_WAITING_MESSAGES = 100

export type LiveEdge = {
  readonly hub: LiveHub
  readonly sessions: Sessions
  readonly mayHear: (me: Me, topic: string) => Promise<boolean>
  readonly onError: (error: unknown) => void
  readonly publicUrl: string
  readonly tracing: Tracing
}

const FOREIGN_PAGE = refused('This connection comes from another website', { status: 403 })

const said = Schema.decodeUnknownResult(Said, { onExcessProperty: 'error' })

const parse = (text: string): Said | null => {
  try {
    const result = said(JSON.parse(text))
    return result._tag === 'Success' ? result.success : null
  } catch {
    return null
  }
}

/** For pages of PUBLIC_URL: others are refused before the upgrade. */
export const mountLive = (app: FastifyInstance, edge: LiveEdge) => {
  const open = new Map<Listener, WebSocket>()
  const silent = new WeakSet<WebSocket>()

  const deaf = edge.sessions.onEnded((ended) => {
    for (const listener of open.keys())
      if (ended.includes(listener.me.sessionId)) {
        listener.send({ type: 'ended' })
        listener.close(CLOSE.ended, 'session ended')
      }
  })
  const background = fibres(edge.onError)
  background.every('pings', PING_EVERY_MS, () => {
    for (const [listener, socket] of open) {
      listener.send({ type: 'ping' })
      askForLife(socket, silent)
    }
  })

  const ownPagesOnly = async (request: FastifyRequest, reply: FastifyReply) =>
    isOwnPage(request.headers, edge.publicUrl) ? undefined : sendProblem(reply, FOREIGN_PAGE)
  app.get('/api/live', { websocket: true, onRequest: ownPagesOnly }, (socket: WebSocket) => {
    converse(edge, socket, open)
  })

  return {
    sockets: () => open.size,
    /** The browser reconnects and resumes. */
    close: () => {
      deaf()
      void background.stop()
      for (const listener of open.keys()) listener.close(CLOSE.restart, 'restart')
    },
  }
}

/** Closes sockets that did not answer the last ping; the browser reconnects. */
const askForLife = (socket: WebSocket, silent: WeakSet<WebSocket>) => {
  if (silent.has(socket)) return socket.terminate()
  silent.add(socket)
  socket.once('pong', () => silent.delete(socket))
  socket.ping()
}

const converse = (edge: LiveEdge, socket: WebSocket, open: Map<Listener, WebSocket>) => {
  let listener: Listener | null = null
  let turn: Promise<void> = Promise.resolve()
  let waiting = 0
  const unnamed = setTimeout(() => socket.close(CLOSE.refused, 'no hello'), HELLO_WITHIN_MS)

  const greet = async (jwt: string) => {
    const me = await edge.sessions.identify(jwt)
    clearTimeout(unnamed)
    if (!me || (listener && me.userId !== listener.me.userId)) return socket.close(CLOSE.ended, 'not signed in')
    if (listener) {
      listener.me = me
      return
    }
    const others = [...open.keys()].filter((other) => other.me.userId === me.userId)
    if (others.length >= MAX_SOCKETS_PER_PERSON) others[0]!.close(CLOSE.tooSlow, 'too many windows')
    if (socket.readyState !== socket.OPEN) return // nothing would take it out again
    listener = new Listener(socket, me, edge.hub.safePosition, edge.tracing)
    open.set(listener, socket)
    // The session may have ended before the listener was there.
    if (!(await edge.sessions.identify(jwt))) return listener.close(CLOSE.ended, 'not signed in')
    listener.send({ type: 'ready', position: edge.hub.safePosition() })
  }

  const subscribe = async (me: Listener, topics: readonly string[], from: number | null) => {
    if (me.topics.size + topics.length > MAX_TOPICS) return me.close(CLOSE.tooSlow, 'too many topics')
    const allowed: string[] = []
    for (const topic of topics) if (await edge.mayHear(me.me, topic)) allowed.push(topic)
    const refused = topics.filter((topic) => !allowed.includes(topic))
    if (refused.length) me.send({ type: 'refused', topics: refused })
    if ((await edge.hub.subscribe(me, allowed, from)) === 'resync')
      me.send({ type: 'resync', position: edge.hub.safePosition() })
  }

  const receive = async (text: string) => {
    const message = parse(text)
    if (!message) return socket.close(CLOSE.refused, 'not understood')
    if (message.type === 'hello' || message.type === 'jwt') return greet(message.jwt)
    if (!listener) return socket.close(CLOSE.refused, 'no hello')
    if (message.type === 'subscribe') await subscribe(listener, message.topics, message.from)
  }

  socket.on('message', (text: Buffer) => {
    if (waiting >= MAX_WAITING_MESSAGES) return socket.close(CLOSE.tooSlow, 'too many messages')
    waiting += 1
    turn = turn
      .then(() => receive(text.toString()))
      .catch((error) => {
        edge.onError(error)
        socket.close(1011, 'error')
      })
      .finally(() => {
        waiting -= 1
      })
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearTimeout(unnamed)
    if (!listener) return
    open.delete(listener)
    edge.hub.leave(listener)
  })
}
