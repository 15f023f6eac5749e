import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'

import { readConfiguration } from '#platform/configuration.ts'
import { startEmbedded } from '#platform/postgres/embedded.ts'
import { installDatabase } from '#platform/postgres/install.ts'
import { connect } from '#platform/postgres/pool.ts'
import { addressOf, changing, modules, projections } from '#portal'

import { tellDemo } from '../src/demo.ts'
import { keepWorld, takeWorld, worldKey } from '../src/kept-world.ts'
import { clearUpBehindUs, roomyFolder } from './postgres-for-tests.ts'
import { TODAY } from './today.ts'

/** Tests need every stage of an order, not two years of them. */
const YEARS = 0.2
const DEMO = 'demo'

const databaseUrl = (adminUrl: string, database: string): string =>
  Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href

const execute = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Writes the demo world of TODAY into a new database of this server, its files below `dataDir`. */
const writeDemoWorld = async (adminUrl: string, dataDir: string): Promise<void> => {
  await execute(adminUrl, `create database ${DEMO}`)
  const url = databaseUrl(adminUrl, DEMO)
  await installDatabase(url)
  const owner = connect({ connectionString: url, max: 1 })
  const configuration = { ...readConfiguration('test', {}), dataDir, databaseUrl: url }
  const parts = { configuration, databaseUrl: url, modules, projections, addressOf, changing, webApp: null }
  await tellDemo(parts, owner, { today: TODAY, years: YEARS }).finally(() => owner.end())
}

/** A server with the demo world in it: its kept copy, or a new one, which is kept for the next run. */
const demoServer = async (folder: string) => {
  const key = worldKey(`tests ${TODAY.toISOString()} ${YEARS}`)
  const start = () => startEmbedded({ dataDir: folder, durable: false })
  if (takeWorld(key, folder)) return start()
  const server = await start()
  await writeDemoWorld(server.url, folder)
  await server.stop()
  keepWorld(key, folder)
  return start()
}

/** One server for the run, with the demo world that every portal of the tests starts from a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = join(roomyFolder(), `partnercare-demo-${randomBytes(4).toString('hex')}`)
  clearUpBehindUs(folder)
  const server = await demoServer(folder)
  project.provide('demo', { adminUrl: server.url, template: DEMO, dataDir: folder })
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
