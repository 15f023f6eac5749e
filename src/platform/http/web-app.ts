import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SIGN_COOKIE } from '#platform/access/sessions/sessions.ts'
import { escapedHtml } from '#platform/text/html.ts'
import { cookieIn } from './host-cookie.ts'
import { sendProblem } from './problem.ts'
import { wantedTags } from './readers-language.ts'

const A_YEAR_SECONDS = 365 * 24 * 3600

const isHashed = (path: string): boolean => path.includes('/assets/') && !path.includes('/assets/documents/')

const sendPage = (reply: FastifyReply, page: Buffer) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-language, cookie')
    .send(page)

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

/** Files by the pattern of an address, as the build wrote them. */
const firstFilesIn = async (file: string) => {
  const written = await readFile(file, 'utf8').catch(() => '{}')
  const files: Readonly<Record<string, readonly string[]>> = JSON.parse(written)
  const patterns = Object.entries(files).map(([pathname, of]) => ({ pattern: new URLPattern({ pathname }), of }))
  return ({ pathname }: URL): readonly string[] => patterns.find(({ pattern }) => pattern.test({ pathname }))?.of ?? []
}

type Pages = {
  readonly app: Buffer
  readonly landing: Buffer
  readonly firstFilesOf: Awaited<ReturnType<typeof firstFilesIn>>
}

const FIRST_LANGUAGE = 'en'

/** By language tag: 'index.es.html'; 'index.html' is English. */
const pagesIn = async (folder: string): Promise<ReadonlyMap<string, Pages>> => {
  const found = globSync('index*.html', { cwd: folder })
  const read = (name: string) => readFile(join(folder, name))
  return new Map(
    await Promise.all(
      found.map(async (page): Promise<[string, Pages]> => {
        const tag = /^index\.(.+)\.html$/.exec(page)?.[1] ?? FIRST_LANGUAGE
        const firstFilesOf = await firstFilesIn(
          join(folder, page.replace('index', 'first-files').replace('.html', '.json')),
        )
        return [
          tag.toLowerCase(),
          { app: await read(page), landing: await read(page.replace('index', 'landing')), firstFilesOf },
        ]
      }),
    ),
  )
}

/** The first one of these tags that there is; 'es' serves 'es-CO'. */
const preferred = (tags: readonly string[], pages: ReadonlyMap<string, Pages>): Pages | undefined => {
  const known = tags.flatMap((tag) => pages.get(tag) ?? pages.get(tag.split('-')[0]!) ?? [])
  return known[0] ?? pages.get(FIRST_LANGUAGE)
}

const withBrand = (page: Buffer, brand: Readonly<Record<string, unknown>>): Buffer => {
  const said = JSON.stringify(brand).replaceAll('<', '\\u003c')
  const script = `<script type="application/json" id="brand">${said}</script></head>`
  return Buffer.from(page.toString('utf8').replace('</head>', () => script))
}

/** As the build's own links: what it loads later finds them. */
const linkTo = (file: string): string => {
  if (file.endsWith('.css')) return `<link rel="stylesheet" crossorigin href="/${file}">`
  if (file.endsWith('.woff2')) return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
  return `<link rel="modulepreload" crossorigin href="/${file}">`
}

/** `files`: requested with the page; `reads`: by public/start.js, with the session. */
const withFirstView = (page: Buffer, files: readonly string[], reads: readonly string[]): Buffer =>
  Buffer.from(
    page
      .toString('utf8')
      .replace('</head>', () => `${files.map(linkTo).join('')}</head>`)
      .replace('src="/start.js"', (source) => `${source} data-reads="${escapedHtml(JSON.stringify(reads))}"`),
  )

type ServedWith = {
  /** Brand settings newer than the build. */
  readonly brand?: () => Readonly<Record<string, unknown>>
  /** What the page at an address calls with GET before it shows something, where someone is signed in. */
  readonly firstReadsOf?: (address: URL) => readonly string[]
}

/** Hashed files are cached for a year, the page never. */
export const serveWebApp = async (
  app: FastifyInstance,
  folder: string,
  { brand: changed = () => ({}), firstReadsOf = () => [] }: ServedWith = {},
) => {
  const pages = await pagesIn(folder)
  const branded = ({ app: page, landing }: Pages, isLanding: boolean): Buffer => {
    const brand = changed()
    if (Object.keys(brand).length > 0) return withBrand(page, brand)
    return isLanding ? landing : page
  }
  /** Who is not signed in is sent on to sign in: nothing of this page is requested ahead. */
  const opened = (page: Buffer, { firstFilesOf }: Pages, request: FastifyRequest): Buffer => {
    if (cookieIn(request.cookies, SIGN_COOKIE) === undefined) return page
    const address = new URL(request.url, 'http://portal')
    return withFirstView(page, firstFilesOf(address), firstReadsOf(address))
  }
  const pagesFor = (request: FastifyRequest) => preferred(wantedTags(request), pages)
  if (pages.size > 0) {
    await serveFiles(app, folder)
    // @fastify/static treats `/` as a folder and refuses clients without compression.
    app.get('/', (request, reply) => sendPage(reply, branded(pagesFor(request)!, true)))
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!
    const isAddress = request.headers.accept?.includes('text/html') || !/\.\w{2,5}$/.test(path)
    // Link scanners of mails use HEAD and take a 404 for a dead link.
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isPage = isRead && !path.startsWith('/api/') && isAddress
    const found = pagesFor(request)
    if (!isPage || !found) return sendProblem(reply, { status: 404, error: 'Page not found' })
    return sendPage(reply, opened(branded(found, false), found, request))
  })
}
