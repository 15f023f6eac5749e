import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import type { Envelope, Projection } from '#platform/projection.ts'
import { unchecked } from '#platform/typed.ts'

import { liveHub } from './hub.ts'
import { Listener } from './listener.ts'
import type { ServerMessage } from './protocol.ts'

const envelope = (position: number, distributorId = 'andina'): Envelope => ({
  position,
  kind: 'order',
  key: `order-${position}`,
  version: 1,
  type: 'OrderPlaced',
  at: '2026-11-20T00:00:00.000Z' as Envelope['at'],
  actor: 'someone',
  role: 'PROCUREMENT',
  distributorId,
  command: 'POST /order',
  reason: null,
})

const readModel = (name: string) =>
  unchecked<Projection>({
    name,
    of: [{ kind: 'order', events: [] }],
    topics: (_: unknown, { distributorId }: Envelope) => [`orders:${distributorId}`],
  })

/** A log in memory that advances when the test says so. */
const log = async (...names: string[]) => {
  const events: { envelope: Envelope; data: unknown }[] = []
  let delayed: Promise<void> | undefined
  let isLost = false
  const advanced = new EventEmitter<{ advanced: [name: string, from: number, to: number] }>()
  const hub = liveHub({
    projections: names.map(readModel),
    read: async (after, upto) => {
      const wait = delayed
      delayed = undefined
      await wait
      if (isLost) throw new Error('Connection lost')
      return events
        .filter(({ envelope: { position } }) => position > after && position <= upto)
        .map((event) => ({ ...event, correlation: 'request', commit: event.envelope.position }))
    },
    positions: () => new Map(),
    onAdvanced: (listener) => {
      advanced.on('advanced', listener)
      return () => void advanced.off('advanced', listener)
    },
    onError: (error) => {
      if (!isLost) throw error
      isLost = false
    },
  })
  return {
    hub,
    record: (...more: Envelope[]) => events.push(...more.map((one) => ({ envelope: one, data: {} }))),
    /** Until what it answers with is called. */
    delayNextRead: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      delayed = promise
      return resolve
    },
    loseNextRead: () => {
      isLost = true
    },
    advance: async (name: string, position: number) => {
      advanced.emit('advanced', name, 0, position)
      await vi.advanceTimersByTimeAsync(5)
    },
  }
}

const listener = (hub: { safePosition: () => number }, distributorId: string | null = 'andina') => {
  const sent: ServerMessage[] = []
  const socket = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    send: (text: string) => sent.push(JSON.parse(text)),
    close: () => {},
  }
  const it = new Listener(
    unchecked<WebSocket>(socket),
    { userId: 'u', sessionId: 's', role: 'PROCUREMENT', distributorId },
    hub.safePosition,
  )
  const changes = async () => {
    await vi.advanceTimersByTimeAsync(120)
    return sent.flatMap((message) =>
      message.type === 'changed' ? message.changes.map(({ model, position }) => `${model}@${position}`) : [],
    )
  }
  return { it, sent, changes }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

test('a change is sent once the read model has passed it, not before', async () => {
  const { hub, record, advance } = await log('orders')
  const me = listener(hub)
  await hub.subscribe(me.it, ['orders:andina'], null)
  record(envelope(1))
  expect(await me.changes()).toEqual([])
  await advance('orders', 1)
  expect(await me.changes()).toEqual(['orders@1'])
})

test('a change that could not be read is sent a little later, though nothing else happens', async () => {
  const { hub, record, advance, loseNextRead } = await log('orders')
  const me = listener(hub)
  await hub.subscribe(me.it, ['orders:andina'], null)
  record(envelope(1), envelope(2))
  loseNextRead()
  await advance('orders', 1)
  await advance('orders', 2)
  await expect.poll(me.changes, { timeout: 3000 }).toEqual(['orders@1', 'orders@2'])
  await hub.stop()
})

test('another company receives nothing, even when it has subscribed to the topic', async () => {
  const { hub, record, advance } = await log('orders')
  const stranger = listener(hub, 'nordmed')
  await hub.subscribe(stranger.it, ['orders:andina'], null)
  record(envelope(1))
  await advance('orders', 1)
  expect(await stranger.changes()).toEqual([])
})

test('a listener that comes back gets what was missed and what comes, each once', async () => {
  const { hub, record, advance } = await log('orders', 'history')
  const other = listener(hub)
  await hub.subscribe(other.it, ['orders:andina'], null)
  record(envelope(1), envelope(2), envelope(3))
  await advance('orders', 3)
  await advance('history', 2)

  const back = listener(hub)
  await hub.subscribe(back.it, ['orders:andina'], 1)
  await advance('history', 3)
  expect((await back.changes()).toSorted()).toEqual(['history@2', 'history@3', 'orders@2', 'orders@3'])
})

test('the position to resume from is the slowest read model’s', async () => {
  const { hub, advance } = await log('orders', 'history')
  await advance('orders', 9)
  expect(hub.safePosition()).toBe(0)
  await advance('history', 4)
  expect(hub.safePosition()).toBe(4)
})

test('what comes while a listener catches up waits for what it missed, and moves its position no further', async () => {
  const { hub, record, advance, delayNextRead } = await log('orders')
  record(envelope(1), envelope(2))
  await advance('orders', 2)
  const back = listener(hub)
  const read = delayNextRead()
  const joining = hub.subscribe(back.it, ['orders:andina'], 0)
  record(envelope(3))
  await advance('orders', 3)
  read()
  await joining
  expect(await back.changes()).toEqual(['orders@1', 'orders@2', 'orders@3'])
  expect(back.sent[0]).toMatchObject({ position: 3, changes: [{ position: 1 }, { position: 2 }, { position: 3 }] })
})

test('more changes than are worth sending one by one: fetch again', async () => {
  const { hub, record, advance } = await log('orders')
  record(...Array.from({ length: 1500 }, (_, n) => envelope(n + 1)))
  await advance('orders', 1500)
  const back = listener(hub)
  expect(await hub.subscribe(back.it, ['orders:andina'], 10)).toBe('resync')
  expect(await back.changes()).toEqual([])
})

test('too far behind, or ahead of this log: fetch again', async () => {
  const { hub, advance } = await log('orders')
  await advance('orders', 6000)
  expect(await hub.subscribe(listener(hub).it, ['orders:andina'], 10)).toBe('resync')
  expect(await hub.subscribe(listener(hub).it, ['orders:andina'], 7000)).toBe('resync')
})

test('a listener that comes back again and again fetches anew, and gets what comes all the same', async () => {
  const { hub, record, advance } = await log('orders')
  const other = listener(hub)
  await hub.subscribe(other.it, ['orders:andina'], null)
  record(...Array.from({ length: 4000 }, (_, i) => envelope(i + 1, 'nordmed')))
  await advance('orders', 4000)
  const answers: string[] = []
  for (let i = 0; i < 30; i++) answers.push(await hub.subscribe(listener(hub).it, ['orders:andina'], 0))
  expect([answers[0], answers.at(-1)]).toEqual(['live', 'resync'])

  const last = listener(hub)
  expect(await hub.subscribe(last.it, ['orders:andina'], 0)).toBe('resync')
  record(envelope(4001))
  await advance('orders', 4001)
  expect(await last.changes()).toEqual(['orders@4001'])
})

test('a listener that left during the check of rights is not kept', async () => {
  const { hub } = await log('orders')
  const me = listener(hub)
  hub.leave(me.it)
  await hub.subscribe(me.it, ['orders:andina'], null)
  expect([hub.listeners.size, me.it.topics.size]).toEqual([0, 0])
})
