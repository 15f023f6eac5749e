import { EventEmitter } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'

import type { EventLog } from '#platform/log/event-log.ts'
import { tailOf } from '#platform/log/tail.ts'

import { type Advanced, engineOn, type Policy, type Subscriber, type Taking } from './engine.ts'

const FAR = 100
const LANES = 2
const MONTH_MS = 30 * 24 * 3600 * 1000

/** A log that only says where it ends. Turns go there, unless `answer` says otherwise. */
const followed = (answer: (one: Taking<Subscriber>) => Advanced | undefined | Promise<undefined> = () => undefined) => {
  const events: EventLog['events'] = new EventEmitter()
  let head = 0
  const seal = (...kinds: string[]) => {
    head++
    events.emit('sealed', { first: head, head, kinds })
  }
  const groups: string[][] = []
  const engine = engineOn({ events, tail: tailOf({ events, head: () => head }), pulse: { ask: () => () => {} } })
  const policy: Policy<Subscriber> = {
    idleMs: MONTH_MS,
    isApart: ({ seen }) => head - seen > FAR,
    lanes: LANES,
    failed: async () => ({ restMs: MONTH_MS }),
    advance: async (group) => {
      groups.push(group.map(({ it }) => it.name))
      return Promise.all(group.map(async (one) => (await answer(one)) ?? { reached: head, written: head }))
    },
  }
  const paused = new Set<string>()
  const added = (name: string, ...kinds: string[]) => {
    const it = engine.add(policy, { name, kinds, isPaused: () => paused.has(name) }, 0)
    onTestFinished(it.stop)
    return it
  }
  return { engine, paused, seal, groups, added }
}

test('those whose events came take one turn together; the others pass without one', async () => {
  const { seal, groups, added } = followed()
  const all = [added('orders', 'order'), added('carts', 'cart', 'order'), added('users', 'user')]
  seal('order')
  await vi.waitFor(() => expect(all.map((it) => it.seen())).toEqual([1, 1, 1]))
  expect(groups).toEqual([['orders', 'carts']])
  seal('user')
  await vi.waitFor(() => expect(all.map((it) => it.seen())).toEqual([2, 2, 2]))
  expect(groups.slice(1)).toEqual([['users']])
})

test('after a turn that fails each is tried apart, and the one that fails again rests alone', async () => {
  const { seal, groups, added } = followed(({ it }) => {
    if (it.name === 'sick') throw new Error('sick')
    return undefined
  })
  const [well, sick] = [added('well', 'order'), added('sick', 'order')]
  seal('order')
  await vi.waitFor(() => expect(well.seen()).toBe(1))
  seal('order')
  await vi.waitFor(() => expect(well.seen()).toBe(2))
  expect(groups).toEqual([['well', 'sick'], ['well'], ['sick'], ['well']])
  sick.wake()
  await vi.waitFor(() => expect(groups.at(-1)).toEqual(['sick']))
})

test('of those that are far behind as many run at once as there are lanes', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const { seal, groups, added } = followed(() => promise)
  for (let position = 0; position <= FAR; position++) seal('order')
  const all = ['orders', 'carts', 'users'].map((name) => added(name, 'order'))
  await vi.waitFor(() => expect(groups).toEqual([['orders'], ['carts']]))
  resolve(undefined)
  await vi.waitFor(() => expect(all.map((it) => it.seen())).toEqual(all.map(() => FAR + 1)))
  expect(groups).toEqual([['orders'], ['carts'], ['users']])
})

test('one that is paused gets nothing until it goes on, and then what it missed', async () => {
  const { engine, paused, seal, groups, added } = followed()
  const [orders, carts] = [added('orders', 'order'), added('carts', 'order')]
  paused.add('orders')
  seal('order')
  seal('user')
  await vi.waitFor(() => expect(carts.seen()).toBe(2))
  expect([orders.seen(), orders.isBehind()]).toEqual([0, true])
  paused.delete('orders')
  engine.look()
  await vi.waitFor(() => expect(orders.seen()).toBe(2))
  expect(groups).toEqual([['carts'], ['orders']])
})

test('a rest is kept whatever comes; a wait for another node ends with the next event', async () => {
  const REST_MS = 50
  const answers: Advanced[] = [{ againMs: MONTH_MS }, { reached: 2, restMs: REST_MS }, { reached: 3 }]
  const times: number[] = []
  const { seal, added } = followed(() => {
    times.push(performance.now())
    return answers.shift()
  })
  const orders = added('orders', 'order')
  seal('order')
  await vi.waitFor(() => expect(times).toHaveLength(1))
  seal('order')
  await vi.waitFor(() => expect(orders.seen()).toBe(2))
  seal('order')
  await vi.waitFor(() => expect(orders.seen()).toBe(3))
  expect(times[2]! - times[1]!).toBeGreaterThanOrEqual(REST_MS - 1)
})
