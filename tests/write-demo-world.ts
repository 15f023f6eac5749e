import { Client } from 'pg'
import { tellDemo } from '#demo'
import { readConfiguration } from '#platform/configuration.ts'
import { installDatabase } from '#platform/postgres/install.ts'
import { connect } from '#platform/postgres/pool.ts'
import { addressOf, changing, modules, projections } from '#portal'

const databaseUrl = (adminUrl: string, database: string): string =>
  Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href

const execute = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Writes the demo world that ends at `today` into a new database of this server, its files below `dataDir`. */
export const writeDemoWorld = async (
  adminUrl: string,
  { name, dataDir, today, years }: { name: string; dataDir: string; today: Date; years: number },
): Promise<void> => {
  await execute(adminUrl, `create database ${name}`)
  const url = databaseUrl(adminUrl, name)
  await installDatabase(url)
  const owner = connect({ connectionString: url, max: 1 })
  const configuration = { ...readConfiguration('test', {}), dataDir, databaseUrl: url }
  const parts = { configuration, databaseUrl: url, modules, projections, addressOf, changing, webApp: null }
  await tellDemo(parts, owner, { today, years }).finally(() => owner.end())
}
