import type { CartLine } from '#modules/ordering/contract.ts'
import type { Problem } from '#web/problem.ts'

/** The server's figures when they are not those that were on the screen. Cents, and the total of each line. */
export type NewPrice = {
  readonly total: number
  readonly careCoinsUsed: number
  readonly lines: readonly {
    readonly productId: string
    readonly name: string
    readonly quantity: number
    readonly total: number
  }[]
}

/** What a 409 of placing says about prices; null when it is about something else. */
export const newPriceOf = ({ status, members }: Pick<Problem, 'status' | 'members'>): NewPrice | null =>
  status === 409 && Array.isArray(members['lines']) && typeof members['total'] === 'number'
    ? (members as NewPrice)
    : null

/** A line as it was on the screen: of the cart, or of an order that is being changed. */
export type ShownLine = Pick<CartLine, 'productId' | 'name' | 'totalEffectivePrice'>

export type Difference = { readonly name: string; readonly before: number | null; readonly now: number | null }

/** Line by line what changed; lines that stayed are left out. null: there is, or was, no such line. */
export const differences = (shown: readonly ShownLine[], { lines }: Pick<NewPrice, 'lines'>): Difference[] => {
  const gone = shown
    .filter(({ productId }) => !lines.some((line) => line.productId === productId))
    .map(({ name, totalEffectivePrice }) => ({ name, before: totalEffectivePrice, now: null }))
  const moved = lines.flatMap(({ productId, name, total }): Difference[] => {
    const before = shown.find((line) => line.productId === productId)?.totalEffectivePrice ?? null
    return before === total ? [] : [{ name, before, now: total }]
  })
  return [...moved, ...gone]
}
