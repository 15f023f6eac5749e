import { Agent, request } from 'node:http'
import { workerData } from 'node:worker_threads'

import { upsertForecast } from '#modules/forecasting/contract.ts'
import { signIn } from '#modules/identity/contract.ts'

/** On a thread of its own: six connections that send, one after the other, what costs a node most to refuse. */
type Flood = { readonly url: string; readonly jwt: string }
const { url, jwt }: Flood = workerData

const SENDERS = 6
const agent = new Agent({ keepAlive: true, maxSockets: SENDERS })
const fields = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, 1])))
const entries = (count: number) => JSON.stringify({ forecastMonths: Array.from({ length: count }, () => 1) })

const bodies = [
  { path: signIn.path, body: fields(300_000) },
  { path: signIn.path, body: fields(1_400) }, // as much as a visitor may send
  { path: upsertForecast.path, body: entries(300_000) },
  { path: upsertForecast.path, body: entries(120_000) }, // as much as a person may send
  { path: upsertForecast.path, body: entries(4_900) }, // parsed and walked to its end
].map(({ path, body }) => ({ path, bytes: Buffer.from(body) }))

const send = ({ path, bytes }: (typeof bodies)[number]): Promise<void> =>
  new Promise((resolve) => {
    const sending = request(`${url}/api${path}`, {
      method: 'POST',
      agent,
      headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json', 'content-length': bytes.length },
    })
    sending.on('response', (answer) => answer.resume().on('close', resolve))
    sending.on('error', () => resolve()) // the node hangs up on what it does not read
    sending.end(bytes)
  })

const sender = async (): Promise<void> => {
  for (let next = 0; ; next++) await send(bodies[next % bodies.length]!)
}
await Promise.all(Array.from({ length: SENDERS }, sender))
