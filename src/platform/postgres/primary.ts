import { Client, type ClientConfig } from 'pg'

import { errorOf } from '#platform/typed.ts'

/** Of an address with one host, which every reader of addresses understands: where the primary may be as well. */
const OTHER_HOSTS = 'others'

/** `postgres://user:password@a:5432,b:5432/database` with one host, and the others in a parameter. */
export const withOneHost = (url: string): string => {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? []
  const [first, ...others] = hosts.split(',')
  if (others.length === 0) return url
  const oneHost = new URL(`${before}${first}${after}`)
  oneHost.searchParams.set(OTHER_HOSTS, others.join())
  return oneHost.href
}

/** An address for each host; one alone for most. */
export const hostsOf = (url: string): readonly string[] => {
  const first = new URL(url)
  const others = first.searchParams.get(OTHER_HOSTS)?.split(',') ?? []
  first.searchParams.delete(OTHER_HOSTS)
  return [first.href, ...others.map((host) => Object.assign(new URL(first), { port: '', host }).href)]
}

type Address = Pick<Client, 'host' | 'port'>

/** A machine that is gone may not even refuse. */
const ANSWERS_WITHIN_MS = 2_000

/** Later timelines have later names: an old primary that was started again by mistake is on an earlier one. */
const TIMELINE = `select case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end as timeline`

const lookAt = async (connectionString: string): Promise<Address & { readonly timeline: string | null }> => {
  const client = new Client({ connectionString, connectionTimeoutMillis: ANSWERS_WITHIN_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: string | null }>(TIMELINE)
    return { host: client.host, port: client.port, timeline: rows[0]!.timeline }
  } finally {
    await client.end().catch(() => {})
  }
}

const byTimeline = (a: { timeline: string }, b: { timeline: string }) => (a.timeline < b.timeline ? 1 : -1)

type Connected = (error: any, client?: any) => void

const primaryAmong = async (hosts: readonly string[]): Promise<Address> => {
  const looks = await Promise.allSettled(hosts.map(lookAt))
  const found = looks.flatMap((look) => (look.status === 'fulfilled' ? [look.value] : []))
  const [latest] = found.flatMap(({ timeline, ...at }) => (timeline ? [{ timeline, at }] : [])).toSorted(byTimeline)
  if (latest) return latest.at
  const failed = looks.find((look) => look.status === 'rejected')
  const why = failed ? errorOf(failed.reason).message : 'all of them are standbys'
  throw Object.assign(new Error(`No primary is among the hosts of DATABASE_URL (${why})`), { code: 'ECONNREFUSED' })
}

/** Of this process, by address: looked for again when a connection is lost. */
const known = new Map<string, Promise<Address>>()

/** Connects to the one of several hosts that takes writes. */
export class PrimaryClient extends Client {
  readonly #url: string
  readonly #hosts: readonly string[]

  constructor(config: ClientConfig = {}) {
    super(config)
    this.#url = config.connectionString ?? ''
    this.#hosts = URL.canParse(this.#url) ? hostsOf(this.#url) : []
    // From the first moment on: a server may end a connection in the packet that opens it, before a pool listens.
    this.on('error', () => known.delete(this.#url))
  }

  override connect(): Promise<Client>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<Client> | undefined {
    if (this.#hosts.length <= 1) return callback ? void super.connect(callback) : super.connect()
    const connected = this.#connectToPrimary()
    if (!callback) return connected
    connected.then((client) => callback(null, client), callback)
    return undefined
  }

  async #connectToPrimary(): Promise<Client> {
    const looking = known.get(this.#url) ?? primaryAmong(this.#hosts)
    known.set(this.#url, looking)
    try {
      Object.assign(this, await looking)
      return await super.connect()
    } catch (error) {
      known.delete(this.#url)
      throw error
    }
  }
}

/** Of the one-off connections of the owner. */
export const clientOf = (connectionString: string, config: ClientConfig = {}): Client =>
  new PrimaryClient({ ...config, connectionString })
