import { Socket } from 'node:net'

/** The system's own timeout is two minutes, and a stop waits for it. */
const CONNECT_WITHIN_MS = 10_000

/** Writes of one event-loop turn are sent together: system calls were a third of the cost of placing an order. */
export const gatheringSocket = ({ connectWithinMs = CONNECT_WITHIN_MS } = {}): Socket => {
  const socket = new Socket()
  socket.setTimeout(connectWithinMs, () =>
    socket.destroy(Object.assign(new Error('connect ETIMEDOUT: Postgres does not answer'), { code: 'ETIMEDOUT' })),
  )
  const send = socket.write
  let isGathering = false

  const gather = (...args: Parameters<Socket['write']>): boolean => {
    if (!isGathering) {
      isGathering = true
      socket.cork()
      process.nextTick(() => {
        isGathering = false
        socket.uncork()
      })
    }
    return send.apply(socket, args)
  }
  // Only now: connecting restores the socket's own `write`.
  return socket.once('connect', () => Object.assign(socket.setTimeout(0), { write: gather }))
}
