import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterWork } from '#bench/after-work.ts'
import { append } from '#bench/append.ts'
import { backup } from '#bench/backup.ts'
import { type Figure, heading, row } from '#bench/figure.ts'
import { flood } from '#bench/flood.ts'
import { type Ground, prepareGround } from '#bench/ground.ts'
import { idleMemory } from '#bench/idle-memory.ts'
import { invariants } from '#bench/invariants.ts'
import { orderList } from '#bench/order-list.ts'
import { orders } from '#bench/orders.ts'
import { pageWeight } from '#bench/page-weight.ts'
import { projection } from '#bench/projection.ts'
import { quotePdfs } from '#bench/quote-pdf.ts'
import { rebuild } from '#bench/rebuild.ts'
import { rebuildMillion } from '#bench/rebuild-million.ts'
import { socket } from '#bench/socket.ts'
import { start } from '#bench/start.ts'
import { statements } from '#bench/statements.ts'
import { verify } from '#bench/verify.ts'

import { command, misused, wholeNumber } from './command-line.ts'

const benches: Readonly<Record<string, (ground: Ground) => Promise<Figure[]>>> = {
  append,
  projection,
  socket,
  orders,
  statements: async (ground) => [...(await statements(ground)), ...(await afterWork())],
  list: orderList,
  flood,
  invariants,
  rebuild,
  'rebuild-million': rebuildMillion,
  backup,
  memory: idleMemory,
  page: pageWeight,
  pdf: quotePdfs,
  start,
  verify,
}

/** A minute or two of everything that a figure stands on: the log, read models, calls, documents. */
const SMOKE = ['append', 'projection', 'list', 'pdf']

const usage = `npm run bench -- [FIGURE …] [--rest 0] [--smoke]

Measures what is named, or everything: a line of a Markdown table for each figure.

${Object.keys(benches).join(', ')}

--rest 120  so many seconds of rest before each, for a machine that slows down after minutes of work
--smoke     ${SMOKE.join(', ')}: to see that they run`

const options = { rest: { type: 'string', default: '0' }, smoke: { type: 'boolean' } } as const

await command({ usage, options, positionals: Number.POSITIVE_INFINITY }, async ({ positionals, values }) => {
  const wanted = values.smoke ? SMOKE : positionals
  const unknown = wanted.filter((name) => !Object.hasOwn(benches, name))
  if (unknown.length > 0) throw misused(`There is no figure ${unknown.join(', ')}.`, usage)
  const rest = wholeNumber('--rest', values.rest, 0)
  console.log(`${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}; Node ${process.versions.node}\n\n${heading}`)
  const ground = await prepareGround()
  try {
    for (const [name, measure] of Object.entries(benches)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      await sleep(rest * 1000)
      for (const figure of await measure(ground)) console.log(row(figure))
    }
  } finally {
    await ground.stop()
  }
})
