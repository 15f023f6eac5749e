import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** How many requests people wait for on this node. A socket that stays open is none. */
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
