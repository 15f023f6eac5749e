import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Customers } from '#tests/faults/customers.ts'
import { eventually } from '#tests/faults/eventually.ts'
import type { Chance } from '#tests/faults/seed.ts'
import type { ShakenPortal } from '#tests/faults/shaken-portal.ts'

type ProvocationContext = { readonly portal: ShakenPortal; readonly customers: Customers; readonly chance: Chance }

const rounds = async (times: number, play: (round: number) => Promise<unknown>): Promise<void> => {
  for (let round = 0; round < times; round++) await play(round)
}

/** What brings a bug to light while customers trade. */
export const provocations = {
  'everybody orders, then reads': async ({ customers }: ProvocationContext) => {
    await Promise.all(customers.buyers.map((buyer) => buyer.placeAtOnce('before-reading', 1)))
    await Promise.all(customers.buyers.map((buyer) => buyer.readAll()))
  },

  'many at once': async ({ customers }: ProvocationContext) => {
    const all = (round: number) =>
      customers.buyers.flatMap((buyer, at) => [0, 1, 2].map((n) => buyer.placeAtOnce(`many-${round}-${at}-${n}`, 1)))
    await rounds(8, (round) => Promise.all(all(round)))
  },

  'one command many times at once': ({ customers }: ProvocationContext) =>
    rounds(6, (round) => customers.buyers[0]!.placeAtOnce(`copies-${round}`, 20)),

  'live sockets are cut while many order': async ({ portal, customers, chance }: ProvocationContext) => {
    let isOver = false
    const cutting = (async () => {
      while (!isOver) {
        for (const { toNode } of portal.places) toNode.cut()
        await sleep(150 + chance.below(150))
      }
    })()
    const all = (round: number) => customers.buyers.map((buyer) => buyer.placeAtOnce(`cut-${round}`, 1))
    await rounds(24, (round) => Promise.all(all(round))).finally(() => {
      isOver = true
    })
    await cutting
  },

  'Postgres is killed': async ({ portal, customers }: ProvocationContext) => {
    await sleep(1500)
    await Promise.all(customers.buyers.map((buyer) => buyer.placeAtOnce('before-the-kill', 1)))
    await portal.killPostgres('SIGKILL')
    await portal.allWell()
  },

  'the schema of jobs is dropped': async ({ portal }: ProvocationContext) => {
    await portal.owner.query('drop schema work cascade')
    await sleep(1500)
  },

  'all CareCoins spent several times at once': async ({ customers }: ProvocationContext) => {
    await customers.rest() // for good: their own coins are gone
    await rounds(2, (round) => Promise.all(customers.buyers.map((buyer) => buyer.spendAtOnce(`coins-${round}`, 5))))
  },

  'the receiver of webhooks fails': async ({ portal: { receiver } }: ProvocationContext) => {
    const failures = receiver.failures()
    receiver.behave('FAILS')
    await eventually('a delivery failed', async () => receiver.failures() > failures)
    receiver.behave('ANSWERS')
  },

  'an event that cannot be read': async ({ portal }: ProvocationContext) => {
    const events = [{ type: 'OrderPlaced', schemaVersion: 1, data: { orderId: 'of no one' } }]
    const about = {
      command: 'POST /order',
      actor: randomUUID(),
      role: 'PROCUREMENT',
      origin: {},
      correlation: randomUUID(),
    }
    await sleep(500)
    await portal.owner.query('select es.append($1, $2)', [
      JSON.stringify([{ kind: 'order', key: randomUUID(), expected: 'none', events }]),
      JSON.stringify(about),
    ])
    await sleep(1000)
  },
} as const satisfies Record<string, (provoked: ProvocationContext) => Promise<unknown>>

export type Provocation = keyof typeof provocations
