import type { Pool } from 'pg'

import { seededIds } from '#fixtures/randomness.ts'
import { type Portal, type SignedIn, tellDemoWorld } from '#fixtures/world.ts'
import { setDatabaseClock } from '#platform/clock.ts'
import type { Answer, Endpoint, Input } from '#platform/http/endpoint.ts'
import type { PortalNode } from '#platform/node.ts'

import { foundPortal } from './founding.ts'

const SEED = 'partnercare'
const SETTLED_WITHIN_MS = 60_000

/** Ids that follow from the seed while the world is told, and from chance ever after. */
export const demoIds = (otherwise: () => string) => {
  let told: Date | null = null
  const seeded = seededIds(SEED, () => told as Date)
  return {
    newId: () => (told ? seeded() : otherwise()),
    tellAt: (moment: Date | null) => {
      told = moment
    },
  }
}

const pathOf = (endpoint: Endpoint, input: Record<string, unknown>) => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const query = Object.keys(endpoint.query ?? {}).flatMap((name) =>
    input[name] === undefined ? [] : [[name, String(input[name])]],
  )
  return `/api${path}${query.length ? `?${new URLSearchParams(query)}` : ''}`
}

/** An empty portal as the demo world needs it: its real endpoints, and the database's clock in its owner's hand. */
const portalOf = (node: PortalNode, owner: Pool, ids: ReturnType<typeof demoIds>): Portal => {
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (who: SignedIn) => {
    const token =
      tokens.get(who.userId) ??
      node.services.sessions.open(who, { remember: false, userAgent: '' }).then(({ jwt }) => jwt)
    tokens.set(who.userId, token)
    return token
  }

  const give = async <E extends Endpoint>(
    as: SignedIn,
    endpoint: E,
    input: Input<E>,
    headers: Record<string, string>,
  ): Promise<Answer<E>> => {
    const given = input as Record<string, unknown>
    const body = Object.fromEntries(
      Object.keys(endpoint.body ?? {}).flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
    )
    const answer = await node.app.inject({
      method: endpoint.method,
      url: pathOf(endpoint, given),
      headers: { authorization: `Bearer ${await tokenOf(as)}`, ...headers },
      ...(endpoint.body && { payload: body }),
    })
    if (answer.statusCode >= 400)
      throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.statusCode} ${answer.body}`)
    return answer.json()
  }

  return {
    found: async (administrator) => {
      const { userId } = await foundPortal(node, administrator)
      return { userId, role: 'ADMIN', distributorId: null }
    },

    send: (as, endpoint, input) => give(as, endpoint, input, {}),
    tell: (as, endpoint, input) => give(as, endpoint, input, { prefer: 'respond-async' }),

    clock: {
      set: async (to) => {
        ids.tellAt(to)
        await setDatabaseClock(owner, to)
        await node.clock.follow()
      },
    },

    keepPromises: () => node.work.deadlines.fireDue(),

    settle: async () => {
      await node.work.deadlines.fireDue()
      node.work.reactions.hold(false)
      if (!(await node.work.reactions.quiet(SETTLED_WITHIN_MS))) throw new Error('The demo world did not settle')
      await node.readModels.waitFor([...node.readModels.positions().keys()], await node.log.seal(), SETTLED_WITHIN_MS)
      node.work.reactions.hold(true)
    },
  }
}

/**
 * Tells the demo world, ending today, and sets the clock right again. Only at the end: a clock that stands elsewhere at
 * the next start says that the telling was interrupted.
 */
export const loadDemoWorld = async (
  node: PortalNode,
  owner: Pool,
  ids: ReturnType<typeof demoIds>,
  today = new Date(),
): Promise<void> => {
  node.work.reactions.hold(true)
  await tellDemoWorld(portalOf(node, owner, ids), { today, seed: SEED })
  node.work.reactions.hold(false)
  ids.tellAt(null)
  await setDatabaseClock(owner, null)
  await node.clock.follow()
}
