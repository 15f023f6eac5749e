import { createServer, type Socket } from 'node:net'
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
