import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { sendProblem } from './problem.ts'

const A_YEAR_SECONDS = 365 * 24 * 3600

/** Files whose names change with their content. Documents keep their addresses. */
const isHashed = (path: string): boolean => path.includes('/assets/') && !path.includes('/assets/documents/')

/** The built React app at every path that is not the API's: hashed files for a year, the page itself never kept. */
export const serveWebApp = async (app: FastifyInstance, folder: string) => {
  const page = join(folder, 'index.html')
  const built = existsSync(page)
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const kept = isHashed(path) ? `public, max-age=${A_YEAR_SECONDS}, immutable` : 'no-cache'
        void reply.header('cache-control', kept)
      },
    })
  const html = built ? await readFile(page) : null

  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w{2,5}$/.test(request.url.split('?')[0]!)
    if (!isPage || !html) return sendProblem(reply, { status: 404, error: 'Page not found' })
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
  })
}
