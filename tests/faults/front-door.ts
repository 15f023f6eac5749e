import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { eventually } from './eventually.ts'

const LOOK_EVERY_MS = 100
const TRY_FOR_MS = 30_000
const HEALTHY_WITHIN_MS = 1_000

export type FrontDoor = {
  readonly url: string
  /** Waits until so many nodes are well in its eyes. */
  readonly sees: (nodes: number) => Promise<void>
  readonly stop: () => Promise<void>
}

type ProxiedRequest = { readonly from: IncomingMessage; readonly body: Buffer }

/**
 * A proxy as docker-compose.yml has one: it checks the health of every node, keeps connections alive, and tries elsewhere what
 * was not received, or may be done twice. Whatever else fails, fails for the caller.
 */
export const startFrontDoor = async (addresses: () => readonly string[]): Promise<FrontDoor> => {
  const agent = new Agent({ keepAlive: true })
  const wellNodes = new Set<string>()
  const well = () => addresses().filter((address) => wellNodes.has(address))
  let stopped = false
  let turn = 0

  /** Of each node by itself: a slow one must not hide that another one leaves. */
  const looks = new Map<string, Promise<unknown>>()
  const look = async (address: string): Promise<void> => {
    const answer = fetch(`${address}/api/health`, { signal: AbortSignal.timeout(HEALTHY_WITHIN_MS) })
    const isWell = await answer.then(
      ({ ok }) => ok,
      () => false,
    )
    if (isWell) wellNodes.add(address)
    else wellNodes.delete(address)
    looks.delete(address)
  }
  const looking = (async () => {
    while (!stopped) {
      for (const address of addresses()) if (!looks.has(address)) looks.set(address, look(address))
      await sleep(LOOK_EVERY_MS)
    }
    await Promise.all(looks.values())
  })()

  /** Passes on the request, and the answer as it comes. Throws with `again` where it may be tried elsewhere. */
  const pass = (address: string, { from, body }: ProxiedRequest, to: ServerResponse) =>
    new Promise<void>((resolve, reject) => {
      const { method, headers, url } = from
      const passed = request(new URL(url!, address), { agent, method: method!, headers }, (answer) => {
        to.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(to).on('close', resolve)
      })
      passed.on('error', (error: NodeJS.ErrnoException) => {
        const unheard = error.code === 'ECONNREFUSED'
        const harmless = passed.reusedSocket && (method === 'GET' || headers['idempotency-key'] !== undefined)
        reject(Object.assign(error, { again: unheard || harmless }))
      })
      passed.end(body)
    })

  const answer = async (from: IncomingMessage, to: ServerResponse) => {
    const body = Buffer.concat(await from.toArray())
    for (const until = performance.now() + TRY_FOR_MS; performance.now() < until; await sleep(20)) {
      const there = well()
      const address = there[turn++ % there.length]
      if (!address) continue
      try {
        return await pass(address, { from, body }, to)
      } catch (error) {
        if (!(error as { again?: boolean }).again) break
      }
    }
    to.writeHead(502).end('{}')
  }

  const server = createServer((from, to) => void answer(from, to).catch(() => to.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sees: (nodes) => eventually(`${nodes} nodes are well`, async () => well().length === nodes),
    stop: async () => {
      stopped = true
      await looking
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
