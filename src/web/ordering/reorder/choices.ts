import type { ItemThenAndNow } from '#modules/ordering/placing/changing-contract.ts'
import { isTooLarge } from '#modules/ordering/terms/pricing.ts'
import { choiceProblem } from '#modules/ordering/terms/quantity.ts'
import { cents, sum } from '#platform/money.ts'

export type ReorderLine = ItemThenAndNow & { readonly inCart: number | null }

/** What a person chose of a line; without it, it is chosen as it would be ordered today. */
export type Choice = { readonly isChosen: boolean; readonly quantity: number; readonly packagingId: string | null }

/** What cannot be ordered is not chosen, and what is in the cart already stays as it is there. */
export const firstChoice = ({ now, inCart, ordered }: ReorderLine): Choice => ({
  isChosen: now !== null && inCart === null,
  quantity: now?.quantity ?? ordered.quantity,
  packagingId: now?.packagingId ?? null,
})

/** What is different today. Quantities differ where the product's rule does not allow the old one any more. */
export const differencesOf = ({ ordered, now }: ItemThenAndNow) =>
  now && {
    price: now.price - ordered.price,
    discount: now.discount !== ordered.discount,
    quantity: now.quantity !== ordered.quantity,
    packaging: now.packagingId !== (ordered.packaging?.id ?? null),
  }

const problemOf = ({ now }: ReorderLine, choice: Choice): string | null => {
  if (!now) return null
  if (isTooLarge({ unitPrice: now.unitPrice, quantity: choice.quantity })) return 'This order is too large'
  return choiceProblem(choice, now)?.reason ?? null
}

/** The lines with what was chosen, and what those that were chosen come to today. */
export const chosenLines = (lines: readonly ReorderLine[], choices: ReadonlyMap<string, Choice>) => {
  const all = lines.map((line) => {
    const choice = choices.get(line.id) ?? firstChoice(line)
    const problem = problemOf(line, choice)
    return { line, choice, problem, total: cents(line.now && !problem ? line.now.price * choice.quantity : 0) }
  })
  const open = lines.filter(({ now, inCart }) => now !== null && inCart === null)
  const chosen = all.filter(({ choice }) => choice.isChosen)
  return {
    all,
    chosen,
    total: sum(chosen.map(({ total }) => total)),
    /** Why there is nothing to choose from; null: there is. */
    closed:
      open.length > 0
        ? null
        : lines.some(({ inCart }) => inCart !== null)
          ? ('in the cart' as const)
          : ('gone' as const),
    canBeSent: chosen.length > 0 && chosen.every(({ problem }) => problem === null),
  }
}
