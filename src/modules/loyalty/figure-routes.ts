import type { Figure, FigureQuestion } from '#platform/figure.ts'
import { rows } from '#platform/projection.ts'
import { distributorOf } from '#projections/distributors.ts'
import { type EntryKind, loyaltyEntries } from '#projections/loyalty_entries.ts'

/** Which lines of the ledger a sum counts; what left the balance is counted with its sign turned. */
const counted: Readonly<Record<string, readonly EntryKind[]>> = {
  earned: ['EARNED', 'CASH_BACK'],
  granted: ['GRANTED'],
  corrected: ['CORRECTED'],
  spent: ['SPENT', 'RETURNED'],
  redeemed: ['REDEEMED', 'REDEMPTION_RETURNED'],
}
const all = Object.values(counted).flat()
const leaves = (part: string): boolean => part === 'spent' || part === 'redeemed'

/** CareCoins of a company, or of all of them. */
export const figures: readonly Figure[] = [
  {
    name: 'care-coins',
    permission: 'office.loyalty.read',
    parts: {
      balance: 'coins',
      earned: 'coins',
      granted: 'coins',
      corrected: 'coins',
      spent: 'coins',
      redeemed: 'coins',
    },
    called: async ({ db }, of) => (of === undefined ? '' : ((await distributorOf(db, of))?.organizationName ?? null)),
    behind: async ({ db }, { part, of, distributorId = of }: FigureQuestion) => {
      const found = await rows(db, loyaltyEntries)
        .selectAll()
        .where('kind', 'in', [...(counted[part] ?? all)])
        .$call((lines) => (distributorId === undefined ? lines : lines.where('distributorId', '=', distributorId)))
        .execute()
      return found.map(({ distributorId: key, at, change, orderNum, name, activity, reason }) => ({
        kind: 'loyalty-account',
        key,
        name: orderNum ?? name ?? activity?.toLowerCase().replaceAll('_', ' ') ?? reason ?? '—',
        at,
        distributorId: key,
        amount: leaves(part) ? -change : change,
      }))
    },
  },
]
