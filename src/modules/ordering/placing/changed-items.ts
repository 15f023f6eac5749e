import type { Order } from '#modules/ordering/order.ts'
import {
  type CatalogueProduct,
  lineProblem,
  noSuchProduct,
  type Offer,
  offersOf,
} from '#modules/ordering/terms/offer.ts'
import type { OrderLine } from '#modules/ordering/terms/order-fields.ts'
import { sentences } from '#modules/ordering/terms/order-terms.ts'
import { invalid, notFound, type Refusal } from '#platform/decision.ts'
import type { Cents } from '#platform/money.ts'
import { present } from '#platform/typed.ts'
import { lineId, placeOfLine, type UnpricedLine, unpricedLine } from './order-lines.ts'

export const MAXIMUM_ITEMS = 200

export type ItemsInput = {
  readonly changed: readonly {
    readonly id: string
    readonly quantity?: number
    readonly packagingId?: string | null
  }[]
  readonly added: readonly {
    readonly productId: string
    readonly countryId: string
    /** null: as few as the product is ordered in. */
    readonly quantity: number | null
    readonly packagingId: string | null
  }[]
  /** What the screen showed as the new total; null: not said. */
  readonly expectedTotal: Cents | null
}

export type ItemFacts = { readonly products: readonly CatalogueProduct[]; readonly countryIds: readonly string[] }

const offerOf = (
  { countryId }: Pick<Order, 'countryId'>,
  productId: string,
  { products, countryIds }: ItemFacts,
): Offer | null => {
  const product = products.find(({ id }) => id === productId)
  return (product && offersOf(product, countryIds).find((offer) => offer.countryId === countryId)) ?? null
}

type Choice = { readonly productId: string; readonly quantity: number; readonly packagingId: string | null }

export const itemProblem = (
  { productId, ...choice }: Choice,
  { countryId }: Pick<Order, 'countryId'>,
  { products, countryIds }: ItemFacts,
) =>
  lineProblem(
    products.find(({ id }) => id === productId),
    { countryId, ...choice },
    countryIds,
  )

const fieldNames = { countryId: 'productId', quantity: 'quantity', packagingId: 'packaging' } as const

const isSame = (a: Omit<Choice, 'productId'>, b: Omit<Choice, 'productId'>): boolean =>
  a.quantity === b.quantity && a.packagingId === b.packagingId

type WantedItem = Choice & {
  readonly lineId: string
  readonly name: string
  readonly place: string | null
}

const numberOf = ({ lineId: id }: WantedItem): number => placeOfLine(id)?.number ?? 0

const keptItems = (lines: readonly OrderLine[], changed: ItemsInput['changed']): readonly WantedItem[] =>
  lines.map((line) => {
    const at = changed.findIndex(({ id }) => id === line.lineId)
    const { id: _, ...change } = changed[at] ?? { id: line.lineId }
    const { productId, name, quantity, packagingId } = line
    const place = at === -1 ? null : `orderItems.${at}`
    return { lineId: line.lineId, name, productId, quantity, packagingId, ...change, place }
  })

const newItems = (
  order: Order,
  added: ItemsInput['added'],
  placeName: string,
  facts: ItemFacts,
): readonly WantedItem[] | Refusal => {
  const items: WantedItem[] = []
  const numbers = { given: order.itemsNumbered }
  for (const [at, { productId, countryId, quantity, packagingId }] of added.entries()) {
    const product = facts.products.find(({ id }) => id === productId)
    const place = `${placeName}.${at}`
    if (!product || product.withdrawn) return noSuchProduct(product)
    if (countryId !== order.countryId)
      return invalid({ [`${place}.countryId`]: `This order goes to ${order.countryName}` })
    if (product.subCategoryId !== order.subCategoryId)
      return invalid({ [`${place}.productId`]: `This order can only have products of ${order.subCategoryName}` })
    if (packagingId !== null && !product.packagings.some(({ id }) => id === packagingId))
      return invalid({ [`${place}.packaging`]: sentences.packaging })
    if ([...order.requested.lines, ...items].some((it) => it.productId === productId)) continue
    items.push({
      lineId: order.itemOf[productId] ?? lineId(order.id, ++numbers.given),
      name: product.name,
      productId,
      quantity: quantity ?? product.minimumOrderQuantity,
      packagingId,
      place,
    })
  }
  return items
}

/** An item that the request leaves alone but that cannot be ordered any more stops every change until it is removed. */
const problemsOf = (order: Order, items: readonly WantedItem[], facts: ItemFacts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    items.flatMap((item) => {
      const problem = itemProblem(item, order, facts)
      if (!problem) return []
      return item.place === null
        ? [['orderItems', `${item.name}: ${problem.reason}. Change it or remove it first.`]]
        : [[`${item.place}.${fieldNames[problem.field]}`, problem.reason]]
    }),
  )

/** The order's lines with the requested change, at the prices of the moment; null: nothing would change. */
export const changedItems = (
  order: Order,
  { changed, added }: ItemsInput,
  addedPlace: 'products' | 'orderItems',
  facts: ItemFacts,
): readonly UnpricedLine[] | Refusal | null => {
  const { lines } = order.requested
  const unknown = changed.find(({ id }) => !lines.some((line) => line.lineId === id))
  if (unknown) return notFound('Item not found in this order')
  const more = newItems(order, added, addedPlace, facts)
  if ('refused' in more) return more
  const kept = keptItems(lines, changed)
  if (more.length === 0 && kept.every((item, at) => isSame(item, present(lines[at])))) return null
  // What comes back gets its former place.
  const items = [...kept, ...more].toSorted((a, b) => numberOf(a) - numberOf(b))
  if (items.length > MAXIMUM_ITEMS)
    return invalid({ [addedPlace]: `An order can have up to ${MAXIMUM_ITEMS} products` })
  const errors = problemsOf(order, items, facts)
  if (Object.keys(errors).length > 0) return invalid(errors)
  return items.map((item) => {
    const offer = present(offerOf(order, item.productId, facts))
    return unpricedLine(item.lineId, { offer, packagingId: item.packagingId, quantity: item.quantity })
  })
}

/** What is left once an item is gone: at the prices of the moment where it can be ordered, else as it was priced. */
export const itemsWithout = (order: Order, id: string, facts: ItemFacts): readonly UnpricedLine[] =>
  order.requested.lines
    .filter((line) => line.lineId !== id)
    .map((line) => {
      const offer = offerOf(order, line.productId, facts)
      return offer && !itemProblem(line, order, facts) ? unpricedLine(line.lineId, { ...line, offer }) : line
    })
