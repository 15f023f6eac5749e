import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { runningServer, urlOf } from './cluster.ts'
import { EMBEDDED_DATABASE, startEmbedded } from './embedded.ts'
import { prepareRoles } from './roles.ts'

const runningIn = (dataDir: string): string | null => {
  const secret = join(dataDir, 'postgres-password')
  if (!existsSync(secret)) return null
  const password = readFileSync(secret, 'utf8').trim()
  const cluster = { folder: join(dataDir, 'postgres'), password, log: '' }
  const server = runningServer(cluster)
  return server && urlOf(cluster, server, EMBEDDED_DATABASE)
}

/** The given one, a running portal's, or the embedded one, started for this. */
export const reachDatabase = async ({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | null
  dataDir: string
}): Promise<{ url: string; release: () => Promise<void> }> => {
  const there = databaseUrl ?? runningIn(dataDir)
  const server = there ? null : await startEmbedded({ dataDir, durable: true })
  const url = there ?? server!.url
  await prepareRoles(url) // an earlier version may have installed it
  return { url, release: async () => server?.stop() }
}
