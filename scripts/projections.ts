import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { isRefusal } from '#platform/decision.ts'
import { eventLog } from '#platform/log/event-log.ts'
import { CannotStart } from '#platform/node/cannot-start.ts'
import { askedToStop } from '#platform/node/stop-signals.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'
import { reachDatabase } from '#platform/postgres/reach.ts'
import { RebuildCancelled, RebuildPaused } from '#platform/projecting/building.ts'
import { LeavesStreamsOut } from '#platform/projecting/cut-over.ts'
import { type ProjectionDesk, projectionDesk } from '#platform/projecting/desk.ts'
import type { DeskEntry, DeskTable } from '#platform/projecting/desk-view.ts'
import { rebuild } from '#platform/projecting/rebuild.ts'
import { counted } from '#platform/text/formats.ts'
import { isOneOf } from '#platform/typed.ts'
import { projections } from '#portal'
import { command, misused } from './command-line.ts'
import { barOf, count } from './progress.ts'

const usage = `npm run projections -- [list | parked [NAME] | rebuild NAME | pause NAME | resume NAME | cancel NAME |
                        back NAME | check NAME | retry NAME]

list     every read model and its tables
parked   streams that an event could not be folded of, and the event
rebuild  builds a new table next to the one that is read and then replaces it; shows its progress
pause, resume, cancel  such a rebuild
back     makes the table live again that was live before
check    folds a sample of streams and compares
retry    takes parked streams up again`
const ofOne = ['rebuild', 'pause', 'resume', 'cancel', 'back', 'check', 'retry'] as const
type OfOne = (typeof ofOne)[number]
const isOfOne = (action: string): action is OfOne => isOneOf(ofOne, action)

const LOOK_MS = 200

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

const foundBy = ({ checkedAt, checkFound, checkLeftOut }: DeskTable): string => {
  if (!checkedAt) return ''
  if (checkFound) return 'differs'
  return checkLeftOut === 0 ? 'as in the streams' : `as in the streams, ${count(checkLeftOut)} parked left out`
}

type Column = readonly [header: string, cell: (entry: DeskEntry, table: DeskTable) => string, isNumber?: 'number']

const columns: readonly Column[] = [
  ['READ MODEL', ({ name }) => name],
  ['TABLE', (_, { version }) => String(version), 'number'],
  ['CODE', (_, { fold }) => String(fold), 'number'],
  ['STATE', (_, { state }) => state],
  ['POSITION', (_, { position }) => count(position), 'number'],
  ['LAG', (_, { lag }) => count(lag), 'number'],
  ['EVENTS/S', (_, { rate }) => (rate === null ? '' : count(rate)), 'number'],
  ['SIZE', (_, { bytes }) => megabytes(bytes), 'number'],
  ['PARKED', (_, { parkedCount }) => count(parkedCount), 'number'],
  ['LAST CHECK (UTC)', (_, { checkedAt }) => checkedAt?.slice(0, 16).replace('T', ' ') ?? ''],
  ['FOUND', (_, table) => foundBy(table)],
]

/** Sentences that would stretch the table: each is below its row. */
const below = ({ checkFound, error }: DeskTable): string[] => [
  ...(error ? [`    error: ${error}`] : []),
  ...(checkFound && checkFound !== error ? [`    check: ${checkFound}`] : []),
]

const printTables = (entries: readonly DeskEntry[]): void => {
  const rows = entries.flatMap((entry) =>
    entry.tables.map((table) => ({ cells: columns.map(([, cell]) => cell(entry, table)), below: below(table) })),
  )
  const lines = [{ cells: columns.map(([header]) => header), below: [] }, ...rows]
  const widths = columns.map((_, index) => Math.max(...lines.map(({ cells }) => cells[index]!.length)))
  const padded = (text: string, index: number) =>
    columns[index]![2] ? text.padStart(widths[index]!) : text.padEnd(widths[index]!)
  for (const line of lines) console.log([line.cells.map(padded).join('  ').trimEnd(), ...line.below].join('\n'))
}

const printParked = (entries: readonly DeskEntry[]): void => {
  for (const { name, tables, parked, parkedCount } of entries) {
    for (const { table, kind, key, position, type, error } of parked) {
      const where = table === tables[0]!.version ? '' : ` (in table ${table}, which is being built)`
      console.log(`${name}  ${kind}/${key}  ${type} at ${position}${where}: ${error}`)
    }
    if (parkedCount > parked.length) console.log(`${name}  and ${count(parkedCount - parked.length)} more`)
  }
  if (entries.every(({ parkedCount }) => parkedCount === 0)) console.log('Nothing is parked.')
}

const bar = ({ position, rate, secondsLeft, state }: DeskTable, target: number): string => {
  const shown = barOf(position, target)
  if (state === 'paused') return `${shown}  paused`
  if (position >= target) return `${shown}  indexes and comparison, then it takes over`
  return `${shown}${rate === null ? '' : `  ${count(rate)} events/s`}${secondsLeft === null ? '' : `  ${secondsLeft} s left`}`
}

/** Shows how far a rebuild is, whichever node runs it, until `running` ends. */
const shown = async <T>(desk: ProjectionDesk, name: string, running: Promise<T>): Promise<T> => {
  const overwrite = process.stdout.isTTY ? '\r\x1b[K' : ''
  let ended = false
  const watched = running.finally(() => {
    ended = true
  })
  watched.catch(() => {})
  while (!ended) {
    const entry = (await desk.list()).find((it) => it.name === name)
    const table = entry?.tables.find(({ state }) => state === 'building' || state === 'paused')
    if (entry && table)
      process.stdout.write(overwrite ? overwrite + bar(table, entry.target) : `${bar(table, entry.target)}\n`)
    await Promise.race([sleep(overwrite ? LOOK_MS : LOOK_MS * 10), watched.catch(() => {})])
  }
  if (overwrite) process.stdout.write('\n')
  return watched
}

const refuse = (outcome: unknown): void => {
  if (isRefusal(outcome)) throw new CannotStart(outcome.error)
}

/** It was paused or cancelled meanwhile, or has to be: that is an end, and no failure of the program. */
const leftToStaff = (error: unknown): never => {
  if (error instanceof RebuildPaused || error instanceof RebuildCancelled || error instanceof LeavesStreamsOut)
    throw new CannotStart(`${error.message}.`)
  throw error
}

await command({ usage, options: {}, positionals: 2 }, async ({ positionals: [action = 'list', name] }) => {
  if (action !== 'list' && action !== 'parked' && !isOfOne(action))
    throw misused(`There is no command ${action}.`, usage)
  if (isOfOne(action) && !name) throw misused(`Name the read model: npm run projections -- ${action} NAME.`, usage)
  const { databaseUrl, dataDir } = readConfiguration('demo', process.env)
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
    throw new CannotStart(`There is no portal in ${dataDir} yet.`)
  const { url, release } = await reachDatabase({ databaseUrl, dataDir })
  const log = eventLog(connectAsPortal(url, { max: 6 }))
  const desk = projectionDesk({ log, projections, changed: async () => {} })

  /** Ctrl-C leaves the rebuild to the portal: it belongs to no process. */
  const build = async (name: string) => {
    const projection = projections.find((known) => known.name === name)!
    const building = shown(desk, name, rebuild(log, projection, false)).catch(leftToStaff)
    const outcome = await Promise.race([building, askedToStop().then(() => null)])
    if (!outcome) {
      console.log(
        `\nThe portal goes on building ${name}, now or when it runs again: npm run projections -- cancel ${name} gives it up.`,
      )
      await release()
      process.exit(130)
    }
    const { version, cutOverMs } = outcome
    console.log(`${name} is read from table ${version} now; readers waited ${cutOverMs.toFixed(0)} ms.`)
  }
  const one = async (name: string) => {
    const found = (await desk.list()).filter((entry) => entry.name === name)
    if (found.length === 0) throw new CannotStart(`There is no read model called ${name}`)
    return found
  }
  const actions: Record<OfOne, (it: string) => Promise<void>> = {
    rebuild: async (name) => {
      refuse(await desk.rebuild(name))
      await build(name)
    },
    resume: async (name) => {
      refuse(await desk.resume(name))
      await build(name)
    },
    pause: async (it) => refuse(await desk.pause(it)),
    cancel: async (it) => refuse(await desk.cancel(it)),
    back: async (it) => refuse(await desk.back(it)),
    check: async (name) => {
      refuse(await desk.check(name))
      const differs = (await one(name)).some(({ tables }) => tables[0]!.checkFound !== null)
      if (differs) process.exitCode = 1
    },
    retry: async (name) => {
      const done = await desk.retry(name)
      if (isRefusal(done)) throw new CannotStart(done.error)
      const isNothingParked = done.freed + done.left === 0
      console.log(
        isNothingParked
          ? `No stream of ${name} is parked.`
          : `${counted(done.freed, 'stream')} taken up again, ${done.left} still cannot be applied.`,
      )
      if (done.left > 0) process.exitCode = 1
    },
  }

  try {
    if (action === 'parked') printParked(name ? await one(name) : await desk.list())
    else if (isOfOne(action) && name) {
      await actions[action](name)
      printTables(await one(name))
    } else printTables(await desk.list())
  } finally {
    await log.pool.end()
    await release()
  }
})
