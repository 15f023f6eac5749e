import { count } from '#platform/text/formats.ts'
import { say } from '#platform/text/say.ts'

import { sentences } from './order-terms.ts'

export type QuantityRule = { readonly minimumOrderQuantity: number; readonly orderQuantityStep: number }

/** No line holds more units: it keeps every total inside what cents can express. */
export const MAXIMUM_QUANTITY = 100_000

export const quantityProblem = (
  quantity: number,
  { minimumOrderQuantity: min, orderQuantityStep: step }: QuantityRule,
): string | null => {
  if (quantity === 0) return sentences.quantity
  if (!Number.isSafeInteger(quantity)) return say('Please enter a valid number')
  if (quantity < min) return say('The minimum order quantity is {0}', count(min))
  if (quantity > MAXIMUM_QUANTITY) return say('The maximum order quantity is {0}', count(MAXIMUM_QUANTITY))
  if ((quantity - min) % step !== 0)
    return say(
      'Please order in steps of {0}: {1} …',
      count(step),
      [min, min + step, min + 2 * step].map(count).join(', '),
    )
  return null
}

/** The least that can be ordered and is not fewer; the most there is, for more than that. */
export const nearestQuantity = (
  quantity: number,
  { minimumOrderQuantity: min, orderQuantityStep: step }: QuantityRule,
): number => {
  const most = min + Math.floor((MAXIMUM_QUANTITY - min) / step) * step
  return Math.min(min + Math.ceil(Math.max(0, quantity - min) / step) * step, most)
}

/** What may be ordered instead of a quantity that may not: the nearest below and the nearest above, where there are any. */
export const nearestQuantities = (quantity: number, rule: QuantityRule): readonly number[] => {
  const above = nearestQuantity(quantity, rule)
  const below = above - rule.orderQuantityStep
  return above > quantity && quantity > rule.minimumOrderQuantity ? [below, above] : [above]
}

export const quantityChoices = (
  { minimumOrderQuantity: min, orderQuantityStep: step }: QuantityRule,
  count: number,
): number[] =>
  Array.from({ length: count }, (_, at) => min + at * step).filter((quantity) => quantity <= MAXIMUM_QUANTITY)

const wrongPackaging = (
  packagingId: string,
  former: readonly { readonly id: string; readonly name: string }[] = [],
): string => {
  const gone = former.find(({ id }) => id === packagingId)
  return gone
    ? say('The packaging {0} is no longer available. Choose another one.', gone.name)
    : say('This product does not come in that packaging')
}

/** Why a line's choice of quantity and packaging is not complete or not possible, with the catalogue's texts, or null. */
export const choiceProblem = (
  choice: { readonly quantity: number; readonly packagingId: string | null },
  product: QuantityRule & {
    readonly packagings: readonly { readonly id: string }[]
    readonly formerPackagings?: readonly { readonly id: string; readonly name: string }[]
  },
): { readonly field: 'quantity' | 'packagingId'; readonly reason: string } | null => {
  const lacksPackaging = product.packagings.length > 0 && choice.packagingId === null
  if (choice.quantity === 0 && lacksPackaging) return { field: 'quantity', reason: sentences.quantityAndPackaging }
  const quantity = quantityProblem(choice.quantity, product)
  if (quantity) return { field: 'quantity', reason: quantity }
  if (lacksPackaging) return { field: 'packagingId', reason: sentences.packaging }
  if (choice.packagingId !== null && !product.packagings.some(({ id }) => id === choice.packagingId))
    return { field: 'packagingId', reason: wrongPackaging(choice.packagingId, product.formerPackagings) }
  return null
}
