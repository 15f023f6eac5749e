import { Socket } from 'node:net'

/** The system's own patience with an address that swallows what is sent to it is two minutes, and a stop waits for it. */
const CONNECT_WITHIN_MS = 10_000

/**
 * A way to Postgres on which all that is said in one turn of the event loop travels together: `begin` with the statement
 * after it, the last statement with its `commit`. Each message of its own costs a system call and wakes the backend; they
 * were a third of what placing an order costs Node. An address without an answer is given up as the system does it, but sooner.
 */
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
  // Only now: connecting puts a socket's own `write` back.
  return socket.once('connect', () => Object.assign(socket.setTimeout(0), { write: gather }))
}
