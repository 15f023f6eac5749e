import { type Cents, cents, type Percent, percent } from '#platform/money.ts'
import { searchKey } from '#platform/search.ts'

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

const AMOUNT = /^\$?\s*(\d{1,3}(?:[ \u00A0\u202F]\d{3})+|\d+)(?:\.(\d{1,2}))?$/

/** Dollars: '12.5', '$1 234.50'. A comma is a thousand to some and a decimal to others: null. */
const readAmount = (typed: string): Cents | null => {
  const [, whole, fraction = ''] = AMOUNT.exec(typed.trim()) ?? []
  if (whole === undefined) return null
  const amount = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'))
  return Number.isSafeInteger(amount) && amount > 0 && amount <= 1_000_000_000_000 ? cents(amount) : null
}

const readShare = (typed: string): Percent | null => {
  const [, digits] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(typed.trim()) ?? []
  const value = Number(digits?.replace(',', '.'))
  return value >= 0 && value <= 100 ? percent(value) : null
}

const bare = (reference: string): string => reference.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const problemsOf = (
  row: TypedPrice,
  known: { readonly product: boolean; readonly found: Priceable | undefined; readonly isTwice: boolean },
): PriceProblem[] => {
  const { product, found, isTwice } = known
  const [noPrice, noDiscount] = [row.price.trim() === '', row.discount.trim() === '']
  const place = (): PriceProblem[] => {
    if (!product) return [{ field: 'reference', error: 'No product has this reference' }]
    if (!found) return [{ field: 'country', error: 'The product is not registered there' }]
    return isTwice ? [{ field: 'country', error: 'This price is listed twice' }] : []
  }
  const amount = (): PriceProblem[] => {
    if (!noPrice)
      return readAmount(row.price) === null ? [{ field: 'price', error: 'Enter an amount above 0, such as 12.50' }] : []
    if (noDiscount) return [{ field: 'price', error: 'Enter a price or a discount' }]
    return found && found.price === null ? [{ field: 'price', error: 'It has no price yet: enter one' }] : []
  }
  const share = (): PriceProblem[] =>
    noDiscount || readShare(row.discount) !== null
      ? []
      : [{ field: 'discount', error: 'Enter a percent from 0 to 100, with at most two decimals' }]
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

/** Holds rows against what can be priced. A price or a discount that is left out stays what it is. */
export const checkPrices = (rows: readonly TypedPrice[], all: readonly Priceable[]): CheckedPrice[] => {
  const byReference = Map.groupBy(all, ({ reference }) => bare(reference))
  const foundIn = ({ reference, country }: TypedPrice) => {
    const asked = searchKey(country)
    return byReference
      .get(bare(reference))
      ?.find(({ country: { id, name } }) => asked !== '' && [id, searchKey(name)].includes(asked))
  }
  const seen = new Set<string>()
  return rows.map((row) => {
    const found = foundIn(row)
    const isTwice = found !== undefined && seen.has(found.registrationId)
    if (found) seen.add(found.registrationId)
    const product = byReference.get(bare(row.reference))
    const price = row.price.trim() === '' ? (found?.price ?? null) : readAmount(row.price)
    const discount = readShare(row.discount) ?? found?.discount ?? percent(0)
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
