import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Pool } from 'pg'

import { CannotStart, started } from '#platform/cannot-start.ts'
import { isClockShifted } from '#platform/clock.ts'
import { type Configuration, readConfiguration } from '#platform/configuration.ts'
import { refuseTakenPort } from '#platform/http/port.ts'
import { forgetHeads } from '#platform/log/signed-heads.ts'
import { startNode } from '#platform/node.ts'
import { refuseUndurable } from '#platform/postgres/durability.ts'
import { startEmbedded } from '#platform/postgres/embedded.ts'
import { installDatabase } from '#platform/postgres/install.ts'
import { connect } from '#platform/postgres/pool.ts'
import { refuseUnreachable } from '#platform/postgres/reachable.ts'
import { recreateDatabase } from '#platform/postgres/recreate.ts'
import { askedToStop } from '#platform/stop-signals.ts'

import { tellDemo } from './demo.ts'
import { appointAdministrator } from './founding.ts'
import { planNightlyChecks } from './nightly.ts'
import { addressOf, modules, projections } from './portal.ts'
import { telling, tellWhatIsReady } from './welcome.ts'

/** Tests need every stage of an order, not two years of them. */
const SHORT_YEARS = 0.2

const webApp = join(import.meta.dirname, '../dist/web')

/** By the commits, sealed or not. */
const isNothingRecorded = async (owner: Pool): Promise<boolean> => {
  const { rowCount } = await owner.query('select from es.commit limit 1')
  return rowCount === 0
}

const modeOf = (args: readonly string[]): Configuration['mode'] => {
  const mode = args.find((arg) => arg.startsWith('--mode='))?.slice('--mode='.length) ?? 'production'
  if (mode === 'demo' || mode === 'development' || mode === 'production' || mode === 'test') return mode
  throw new CannotStart(`There is no mode ${mode}: choose demo, development or production.`)
}

/** The process: Postgres, the database's shape, one node of the portal, and all of it down again in the opposite order. */
const main = async (): Promise<void> => {
  const stop = askedToStop()
  const mode = modeOf(process.argv)
  const configuration = readConfiguration(mode, process.env)
  await refuseTakenPort(configuration.port)
  await using running = new AsyncDisposableStack()
  const tell = telling(mode)

  if (!configuration.databaseUrl) tell('Postgres starts')
  const embedded = configuration.databaseUrl
    ? null
    : await startEmbedded({ dataDir: configuration.dataDir, durable: true })
  if (embedded) running.defer(() => embedded.stop())
  const databaseUrl = configuration.databaseUrl ?? embedded!.url
  if (configuration.databaseUrl) await refuseUnreachable(databaseUrl)
  if (mode === 'production') await refuseUndurable(databaseUrl)
  await installDatabase(databaseUrl)
  const owner = connect({ connectionString: databaseUrl, max: 1, idleTimeoutMillis: 1000 })
  running.defer(() => owner.end())
  const shifted = await isClockShifted(owner)
  if (shifted && mode === 'production')
    throw new CannotStart(
      'Production does not start on a database whose clock was shifted (es.clock): it holds a demo or a test.',
    )
  if (shifted) {
    tell('The telling of the demo world was interrupted: it begins anew')
    await recreateDatabase(databaseUrl)
    forgetHeads(join(configuration.dataDir, 'log'))
    await installDatabase(databaseUrl)
  }

  const parts = {
    configuration,
    databaseUrl,
    modules,
    projections,
    addressOf,
    webApp: existsSync(webApp) ? webApp : null,
  }
  const isEmpty = await isNothingRecorded(owner)
  if (isEmpty && mode !== 'production') {
    tell('The demo world is told, once')
    await tellDemo(parts, owner, mode === 'test' ? { years: SHORT_YEARS } : {})
  }
  const node = await startNode(parts)
  running.defer(() => node.stop())

  if (isEmpty && mode === 'production') {
    if (configuration.firstAdministrator) await appointAdministrator(node, configuration.firstAdministrator)
    else node.app.log.warn('Nobody can sign in yet: set ADMIN_EMAIL and ADMIN_PASSWORD, then start again')
  }
  if (!(await isNothingRecorded(owner))) await planNightlyChecks(node)
  await node.app.listen({ port: configuration.port, host: configuration.host })
  tellWhatIsReady(configuration)
  node.app.log.info({ signal: await stop }, 'stopping')
  tell('Stopping')
}

await started(async () => {
  await main()
  process.exit(0)
})
