import type { ItemThenAndNow } from '#modules/ordering/placing/changing-contract.ts'
import { careCoinsValue, isTooLarge, maximumCareCoins } from '#modules/ordering/terms/pricing.ts'
import { choiceProblem } from '#modules/ordering/terms/quantity.ts'
import { cents, sum } from '#platform/money.ts'

/** What a person chose for items of the order and has not saved yet, by the item's id. */
export type ItemChanges = ReadonlyMap<string, ItemChoice>
export type ItemChoice = { readonly quantity: number; readonly packagingId: string | null }

const asOrdered = ({ ordered: { quantity, packaging } }: ItemThenAndNow) => ({
  quantity,
  packagingId: packaging?.id ?? null,
})

const problemOf = ({ now, problem }: ItemThenAndNow, choice: ItemChoice) => {
  if (!now) return problem
  if (isTooLarge({ unitPrice: now.unitPrice, quantity: choice.quantity })) return 'This order is too large'
  return choiceProblem(choice, now)?.reason ?? null
}

/** An item as it would be saved: at today's price where it can be ordered, else as it was. */
const changedItem = (item: ItemThenAndNow, changes: ItemChanges) => {
  const before = asOrdered(item)
  const choice = changes.get(item.id) ?? before
  const problem = problemOf(item, choice)
  const unit = item.now?.effectivePrice ?? item.ordered.effectivePrice
  return {
    ...item,
    ...choice,
    unit,
    total: cents(problem ? item.ordered.total : unit * choice.quantity),
    problem,
    isChanged: choice.quantity !== before.quantity || choice.packagingId !== before.packagingId,
  }
}
export type ChangedItem = ReturnType<typeof changedItem>

/** The items with what was changed, and what the order would come to once they are saved. */
export const withItemChanges = (items: readonly ItemThenAndNow[], changes: ItemChanges, careCoinsUsed: number) => {
  const changed = items.map((item) => changedItem(item, changes))
  const charged = sum(changed.map(({ total }) => total))
  const coins = maximumCareCoins(careCoinsUsed, charged)
  return {
    items: changed,
    total: cents(charged - careCoinsValue(coins)),
    /** CareCoins that pay for it. */
    coins,
    /** CareCoins that come back because fewer may be used. */
    coinsBack: careCoinsUsed - coins,
    isChanged: changed.some((it) => it.isChanged),
    canBeSaved: changed.every(({ problem }) => problem === null),
  }
}
