import { type Cents, type Percent, percent } from '#platform/money.ts'
import { byReference, referenceKey } from '#platform/text/reference.ts'
import { say } from '#platform/text/say.ts'
import { searchKey } from '#platform/text/search.ts'
import { type ParsedFigure, typedAmount, typedPercent } from '#platform/text/typed-figures.ts'

/** A row of a price list as it is typed or read from a file. Browser-safe. */
export type TypedPrice = {
  readonly reference: string
  readonly country: string
  readonly price: string
  readonly discount: string
}

/** What can be priced: a product in a country, with what it costs now. */
export type Priceable = {
  readonly registrationId: string
  readonly reference: string
  readonly name: string
  readonly country: { readonly id: string; readonly name: string }
  readonly price: Cents | null
  readonly discount: Percent
}

export type PriceProblem = { readonly field: keyof TypedPrice; readonly error: string }

/** What a row means. `before` is there once the product in the country is known, `price` once it can be set. */
export type CheckedPrice = {
  readonly registrationId: string | null
  readonly name: string | null
  readonly country: string | null
  readonly before: { readonly price: Cents | null; readonly discount: Percent } | null
  readonly price: Cents | null
  readonly discount: Percent
  /** What a unit costs after the discount changes by more than half: worth another look. */
  readonly large: boolean
  readonly problems: readonly PriceProblem[]
}

/** Between cells of a row that has more of them than there are columns. */
export const CELLS_TOGETHER = ' | '
const TOO_MANY_CELLS = 'The row has more cells than there are columns. Keep one of these values'

const readValue = <T>(typed: ParsedFigure<T>): T | null => ('value' in typed ? typed.value : null)

const problemAt = (field: keyof TypedPrice, text: string, typed: ParsedFigure<unknown>): PriceProblem[] => {
  if (text.includes(CELLS_TOGETHER)) return [{ field, error: TOO_MANY_CELLS }]
  return 'reason' in typed ? [{ field, error: typed.reason }] : []
}

const problemsOf = (
  row: TypedPrice,
  known: { readonly product: boolean; readonly found: Priceable | undefined; readonly isTwice: boolean },
): PriceProblem[] => {
  const { product, found, isTwice } = known
  const [noPrice, noDiscount] = [row.price.trim() === '', row.discount.trim() === '']
  const place = (): PriceProblem[] => {
    if (!product) return [{ field: 'reference', error: say('No product has this reference') }]
    if (!found) return [{ field: 'country', error: say('The product is not registered there') }]
    return isTwice ? [{ field: 'country', error: say('This price is listed twice') }] : []
  }
  const amount = (): PriceProblem[] => {
    if (!noPrice) return problemAt('price', row.price, typedAmount(row.price))
    if (noDiscount) return [{ field: 'price', error: say('Enter a price or a discount') }]
    return found && found.price === null ? [{ field: 'price', error: say('It has no price yet: enter one') }] : []
  }
  const share = (): PriceProblem[] =>
    noDiscount ? [] : problemAt('discount', row.discount, typedPercent(row.discount))
  return [...place(), ...amount(), ...share()]
}

const LARGE_SHARE = 0.5

const isLargeChange = (
  before: Pick<Priceable, 'price' | 'discount'> | undefined,
  after: { readonly price: Cents; readonly discount: Percent },
): boolean => {
  const paid = ({ price, discount }: { readonly price: Cents; readonly discount: Percent }) => price * (100 - discount)
  if (before?.price == null || paid({ price: before.price, discount: before.discount }) === 0) return false
  const was = paid({ price: before.price, discount: before.discount })
  return Math.abs(paid(after) - was) > LARGE_SHARE * was
}

/** Compares rows with what can be priced. A price or a discount that is left out stays what it is. */
export const checkPrices = (rows: readonly TypedPrice[], all: readonly Priceable[]): CheckedPrice[] => {
  const products = Map.groupBy(all, ({ reference }) => reference)
  const byKey = Map.groupBy(products.keys(), referenceKey)
  const productOf = ({ reference }: TypedPrice) =>
    products.get(byReference(byKey.get(referenceKey(reference)) ?? [], reference, String) ?? '')
  const foundIn = (row: TypedPrice) => {
    const typed = searchKey(row.country)
    return productOf(row)?.find(({ country: { id, name } }) => typed !== '' && [id, searchKey(name)].includes(typed))
  }
  const seen = new Set<string>()
  return rows.map((row) => {
    const found = foundIn(row)
    const isTwice = found !== undefined && seen.has(found.registrationId)
    if (found) seen.add(found.registrationId)
    const product = productOf(row)
    const price = row.price.trim() === '' ? (found?.price ?? null) : readValue(typedAmount(row.price))
    const discount = readValue(typedPercent(row.discount)) ?? found?.discount ?? percent(0)
    return {
      registrationId: found?.registrationId ?? null,
      name: product?.[0]?.name ?? null,
      country: found?.country.name ?? null,
      before: found ? { price: found.price, discount: found.discount } : null,
      price,
      discount,
      large: price !== null && isLargeChange(found, { price, discount }),
      problems: problemsOf(row, { product: product !== undefined, found, isTwice }),
    }
  })
}
