import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { append } from '#bench/append.ts'
import { backup } from '#bench/backup.ts'
import { type Figure, heading, row } from '#bench/figure.ts'
import { type Ground, prepareGround } from '#bench/ground.ts'
import { idleMemory } from '#bench/idle-memory.ts'
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

const benches: Readonly<Record<string, (ground: Ground) => Promise<Figure[]>>> = {
  append,
  projection,
  socket,
  orders,
  statements,
  list: orderList,
  rebuild,
  'rebuild-million': rebuildMillion,
  backup,
  memory: idleMemory,
  page: pageWeight,
  pdf: quotePdfs,
  start,
  verify,
}

/**
 * Measures what was named, or everything: a line of a Markdown table for each figure. `--rest 120`: so many seconds of rest
 * before each, for a machine that slows down after minutes of work.
 */
const main = async (): Promise<void> => {
  const { positionals: wanted, values } = parseArgs({
    allowPositionals: true,
    options: { rest: { type: 'string', default: '0' } },
  })
  const rest = Number(values.rest)
  const unknown = wanted.filter((name) => !(name in benches))
  if (unknown.length > 0) {
    console.error(`\n  There is no figure ${unknown.join(', ')}: choose from ${Object.keys(benches).join(', ')}.\n`)
    process.exit(1)
  }
  if (!(rest >= 0)) {
    console.error(`\n  --rest ${values.rest}: how many seconds?\n`)
    process.exit(1)
  }
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
}

await main()
