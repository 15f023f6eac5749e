import { serve } from '#platform/http/serve.ts'
import type { Invariant } from '#platform/invariant.ts'
import type { ReadModels } from '#platform/projection.ts'

import { checkInvariants, listInvariants } from './invariant-contract.ts'
import { everyBreach, everyChecked, startAnew } from './invariant-ledger.ts'

/** How many breaches of a rule are listed. */
const MOST_LISTED = 20

const standing = async (db: ReadModels, head: number, invariants: readonly Invariant[]) => {
  const [checked, breaches] = await Promise.all([everyChecked(db.kysely), everyBreach(db.kysely, MOST_LISTED)])
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
