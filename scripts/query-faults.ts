import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'

import { startEmbedded } from '#platform/postgres/embedded.ts'
import { installDatabase } from '#platform/postgres/install.ts'
import type { ReadModels } from '#platform/projection.ts'
import { clearUpBehindUs } from '#tests/postgres-for-tests.ts'
import { equivalents } from '#tests/queries/equivalent-faults.ts'
import { subjects, tables } from '#tests/queries/every-query.ts'
import { type QueryFault, queryFaults, withFault } from '#tests/queries/faults.ts'
import { calledBy, type Subject } from '#tests/queries/subject.ts'
import { filledReadModels } from '#tests/queries/tables.ts'

import { command } from './command-line.ts'

const usage = `npm run query-faults -- [--only TEXT]

Leaves out each condition of every query, and turns round each order, one at a time: whether tests/queries notices.

--only orders  faults whose file, query or description has this text`

const root = join(import.meta.dirname, '..')

type PlantedFault = QueryFault & { readonly file: string; readonly subject: Subject; readonly source: string }

/** Of a file of a module only what the cases call: the rest of it answers requests, and has tests there. */
const faultsOf = (subject: Subject, called: ReadonlySet<string>): PlantedFault[] =>
  [subject.file, ...subject.madeOf].flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const isWhole = file !== subject.file || file.startsWith('projections/')
    return queryFaults(source)
      .filter(({ within }) => isWhole || called.has(within))
      .map((fault) => ({ ...fault, file, subject, source }))
  })

const nameOf = ({ file, within, says }: Pick<PlantedFault, 'file' | 'within' | 'says'>): string =>
  `${file} ${within}: ${says}`

const planted: PlantedFault[] = []

/** A file of queries that is loaded as `…?fault=7` has fault 7, in itself or in the file that it is made of. */
registerHooks({
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context)
    const number = /\?fault=(\d+)$/.exec(context.parentURL ?? '')?.[1]
    const fault = number === undefined ? undefined : planted[Number(number)]
    const isPlanted = fault && resolved.url === pathToFileURL(join(root, fault.file)).href
    return isPlanted ? { ...resolved, url: `${resolved.url}?fault=${number}` } : resolved
  },
  load: (url, context, next) => {
    const loaded = next(url, context)
    const [address, number] = url.split('?fault=')
    const fault = number === undefined ? undefined : planted[Number(number)]
    if (!fault || address !== pathToFileURL(join(root, fault.file)).href) return loaded
    return { ...loaded, source: withFault(fault.source, fault) }
  },
})

/** What the first case finds that notices; null: none does. */
const noticed = async ({ cases }: Subject, queries: unknown, db: ReadModels): Promise<string | null> => {
  for (const [title, [ask, answer]] of Object.entries(cases)) {
    // A fault may throw before there is anything to wait for.
    const given = await (async () => ask(queries, db))().catch((error: Error) => error)
    if (!isDeepStrictEqual(given, answer)) return title
  }
  return null
}

const openReadModels = async () => {
  const folder = join(tmpdir(), `query-faults-${randomBytes(4).toString('hex')}`)
  clearUpBehindUs(folder)
  const server = await startEmbedded({ dataDir: folder, durable: false })
  await installDatabase(server.url)
  const { db, close } = await filledReadModels(server.url, tables)
  const stop = async () => {
    await close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { db, stop }
}

await command(
  { usage, options: { only: { type: 'string', default: '' } }, positionals: 0 },
  async ({ values: { only } }) => {
    const { db, stop } = await openReadModels()
    try {
      for (const subject of subjects) {
        const found = await noticed(subject, subject.queries, db)
        if (found) throw new Error(`${subject.file} without a fault: ${found}`)
        planted.push(...faultsOf(subject, await calledBy(subject, db)).filter((fault) => nameOf(fault).includes(only)))
      }
      const overlooked: string[] = []
      const unexpected: string[] = []
      for (const [number, fault] of planted.entries()) {
        const queries: unknown = await import(`${pathToFileURL(join(root, fault.subject.file)).href}?fault=${number}`)
        const isEquivalent = equivalents.some((it) => nameOf(it) === nameOf(fault))
        const isNoticed = (await noticed(fault.subject, queries, db)) !== null
        if (!isNoticed && !isEquivalent) overlooked.push(nameOf(fault))
        if (isNoticed && isEquivalent) unexpected.push(`${nameOf(fault)} is called equivalent, but is noticed`)
      }
      const gone = equivalents.filter(
        (it) => nameOf(it).includes(only) && !planted.some((fault) => nameOf(fault) === nameOf(it)),
      )
      unexpected.push(...gone.map((it) => `${nameOf(it)} is called equivalent, but cannot be planted`))
      for (const line of [...overlooked.map((name) => `overlooked: ${name}`), ...unexpected]) console.log(line)
      const failed = overlooked.length + unexpected.length
      console.log(`${planted.length - overlooked.length} passed, ${failed} failed`)
      process.exitCode = failed === 0 ? 0 : 1
    } finally {
      await stop()
    }
  },
)
