import type { WebSocket } from 'ws'

import type { Me } from '#platform/access/permissions.ts'

import type { Change, ServerMessage } from './protocol.ts'

const COALESCE_MS = 50
/** A reader that lets this much pile up is closed; it comes back and resumes by position. */
const MAX_BUFFERED_BYTES = 512 * 1024
const MAX_WAITING_CHANGES = 2000

/** Close codes: 4001 and 4003 for clients that may not listen, the others for those that reconnect and resume from their position. */
export const CLOSE = { ended: 4001, refused: 4003, tooSlow: 1013, restart: 1012 } as const

/** One open socket of one person: what it listens to, and what waits to be sent. */
export class Listener {
  readonly topics = new Set<string>()
  me: Me
  readonly #socket: WebSocket
  readonly #safePosition: () => number
  #waiting = new Map<string, Change>()
  #timer: NodeJS.Timeout | null = null
  #lastSent = Number.NEGATIVE_INFINITY
  #isPaused = false

  constructor(socket: WebSocket, me: Me, safePosition: () => number) {
    this.#socket = socket
    this.me = me
    this.#safePosition = safePosition
  }

  send(message: ServerMessage) {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#socket.send(JSON.stringify(message))
  }

  /** The first change goes out at once, those of the next 50 ms together. The same change is sent once. */
  push(change: Change) {
    this.#waiting.set(`${change.model}@${change.position}`, change)
    if (this.#waiting.size > MAX_WAITING_CHANGES || this.#socket.bufferedAmount > MAX_BUFFERED_BYTES)
      return this.close(CLOSE.tooSlow, 'too slow')
    this.#plan()
  }

  /** Nothing is sent while it is paused: what comes must not overtake what was missed, nor move the position past it. */
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
    const changes = [...this.#waiting.values()].toSorted((a, b) => a.position - b.position)
    this.#waiting = new Map()
    if (!changes.length) return
    this.send({
      type: 'changed',
      position: this.#safePosition(),
      models: [...new Set(changes.map((change) => change.model))],
      topics: [...new Set(changes.flatMap((change) => change.topics))],
      changes,
    })
  }

  close(code: number, reason: string) {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#waiting.clear()
    this.#socket.close(code, reason)
  }
}
