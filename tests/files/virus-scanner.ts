import { createServer, type Server } from 'node:net'

/** A server that speaks clamd's INSTREAM: chunks after their length, ended by a length of zero. Whatever contains EICAR is infected. */
export const virusScanner = (): Server =>
  createServer((socket) => {
    let waiting = Buffer.alloc(0)
    let content = ''
    let greeted = false
    socket.on('data', (part) => {
      waiting = Buffer.concat([waiting, part])
      if (!greeted) {
        if (waiting.length < 10) return
        greeted = waiting.toString('latin1', 0, 10) === 'zINSTREAM\0'
        waiting = waiting.subarray(10)
      }
      while (waiting.length >= 4 && waiting.length >= 4 + waiting.readUInt32BE(0)) {
        const length = waiting.readUInt32BE(0)
        content += waiting.toString('latin1', 4, 4 + length)
        waiting = waiting.subarray(4 + length)
        if (length === 0)
          socket.end(content.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
      }
    })
  })
