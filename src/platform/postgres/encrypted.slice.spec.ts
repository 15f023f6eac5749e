import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, copyFileSync, existsSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from './embedded.ts'
import { installDatabase } from './install.ts'
import { connect, connectAsPortal } from './pool.ts'

const dataDir = join(
  existsSync('/dev/shm') ? '/dev/shm' : tmpdir(),
  `partnercare-tls-${randomBytes(4).toString('hex')}`,
)
const certificates = join(import.meta.dirname, '../../../tests/certificates')
const authority = join(certificates, 'ca.pem')
let server: EmbeddedPostgres
let owner: Pool

/** Postgres takes a key that its own user alone can read. */
const layCertificate = () => {
  const folder = join(dataDir, 'postgres')
  const { uid, gid } = statSync(folder)
  for (const name of ['server.pem', 'server.key']) {
    copyFileSync(join(certificates, name), join(folder, name))
    chownSync(join(folder, name), uid, gid)
    chmodSync(join(folder, name), 0o600)
  }
}

beforeAll(async () => {
  server = await startEmbedded({ dataDir, durable: false })
  await installDatabase(server.url)
  layCertificate()
  owner = connect({ connectionString: server.url, max: 1 })
  await owner.query(`alter system set ssl_cert_file = 'server.pem'`)
  await owner.query(`alter system set ssl_key_file = 'server.key'`)
  await owner.query('alter system set ssl = on')
  await owner.query('select pg_reload_conf()')
  // The server reads its configuration again when it has time for it.
  await vi.waitFor(() => protocolOf({ sslmode: 'verify-full', sslrootcert: authority }), 30_000)
})
afterAll(async () => {
  await owner.end()
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

/** By TCP, whatever way the embedded one is reached by. */
const addressWith = (parameters: Readonly<Record<string, string>>): string => {
  const url = new URL(server.url)
  url.searchParams.delete('host')
  url.hostname = 'localhost'
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

const protocolOf = async (parameters: Readonly<Record<string, string>>): Promise<string | null> => {
  const pool = connectAsPortal(addressWith(parameters), { max: 1 })
  try {
    const { rows } = await pool.query('select pg_backend_pid() as pid')
    const seen = await owner.query('select version from pg_stat_ssl where pid = $1', [rows[0].pid])
    return seen.rows[0].version
  } finally {
    await pool.end()
  }
}

test('the portal reaches a Postgres by TLS, pipelined, and checks who issued its certificate', async () => {
  expect(await protocolOf({ sslmode: 'verify-full', sslrootcert: authority })).toBe('TLSv1.3')
  await expect(protocolOf({ sslmode: 'verify-full' })).rejects.toThrow(/certificate/)
})
