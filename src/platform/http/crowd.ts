import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** Without open sockets. */
export const crowd = () => {
  let waiting = 0
  return {
    waiting: () => waiting,
    watch: (app: FastifyInstance): void => {
      app.addHook('onRequest', async (request, reply) => {
        if (request.headers.upgrade) return
        waiting++
        finished(reply.raw, () => {
          waiting--
        })
      })
    },
  }
}
