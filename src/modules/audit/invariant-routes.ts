import { notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import type { Invariant } from '#platform/invariant.ts'
import { type ReadModels, rows } from '#platform/projection.ts'
import { distributorsById } from '#projections/distributors.ts'
import { orders } from '#projections/orders.ts'

import { BROKEN_STREAMS_PER_PAGE, checkInvariants, listBrokenStreams, listInvariants } from './invariant-contract.ts'
import { everyChecked, startAnew } from './invariant-ledger.ts'
import { type BrokenStream, brokenStreams, everyOutbreak } from './outbreaks.ts'

/** How many sentences of a stream are listed. */
const MOST_SAID = 3

/** What the notification of a breach calls its stream: an order by its number, what is a company's own by its name. */
const namesOf = async (db: ReadModels, streams: readonly BrokenStream[]): Promise<ReadonlyMap<string, string>> => {
  const keysOf = (...kinds: string[]) => streams.filter(({ kind }) => kinds.includes(kind)).map(({ key }) => key)
  const orderIds = keysOf('order')
  const [companies, found] = await Promise.all([
    distributorsById(db, keysOf('distributor', 'loyalty-account')),
    orderIds.length === 0 ? [] : rows(db, orders).select(['id', 'num']).where('id', 'in', orderIds).execute(),
  ])
  return new Map<string, string>([
    ...[...companies.values()].map(({ id, organizationName }) => [id, organizationName] as const),
    ...found.map(({ id, num }) => [id, num] as const),
  ])
}

const standing = async (db: ReadModels, head: number, invariants: readonly Invariant[]) => {
  const [checked, outbreaks] = await Promise.all([everyChecked(db.kysely), everyOutbreak(db.kysely)])
  return {
    head,
    invariants: invariants.map(({ name, says, kinds }) => {
      const known = checked.get(name)
      const outbreak = outbreaks.get(name)
      return {
        name,
        says,
        kinds: [...kinds],
        lookedAt: known?.lookedAt ?? 0,
        position: known?.position ?? 0,
        checkedAt: known?.checkedAt ?? null,
        violations: outbreak?.violations ?? 0,
        streams: outbreak?.streams ?? 0,
        brokenSince: outbreak?.since ?? null,
      }
    }),
  }
}

/** The rules are those of all modules. */
export const invariantRoutes = (invariants: readonly Invariant[]) => [
  serve(listInvariants, async ({ db, trail }) => standing(db, await trail.head(), invariants)),

  serve(checkInvariants, async ({ db, trail }) => {
    await startAnew(db.kysely)
    return standing(db, await trail.head(), invariants)
  }),

  serve(listBrokenStreams, async ({ db, input: { invariant, page = 1 } }) => {
    if (!invariants.some(({ name }) => name === invariant)) return notFound('Rule not found')
    const limit = BROKEN_STREAMS_PER_PAGE
    const [outbreaks, streams] = await Promise.all([
      everyOutbreak(db.kysely),
      brokenStreams(db.kysely, invariant, { offset: (page - 1) * limit, limit, mostSaid: MOST_SAID }),
    ])
    const names = await namesOf(db, streams)
    return {
      total: outbreaks.get(invariant)?.streams ?? 0,
      streams: streams.map((it) => ({ ...it, says: [...it.says], called: names.get(it.key) ?? null })),
    }
  }),
]
