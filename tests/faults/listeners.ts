import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'

import type { ServerMessage } from '#platform/live/protocol.ts'

import { callerFor, type Person } from './caller.ts'
import { BUYERS, SALES } from './customers.ts'
import { eventually } from './eventually.ts'
import { type ReceivedChange, type ReceivedTexts, receivedBy } from './received.ts'
import { chanceOf } from './seed.ts'
import type { ShakenPortal } from './shaken-portal.ts'

/** What one window received of one topic. `skipped`: stretches in which it had to fetch everything again instead. */
export type ListenerResult = {
  readonly email: string
  readonly topic: string
  readonly changes: readonly ReceivedChange[]
  readonly skipped: readonly { readonly after: number; readonly upto: number }[]
}

const RETRY_MS = 100

/** A window that is open all the time, and comes back by position as the web app does, on any node. */
const listen = async (
  portal: ShakenPortal,
  person: Person,
  topic: string,
  foreign: string,
  given: { seed: number; from: number; heard: ReceivedTexts },
) => {
  const { email } = person
  const chance = chanceOf(given.seed, `window of ${email}`)
  const caller = callerFor(portal.addresses, chance, null)
  const changes: ReceivedChange[] = []
  const skipped: { after: number; upto: number }[] = []
  let position = given.from
  let connections = 0
  let socket: WebSocket | null = null
  let closed = false

  const converse = () =>
    new Promise<number>((resolve) => {
      const connection = ++connections
      const it = new WebSocket(`ws://127.0.0.1:${chance.pick(portal.places).toNode.port}/api/live`)
      socket = it
      const say = (message: object) => it.send(JSON.stringify(message))
      it.on('open', () => say({ type: 'hello', jwt: person.jwt }))
      it.on('message', (data: Buffer) => {
        const text = data.toString()
        const received = JSON.parse(text) as ServerMessage
        if (received.type !== 'refused') given.heard.text(text) // which repeats the request
        if (received.type === 'ready') say({ type: 'subscribe', topics: [topic, foreign], from: position })
        if (received.type === 'ping') say({ type: 'pong' })
        if (received.type === 'resync') {
          skipped.push({ after: position, upto: received.position })
          position = received.position
        }
        if (received.type === 'changed') {
          for (const change of received.changes)
            changes.push({ connection, model: change.model, position: change.position })
          position = Math.max(position, received.position)
        }
      })
      it.on('error', () => {})
      it.on('close', resolve)
    })
  const running = (async () => {
    while (!closed) {
      const code = await converse()
      if (closed) return
      if (code === 4001) await caller.signIn(person)
      await sleep(chance.below(RETRY_MS))
    }
  })()
  running.catch(() => {}) // reported by `stop`
  await eventually('the first connection', async () => connections > 0)

  return {
    listened: (): ListenerResult => ({ email, topic, changes, skipped }),
    isUp: () => socket?.readyState === WebSocket.OPEN,
    stop: async () => {
      closed = true
      socket?.terminate()
      await running
    },
  }
}

/** A window of each company and one of sales; each also subscribes to what belongs to another, and must receive nothing of it. */
export const startListeners = async (portal: ShakenPortal, seed: number, from: number) => {
  const caller = callerFor(portal.addresses, chanceOf(seed, 'listeners'), null)
  const people = [...BUYERS, SALES].map((email): Person => ({ email, jwt: null }))
  const companies: string[] = []
  for (const person of people) {
    await caller.signIn(person)
    if (person.email === SALES) continue
    companies.push((await caller.give(person, { method: 'GET', path: '/distributors/current' })).id as string)
  }
  const hearings = people.map(({ email }) => receivedBy(email))
  const windows = await Promise.all(
    people.map((person, at) => {
      const topic = person.email === SALES ? 'office:orders' : `orders:${companies[at]}`
      const foreign = `orders:${companies[(at + 1) % companies.length]}`
      return listen(portal, person, topic, foreign, { seed, from, heard: hearings[at]! })
    }),
  )
  return {
    hearings: hearings.filter(({ email }) => email !== SALES),
    listened: () => windows.map(({ listened }) => listened()),
    /** Every window is connected and has had a moment to receive what was sent. */
    settled: async () => {
      await eventually('every window is open', async () => windows.every(({ isUp }) => isUp()))
      await sleep(700)
    },
    stop: async () => void (await Promise.all(windows.map(({ stop }) => stop()))),
  }
}

export type Listeners = Awaited<ReturnType<typeof startListeners>>
