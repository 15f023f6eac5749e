import { Agent, request } from 'node:http'

import { PASSWORD } from '#fixtures/companies/staff.ts'
import { signIn } from '#modules/identity/contract.ts'
import type { Answer, Endpoint, Input } from '#platform/http/endpoint.ts'

/** One person at the portal's HTTP door, on connections that are kept open. */
export type Caller = {
  readonly jwt: string
  readonly call: <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Answer<E>>
  /** The bytes at this path. */
  readonly get: (path: string) => Promise<Buffer>
}

type ApiRequest = { readonly method: string; readonly path: string; readonly jwt?: string; readonly body?: object }

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

const ask = (url: string, { method, path, jwt, body }: ApiRequest): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const payload = body && JSON.stringify(body)
    const headers = {
      ...(jwt && { authorization: `Bearer ${jwt}` }),
      ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    }
    const asking = request(`${url}/api${path}`, { method, agent, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        if (answer.statusCode === 200) resolve(bytes)
        else reject(new Error(`${method} ${path}: ${answer.statusCode} ${bytes}`))
      })
    })
    asking.on('error', reject)
    asking.end(payload)
  })

const requestOf = (endpoint: Endpoint, input: Record<string, unknown>): ApiRequest => {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const among = (fields: object | undefined) =>
    Object.entries(input).filter(([name, value]) => value !== undefined && name in (fields ?? {}))
  const query = new URLSearchParams(among(endpoint.query).map(([name, value]) => [name, String(value)]))
  return {
    method: endpoint.method,
    path: query.size > 0 ? `${path}?${query}` : path,
    ...(endpoint.body && { body: Object.fromEntries(among(endpoint.body)) }),
  }
}

const asJson = (bytes: Buffer) => JSON.parse(bytes.toString())

/** Signs in as a person of the demo world, or another with its password. */
export const signedIn = async (url: string, email: string): Promise<Caller> => {
  const { jwt }: Answer<typeof signIn> = asJson(await ask(url, requestOf(signIn, { email, password: PASSWORD })))
  return {
    jwt,
    call: async (endpoint, input) => asJson(await ask(url, { ...requestOf(endpoint, input), jwt })),
    get: (path) => ask(url, { method: 'GET', path, jwt }),
  }
}
