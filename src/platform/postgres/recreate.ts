import { Client } from 'pg'

/** Throws a database away and makes an empty one of its name. Its connections are cut off. */
export const recreateDatabase = async (url: string): Promise<void> => {
  const name = new URL(url).pathname.slice(1)
  const client = new Client({ connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href })
  await client.connect()
  try {
    await client.query(`drop database ${client.escapeIdentifier(name)} with (force)`)
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
