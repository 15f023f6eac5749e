import { type Cents, cents } from '#platform/money.ts'
import { compareTexts } from '#platform/text/alphabet.ts'

import type { AffectedPrice } from './price-change-contract.ts'

/** What a unit costs in a country now and then. `before` 0: it has no price there. */
export type UnitChange = { readonly before: Cents; readonly after: Cents }

/** So many units of a product in a country that a company has somewhere. */
export type Units = {
  readonly distributorId: string
  readonly productId: string
  readonly countryId: string
  readonly quantity: number
  /** What they cost where they are, when that is fixed. */
  readonly fixed?: number
}

export const unitKey = (productId: string, countryId: string): string => `${productId} ${countryId}`

/** Added up by company, by name. Units of what does not change are left out. */
export const concerned = (
  units: readonly Units[],
  changes: ReadonlyMap<string, UnitChange>,
  nameOf: (distributorId: string) => string,
): AffectedPrice[] => {
  const lines = units.flatMap((line) => {
    const change = changes.get(unitKey(line.productId, line.countryId))
    if (!change || change.before === change.after || line.quantity === 0) return []
    const before = line.fixed ?? change.before * line.quantity
    return [{ distributorId: line.distributorId, before, after: change.after * line.quantity }]
  })
  return [...Map.groupBy(lines, ({ distributorId }) => distributorId)]
    .map(([distributorId, theirs]) => ({
      distributorId,
      distributor: nameOf(distributorId),
      lines: theirs.length,
      before: cents(theirs.reduce((sum, { before }) => sum + before, 0)),
      after: cents(theirs.reduce((sum, { after }) => sum + after, 0)),
    }))
    .toSorted((a, b) => compareTexts(a.distributor, b.distributor))
}
