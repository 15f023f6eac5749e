import { useEffect, useSyncExternalStore } from 'react'

import type { Said, ServerMessage } from '#platform/live/protocol.ts'
import { forgetReads, oldestReadAt, sawChange } from '#web/api/http.ts'
import { askLostNow } from '#web/api/lost-answers.ts'
import { pause } from '#web/api/pause.ts'
import { allChanged, askFailedAgain, modelsChanged } from '#web/api/reads.ts'
import { currentToken, isSignedIn, onSession, onToken, sessionEnded, sessionStatus } from '#web/api/session.ts'
import { setOutOfReach } from '#web/ui/actions/reach.ts'
import { liveTopics } from './live-topics.ts'

/** `since`: when it was lost; null while it is up. `at`: when the server last spoke. `tried`: it did not come back at once. */
export type LiveState = {
  readonly up: boolean
  readonly since: Date | null
  readonly at: Date | null
  readonly tried: boolean
}

/** The server pings every 25 s: this long a silence means that the line is dead. */
const SILENCE = 65_000

const NOBODY_LISTENS: LiveState = { up: false, since: null, at: null, tried: false }
let state: LiveState = NOBODY_LISTENS
let socket: WebSocket | null = null
/** The newest position that the server sent: from here it goes on after a break. */
let position: number | null = null
let attempt = 0
let retry: ReturnType<typeof setTimeout> | undefined
let silence: ReturnType<typeof setTimeout> | undefined
const topics = liveTopics()
const listeners = new Set<() => void>()

const become = (next: LiveState): void => {
  state = next
  setOutOfReach(isOutOfReach(next))
  for (const listener of listeners) listener()
}

const send = (message: Said): void => {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
}

const subscribe = (names: readonly string[]): void => {
  if (names.length > 0) send({ type: 'subscribe', topics: names, from: position })
}

/** Says who listens now. The server handles messages in order: what is requested next is requested as that user. */
const renew = (jwt: string): void => {
  send({ type: 'jwt', jwt })
  subscribe(topics.refusedSoFar())
}

const spoke = (): void => become({ up: true, since: null, at: new Date(), tried: false })

const handlers: {
  readonly [Type in ServerMessage['type']]: (message: Extract<ServerMessage, { type: Type }>) => void
} = {
  ready: (message) => {
    // The first line may come long after the first reads: what happened in between is announced now.
    position ??= Math.min(oldestReadAt(), message.position)
    attempt = 0
    subscribe(topics.all())
    void askFailedAgain()
    askLostNow()
    spoke()
  },
  changed: (message) => {
    position = Math.max(position ?? 0, message.position)
    for (const change of message.changes) sawChange(change.position)
    void modelsChanged(message.models)
    spoke()
  },
  resync: (message) => {
    position = message.position
    void allChanged()
  },
  ended: () => sessionEnded(),
  ping: () => send({ type: 'pong' }),
  refused: (message) => topics.refused(message.topics),
}

const receive = (message: ServerMessage): void => {
  clearTimeout(silence)
  silence = setTimeout(() => socket?.close(), SILENCE)
  const handle = handlers[message.type] as (message: ServerMessage) => void
  handle(message)
}

const connect = (): void => {
  clearTimeout(retry)
  const jwt = currentToken()
  if (!jwt || socket) return
  const opened = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`)
  socket = opened
  opened.addEventListener('open', () => send({ type: 'hello', jwt: currentToken() ?? jwt }))
  opened.addEventListener('message', (message) => receive(JSON.parse(String(message.data))))
  opened.addEventListener('close', () => lost(opened))
}

const lost = (closed: WebSocket): void => {
  if (socket !== closed) return
  socket = null
  clearTimeout(silence)
  if (!isSignedIn(sessionStatus())) {
    become(NOBODY_LISTENS)
    return
  }
  become({ ...state, up: false, since: state.since ?? new Date(), tried: state.since !== null })
  retry = setTimeout(connect, pause(attempt, Math.random()))
  attempt += 1
}

const disconnect = (): void => {
  clearTimeout(retry)
  position = null
  forgetReads()
  attempt = 0
  if (socket) socket.close()
  else become(NOBODY_LISTENS) // what was lost was another session's
}

/** Follows the session: connects while a user is signed in. Called once, at start. */
export const startLive = (): void => {
  onToken((jwt) => (socket ? renew(jwt) : connect()))
  onSession(() => (isSignedIn(sessionStatus()) ? connect() : disconnect()))
  addEventListener('online', () => {
    attempt = 0
    connect()
    void askFailedAgain()
    askLostNow()
  })
  // A connection that hangs silently would be noticed after a minute.
  addEventListener('offline', () => {
    if (!socket) return
    socket.close()
    lost(socket)
  })
}

/** While the screen is open: `useTopics('order:' + id)`. null: none yet. */
export const useTopics = (...heard: readonly (string | null)[]): void => {
  const names = heard.filter((topic) => topic !== null).join(' ')
  useEffect(() => {
    const mine = names === '' ? [] : names.split(' ')
    subscribe(topics.want(mine))
    return () => topics.leave(mine)
  }, [names])
}

const onState = (changed: () => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export const useLiveState = (): LiveState => useSyncExternalStore(onState, () => state)

/** True after the line was up, went, and failed to reconnect once. Commands may work where sockets do not. */
export const isOutOfReach = ({ at, tried }: LiveState): boolean => at !== null && tried
