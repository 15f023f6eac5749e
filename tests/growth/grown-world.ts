import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { SEALED, type Sealed } from '#platform/access/personal-data.ts'
import type { StreamAppend } from '#platform/log/append.ts'
import type { PortalNode } from '#platform/node/node.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'

/** What the provider has once however many companies it serves, and what the program records of itself. */
const KEPT_ONCE = new Set([
  'answer-template',
  'category',
  'deadline-feed',
  'departure',
  'invariant',
  'lead-times',
  'library-shelf',
  'log-check',
  'log-watch',
  'loyalty-rules',
  'partner-product',
  'product',
  'promo-code',
  'provider',
  'registration',
  'settings',
])

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const ORDER_NUMBER = /^\d{4}-\d{6,}$/
const FINGERPRINT = /^[\w-]{43}$/

/** Copies written next to each other: as many as one group commit takes. */
const SIDE_BY_SIDE = 24

type Row = {
  readonly commit: number
  readonly day: string
  readonly command: string
  readonly actor: string
  readonly role: string
  readonly company: string | null
  readonly origin: object
  readonly correlation: string
  readonly kind: string
  readonly key: string
  readonly type: string
  readonly schemaVersion: number
  readonly data: unknown
}

type Commit = { readonly first: Row; readonly rows: readonly Row[] }

const ALL_EVENTS = `
  select c.id as commit, to_char(c.at at time zone 'UTC', 'YYYY-MM-DD') as day, c.command, c.actor, c.role,
    c.on_behalf_of as company, c.origin, c.correlation, s.kind, s.key, e.type, e.schema_version as "schemaVersion", e.data
  from es.commit c join es.event e on e.commit_id = c.id join es.stream s on s.id = e.stream_id
  order by c.id, e.ordinal`

const uuidsIn = (value: unknown): readonly string[] => JSON.stringify(value).match(UUID) ?? []

const hashOf = (copy: number, text: string): Buffer => createHash('sha256').update(`${copy} ${text}`).digest()

/** The time of a version 7 stays: lists that are sorted by id stay in order. */
const idIn = (copy: number, id: string): string => {
  const hex = hashOf(copy, id).toString('hex')
  return `${id.slice(0, 15)}${hex.slice(0, 3)}-${id.slice(19, 20)}${hex.slice(3, 6)}-${hex.slice(6, 18)}`
}

const mapTexts = async (value: unknown, change: (text: string) => string | Promise<string>): Promise<unknown> => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return Promise.all(value.map((item) => mapTexts(item, change)))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(async ([name, item]) => [name, await mapTexts(item, change)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** What is of companies or grows with their number; the rest is referred to by every copy. */
const sharedIn = (rows: readonly Row[]): ReadonlySet<string> => {
  const isStaffUser = ({ kind, data }: Row) =>
    kind === 'user' && (data as { distributorId?: string | null }).distributorId === null
  const staff = new Set(rows.filter(isStaffUser).map(({ key }) => key))
  const isKept = ({ kind, key }: Row) => KEPT_ONCE.has(kind) || staff.has(key)
  const own = rows.filter((row) => !isKept(row))
  const ownKeys = new Set(own.map(({ key }) => key))
  const kept = new Set(rows.flatMap((row) => (isKept(row) && !ownKeys.has(row.key) ? [row.key] : [])))
  // A forecast's key names its product, which is none of its own.
  const copied = new Set(own.flatMap(({ key }) => uuidsIn(key)).filter((id) => !kept.has(id)))
  const ids = rows.filter(isKept).flatMap(({ key, data }) => [...uuidsIn(key), ...uuidsIn(data)])
  return new Set([...staff, ...ids.filter((id) => !copied.has(id))])
}

const commitsOf = (rows: readonly Row[]): readonly Commit[] => {
  const commits = Map.groupBy(rows, ({ commit }) => commit)
  return [...commits.values()].map((events) => ({ first: events[0]!, rows: events }))
}

/** Texts as they are in a copy: ids, numbers, fingerprints are its own, personal data is sealed for its own people. */
const copying = (node: PortalNode, shared: ReadonlySet<string>) => {
  const { personal } = node.services
  const plain = new Map<string, Promise<string>>()
  const open = (sealed: string) => {
    if (!plain.has(sealed)) plain.set(sealed, personal.open(sealed as Sealed))
    return plain.get(sealed)!
  }
  const idOf = (copy: number) => (id: string) => (shared.has(id) ? id : idIn(copy, id))
  const keyIn = (copy: number, key: string): string => key.replaceAll(UUID, idOf(copy))
  const textIn = (copy: number) => (text: string) => {
    const owner = SEALED.exec(text)?.[1]
    if (owner !== undefined)
      return shared.has(owner) ? text : open(text).then((opened) => personal.seal(idIn(copy, owner), opened))
    if (ORDER_NUMBER.test(text)) return `${text}${String(copy).padStart(4, '0')}`
    if (FINGERPRINT.test(text)) return hashOf(copy, text).toString('base64url')
    return keyIn(copy, text)
  }
  const appendIn = async (copy: number, { rows }: Commit): Promise<readonly StreamAppend[]> => {
    const own = rows.filter(({ kind, key }) => !KEPT_ONCE.has(kind) && keyIn(copy, key) !== key)
    const streams = Map.groupBy(own, ({ kind, key }) => `${kind} ${key}`)
    return Promise.all(
      [...streams.values()].map(async (events) => ({
        kind: events[0]!.kind,
        key: keyIn(copy, events[0]!.key),
        expected: 'any' as const,
        events: await Promise.all(
          events.map(async ({ type, schemaVersion, data }) => ({
            type,
            schemaVersion,
            data: await mapTexts(data, textIn(copy)),
          })),
        ),
      })),
    )
  }
  const aboutIn = (copy: number, { first }: Commit) => ({
    command: first.command,
    actor: keyIn(copy, first.actor),
    role: first.role,
    onBehalfOf: first.company && keyIn(copy, first.company),
    origin: first.origin,
    correlation: idIn(copy, first.correlation),
  })
  return { appendIn, aboutIn }
}

/** All that a log has now, to be copied any number of times. `owner`: of its database. */
export const readWorld = async (owner: Pool): Promise<readonly Row[]> => (await owner.query<Row>(ALL_EVENTS)).rows

/**
 * Appends all that `world` has of companies and content again under new ids, commit by commit: copies number `from` to
 * `upto`. The node should have no reactions: they would send thousands of mails.
 */
export const growWorld = async (
  { node, owner }: { readonly node: PortalNode; readonly owner: Pool },
  world: readonly Row[],
  { from, upto }: { readonly from: number; readonly upto: number },
): Promise<void> => {
  const { appendIn, aboutIn } = copying(node, sharedIn(world))
  const copies = Array.from({ length: upto - from + 1 }, (_, index) => from + index)
  const write = async (copy: number, commits: readonly Commit[]) => {
    for (const commit of commits) {
      const streams = await appendIn(copy, commit)
      if (streams.length > 0) await node.log.append(streams, aboutIn(copy, commit))
    }
  }
  const days = Map.groupBy(commitsOf(world), ({ first }) => first.day)
  for (const [day, commits] of days) {
    await setDatabaseClock(owner, new Date(`${day}T12:00:00Z`))
    const left = [...copies]
    const lane = async () => {
      for (let copy = left.shift(); copy !== undefined; copy = left.shift()) await write(copy, commits)
    }
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane))
  }
  await setDatabaseClock(owner, null)
  await node.readModels.waitFor([...node.readModels.positions().keys()], await node.log.seal(), 600_000)
}
