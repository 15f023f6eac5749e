import type { Calls } from './calls.ts'

export type { Calls } from './calls.ts'

export type Name = keyof Calls
export type Input<N extends Name> = Calls[N]['input']
export type Answer<N extends Name> = Calls[N]['answer']

/** What the portal refused, or failed at: RFC 9457 problem details. */
export class Problem extends Error {
  readonly status: number
  /** The reason by field of the input. */
  readonly errors: Readonly<Record<string, string>>
  /** All that the answer said, such as new prices by line. */
  readonly members: Readonly<Record<string, unknown>>

  constructor(status: number, members: Record<string, unknown>) {
    super(String(members['detail'] ?? `The portal answered ${status}`))
    this.name = 'Problem'
    this.status = status
    this.members = members
    this.errors = isRecord(members['errors'])
      ? Object.fromEntries(Object.entries(members['errors']).map(([field, reason]) => [field, String(reason)]))
      : {}
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export type ClientOptions = {
  /** 'https://portal.example' */
  readonly url: string
  /** 'pc_…', from the page API tokens. */
  readonly token: string
  /** How often a call is sent at most while the portal is busy or cannot be reached. */
  readonly tries?: number
  readonly fetch?: typeof globalThis.fetch
}

type CallOptions = {
  /** A command with the same key is done once. A key of this call alone, where none is given. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

export type Client = {
  /** JSON as the types say; files as bytes. Throws Problem. */
  readonly call: <N extends Name>(name: N, input: Input<N>, options?: CallOptions) => Promise<Answer<N>>
  /** The rows of a list, page after page until one has none. */
  readonly rows: <N extends Name, Row>(
    name: N,
    input: Input<N>,
    rowsOf: (answer: Answer<N>) => readonly Row[],
  ) => AsyncGenerator<Row>
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** The path is filled in; of a GET or DELETE the rest is the query, of the others the body. */
const requestOf = (name: Name, input: Readonly<Record<string, unknown>>) => {
  const [method = 'GET', pattern = ''] = name.split(' ')
  const inPath = new Set<string>()
  const path = pattern.replace(/:(\w+)/g, (_, field: string) => {
    inPath.add(field)
    return encodeURIComponent(String(input[field]))
  })
  const rest = Object.entries(input).filter(([field, value]) => !inPath.has(field) && value !== undefined)
  if (method !== 'GET' && method !== 'DELETE') return { method, path, body: JSON.stringify(Object.fromEntries(rest)) }
  const query = new URLSearchParams(rest.map(([field, value]) => [field, String(value)]))
  return { method, path: query.size > 0 ? `${path}?${query}` : path }
}

const contentOf = async (response: Response): Promise<unknown> =>
  /\bjson\b/.test(response.headers.get('content-type') ?? '')
    ? response.json()
    : new Uint8Array(await response.arrayBuffer())

/** Calls the portal on behalf of the person who created the token, with the permissions that it was given. */
export const partnerCare = ({ url, token, tries = 4, fetch = globalThis.fetch }: ClientOptions): Client => {
  const call = async <N extends Name>(
    name: N,
    input: Input<N>,
    { idempotencyKey = crypto.randomUUID(), signal }: CallOptions = {},
  ): Promise<Answer<N>> => {
    const { method, path, body } = requestOf(name, input)
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(method !== 'GET' && { 'idempotency-key': idempotencyKey }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const request = { method, headers, ...(body !== undefined && { body }), ...(signal && { signal }) }
    for (let tried = 1; ; tried++) {
      const response = await fetch(new URL(`/api${path}`, url), request).catch((error: unknown) => {
        if (signal?.aborted || tried >= tries) throw error
        return null
      })
      // The types are those of the contract that this answer was made by.
      if (response?.ok) return (await contentOf(response)) as Answer<N>
      const isBusy = response === null || response.status === 429 || response.status === 503
      if (response && (!isBusy || tried >= tries)) {
        const members = await contentOf(response)
        throw new Problem(response.status, isRecord(members) ? members : {})
      }
      await pause(Number(response?.headers.get('retry-after') ?? 2 ** tried))
    }
  }

  return {
    call,
    rows: async function* (name, input, rowsOf) {
      for (let page = 1; ; page++) {
        const rows = rowsOf(await call(name, { ...input, page }))
        if (rows.length === 0) return
        yield* rows
      }
    },
  }
}
