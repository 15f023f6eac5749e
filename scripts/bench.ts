import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterWork } from '#bench/after-work.ts'
import { append } from '#bench/append.ts'
import { backup } from '#bench/backup.ts'
import { cost } from '#bench/cost.ts'
import { felt } from '#bench/felt.ts'
import { type Figure, heading, row } from '#bench/figure.ts'
import { flood } from '#bench/flood.ts'
import { type Ground, prepareGround } from '#bench/ground.ts'
import { growth } from '#bench/growth.ts'
import { invariants } from '#bench/invariants.ts'
import { orderList } from '#bench/order-list.ts'
import { orders } from '#bench/orders.ts'
import { projection } from '#bench/projection.ts'
import { quotePdfs } from '#bench/quote-pdf.ts'
import { rebuild } from '#bench/rebuild.ts'
import { rebuildMillion } from '#bench/rebuild-million.ts'
import { residentMegabytes } from '#bench/resident-megabytes.ts'
import { socket } from '#bench/socket.ts'
import { statements } from '#bench/statements.ts'
import { tracing } from '#bench/tracing.ts'
import { verify } from '#bench/verify.ts'
import { portalOn, startPortalProcess } from '#tests/e2e/portal-process.ts'
import { budgets, spentOn } from './budget.ts'
import { command, misused, wholeNumber } from './command-line.ts'

const FIRST_S = 30
const LATER_S = 5

/** `npm run demo` from the program's start to its first answer: on an empty folder, and when the world is there. */
const start = async (): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'partnercare-bench-start-'))
  chmodSync(folder, 0o755) // for the user that Postgres runs as
  const seconds = async () => {
    const began = performance.now()
    const portal = await startPortalProcess({ mode: 'demo', dataDir: join(folder, 'data'), environment: {} })
    const took = (performance.now() - began) / 1000
    await portal.stop()
    return took
  }
  const first = await seconds()
  const later = await seconds()
  rmSync(folder, { recursive: true, force: true })
  const figure = (what: string, took: number, aim: number, machine: string): Figure => ({
    what,
    measured: `${took.toFixed(1)} s`,
    aim: `${aim} s`,
    reached: took <= aim,
    machine,
  })
  return [
    figure('First start of the demo', first, FIRST_S, 'Postgres is set up, two years of twelve companies are seeded'),
    figure('Later start of the demo', later, LATER_S, 'Postgres included'),
  ]
}

/** What the browser loads for the first page after the sign-in. */
const pageWeight = async (): Promise<Figure[]> => {
  const home = budgets.find(({ page }) => page === 'home')!
  const { script, styles } = spentOn(home)
  return [
    {
      what: 'First page after sign-in, gzip',
      measured: `${script.toFixed(0)} kB of JavaScript, ${styles.toFixed(1)} kB of styles`,
      aim: `${home.script} kB, ${home.styles} kB`,
      reached: script <= home.script && styles <= home.styles,
      machine: '–',
    },
  ]
}

const SETTLES_MS = 8000
const AIM_MB = 180

/** What the program keeps in memory when it is idle. */
const idleMemory = async (ground: Ground): Promise<Figure[]> => {
  const database = await ground.world()
  const portal = await portalOn(database.url)
  await sleep(SETTLES_MS)
  const resident = residentMegabytes(portal.pid)
  await portal.stop()
  await database.drop()
  return [
    {
      what: 'Memory of the idle program (resident)',
      measured: `${resident.toFixed(0)} MB`,
      aim: `${AIM_MB} MB`,
      reached: resident <= AIM_MB,
      machine: 'the demo world loaded, no sockets',
    },
  ]
}

type Options = { readonly times: number; readonly events: readonly number[] }

const benches: Readonly<Record<string, (ground: Ground, options: Options) => Promise<Figure[]>>> = {
  append,
  projection,
  socket,
  orders,
  statements: async (ground) => [...(await statements(ground)), ...(await afterWork())],
  list: orderList,
  felt,
  flood,
  growth: async (_, { times }) => growth(times),
  invariants,
  rebuild,
  'rebuild-million': rebuildMillion,
  backup,
  cost: (ground, { events }) => cost(ground, events),
  memory: idleMemory,
  page: pageWeight,
  pdf: quotePdfs,
  start,
  tracing,
  verify,
}

/** A minute or two of everything that a figure depends on: the log, read models, calls, documents. */
const SMOKE = ['append', 'projection', 'list', 'pdf']

const usage = `npm run bench -- [FIGURE …] [--rest 0] [--smoke]

Measures what is named, or everything: a line of a Markdown table for each figure.

${Object.keys(benches).join(', ')}

--times 30  how many times as large the world of \`growth\` is
--events 100000,1000000,10000000  the sizes of the log that \`cost\` compares; the last takes hours
--rest 120  so many seconds of rest before each, for a machine that slows down after minutes of work
--smoke     ${SMOKE.join(', ')}: to see that they run`

const options = {
  times: { type: 'string', default: '30' },
  events: { type: 'string', default: '100000,1000000' },
  rest: { type: 'string', default: '0' },
  smoke: { type: 'boolean' },
} as const

await command({ usage, options, positionals: Number.POSITIVE_INFINITY }, async ({ positionals, values }) => {
  const wanted = values.smoke ? SMOKE : positionals
  const unknown = wanted.filter((name) => !Object.hasOwn(benches, name))
  if (unknown.length > 0) throw misused(`There is no figure ${unknown.join(', ')}.`, usage)
  const rest = wholeNumber('--rest', values.rest, 0)
  const times = wholeNumber('--times', values.times, 1)
  const events = values.events.split(',').map((number) => wholeNumber('--events', number, 1))
  console.log(`${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}; Node ${process.versions.node}\n\n${heading}`)
  const ground = await prepareGround()
  try {
    for (const [name, measure] of Object.entries(benches)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      await sleep(rest * 1000)
      for (const figure of await measure(ground, { times, events })) console.log(row(figure))
    }
  } finally {
    await ground.stop()
  }
})
