import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { unchecked } from '#platform/typed.ts'

import { callerFor, type Person } from './caller.ts'
import { BUYERS } from './customers.ts'
import { eventually } from './eventually.ts'
import { chanceOf } from './seed.ts'
import type { ShakenPortal } from './shaken-portal.ts'

/** One event as it came; `company`: whose it is, by its body. */
type Delivery = {
  readonly position: number
  readonly kind: string
  readonly order: string
  readonly company: string
  readonly isSigned: boolean
}

/** What one webhook got, in the order in which it came. `company` is null: it gets the events of all companies. */
export type WebhookResult = {
  readonly webhook: string
  readonly company: string | null
  readonly deliveries: readonly Delivery[]
}

/** HANGS: it has taken the event, and never answers. */
type Conduct = 'ANSWERS' | 'IS_DOWN' | 'FAILS' | 'HANGS'

type Call = { readonly headers: IncomingMessage['headers']; readonly text: string }
type Body = { readonly position: number; readonly kind: string; readonly orderId: string; readonly companyId: string }

/** As standardwebhooks.com says it, without any code of the portal. */
const isSignedBy = (secret: string, { headers, text }: Call): boolean => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(expected)
}

/** A system that events are sent to, one path for each webhook. */
export const startReceiver = async () => {
  const received: (Call & { readonly path: string })[] = []
  let conduct: Conduct = 'ANSWERS'
  let failures = 0

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    if (conduct !== 'ANSWERS') failures++
    if (conduct === 'IS_DOWN') return request.socket.resetAndDestroy()
    const text = Buffer.concat(await request.toArray()).toString()
    if (conduct === 'FAILS') return response.writeHead(500).end()
    received.push({ path: request.url!, headers: request.headers, text })
    if (conduct !== 'HANGS') response.end()
  }
  const server = createServer((request, response) => void take(request, response).catch(() => {}))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    urlOf: (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`,
    received: (path: string): readonly Call[] => received.filter((call) => call.path === path),
    behave: (so: Conduct) => {
      conduct = so
    },
    failures: () => failures,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** What a company and the provider subscribe to of each order. */
const KINDS = [
  ...['order.placed', 'order.quote_issued', 'order.confirmed'],
  ...['order.quote_rejected', 'order.quote_expired', 'order.cancelled'],
]

/** A webhook of one company, and one of the provider. */
export const startWebhooks = async (portal: ShakenPortal, seed: number) => {
  const { receiver } = portal
  const caller = callerFor(portal.addresses, chanceOf(seed, 'webhooks'), null)
  const subscribe = async (email: string, isCompany: boolean) => {
    const person: Person = { email, jwt: null }
    await caller.signIn(person)
    const path = `/${email}`
    const terms = { name: 'ERP', url: receiver.urlOf(path), kinds: KINDS }
    const { secret } = await caller.give(person, { method: 'POST', path: '/webhooks', body: terms })
    const company = isCompany ? await caller.give(person, { method: 'GET', path: '/distributors/current' }) : null
    return { person, path, secret: String(secret), company: company && String(company.id) }
  }
  const subscribed = [await subscribe(BUYERS[0]!, true), await subscribe('admin@partnercare.example', false)]

  type Shown = { webhooks: { behind: { events: number; more: boolean } }[] }
  const isBehind = async ({ person }: (typeof subscribed)[number]) => {
    const { webhooks } = unchecked<Shown>(await caller.give(person, { method: 'GET', path: '/webhooks' }))
    return webhooks.some(({ behind }) => behind.events > 0 || behind.more)
  }
  return {
    delivered: (): WebhookResult[] =>
      subscribed.map(({ person, path, secret, company }) => ({
        webhook: person.email,
        company,
        deliveries: receiver.received(path).map((call) => {
          const { position, kind, orderId, companyId } = JSON.parse(call.text) as Body
          return { position, kind, order: orderId, company: companyId, isSigned: isSignedBy(secret, call) }
        }),
      })),
    /** By what people see, everything was delivered. */
    settled: async (withinMs?: number) => {
      for (const one of subscribed) {
        const gotAll = async () => !(await isBehind(one))
        await eventually(`the webhook of ${one.person.email} got everything`, gotAll, withinMs)
      }
    },
  }
}

export type Webhooks = Awaited<ReturnType<typeof startWebhooks>>
