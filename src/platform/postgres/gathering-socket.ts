import { Socket } from 'node:net'

/**
 * A way to Postgres on which all that is said in one turn of the event loop travels together: `begin` with the statement
 * after it, the last statement with its `commit`. Each message of its own costs a system call and wakes the backend; they
 * were a third of what placing an order costs Node.
 */
export const gatheringSocket = (): Socket => {
  const socket = new Socket()
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
  return socket.once('connect', () => Object.assign(socket, { write: gather }))
}
