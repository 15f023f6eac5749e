import { type CatalogueProduct, offersOf } from '#modules/ordering/terms/offer.ts'
import { sentences } from '#modules/ordering/terms/order-terms.ts'
import { isTooLarge } from '#modules/ordering/terms/pricing.ts'
import { nearestQuantities, type QuantityRule, quantityProblem } from '#modules/ordering/terms/quantity.ts'
import { twoReadings, wholeNumbers } from '#modules/ordering/terms/whole-number.ts'
import { byReference, referenceKey } from '#platform/text/reference.ts'
import { searchKey } from '#platform/text/search.ts'

type IdAndName = { readonly id: string; readonly name: string }

export type TypedRow = {
  readonly reference: string
  readonly quantity: string
  readonly country: string
  readonly packaging: string
}

/** What keeps a row from the cart. `fixes`: what to write into the field instead, one of these, where the portal knows. */
export type RowProblem = {
  readonly field: keyof TypedRow
  readonly reason: string
  readonly fixes: readonly string[]
}

export type CheckedRow = {
  readonly product: (IdAndName & { readonly reference: string }) | null
  readonly countryId: string | null
  readonly packagingId: string | null
  readonly quantity: number | null
  /** What may be chosen from: where the product is sold, and how it is packed. */
  readonly countries: readonly IdAndName[]
  readonly packagings: CatalogueProduct['packagings']
  readonly problems: readonly RowProblem[]
  /** The earlier row for the same product and country, from 0; null: there is none. */
  readonly sameAs: number | null
  /** The product is in the cart for that country already with so many: it stays as it is. */
  readonly inCart: number | null
}

export type QuickAddFacts = {
  readonly products: readonly CatalogueProduct[]
  readonly countries: readonly { readonly id: string; readonly name: string; readonly code: string }[]
  readonly cart: readonly { readonly productId: string; readonly countryId: string; readonly quantity: number }[]
}

/** Country and packaging are chosen from lists, which cannot show what was typed: the reason names it. */
const named = (typed: string, reason: string): string => `${typed.trim()}: ${reason}`

const problem = (field: keyof TypedRow, reason: string, ...fixes: readonly (string | number)[]): RowProblem => ({
  field,
  reason,
  fixes: fixes.map(String),
})

const countryOfRow = (typed: string, sold: QuickAddFacts['countries'], all: QuickAddFacts['countries']) => {
  const wanted = searchKey(typed)
  const found = all.find(({ id, name, code }) => [id, code, name].some((it) => searchKey(it) === wanted))
  const [only] = sold
  if (wanted === '' && sold.length === 1 && only) return { country: only, problems: [] }
  if (wanted === '') return { country: null, problems: [problem('country', sentences.country)] }
  if (found && sold.includes(found)) return { country: found, problems: [] }
  return {
    country: null,
    problems: [
      problem(
        'country',
        named(typed, 'Not available in your region'),
        ...(sold.length === 1 && only ? [only.name] : []),
      ),
    ],
  }
}

const packagingOfRow = (typed: string, packagings: readonly IdAndName[]) => {
  const wanted = searchKey(typed)
  const [only] = packagings
  const found = packagings.find(({ id, name }) => searchKey(name) === wanted || id === typed.trim())
  const single = packagings.length === 1 ? only : undefined
  if (!only) return { packaging: null, problems: [] }
  if (found ?? (wanted === '' && single)) return { packaging: found ?? only, problems: [] }
  const reason = wanted === '' ? sentences.packaging : named(typed, 'This product does not come in that packaging')
  return { packaging: null, problems: [problem('packaging', reason, ...(single ? [single.name] : []))] }
}

const quantityOfRow = (typed: string, rule: QuantityRule) => {
  if (typed.trim() === '')
    return { quantity: null, problems: [problem('quantity', sentences.quantity, rule.minimumOrderQuantity)] }
  const readings = wholeNumbers(typed)
  const [quantity, other] = readings
  if (quantity === undefined) return { quantity: null, problems: [problem('quantity', 'Please enter a valid number')] }
  if (other !== undefined)
    return { quantity: null, problems: [problem('quantity', twoReadings(typed, readings), ...readings)] }
  const reason = quantityProblem(quantity, rule)
  return { quantity, problems: reason ? [problem('quantity', reason, ...nearestQuantities(quantity, rule))] : [] }
}

const unknown = (reason: string): CheckedRow => ({
  product: null,
  countryId: null,
  packagingId: null,
  quantity: null,
  countries: [],
  packagings: [],
  problems: [problem('reference', reason)],
  sameAs: null,
  inCart: null,
})

const checked = (row: TypedRow, { products, countries, cart }: QuickAddFacts): CheckedRow => {
  if (referenceKey(row.reference) === '') return unknown('Enter a reference')
  const product = byReference(products, row.reference, ({ reference }) => reference)
  if (!product || product.withdrawn) return unknown('There is no product with this reference')
  const offers = offersOf(
    product,
    countries.map(({ id }) => id),
  )
  const sold = countries.filter(({ id }) => offers.some(({ countryId }) => countryId === id))
  const { country, problems: ofCountry } =
    sold.length === 0
      ? { country: null, problems: [problem('reference', 'Not available in your region')] }
      : countryOfRow(row.country, sold, countries)
  const { packaging, problems: ofPackaging } = packagingOfRow(row.packaging, product.packagings)
  const { quantity, problems: ofQuantity } = quantityOfRow(row.quantity, product)
  const offer = offers.find(({ countryId }) => countryId === country?.id)
  const large =
    offer && quantity !== null && ofQuantity.length === 0 && isTooLarge({ unitPrice: offer.unitPrice, quantity })
  const lineInCart = cart.find((line) => line.productId === product.id && line.countryId === country?.id)
  return {
    product: { id: product.id, name: product.name, reference: product.reference },
    countryId: country?.id ?? null,
    packagingId: packaging?.id ?? null,
    quantity,
    countries: sold.map(({ id, name }) => ({ id, name })),
    packagings: product.packagings,
    problems: [
      ...ofCountry,
      ...ofPackaging,
      ...ofQuantity,
      ...(large ? [problem('quantity', 'This order is too large')] : []),
    ],
    sameAs: null,
    inCart: lineInCart?.quantity ?? null,
  }
}

const isSameLine = (a: CheckedRow, b: CheckedRow): boolean =>
  a.product !== null && a.countryId !== null && a.product.id === b.product?.id && a.countryId === b.countryId

/** Checks every row against the catalogue and the rows before it: a line of the cart is a product for a country, once. */
export const checkedRows = (rows: readonly TypedRow[], facts: QuickAddFacts): readonly CheckedRow[] => {
  const all = rows.map((row) => checked(row, facts))
  return all.map((row, index) => {
    const first = all.slice(0, index).findIndex((earlier) => isSameLine(earlier, row))
    if (first === -1) return row
    return { ...row, sameAs: first, problems: [...row.problems, problem('reference', `The same as row ${first + 1}`)] }
  })
}

export const lineOfRow = ({ product, countryId, packagingId, quantity, problems }: CheckedRow) =>
  product && countryId !== null && quantity !== null && problems.length === 0
    ? [{ productId: product.id, countryId, packagingId, quantity }]
    : []
