import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { startNode } from '#platform/node/node.ts'
import { addressOf, modules, projections, rules } from '#portal'

/** A node in this process, for what cannot be seen from outside of one. */
export const ownNode = async (databaseUrl: string) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'partnercare-bench-node-'))
  const configuration = { ...readConfiguration('test', {}), dataDir }
  const node = await startNode({ configuration, databaseUrl, modules, projections, addressOf, ...rules, webApp: null })
  return {
    node,
    url: await node.app.listen({ port: 0, host: '127.0.0.1' }),
    stop: async (): Promise<void> => {
      await node.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
