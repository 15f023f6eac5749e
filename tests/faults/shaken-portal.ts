import { join } from 'node:path'
import type { Pool } from 'pg'

import { connect } from '#platform/postgres/pool.ts'
import { type PortalProcess, portalOn } from '#tests/e2e/portal-process.ts'

import { eventually } from './eventually.ts'
import { type Receiver, startReceiver } from './webhooks.ts'
import { startWire, type Wire } from './wire.ts'
import type { World } from './world.ts'

const steppingClock = `--import=${join(import.meta.dirname, 'stepping-clock.mjs')}`

export type At = 0 | 1

/** One of the two nodes: how it reaches Postgres, and how those who listen reach it. */
type Place = { node: PortalProcess | null; readonly toPostgres: Wire; readonly toNode: Wire }

export type ShakenPortal = Pick<World, 'killPostgres' | 'postmaster'> & {
  /** The owner's connection, past all wires. */
  readonly owner: Pool
  readonly url: string
  /** The addresses of the nodes that run, or shut down, at the moment. */
  readonly addresses: () => string[]
  readonly places: readonly [Place, Place]
  /** Where webhooks lead. */
  readonly receiver: Receiver
  readonly killNode: (at: At) => Promise<void>
  /** As a deployment stops it: calls meanwhile are answered, or refused. Its exit code. */
  readonly stopNode: (at: At) => Promise<number | null | undefined>
  readonly startNode: (at: At) => Promise<void>
  readonly allWell: () => Promise<void>
  readonly stopNodes: () => Promise<void>
  readonly stop: () => Promise<void>
}

const startPlace = async (postgresPort: number): Promise<Place> => {
  const place: { node: PortalProcess | null } = { node: null }
  const toPostgres = await startWire(() => postgresPort)
  const toNode = await startWire(() => (place.node ? Number(new URL(place.node.url).port) : null))
  return Object.assign(place, { toPostgres, toNode })
}

/** Two nodes of the whole program in processes of their own, on a copy of the world; each can be killed, and so can Postgres. */
export const startShakenPortal = async (
  world: World,
  environment: NodeJS.ProcessEnv = {},
  prepare: (owner: Pool) => Promise<void> = async () => {},
): Promise<ShakenPortal> => {
  const database = await world.fresh()
  const owner = connect({ connectionString: database.url, max: 2 })
  await prepare(owner)
  const places = [await startPlace(world.port), await startPlace(world.port)] as const
  const receiver = await startReceiver()
  const urlThrough = ({ toPostgres }: Place) =>
    Object.assign(new URL(database.url), { port: String(toPostgres.port), search: '' }).href

  const postgresAnswers = async () => (await owner.query('select 1')).rowCount === 1
  const startNode = async (at: At) => {
    await eventually('Postgres answers', postgresAnswers)
    const options = [steppingClock, environment.NODE_OPTIONS].join(' ')
    places[at].node = await portalOn(urlThrough(places[at]), {
      TRUST_PROXY: 'yes',
      ...environment,
      NODE_OPTIONS: options,
    })
  }
  const taken = (at: At) => {
    const { node } = places[at]
    places[at].node = null
    return node
  }
  const running = () => places.flatMap(({ node }) => node ?? [])
  await Promise.all([startNode(0), startNode(1)])

  return {
    killPostgres: world.killPostgres,
    postmaster: world.postmaster,
    owner,
    url: database.url,
    addresses: () => running().map(({ url }) => url),
    places,
    receiver,
    killNode: async (at) => taken(at)?.kill(),
    stopNode: async (at) => {
      const code = await places[at].node?.stop()
      places[at].node = null
      return code
    },
    startNode,
    allWell: async () => {
      await eventually('Postgres answers', postgresAnswers)
      for (const { url } of running())
        await eventually('a node that runs is well again', async () => (await fetch(`${url}/api/health`)).ok)
    },
    stopNodes: async () => void (await Promise.all(([0, 1] as const).map((at) => taken(at)?.stop()))),
    stop: async () => {
      for (const at of [0, 1] as const) await taken(at)?.kill()
      await receiver.stop()
      for (const { toPostgres, toNode } of places) await Promise.all([toPostgres.stop(), toNode.stop()])
      await owner.end()
      await database.drop()
    },
  }
}
