import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { startEmbedded } from '#platform/postgres/embedded.ts'
import { connect } from '#platform/postgres/pool.ts'
import { type PortalProcess, portalOn } from '#tests/e2e/portal-process.ts'
import { clearUpBehindUs } from '#tests/postgres-for-tests.ts'

const BACK_WITHIN_MS = 60_000

export type ShakenPortal = Awaited<ReturnType<typeof startShakenPortal>>

const eventually = async (what: string, is: () => Promise<boolean>): Promise<void> => {
  for (const until = Date.now() + BACK_WITHIN_MS; !(await is().catch(() => false)); await sleep(50))
    if (Date.now() > until) throw new Error(`Not within ${BACK_WITHIN_MS / 1000} s: ${what}`)
}

/** Two nodes of the whole program in processes of their own, on a durable Postgres of their own; each can be killed. */
export const startShakenPortal = async () => {
  const folder = join(tmpdir(), `partnercare-faults-${randomBytes(4).toString('hex')}`)
  clearUpBehindUs(folder)
  const postgres = await startEmbedded({ dataDir: folder, durable: true })
  const owner = connect({ connectionString: postgres.url, max: 2 })
  const nodes: (PortalProcess | null)[] = [await portalOn(postgres.url)]
  nodes.push(await portalOn(postgres.url))

  const isWell = async (node: PortalProcess) => (await fetch(`${node.url}/api/health`)).ok
  const postgresAnswers = async () => (await owner.query('select 1')).rowCount === 1
  const allWell = async () => {
    await eventually('Postgres answers', postgresAnswers)
    for (const node of nodes) if (node) await eventually('a node that was not killed is well again', () => isWell(node))
  }

  const killNode = async (at: 0 | 1) => {
    const node = nodes[at]
    nodes[at] = null
    await node?.kill()
  }
  const startNode = async (at: 0 | 1) => {
    await eventually('Postgres answers', postgresAnswers)
    nodes[at] = await portalOn(postgres.url)
  }
  /** SIGKILL: as if the machine had lost it. SIGQUIT: its own immediate shutdown. It is started again on its port. */
  const killPostgres = (signal: 'SIGKILL' | 'SIGQUIT') =>
    process.kill(Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), signal)

  return {
    owner,
    url: postgres.url,
    /** The addresses that answer at the moment. */
    addresses: () => nodes.flatMap((node) => node?.url ?? []),
    killNode,
    startNode,
    killPostgres,
    allWell,
    stopNodes: async () => {
      for (const node of nodes.splice(0)) await node?.stop()
    },
    stop: async () => {
      for (const node of nodes.splice(0)) await node?.kill()
      await owner.end()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
