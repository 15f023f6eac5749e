import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import type { Me } from '#platform/access/permissions.ts'
import type { Sessions } from '#platform/access/sessions/sessions.ts'
import { noTracing } from '#platform/tracing/tracing.ts'
import { unchecked } from '#platform/typed.ts'
import { liveHub } from './hub.ts'
import { mountLive } from './socket.ts'

const me: Me = { userId: 'u', sessionId: 's', role: 'PROCUREMENT', distributorId: 'andina' }

/** The live channel of a node, with one browser on it. `identify` answers for the session. */
const channel = (identify: () => Promise<Me | null>) => {
  const hub = liveHub({
    projections: [],
    read: async () => [],
    positions: () => new Map(),
    onAdvanced: () => () => {},
    onError: () => {},
  })
  let connect: (socket: WebSocket) => void = () => {}
  const app = {
    get: (_path: string, _options: object, handler: typeof connect) => {
      connect = handler
    },
  }
  const sessions = unchecked<Sessions>({ identify, onEnded: () => () => {} })
  const live = mountLive(unchecked<FastifyInstance>(app), {
    hub,
    sessions,
    mayHear: async () => true,
    tracing: noTracing,
    publicUrl: 'https://portal.example',
    onError: (error) => {
      throw error
    },
  })
  const sent: string[] = []
  const events = new EventEmitter()
  const socket = {
    on: events.on.bind(events),
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    once: events.once.bind(events),
    ping: () => void sent.push('pinged'),
    terminate() {
      this.close(1006)
    },
    send: (text: string) => void sent.push(JSON.parse(text).type),
    close(code?: number) {
      if (this.readyState !== 1) return
      this.readyState = 3
      sent.push(`closed ${code}`)
      events.emit('close')
    },
  }
  connect(unchecked<WebSocket>(socket))
  const say = (message: object) => events.emit('message', Buffer.from(JSON.stringify(message)))
  return { hub, live, socket, sent, say, pong: () => events.emit('pong') }
}

const hello = { type: 'hello', jwt: 'j' }
const subscribe = { type: 'subscribe', topics: ['feed:u'], from: null }

test('a socket that closes before the greeting is not kept', async () => {
  const checked = Promise.withResolvers<Me>()
  const { hub, live, socket, say } = channel(() => checked.promise)
  say(hello)
  say(subscribe)
  await nextTurn()
  socket.close()
  checked.resolve(me)
  await nextTurn()
  expect([hub.listeners.size, live.sockets()]).toEqual([0, 0])
  live.close()
})

test('a session that ends while its socket is greeted opens none', async () => {
  const answers = [me, null]
  const { live, sent, say } = channel(async () => answers.shift() ?? null)
  say(hello)
  await nextTurn()
  expect([sent, live.sockets()]).toEqual([['closed 4001'], 0])
  live.close()
})

test('a socket that does not answer is closed at the next ping, one that answers is kept', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { live, sent, say, pong } = channel(async () => me)
  say(hello)
  await expect.poll(() => sent).toContain('ready')
  for (let times = 0; times < 3; times++) {
    vi.advanceTimersByTime(25_000)
    pong()
  }
  expect([live.sockets(), sent.filter((it) => it === 'pinged').length]).toEqual([1, 3])
  vi.advanceTimersByTime(50_000)
  vi.useRealTimers()
  expect([live.sockets(), sent.at(-1)]).toEqual([0, 'closed 1006'])
})
