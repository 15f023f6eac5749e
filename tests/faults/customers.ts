import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'

import { oneFreight } from '#tests/quote-terms.ts'
import { type Call, type Caller, callerFor, type Json, type Person, UnexpectedAnswer } from './caller.ts'
import { eventually } from './eventually.ts'
import { type ReceivedTexts, receivedBy } from './received.ts'
import { type Chance, chanceOf } from './seed.ts'

/** A command that was answered with success. `mark` is in what it recorded, so that it can be found and counted. */
export type Acknowledgement = {
  readonly what: 'OrderPlaced' | 'QuoteIssued' | 'QuoteApproved' | 'QuoteRejected' | 'OrderCancelled'
  readonly key: string
  readonly mark: string
  /** Of the company whose order it is. */
  readonly email: string
  readonly orderId: string
  readonly num: string | null
}

export const BUYERS = ['procurement@andina.example', 'procurement@nordmed.example', 'procurement@savanna.example']
export const SALES = 'sales@partnercare.example'
const LONGEST_MEMORY = 200

/** What a buyer reads between orders: whatever is in it belongs to the buyer's company, or to no one. */
const reads = ['/order', '/notification', '/cart', '/addresses', '/carecoins/ledger', '/distributors/current']

/** What this buyer can order, from the shop as the buyer sees it. */
const orderFor = async (buyer: Person, { give, balance }: Caller, chance: Chance) => {
  type Registration = { id: string; effectivePrice: number | null; status: string }
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
  return async (mark: string): Promise<Json> => ({
    registrations: [chance.pick(found)],
    shippingAddressId: shipping!.id,
    billingAddressId: billing!.id,
    shipping: { method: 'CIP', transportMode: 'Airport', destination: mark },
    careCoinsUsed: Math.min(chance.below(4), await balance(buyer)),
  })
}

const MANY = 100

/** The same order, so large that all CareCoins of a company may pay for a part of it. */
const manyTimes = (order: Json): Json => ({
  ...order,
  registrations: (order['registrations'] as { quantity: number }[]).map((line) => ({
    ...line,
    quantity: MANY * line.quantity,
  })),
})

/** One company's buyer, and sales who answer them. */
const pair = (
  email: string,
  run: string,
  given: { seed: number; addresses: () => readonly string[]; heard: ReceivedTexts },
) => {
  const chance = chanceOf(given.seed, email)
  const mine = callerFor(given.addresses, chance, given.heard)
  const theirs = callerFor(given.addresses, chance, null)
  const buyer: Person = { email, jwt: null }
  const sales: Person = { email: SALES, jwt: null }
  const acknowledged: Acknowledgement[] = []
  const memory: { caller: Caller; person: Person; call: Call; answer: Json }[] = []

  const command = async (person: Person, what: Acknowledgement['what'], mark: string, call: Omit<Call, 'key'>) => {
    const key = `${what}:${mark}`
    const caller = person === buyer ? mine : theirs
    const answer = await caller.give(person, { ...call, key })
    const { orderId = (call.body?.orderId as string | undefined) ?? call.path.split('/')[3], num = null } = answer
    acknowledged.push({ what, key, mark, email, orderId: orderId as string, num: num as string | null })
    memory.push({ caller, person, call: { ...call, key }, answer })
    if (memory.length > LONGEST_MEMORY) memory.shift()
    return orderId as string
  }

  /** Something that was done long ago, and out of its turn: it is answered as it was then, and done no second time. */
  const repeatLate = async () => {
    if (memory.length === 0) return
    const { caller, person, call, answer } = chance.pick(memory)
    const again = await caller.give(person, call)
    if (!isDeepStrictEqual(again, answer))
      throw new UnexpectedAnswer(`${call.key} was answered ${JSON.stringify(answer)}, then ${JSON.stringify(again)}`)
  }

  const quote = (orderId: string, mark: string) =>
    command(sales, 'QuoteIssued', mark, {
      method: 'POST',
      path: `/office/orders/${orderId}/quote`,
      body: { ...oneFreight(10_000 + chance.below(90_000)), note: mark },
    })
  const decide = (orderId: string, mark: string, status: 'CONFIRMED' | 'CANCELLED') =>
    command(buyer, status === 'CONFIRMED' ? 'QuoteApproved' : 'QuoteRejected', mark, {
      method: 'PUT',
      path: '/order/status',
      body: { orderId, status },
    })
  const cancel = (orderId: string, mark: string) =>
    command(buyer, 'OrderCancelled', mark, { method: 'PUT', path: '/order/cancel', body: { orderId } })

  let order: Awaited<ReturnType<typeof orderFor>> | undefined
  const ready = async () => {
    if (order) return order
    await mine.signIn(buyer)
    await theirs.signIn(sales)
    order = await orderFor(buyer, mine, chance)
    return order
  }
  const markOf = (n: number | string) => `canary-${run}-${email.split(/[@.]/)[1]}-${n}`

  return {
    acknowledged,
    repeated: () => [...mine.repeated(), ...theirs.repeated()],

    forget: () => {
      memory.length = 0
    },

    refresh: async () => {
      await mine.refresh(buyer)
      await theirs.refresh(sales)
    },

    /** Everything that is read between orders, once each. */
    readAll: async () => {
      await ready()
      for (const path of reads) await mine.give(buyer, { method: 'GET', path })
    },

    /** One order that is sent so many times at once, under one key: whatever they are answered, it is one. */
    placeAtOnce: async (n: string, copies: number) => {
      const mark = markOf(n)
      const key = `OrderPlaced:${mark}`
      const call = { method: 'POST', path: '/order', body: await (await ready())(mark), key }
      const answers = Array.from({ length: copies }, () => mine.give(buyer, call))
      const { orderId, num } = (await Promise.any(answers)) as { orderId: string; num: string }
      acknowledged.push({ what: 'OrderPlaced', key, mark, email, orderId, num })
      await Promise.all(answers)
    },

    /** All CareCoins for each of several orders at once: one of them can have them, whatever the others are answered. */
    spendAtOnce: async (n: string, orders: number) => {
      const marks = Array.from({ length: orders }, (_, at) => markOf(`${n}-${at}`))
      const bodyOf = await ready()
      const bodies = await Promise.all(marks.map(async (mark) => manyTimes(await bodyOf(mark))))
      const careCoinsUsed = await mine.balance(buyer)
      const place = async (mark: string, at: number) => {
        const key = `OrderPlaced:${mark}`
        const body = { ...bodies[at], careCoinsUsed }
        const answer = await mine.ask(buyer, { method: 'POST', path: '/order', body, key })
        if (answer?.status !== 200) return
        const { orderId, num } = answer.answer as { orderId: string; num: string }
        acknowledged.push({ what: 'OrderPlaced', key, mark, email, orderId, num })
      }
      await Promise.all(marks.map(place))
    },

    /** One order with its fate. One in five each: waits for ever · quoted and left alone · confirmed · rejected · cancelled. */
    trade: async (n: number, foreign: string | undefined) => {
      const mark = markOf(n)
      const body = await (await ready())(mark)
      const orderId = await command(buyer, 'OrderPlaced', mark, { method: 'POST', path: '/order', body })
      const fate = n % 5
      if (fate >= 1 && fate <= 3) await quote(orderId, mark)
      if (fate === 2) await decide(orderId, mark, 'CONFIRMED')
      if (fate === 3) await decide(orderId, mark, 'CANCELLED')
      if (fate === 4) await cancel(orderId, mark)
      if (chance.below(3) === 0) await repeatLate()
      await mine.give(buyer, { method: 'GET', path: chance.pick(reads) })
      // A node that fell behind for long answers without it: then it is there a moment later.
      const own = { method: 'GET', path: `/order/${orderId}` }
      await eventually('one’s own order is there', async () => (await mine.ask(buyer, own))?.status === 200)
      if (foreign) await mine.pry(buyer, `/order/${foreign}${chance.pick(['', '/history', '/messages'])}`)
      return orderId
    },
  }
}

/** Customers and sales, busy on both nodes until `rest` is called; `pauseMs`: between two orders of a customer. */
export const startCustomers = (seed: number, addresses: () => readonly string[], pauseMs = 200) => {
  const run = randomUUID().slice(0, 8)
  const hearings = BUYERS.map(receivedBy)
  const pairs = BUYERS.map((email, at) => pair(email, run, { seed, addresses, heard: hearings[at]! }))
  const turns = BUYERS.map(() => 0)
  const last: (string | undefined)[] = []
  let resting = false
  let failed: Error | undefined

  const keepTrading = async (at: number) => {
    while (!resting && !failed) {
      last[at] = await pairs[at]!.trade(turns[at]!++, last[(at + 1) % BUYERS.length])
      await sleep(pauseMs)
    }
  }
  const start = () =>
    Promise.all(
      pairs.map((_, at) =>
        keepTrading(at).catch((error) => {
          failed ??= error
        }),
      ),
    )
  let busy = start()

  return {
    orders: () => turns.reduce((sum, n) => sum + n, 0),
    hearings,
    /** Lets everybody finish what they are at. */
    rest: async () => {
      resting = true
      await busy
    },
    /** What one of them ran into that nothing here excuses. Then none of them goes on. */
    trouble: () => failed?.message ?? null,
    goOn: () => {
      resting = false
      busy = start()
    },
    /** What was done until now is sent again no more. */
    forget: () => {
      for (const { forget } of pairs) forget()
    },
    /** Of those who have signed in. */
    refresh: async () => void (await Promise.all(pairs.map(({ refresh }) => refresh()))),
    buyers: pairs,
    acknowledged: () => pairs.flatMap(({ acknowledged }) => acknowledged),
    /** What had to be sent again, and why. */
    repeated: () => pairs.flatMap(({ repeated }) => repeated()),
  }
}

export type Customers = ReturnType<typeof startCustomers>
