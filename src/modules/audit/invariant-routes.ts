import { serve } from '#platform/http/serve.ts'
import type { Invariant } from '#platform/invariant.ts'
import { type ReadModels, rows } from '#platform/projection.ts'
import { distributorsById } from '#projections/distributors.ts'
import { orders } from '#projections/orders.ts'

import { checkInvariants, listInvariants } from './invariant-contract.ts'
import { everyBreach, everyChecked, startAnew } from './invariant-ledger.ts'

/** How many breaches of a rule are listed. */
const MOST_LISTED = 20

/** What the notification of a breach calls its stream: an order by its number, what is a company's own by its name. */
const namesOf = async (
  db: ReadModels,
  breaches: readonly { readonly streamKind: string; readonly streamKey: string }[],
): Promise<ReadonlyMap<string, string>> => {
  const keysOf = (...kinds: string[]) =>
    breaches.filter(({ streamKind }) => kinds.includes(streamKind)).map(({ streamKey }) => streamKey)
  const orderIds = keysOf('order')
  const [companies, found] = await Promise.all([
    distributorsById(db, keysOf('distributor', 'loyalty-account')),
    orderIds.length === 0
      ? []
      : rows(db, orders)
          .select(['id', 'num'])
          .where('id', 'in', orderIds as never[])
          .execute(),
  ])
  return new Map<string, string>([
    ...[...companies.values()].map(({ id, organizationName }) => [id, organizationName] as const),
    ...found.map(({ id, num }) => [id, num] as const),
  ])
}

const standing = async (db: ReadModels, head: number, invariants: readonly Invariant[]) => {
  const [checked, breaches] = await Promise.all([everyChecked(db.kysely), everyBreach(db.kysely, MOST_LISTED)])
  const names = await namesOf(db, breaches)
  return {
    head,
    invariants: invariants.map(({ name, says, kinds }) => {
      const known = checked.get(name)
      const own = breaches.filter((breach) => breach.invariant === name)
      return {
        name,
        says,
        kinds: [...kinds],
        lookedAt: known?.lookedAt ?? 0,
        position: known?.position ?? 0,
        checkedAt: known?.checkedAt ?? null,
        violations: Number(own[0]?.n ?? 0),
        breaches: own.map(({ streamKind: kind, streamKey: key, says: why, position, foundAt }) => ({
          kind,
          key,
          called: names.get(key) ?? null,
          says: why,
          position,
          foundAt,
        })),
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
]
