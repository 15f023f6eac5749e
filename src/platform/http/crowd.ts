import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'

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
