import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { accessPolicy } from '#modules/permissions/policy.ts'
import { isStaff, type Role } from '#modules/permissions/roles.ts'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { purposes } from '#modules/terms/file-purposes.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import type { Answer, Endpoint, Input } from '#platform/http/endpoint.ts'
import { commandsFor } from '#platform/log/commands-for.ts'
import type { Module } from '#platform/module.ts'
import { type NodeParts, type PortalNode, startNode } from '#platform/node/node.ts'
import { connect } from '#platform/postgres/pool.ts'
import type { Projection } from '#platform/projection.ts'

import { freshDatabase, type TestDatabase } from './database.ts'
import { databaseWithTables, fitTo } from './read-model-tables.ts'

type Parts = {
  readonly modules: readonly Module[]
  readonly projections: readonly Projection[]
  /** Where a person's mail goes; nowhere, where it is left out. */
  readonly addressOf?: NodeParts['addressOf']
  /** What people change of the configuration while the portal runs; nothing, where it is left out. */
  readonly changing?: NodeParts['changing']
  /** Takes every line that any level of the logs would have; without it nothing is logged. */
  readonly logTo?: NodeParts['logTo']
  /** What its environment says otherwise than a test's does. */
  readonly environment?: Readonly<Record<string, string>>
  /** Migrated; a fresh one, where it is left out. */
  readonly database?: TestDatabase
  /** Copied from a template in which a portal with all projections has been. */
  readonly copied?: TestDatabase
  /** Its files; an empty folder, where it is left out. */
  readonly dataDir?: string
}

/** Who calls, and how; no one, without a token. */
type CallOptions = {
  readonly jwt?: string
  readonly headers?: Record<string, string>
  readonly cookies?: Record<string, string>
  readonly node?: PortalNode
  /** Where the call comes from; this machine, where nothing is said. */
  readonly address?: string
}

export type CallAnswer<E> = {
  readonly status: number
  /** What the contract says when `status` is 200, else problem details: `as Problem`. */
  readonly body: Answer<E>
  readonly problem: {
    readonly error: string
    readonly errors?: Record<string, string>
    readonly [member: string]: unknown
  }
  readonly headers: Record<string, string | string[] | number | undefined>
  readonly cookies: readonly { name: string; value: string; [attribute: string]: unknown }[]
}

/** The request that a browser would make of it: each field where the contract has it. */
export const requestOf = (endpoint: Endpoint, input: Record<string, unknown>) => {
  const fields = Object.entries(input)
  const query = new URLSearchParams(
    fields.filter(([name]) => name in (endpoint.query ?? {})).map(([name, value]) => [name, String(value)]),
  )
  // What no contract knows goes along in the body, so that a test can send too much.
  const body = fields.filter(([name]) => !(name in { ...endpoint.query, ...endpoint.params }))
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  return {
    method: endpoint.method,
    url: `/api${path}${query.size > 0 ? `?${query}` : ''}`,
    ...((endpoint.body || body.length > 0) && { payload: Object.fromEntries(body) }),
  }
}

const call =
  (first: PortalNode) =>
  async <E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    { jwt, headers, cookies, node = first, address }: CallOptions = {},
  ): Promise<CallAnswer<E>> => {
    const response = await node.app.inject({
      ...requestOf(endpoint, input as Record<string, unknown>),
      headers: { ...(jwt !== undefined && { authorization: `Bearer ${jwt}` }), ...headers },
      ...(cookies && { cookies }),
      ...(address !== undefined && { remoteAddress: address }),
    })
    const isJson = /json/.test(String(response.headers['content-type']))
    const body = isJson ? JSON.parse(response.body) : response.body
    return {
      status: response.statusCode,
      body,
      problem: body,
      headers: response.headers,
      cookies: response.cookies as never,
    }
  }

/** Until everything that follows of what was recorded has followed, and is read. */
export const settled = async ({ log, work, readModels }: PortalNode): Promise<void> => {
  await work.deadlines.fireDue()
  const isQuiet = await work.reactions.quiet(60_000)
  const models = [...readModels.positions().keys()]
  if (!isQuiet || !(await readModels.waitFor(models, await log.seal(), 60_000))) throw new Error('It did not settle')
}

/**
 * A portal of these modules on a database of its own. Everything is real; only the browser is missing. People are
 * signed in without a password: `as` gives them an account and a session.
 */
export const startPortal = async (parts: Parts) => {
  const { modules, projections, addressOf = async () => null, changing, logTo, environment, ...given } = parts
  const copied = given.copied ?? (given.database ? null : await databaseWithTables(projections))
  const database = copied ?? given.database ?? (await freshDatabase())
  const dataDir = given.dataDir ?? (await mkdtemp(join(tmpdir(), 'portal-')))
  const configuration: Configuration = {
    ...readConfiguration('test', { ...(logTo && { LOG_LEVEL: 'debug' }), ...environment }),
    dataDir,
    databaseUrl: database.url,
  }
  const owner = connect({ connectionString: database.url })
  if (copied) await fitTo(owner, { modules, projections })
  const nodes: PortalNode[] = []

  const start = async (): Promise<PortalNode> => {
    const node = await startNode({
      ...{ configuration, databaseUrl: database.url, modules, projections, addressOf, webApp: null, newId: uuidv7 },
      ...{ policy: accessPolicy, purposes },
      ...(logTo && { logTo }),
      ...(changing && { changing }),
    })
    nodes.push(node)
    return node
  }
  const node = await start()

  const sessionOf = async (who: { userId: string; role: Role; distributorId: string | null }) => {
    const { jwt, sessionId } = await node.services.sessions.open(who, { remember: false, userAgent: '' })
    return { ...who, sessionId, jwt }
  }

  const leave = async () => {
    for (const started of nodes) await started.stop()
    await owner.end()
  }

  return {
    node,
    owner,
    configuration,
    call: call(node),
    /** Another node of the same portal. */
    startAnother: start,

    /** A person with an account and a session, as far as the platform knows; no module has heard of them. */
    as: async (role: Role, distributorId: string | null = isStaff(role) ? null : randomUUID()) => {
      const who = { userId: uuidv7(), role, distributorId }
      const login = { email: `${who.userId}@portal.example`, username: who.userId, password: 'Correct.Horse1' }
      await node.services.accounts.reserve({ ...who, ...login })
      await node.services.accounts.confirm(who.userId)
      return sessionOf(who)
    },

    /** A session of a person who has an account. */
    sessionOf,

    /** The log as the system may write to it: for what happened before a test begins. */
    asSystem: () =>
      commandsFor({
        log: node.log,
        scope: 'system',
        actor: { userId: '00000000-0000-0000-0000-000000000000', role: 'SYSTEM', distributorId: null, sessionId: null },
        command: 'test',
        correlation: randomUUID(),
        now: node.clock.now,
      }),

    settle: () => settled(node),

    /** How many events there are, once what follows of earlier ones is recorded too. */
    eventCount: async (): Promise<number> => {
      await node.work.reactions.quiet(60_000)
      return (await owner.query<{ n: number }>('select count(*)::int as n from es.event')).rows[0]!.n
    },

    /** Everything in the log, as text: to look for what must not be there. */
    everythingRecorded: async (): Promise<string> =>
      (await owner.query<{ text: string }>(`select coalesce(string_agg(data::text, E'\n'), '') as text from es.event`))
        .rows[0]!.text,

    /** Stops, and leaves database and files as they are. */
    leave,

    stop: async () => {
      await leave()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestPortal = Awaited<ReturnType<typeof startPortal>>
