import { addYears } from 'date-fns/addYears'
import type { Pool } from 'pg'
import { v7 as uuidv7 } from 'uuid'

import { seededIds } from '#fixtures/randomness.ts'
import { type Portal, type SignedIn, seedDemoWorld } from '#fixtures/world.ts'
import { askForUpload, type sendFile } from '#modules/files/contract.ts'
import { registerPerson } from '#modules/identity/registration.ts'
import { reviewLevels } from '#modules/loyalty/level-reactions.ts'
import { subscriptionOf } from '#modules/notifications/newsletter/subscription.ts'
import { uncapped } from '#platform/configuration/caps.ts'
import { orRefuse } from '#platform/decision.ts'
import type { Answer, Endpoint, Input } from '#platform/http/endpoint.ts'
import { tracked } from '#platform/http/tracked.ts'
import { SYSTEM } from '#platform/log/commands.ts'
import { commandsFor } from '#platform/log/commands-for.ts'
import { type NodeParts, type PortalNode, startNode } from '#platform/node/node.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'

const SEED = 'partnercare'
const YEARS = 2
const SETTLED_WITHIN_MS = 60_000

const WHO_AND_WHAT = ['addresses', 'categories', 'distributors', 'products', 'users']

/** Ids that follow from the seed while the world is seeded, and from chance ever after. */
const demoIds = (otherwise: () => string) => {
  let moment: Date | null = null
  const seeded = seededIds(SEED, () => moment as Date)
  return {
    newId: () => (moment ? seeded() : otherwise()),
    seedAt: (next: Date | null) => {
      moment = next
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

const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.4 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36',
] as const

const browserOf = ({ userId }: SignedIn): string =>
  browsers[userId.charCodeAt(userId.length - 1) % browsers.length] ?? browsers[0]

type SeedOptions = {
  readonly today?: Date
  readonly years?: number
  /** Breaks it off before the next step. */
  readonly over?: AbortSignal
  readonly reached?: (moment: Date) => void
}

/** A token is good for ten minutes; a busy machine takes longer than that for the demo world. */
const RENEWED_AFTER_MS = 5 * 60_000

type DemoToken = { readonly jwt: string; readonly sessionId: string; readonly since: number }

const portalOf = (
  node: PortalNode,
  owner: Pool,
  { ids, over, reached }: { ids: ReturnType<typeof demoIds> } & Pick<SeedOptions, 'over' | 'reached'>,
): Portal => {
  const { sessions } = node.services
  const tokens = new Map<string, Promise<DemoToken>>()
  const freshToken = async (who: SignedIn, sessionId: string | undefined): Promise<DemoToken> => {
    const renewed = sessionId === undefined ? null : await sessions.renew(sessionId)
    const since = performance.now()
    if (renewed) return { jwt: renewed.jwt, sessionId: sessionId!, since }
    return { ...(await sessions.open(who, { remember: false, userAgent: '' })), since }
  }
  const tokenOf = async (who: SignedIn): Promise<string> => {
    const last = tokens.get(who.userId)
    const known = await last
    if (known && performance.now() - known.since < RENEWED_AFTER_MS) return known.jwt
    if (tokens.get(who.userId) === last) tokens.set(who.userId, freshToken(who, known?.sessionId))
    return (await tokens.get(who.userId)!).jwt
  }

  let visitors = 0
  let seededUntil = Number.NaN
  /** Of the last command: who reads after it waits for its read models. */
  let position = 0
  /** Read models that no one reads are folded in large pieces. */
  const { hold, waitFor, positions } = node.readModels

  const give = async <E extends Endpoint>(as: SignedIn | null, endpoint: E, input: Input<E>): Promise<Answer<E>> => {
    over?.throwIfAborted()
    const given = input as Record<string, unknown>
    const body = Object.fromEntries(
      Object.keys(endpoint.body ?? {}).flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
    )
    const answer = await node.app.inject({
      method: endpoint.method,
      url: pathOf(endpoint, given),
      headers: {
        ...(as && { authorization: `Bearer ${await tokenOf(as)}`, 'user-agent': browserOf(as) }),
        prefer: 'respond-async', // the next reader waits
      },
      ...(!as && { remoteAddress: `198.51.100.${++visitors % 250}` }),
      ...(endpoint.body && { payload: body }),
    })
    if (answer.statusCode >= 400)
      throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.statusCode} ${answer.body}`)
    position = Number(answer.headers['x-position'] ?? position)
    return answer.json()
  }

  /** Given out one after the other, so that files sent side by side get the same paths each time. */
  let addressed: Promise<unknown> = Promise.resolve()
  const upload: Portal['upload'] = async (as, { purpose, name, mediaType = 'application/pdf', bytes }) => {
    const address = addressed.then(() => give(as, askForUpload, { type: mediaType, bucket: purpose }))
    addressed = address.catch(() => {})
    const { url } = await address
    const sent = await node.app.inject({
      method: 'PUT',
      url: `${url}&${new URLSearchParams({ name })}`,
      headers: { 'content-type': mediaType },
      payload: bytes,
    })
    if (sent.statusCode >= 400) throw new Error(`${name} was not taken: ${sent.body}`)
    return sent.json<Answer<typeof sendFile>>().path
  }

  const keepPromises: Portal['keepPromises'] = async () => {
    const { deadlines } = node.work
    const reads = await deadlines.dueReads()
    if (reads.length > 0) hold(false, reads)
    await deadlines.fireDue()
    if (reads.length > 0) hold(true)
  }

  return {
    join: async (by, person) => {
      over?.throwIfAborted()
      const { role, distributorId } = person
      const giver = by
        ? ({ scope: 'staff', actor: { ...by, sessionId: null }, command: 'register a person' } as const)
        : ({ scope: 'system', actor: SYSTEM, command: 'found the portal' } as const)
      const { now } = node.clock
      const log = tracked(commandsFor({ log: node.log, ...giver, correlation: uuidv7(), now }))
      const joined = orRefuse(await registerPerson({ ...node.services, log: log.commands }, person))
      position = log.position() ?? position
      return { userId: joined.id, role, distributorId }
    },

    send: async (as, endpoint, input, reads = []) => {
      const awaited = [...WHO_AND_WHAT, ...reads]
      hold(false, awaited)
      await waitFor(awaited, position, SETTLED_WITHIN_MS)
      hold(true)
      return give(as, endpoint, input)
    },
    submit: give,
    visit: (endpoint, input) => give(null, endpoint, input),
    newsletterToken: async (use, email) => {
      const { personal, signedLinks } = node.services
      const userId = subscriptionOf(personal.fingerprint(email))
      const { rows } = await owner.query<{ key: string; until: Date }>(
        `select e.data ->> 'keyId' as key, (e.data ->> 'until')::timestamptz as until from es.event e
         join es.stream s on s.id = e.stream_id where s.key = $1 and e.type = 'SubscriptionAsked' order by e.version desc limit 1`,
        [userId],
      )
      const { key, until } = rows[0]!
      return use === 'newsletter-confirm'
        ? signedLinks.make(use, { userId, id: key }, until)
        : signedLinks.make(use, { userId, id: 'list' }, addYears(until, 1))
    },

    upload,

    clock: {
      set: async (to) => {
        if (to.getTime() === seededUntil) return
        seededUntil = to.getTime()
        ids.seedAt(to)
        reached?.(to)
        await setDatabaseClock(owner, to)
        await node.clock.follow(to)
      },
    },

    reviewLevels: async () => {
      const { reactions } = node.work
      hold(false, reviewLevels.reads)
      reactions.hold(false, reviewLevels.name)
      if (!(await reactions.quiet(SETTLED_WITHIN_MS, reviewLevels.name))) throw new Error('The levels did not settle')
      reactions.hold(true, reviewLevels.name)
      hold(true)
      await keepPromises()
    },

    keepPromises,

    settle: async () => {
      node.work.reactions.hold(false)
      hold(false)
      // What reactions cause may promise something for a moment that has passed already.
      for (let head = -1; head !== node.log.head(); ) {
        over?.throwIfAborted()
        head = node.log.head()
        await node.work.deadlines.fireDue()
        if (!(await node.work.reactions.quiet(SETTLED_WITHIN_MS))) throw new Error('The demo world did not settle')
      }
      await waitFor([...positions().keys()], await node.log.seal(), SETTLED_WITHIN_MS)
      node.work.reactions.hold(true)
      hold(true)
    },
  }
}

/** On a node of its own. Resets the clock at the very end: a shifted one at a start means interrupted seeding. */
export const seedDemo = async (
  parts: NodeParts,
  owner: Pool,
  { today = new Date(), years = YEARS, ...progress }: SeedOptions = {},
): Promise<void> => {
  const ids = demoIds(uuidv7)
  const { configuration } = parts
  const logLevel = configuration.logLevel === 'info' ? 'warn' : configuration.logLevel // each step is a call that is answered
  const quiet = { ...configuration, logLevel, caps: uncapped, takeBackSeconds: 0, evenAnswerMs: 0 } // two years take a minute
  const node = await startNode({ ...parts, configuration: quiet, webApp: null, newId: ids.newId, hurried: true })
  try {
    node.work.reactions.hold(true)
    await node.work.deadlines.hold(true)
    node.work.jobs.hold(true)
    await node.work.watches.stop()
    await seedDemoWorld(portalOf(node, owner, { ids, ...progress }), {
      today,
      years,
      seed: SEED,
    })
    node.work.reactions.hold(false)
    node.readModels.hold(false)
    ids.seedAt(null)
    await setDatabaseClock(owner, null)
  } finally {
    await node.stop()
  }
}
