import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

import { gatheringSocket } from './gathering-socket.ts'

test('what is written in one turn of the event loop leaves when it ends, in its order', async () => {
  const received = Promise.withResolvers<string>()
  const server = createServer((peer: Socket) => {
    let all = ''
    peer.on('data', (chunk) => {
      all += chunk.toString()
    })
    peer.on('end', () => received.resolve(all))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const socket = gatheringSocket().connect((server.address() as { port: number }).port, '127.0.0.1')
  await new Promise((resolve) => socket.once('connect', resolve))

  socket.write('begin;')
  socket.cork()
  socket.write('select 1;')
  socket.uncork()
  expect(socket.writableLength, 'nothing has left yet').toBe('begin;select 1;'.length)
  await new Promise((resolve) => process.nextTick(resolve))
  expect(socket.writableLength, 'all of it has').toBe(0)
  socket.write('commit;')
  socket.end()
  expect(await received.promise).toBe('begin;select 1;commit;')
  server.close()
})

/** Listens and never accepts: once a few wait, the system answers no one any more, as an address does whose machine is gone. */
const silent = `
  const { createServer } = require('node:net')
  const { parentPort } = require('node:worker_threads')
  const server = createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    parentPort.postMessage(server.address().port)
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0))
  })`

test('without an answer it is given up, in seconds; an open connection may rest', async () => {
  const worker = new Worker(silent, { eval: true })
  const [port] = (await once(worker, 'message')) as [number]
  const sockets = Array.from({ length: 6 }, () => gatheringSocket({ connectWithinMs: 300 }).connect(port, '127.0.0.1'))
  const ends = await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<string>((resolve) => {
          socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
          socket.once('connect', () => setTimeout(() => resolve(socket.destroyed ? 'lost' : 'open'), 600))
        }),
    ),
  )
  expect(new Set(ends)).toEqual(new Set(['open', 'ETIMEDOUT']))
  for (const socket of sockets) socket.destroy()
  await worker.terminate()
})
