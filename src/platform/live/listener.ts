import type { WebSocket } from 'ws'

import type { Me } from '#platform/access/permissions.ts'
import { noTracing, type TracedCommit, type Tracing } from '#platform/tracing/tracing.ts'

import type { Change, ServerMessage } from './protocol.ts'

const COALESCE_MS = 50
/** A slower reader is closed; it resumes by position. */
const MAX_BUFFERED_BYTES = 512 * 1024
const MAX_WAITING_CHANGES = 2000

/** 4001 and 4003 do not reconnect, the others resume. */
export const CLOSE = { ended: 4001, refused: 4003, tooSlow: 1013, restart: 1012 } as const

export class Listener {
  readonly topics = new Set<string>()
  me: Me
  readonly #socket: WebSocket
  readonly #safePosition: () => number
  readonly #tracing: Tracing
  #waiting = new Map<string, { readonly change: Change; readonly commit: TracedCommit }>()
  #timer: NodeJS.Timeout | null = null
  #lastSent = Number.NEGATIVE_INFINITY
  #isPaused = false

  constructor(socket: WebSocket, me: Me, safePosition: () => number, tracing = noTracing) {
    this.#socket = socket
    this.me = me
    this.#safePosition = safePosition
    this.#tracing = tracing
  }

  send(message: ServerMessage) {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#socket.send(JSON.stringify(message))
  }

  /** The first at once, those of the next 50 ms together, without duplicates. */
  push(change: Change, commit: TracedCommit) {
    this.#waiting.set(`${change.model}@${change.position}`, { change, commit })
    if (this.#waiting.size > MAX_WAITING_CHANGES || this.#socket.bufferedAmount > MAX_BUFFERED_BYTES)
      return this.close(CLOSE.tooSlow, 'too slow')
    this.#plan()
  }

  /** Live messages must not overtake the replay. */
  pause(isPaused: boolean) {
    this.#isPaused = isPaused
    this.#plan()
  }

  #plan() {
    if (this.#timer || this.#isPaused || this.#waiting.size === 0) return
    const wait = Math.max(0, this.#lastSent + COALESCE_MS - performance.now())
    this.#timer = setTimeout(() => this.#flush(), wait)
  }

  #flush() {
    this.#timer = null
    if (this.#isPaused) return
    this.#lastSent = performance.now()
    const sent = [...this.#waiting.values()]
    const changes = sent.map(({ change }) => change).toSorted((a, b) => a.position - b.position)
    this.#waiting = new Map()
    if (!changes.length) return
    const models = [...new Set(changes.map((change) => change.model))]
    const topics = [...new Set(changes.flatMap((change) => change.topics))]
    this.#tracing.follow(
      () => sent.map(({ commit }) => commit),
      'live frame',
      () => ({ 'partnercare.projections': models }),
      () => this.send({ type: 'changed', position: this.#safePosition(), models, topics, changes }),
    )
  }

  close(code: number, reason: string) {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#waiting.clear()
    this.#socket.close(code, reason)
  }
}
