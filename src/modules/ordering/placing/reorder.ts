import type { CatalogueProduct } from '#modules/ordering/terms/offer.ts'
import type { OrderLine } from '#modules/ordering/terms/order-fields.ts'
import { invalid, notFound, type Refusal } from '#platform/decision.ts'
import { itemProblem } from './changed-items.ts'

/** An item of an order to be ordered again, as the person chose it now. */
export type ReorderLine = { readonly id: string; readonly quantity: number; readonly packagingId: string | null }

export type ReorderFacts = {
  readonly countryId: string
  readonly products: readonly CatalogueProduct[]
  readonly countryIds: readonly string[]
}

type Refill = {
  /** For the cart. */
  readonly lines: readonly {
    readonly productId: string
    readonly countryId: string
    readonly quantity: number
    readonly packagingId: string | null
  }[]
  /** What cannot be ordered any more, and why. */
  readonly left: readonly { readonly name: string; readonly reason: string }[]
}

const fieldNames = { countryId: 'id', quantity: 'quantity', packagingId: 'packagingId' } as const

/** Every item as it was: what cannot be ordered like that any more is left out by name. */
export const wholeAgain = (lines: readonly OrderLine[], facts: ReorderFacts): Refill => {
  const tried = lines.map(({ productId, name, quantity, packagingId }) => {
    const line = { productId, countryId: facts.countryId, quantity, packagingId }
    return { name, line, problem: itemProblem(line, facts, facts) }
  })
  return {
    lines: tried.flatMap(({ line, problem }) => (problem ? [] : [line])),
    left: tried.flatMap(({ name, problem }) => (problem ? [{ name, reason: problem.reason }] : [])),
  }
}

/** The chosen items, as chosen. What is wrong with one is said by its place. */
export const chosenAgain = (
  lines: readonly OrderLine[],
  choices: readonly ReorderLine[],
  facts: ReorderFacts,
): Refill | Refusal => {
  const errors: Record<string, string> = {}
  const chosen: Refill['lines'][number][] = []
  for (const [at, { id, ...choice }] of choices.entries()) {
    const line = lines.find(({ lineId }) => lineId === id)
    if (!line) return notFound('Item not found in this order')
    const problem = itemProblem({ productId: line.productId, ...choice }, facts, facts)
    if (problem) errors[`lines.${at}.${fieldNames[problem.field]}`] = problem.reason
    chosen.push({ productId: line.productId, countryId: facts.countryId, ...choice })
  }
  return Object.keys(errors).length > 0 ? invalid(errors) : { lines: chosen, left: [] }
}
