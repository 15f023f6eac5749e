import { describe, expect, test } from 'vitest'
import type { Cart, CartLine, CartSection } from '#modules/ordering/contract.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { unchecked } from '#platform/typed.ts'
import { asSeen, movedLines, type SeenPrices, seenWith } from './seen-prices.ts'

const line = (productId: string, unitPrice: number, more: Partial<CartLine> = {}) =>
  ({ productId, countryId: 'pe', quantity: 10, unitPrice, discount: 0, problem: null, ...more }) as CartLine

const sectionOf = (...products: CartLine[]) =>
  unchecked<CartSection>({ products, promo: null, careCoinsUsed: 0, country: { name: 'Peru' } })
const cartOf = (...products: CartLine[]) => unchecked<Pick<Cart, 'sections'>>({ sections: [sectionOf(...products)] })
const seenIn = (...products: CartLine[]): SeenPrices => seenWith({}, cartOf(...products))

describe('prices that were seen in a cart', () => {
  test('stay what they were when they move, and are forgotten with the line', () => {
    const seen = seenIn(line('a', 100), line('b', 200))
    const later = seenWith(seen, cartOf(line('a', 120), line('c', 300)))
    expect(later).toEqual({
      pe_a: { unitPrice: 100, discount: 0 },
      pe_c: { unitPrice: 300, discount: 0 },
    })
  })

  test('a line that has no price now keeps the one it had; one that never had any is seen when it gets one', () => {
    const gone = { problem: 'Not available in your region' }
    expect(seenWith(seenIn(line('a', 100)), cartOf(line('a', 0, gone)))).toEqual(seenIn(line('a', 100)))
    expect(seenIn(line('a', 0, gone))).toEqual({})
  })
})

describe('a section as it was seen', () => {
  const noCoins = { balance: 0, wanted: 0 }
  const seen = seenIn(line('a', 100), line('b', 200))

  test('is nothing where no price has moved, whatever the quantities', () =>
    expect(asSeen(sectionOf(line('a', 100, { quantity: 70 }), line('b', 200)), seen, noCoins)).toBeNull())

  test('has the old prices and today’s quantities, discounts counted', () => {
    const section = sectionOf(line('a', 120, { quantity: 5 }), line('b', 200, { discount: 10 } as Partial<CartLine>))
    expect(asSeen(section, seen, noCoins)).toMatchObject({
      total: 2_500,
      products: [{ totalEffectivePrice: 500 }, { totalEffectivePrice: 2_000 }],
    })
  })

  test('is paid with the CareCoins that were wanted, also where the new price takes fewer', () => {
    const section = { ...sectionOf(line('a', 60), line('b', 200)), careCoinsUsed: careCoins(260) }
    expect(asSeen(section, seen, { balance: 900, wanted: 300 })).toMatchObject({ careCoinsUsed: 300, total: 0 })
    expect(asSeen(section, seen, { balance: 280, wanted: 300 })).toMatchObject({ careCoinsUsed: 280, total: 200 })
  })

  test('a line that cannot be ordered now is no price that moved', () =>
    expect(asSeen(sectionOf(line('a', 0, { problem: 'gone' }), line('b', 200)), seen, noCoins)).toBeNull())
})

test('a price that moved is shown with what it was, its discount counted', () => {
  const seen = seenIn(line('a', 200, { discount: 10 } as Partial<CartLine>), line('b', 100))
  const moved = movedLines(cartOf(line('a', 200), line('b', 100, { quantity: 3 })), seen)
  expect(moved).toMatchObject([{ line: { productId: 'a' }, country: 'Peru', was: 180 }])
})
