import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { firstReadsOf } from '#first-reads'
import { recordAtStart } from '#founding'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { startNode } from '#platform/node/node.ts'
import { addressOf, changing, modules, projections, rules } from '#portal'

/**
 * A process that runs the portals of one worker's files, one after the other: the program is loaded once. It is started by
 * `demo-portal.ts`, which sends it these messages.
 */
export type HostRequest =
  | { readonly id: number; readonly start: { readonly dataDir: string; readonly environment: NodeJS.ProcessEnv } }
  | { readonly id: number; readonly stop: string }
export type HostAnswer = { readonly id: number; readonly url?: string; readonly error?: string }

const webApp = join(import.meta.dirname, '../dist/web')
const running = new Map<string, () => Promise<void>>()

const start = async (dataDir: string, environment: NodeJS.ProcessEnv): Promise<string> => {
  const configuration = { ...readConfiguration('test', { LOG_LEVEL: 'warn', ...environment }), dataDir }
  const databaseUrl = configuration.databaseUrl as string
  const node = await startNode({
    configuration,
    databaseUrl,
    modules,
    projections,
    addressOf,
    changing,
    ...rules,
    gatheringSeconds: 0,
    webApp: existsSync(webApp) ? webApp : null,
    firstReadsOf,
  })
  await recordAtStart(node)
  await node.app.listen({ port: configuration.port, host: '127.0.0.1' })
  running.set(configuration.publicUrl, () => node.stop())
  return configuration.publicUrl
}

const stop = async (url: string): Promise<string> => {
  await running.get(url)?.()
  running.delete(url)
  return url
}

process.on('message', (request: HostRequest) => {
  const done = 'start' in request ? start(request.start.dataDir, request.start.environment) : stop(request.stop)
  const answer = (what: Omit<HostAnswer, 'id'>) => process.send?.({ id: request.id, ...what } satisfies HostAnswer)
  done.then(
    (url) => answer({ url }),
    (error: unknown) => answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
