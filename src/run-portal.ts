import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Pool } from 'pg'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { repeatListedErasures } from '#platform/backup/repeated-erasures.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import { refuseTakenPort } from '#platform/http/port.ts'
import { forgetHeads } from '#platform/log/proof/signed-heads.ts'
import { CannotStart } from '#platform/node/cannot-start.ts'
import { startNode } from '#platform/node/node.ts'
import { askedToStop } from '#platform/node/stop-signals.ts'
import { prepareDataDir } from '#platform/postgres/cluster.ts'
import { refuseUndurable } from '#platform/postgres/durability.ts'
import { startEmbedded } from '#platform/postgres/embedded.ts'
import { installDatabase } from '#platform/postgres/install.ts'
import { connect } from '#platform/postgres/pool.ts'
import { clientOf } from '#platform/postgres/primary.ts'
import { refuseUnreachable } from '#platform/postgres/reachable.ts'
import { runPostgresAs } from '#platform/postgres/run-as.ts'
import { isClockShifted } from '#platform/time/clock.ts'
import { errorOf } from '#platform/typed.ts'
import { firstReadsOf } from './first-reads.ts'
import { refuseDemoPassword, refuseForeignFingerprints, refuseForeignMasterKey } from './fitting-secrets.ts'
import { appointAdministrator, recordAtStart } from './founding.ts'
import { keepWorld, takeWorld } from './kept-world.ts'
import { addressOf, changing, modules, projections, rules } from './portal.ts'
import { logging, logWhatIsReady, monthsLogged } from './welcome.ts'

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/** Returns some 30 MB of start-up memory, which an idle V8 keeps. Blocks: call it before the first request. */
const giveBackWhatStartingTook = (): void => {
  setFlagsFromString('--expose-gc') // there is no other door to it once Node runs
  const collect = runInNewContext('gc') as Collect
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** Cuts off open connections. */
const recreateDatabase = async (url: string): Promise<void> => {
  const name = new URL(url).pathname.slice(1)
  const client = clientOf(Object.assign(new URL(url), { pathname: '/postgres' }).href)
  await client.connect()
  try {
    await client.query(`drop database ${client.escapeIdentifier(name)} with (force)`)
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

/** initdb blocks signals: a Ctrl-C that ended it arrives a moment later. */
const A_SIGNAL_IS_HEARD_MS = 50

/** Tests need every stage of an order, not two years of them. */
const SHORT_YEARS = 0.2

const webApp = join(import.meta.dirname, '../dist/web')

const isNothingRecorded = async (owner: Pool): Promise<boolean> => {
  const { rowCount } = await owner.query('select from es.commit limit 1')
  return rowCount === 0
}

type Log = ReturnType<typeof logging>

/** A database in today's shape, and its owner's connection: the embedded one, or the one that is named. */
const startDatabase = async (
  { databaseUrl: named, dataDir, mode }: Configuration,
  { running, log }: { running: AsyncDisposableStack; log: Log },
): Promise<{ databaseUrl: string; owner: Pool }> => {
  if (!named) log('Postgres starts')
  const embedded = named ? null : await startEmbedded({ dataDir, durable: true })
  if (embedded) running.defer(() => embedded.stop())
  const databaseUrl = named ?? embedded!.url
  if (named) await refuseUnreachable(databaseUrl)
  if (mode === 'production') await refuseUndurable(databaseUrl)
  await installDatabase(databaseUrl, { dataDir: named ? null : dataDir })
  const owner = connect({ connectionString: databaseUrl, max: 1, idleTimeoutMillis: 1000 })
  running.defer(() => owner.end())
  // Tests live in a world that ends on a day of its own.
  if (mode === 'test' || !(await isClockShifted(owner))) return { databaseUrl, owner }

  if (mode === 'production')
    throw new CannotStart(
      'Production does not start on a database whose clock was shifted (es.clock): it holds a demo or a test.',
    )
  log('Writing the demo world was interrupted: it begins again')
  await recreateDatabase(databaseUrl)
  forgetHeads(join(dataDir, 'log'))
  await installDatabase(databaseUrl)
  return { databaseUrl, owner }
}

/** A demo that is no older than so many days looks as on its first. */
const FRESH_DAYS = 6

/** Not in the image for production, which has no use for it. */
const demo = () => import('./demo.ts')

/** In a new data folder: a kept copy, or seeded now and kept. Elsewhere it is seeded into the given database. */
const foundDemo = async (
  configuration: Configuration,
  { over, log }: { over: AbortSignal; log: Log },
): Promise<void> => {
  const { mode, dataDir, databaseUrl: named, s3, secrets, brand } = configuration
  const isNew = !named && !s3 && !existsSync(join(dataDir, 'postgres'))
  if (!isNew || (mode !== 'demo' && mode !== 'development')) return
  const world = { variant: `demo ${JSON.stringify([secrets, brand])}`, today: new Date() }
  if (takeWorld(world, dataDir, FRESH_DAYS)) return log('The demo world is there: it was kept from an earlier start')

  {
    await using running = new AsyncDisposableStack()
    const { databaseUrl, owner } = await startDatabase(configuration, { running, log })
    log('The demo world is written, once')
    const parts = { configuration, databaseUrl, modules, projections, addressOf, changing, ...rules, webApp: null }
    const { seedDemo } = await demo()
    await seedDemo(parts, owner, { over, reached: monthsLogged(log) })
  }
  try {
    keepWorld(world, dataDir)
  } catch (error) {
    log(`The demo world is not kept for other folders (${errorOf(error).message})`)
  }
}

type StopRequest = {
  readonly stop: Promise<NodeJS.Signals>
  readonly over: AbortSignal
  readonly prepared: Promise<void>
}

const serve = async (
  configuration: Configuration,
  { stop, over, prepared }: StopRequest,
  running: AsyncDisposableStack,
): Promise<void> => {
  const { mode, firstAdministrator } = configuration
  if (mode === 'production' && !existsSync(webApp))
    throw new CannotStart('The web app is not built: run npm run build first.')
  const log = logging(mode)
  await foundDemo(configuration, { over, log })
  const { databaseUrl, owner } = await startDatabase(configuration, { running, log })
  await refuseForeignMasterKey(owner, configuration)
  await repeatListedErasures(owner, configuration)
  const parts = { configuration, databaseUrl, modules, projections, addressOf, changing, ...rules, webApp: null }
  const isEmpty = await isNothingRecorded(owner)
  if (isEmpty && mode !== 'production') {
    log('The demo world is written, once')
    const { seedDemo } = await demo()
    await seedDemo(parts, owner, { ...(mode === 'test' && { years: SHORT_YEARS }), over, reached: monthsLogged(log) })
  }
  await prepared
  over.throwIfAborted()

  const node = await startNode({ ...parts, firstReadsOf, webApp: existsSync(webApp) ? webApp : null })
  running.defer(() => node.stop())
  await refuseForeignFingerprints(owner, node, addressOf)
  await refuseDemoPassword(owner, node)
  if (mode === 'production' && !configuration.clamdUrl)
    node.app.log.warn('No virus scanner looks at uploads: set CLAMD_URL')
  if (isEmpty && mode === 'production') {
    if (firstAdministrator) await appointAdministrator(node, firstAdministrator)
    else node.app.log.warn('No one can sign in yet: set ADMIN_EMAIL and ADMIN_PASSWORD, then start again')
  }
  if (!(await isNothingRecorded(owner))) await recordAtStart(node)
  giveBackWhatStartingTook()
  await node.app.listen({ port: configuration.port, host: configuration.host })
  logWhatIsReady(configuration)
  node.app.log.info({ signal: await stop }, 'stopping')
  log('Stopping')
}

/** Stops in the opposite order. `prepare` runs in parallel until serving; a stopped start reports no error. */
export const runPortal = async (
  mode: Configuration['mode'],
  prepare: () => Promise<void> = async () => {},
): Promise<void> => {
  const stop = askedToStop()
  const configuration = readConfiguration(mode, process.env)
  await refuseTakenPort(configuration.port, mode === 'production' ? 'npm start' : 'npm run demo')
  // Checked early; a Postgres of one's own needs no data folder.
  prepareDataDir(configuration.dataDir, configuration.databaseUrl ? {} : runPostgresAs())

  const over = new AbortController()
  let isAsked = false
  void stop.then((signal) => {
    isAsked = true
    over.abort(new Error(`stopped by ${signal}`))
  })
  const prepared = prepare()
  prepared.catch((error: unknown) => over.abort(error))
  await using running = new AsyncDisposableStack()
  await serve(configuration, { stop, over: over.signal, prepared }, running).catch(async (error: unknown) => {
    await sleep(A_SIGNAL_IS_HEARD_MS)
    if (!isAsked) throw error
  })
}
