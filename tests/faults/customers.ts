import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'

import { PASSWORD } from '#fixtures/staff.ts'

import type { ShakenPortal } from './shaken-portal.ts'

/** A command that was answered with success. `mark` stands in what it recorded, so that it can be found and counted. */
export type Acknowledged = {
  readonly what: 'OrderPlaced' | 'QuoteIssued' | 'QuoteApproved' | 'QuoteRejected' | 'OrderCancelled'
  readonly key: string
  readonly mark: string
  readonly orderId: string
  readonly num: string | null
}

type Json = Record<string, unknown>
type Person = { readonly email: string; jwt: string | null }
type Call = { readonly method: string; readonly path: string; readonly body?: Json; readonly key?: string }

const BUYERS = ['procurement@andina.example', 'procurement@nordmed.example', 'procurement@savanna.example']
const SALES = 'sales@partnercare.example'
const PATIENCE_MS = 120_000

/** A refusal that nothing here can have earned. */
class Unexpected extends Error {}

/**
 * Customers and sales, busy on both nodes, as patient clients are: whatever was not answered is sent again under the same
 * key, now and then to both nodes at once.
 */
export const startCustomers = (portal: ShakenPortal) => {
  const acknowledged: Acknowledged[] = []
  const run = randomUUID().slice(0, 8)
  let stopping = false
  let repeats = 0
  let orders = 0

  const send = async (address: string, { jwt }: Person, { method, path, body, key }: Call) => {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(jwt && { authorization: `Bearer ${jwt}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    })
    return { status: response.status, answer: (await response.json()) as Json }
  }

  const signIn = async (person: Person) => {
    person.jwt = null
    const credentials = { email: person.email, password: PASSWORD }
    person.jwt = (await give(person, { method: 'POST', path: '/auth/signin', body: credentials })).jwt as string
  }

  const attempt = async (person: Person, call: Call) => {
    const addresses = portal.addresses()
    const first = addresses[randomInt(addresses.length || 1)]
    if (!first) return null
    const asked = call.key && randomInt(8) === 0 ? addresses : [first]
    const answers = await Promise.all(asked.map((address) => send(address, person, call).catch(() => null)))
    const done = answers.filter((it) => it?.status === 200)
    if (done.length > 1 && !isDeepStrictEqual(done[0]?.answer, done[1]?.answer))
      throw new Unexpected(`One key, two answers: ${JSON.stringify(done)}`)
    return done[0] ?? answers.find((it) => it && it.status < 500) ?? null
  }

  /** Until it is answered. */
  const give = async (person: Person, call: Call): Promise<Json> => {
    for (const until = Date.now() + PATIENCE_MS; ; await sleep(50 + randomInt(100))) {
      const heard = await attempt(person, call)
      if (heard?.status === 200) return heard.answer
      if (heard?.status === 401 && person.jwt) await signIn(person)
      else if (heard && heard.status !== 429) throw new Unexpected(`${call.path}: ${JSON.stringify(heard)}`)
      if (Date.now() > until) throw new Unexpected(`${call.method} ${call.path} was never answered`)
      repeats++
    }
  }

  const command = async (person: Person, what: Acknowledged['what'], mark: string, call: Omit<Call, 'key'>) => {
    const key = `${what} ${mark}`.replace(' ', ':')
    const answer = await give(person, { ...call, key })
    const { orderId = (call.body?.orderId as string | undefined) ?? call.path.split('/')[3], num = null } = answer
    acknowledged.push({ what, key, mark, orderId: orderId as string, num: num as string | null })
    return orderId as string
  }

  const quote = (sales: Person, orderId: string, mark: string) =>
    command(sales, 'QuoteIssued', mark, {
      method: 'POST',
      path: `/office/orders/${orderId}/quote`,
      body: { freight: 10_000 + randomInt(90_000), note: mark },
    })

  const decide = (buyer: Person, orderId: string, mark: string, status: 'CONFIRMED' | 'CANCELLED') =>
    command(buyer, status === 'CONFIRMED' ? 'QuoteApproved' : 'QuoteRejected', mark, {
      method: 'PUT',
      path: '/order/status',
      body: { orderId, status },
    })

  const cancel = (buyer: Person, orderId: string, mark: string) =>
    command(buyer, 'OrderCancelled', mark, { method: 'PUT', path: '/order/cancel', body: { orderId } })

  /** What this buyer can order, from the shop as the buyer sees it. */
  const orderFor = async (buyer: Person) => {
    type Registration = { id: string; country: { id: string }; effectivePrice: number | null; status: string }
    type Product = { minimumOrderQuantity: number; packagings: { id: string }[]; registrations: Registration[] }
    const read = async (path: string) => (await give(buyer, { method: 'GET', path })) as never
    const products = (await read('/products/all')) as Product[]
    const [shipping] = (await read('/addresses?type=SHIPPING')) as { id: string }[]
    const [billing] = (await read('/addresses?type=BILLING')) as { id: string }[]
    const found = products.flatMap(({ registrations, packagings, minimumOrderQuantity }) =>
      registrations
        .filter(({ status, effectivePrice }) => status === 'REGISTERED' && effectivePrice !== null)
        .map(({ id }) => ({
          registrationId: id,
          packagingId: packagings[0]?.id ?? null,
          quantity: minimumOrderQuantity,
        })),
    )
    const balance = async () =>
      (await give(buyer, { method: 'GET', path: '/carecoins/count' })).data as { readonly balance: number }
    return async (mark: string): Promise<Json> => ({
      registrations: [found[randomInt(found.length)]],
      shippingAddressId: shipping!.id,
      billingAddressId: billing!.id,
      shipping: { method: 'CIP', transportMode: 'Airport', destination: mark },
      careCoinsUsed: Math.min(randomInt(4), (await balance()).balance),
    })
  }

  const trade = async (email: string) => {
    const buyer: Person = { email, jwt: null }
    const sales: Person = { email: SALES, jwt: null }
    await signIn(buyer)
    await signIn(sales)
    const order = await orderFor(buyer)
    for (let n = 0; !stopping; n++) {
      const mark = `${run}-${email.split(/[@.]/)[1]}-${n}`
      const orderId = await command(buyer, 'OrderPlaced', mark, {
        method: 'POST',
        path: '/order',
        body: await order(mark),
      })
      orders++
      // One in five each: waits for ever · quoted and left alone · confirmed · rejected · cancelled
      const fate = n % 5
      if (fate >= 1 && fate <= 3) await quote(sales, orderId, mark)
      if (fate === 2) await decide(buyer, orderId, mark, 'CONFIRMED')
      if (fate === 3) await decide(buyer, orderId, mark, 'CANCELLED')
      if (fate === 4) await cancel(buyer, orderId, mark)
      await sleep(300)
    }
  }

  const busy = Promise.all(BUYERS.map(trade))
  busy.catch(() => {
    stopping = true
  })
  return {
    orders: () => orders,
    /** Lets everybody finish what they are at, and tells what was acknowledged. */
    finish: async () => {
      stopping = true
      await busy
      return { acknowledged, repeats }
    },
  }
}
