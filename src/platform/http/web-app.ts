import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

import { sendProblem } from './problem.ts'

const A_YEAR_SECONDS = 365 * 24 * 3600

/** Files whose names change with their content. Documents keep their addresses. */
const isHashed = (path: string): boolean => path.includes('/assets/') && !path.includes('/assets/documents/')

const sendPage = (reply: FastifyReply, page: Buffer) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)

/** A route for each file, found once: what is no file is not looked for in the folder at every request. */
const serveFiles = (app: FastifyInstance, folder: string) =>
  app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'], // sent in the place of the file that they are of
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const kept = isHashed(path) ? `public, max-age=${A_YEAR_SECONDS}, immutable` : 'no-cache'
      void reply.header('cache-control', kept)
    },
  })

/**
 * The built React app at every path that is not the API's: hashed files for a year, the page itself never kept. At `/`
 * the landing page is in it already. What looks like a file that is not there gets the page only where a page is asked for.
 */
export const serveWebApp = async (app: FastifyInstance, folder: string) => {
  const page = join(folder, 'index.html')
  const built = existsSync(page)
  if (built) await serveFiles(app, folder)
  const html = built ? await readFile(page) : null
  const landing = built ? await readFile(join(folder, 'landing.html')) : null

  // A route of its own: what serves files takes `/` for a folder, and refuses it to whoever accepts no compression.
  if (landing) app.get('/', (_request, reply) => sendPage(reply, landing))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!
    const isAddress = request.headers.accept?.includes('text/html') || !/\.\w{2,5}$/.test(path)
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && isAddress
    if (!isPage || !html) return sendProblem(reply, { status: 404, error: 'Page not found' })
    return sendPage(reply, html)
  })
}
