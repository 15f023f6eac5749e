import { describe, expect, test } from 'vitest'

import { registrationStatuses } from '#modules/catalogue/events.ts'
import { ORDERS_PER_PAGE } from '#modules/ordering/contract.ts'
import { orderStatuses, orderStatusNames } from '#modules/ordering/order-states.ts'
import {
  CONFIRMATION_REMINDER_DAYS,
  certificates,
  hasOneCustomCertificateAtMost,
  incoterms,
  needsDestination,
  QUOTE_PROMISE_HOURS,
  QUOTE_REMINDER_HOURS,
  QUOTE_VALIDITY_DAYS,
  transportModes,
} from '#modules/ordering/terms/order-terms.ts'
import {
  bonusQuantity,
  careCoinsValue,
  maximumCareCoins,
  type PromoTerms,
  priceFreight,
  priceLine,
  priceSection,
} from '#modules/ordering/terms/pricing.ts'
import { nearestQuantities, quantityChoices, quantityProblem } from '#modules/ordering/terms/quantity.ts'
import { cents, lessPercent, percent } from '#platform/money.ts'
import { listedQuantities, readQuantity } from '#web/ui/fields/quantity/quantity.ts'
import { count, longDay, money, moneyExclVat } from '#web/ui/figures/format.ts'

const promo = (terms: Partial<PromoTerms>): PromoTerms => ({
  code: 'CODE',
  type: 'DISCOUNT',
  discount: percent(0),
  productIds: null,
  cashBackAmount: cents(0),
  shippingDiscount: percent(0),
  ...terms,
})
const line = { productId: 'folic', quantity: 3, unitPrice: cents(1_999), discount: percent(10) }

describe('Specification 2, section 5: validation rules', () => {
  test('Quantity selector: starts at minimumOrderQuantity, lists 10 values first, then one more per scroll, stepping by orderQuantityStep', () => {
    expect(listedQuantities({ min: 10, step: 5 }, 10)).toEqual([10, 15, 20, 25, 30, 35, 40, 45, 50, 55])
    expect(listedQuantities({ min: 10, step: 5 }, 11).at(-1)).toBe(60)
    expect(quantityChoices({ minimumOrderQuantity: 10, orderQuantityStep: 5 }, 2)).toEqual([10, 15])
  })

  test('Default step 1', () => expect(listedQuantities({ min: 1 }, 3)).toEqual([1, 2, 3]))

  test('Numeric input is parsed as integer; what is outside of min and max is said with the nearest inside, to choose; empty becomes 0; non-numeric is none', () => {
    const rule = { minimumOrderQuantity: 10, orderQuantityStep: 5 }
    expect(readQuantity('12.9')).toEqual([12])
    expect(quantityProblem(3, rule)).toBe('The minimum order quantity is 10')
    expect(nearestQuantities(3, rule)).toEqual([10])
    expect(quantityProblem(100_005, rule)).toBe('The maximum order quantity is 100 000')
    expect(nearestQuantities(100_005, rule)).toEqual([100_000])
    expect(nearestQuantities(12, rule)).toEqual([10, 15])
    expect(readQuantity('')).toEqual([0])
    expect(readQuantity('many')).toEqual([])
  })

  test('Shipping method list: EXW, FCA, FOB, CIP, CPT, CIF, DAP. A destination is required for EXW, FOB and CIP', () => {
    expect(incoterms).toEqual(['EXW', 'FCA', 'FOB', 'CIP', 'CPT', 'CIF', 'DAP'])
    expect(incoterms.filter(needsDestination)).toEqual(['EXW', 'FOB', 'CIP'])
  })

  test('Transport mode: Airport, Road and Harbor', () => expect(transportModes).toEqual(['Airport', 'Road', 'Harbor']))

  test('Certificates: four of the list, plus one custom certificate', () => {
    expect(certificates).toEqual([
      'Declaration of conformity',
      'Certificate of origin (certified by Chamber of Commerce)',
      'Certificate of analysis',
      'Certificate of sterilization (only for sterile products)',
    ])
    expect(hasOneCustomCertificateAtMost([...certificates, 'Halal certificate'])).toBe(true)
    expect(hasOneCustomCertificateAtMost(['Halal certificate', 'Kosher certificate'])).toBe(false)
  })

  test('A value that is not a finite number shows "ERROR"', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY])
      expect([count(value), money(value)]).toEqual(['ERROR', 'ERROR'])
  })
})

describe('Specification 2, section 9: business constants and limits', () => {
  test('Orders list 7', () => expect(ORDERS_PER_PAGE).toBe(7))

  test('Freight quote within 72 hours; 30 days to confirm or cancel', () => {
    expect([QUOTE_PROMISE_HOURS, QUOTE_VALIDITY_DAYS]).toEqual([72, 30])
    expect(QUOTE_REMINDER_HOURS).toBe(24)
    expect(CONFIRMATION_REMINDER_DAYS).toEqual([7, 1])
  })

  test('After confirmation no editing', () =>
    expect(orderStatusNames.filter((status) => orderStatuses[status].editable)).toEqual([
      'WAITING_FOR_QUOTE',
      'QUOTE_RECEIVED',
    ]))

  test('Shipping is not in the order total', () => {
    const { grandTotal, shippingPrice } = priceFreight(cents(10_000), cents(900), null)
    expect([grandTotal, shippingPrice]).toEqual([10_900, 900])
  })

  test('1 CareCoin = $0.10', () => expect(money(careCoinsValue(1))).toBe('$0.10'))

  test('The maximum CareCoins usable = the smaller of the balance and floor(10 × order total after non-CareCoins discounts)', () => {
    expect(maximumCareCoins(1_000, cents(1_239))).toBe(123)
    expect(maximumCareCoins(100, cents(1_239))).toBe(100)
  })

  test('Order totals count CareCoins used at 0.1 each, rounded to cents', () =>
    expect(priceSection([line], { promo: null, balance: 500, careCoins: 123 })).toMatchObject({
      careCoinsDiscount: 1_230,
      total: 5_397 - 1_230,
    }))

  test('CareCoins after order = balance minus amount used', () =>
    expect(priceSection([line], { promo: null, balance: 500, careCoins: 120 })).toMatchObject({
      careCoinsUsed: 120,
      careCoinsAfterOrder: 380,
    }))

  test('Effective price = price reduced by the discount percent, then by the promo-code percent, rounded to cents; line total = effective price × quantity', () => {
    expect(priceLine(line, null)).toMatchObject({ effectivePrice: 1_799, totalEffectivePrice: 5_397 })
    expect(priceLine(line, promo({ discount: percent(15) }))).toMatchObject({
      effectivePrice: 1_529,
      totalEffectivePrice: 4_587,
      promoCodeDiscount: 810,
    })
  })

  test('Promo types: DISCOUNT, CASH_BACK (fixed amount), SHIPPING_DISCOUNT (percent of shipping); a promo code may be restricted to listed products', () => {
    expect(priceLine(line, promo({ discount: percent(15), productIds: ['iron'] })).promoCodeDiscount).toBe(0)
    expect(priceLine(line, promo({ type: 'CASH_BACK', cashBackAmount: cents(500) })).promoCodeDiscount).toBe(0)
    const half = promo({ type: 'SHIPPING_DISCOUNT', shippingDiscount: percent(50) })
    expect(priceFreight(cents(10_000), cents(901), half)).toMatchObject({ shippingDiscount: 451, shippingPrice: 450 })
  })

  test('10% of a given amount off, rounded to 2 decimals', () =>
    expect(lessPercent(cents(1_005), percent(10))).toBe(905))

  test('Bonus rule: the quantity of one product plus ten times the quantity of another', () => {
    const rule = { a: 'A', b: 'B', c: 'C' }
    const lines = [
      { mbdReferenceCode: 'A', quantity: 7 },
      { mbdReferenceCode: 'B', quantity: 3 },
    ]
    expect(bonusQuantity(lines, rule)).toBe(37)
    expect(bonusQuantity(lines, rule, promo({}))).toBe(0)
  })

  test('Money is rounded to 2 decimals, shown with a "$" prefix, thousands separated by spaces; totals read "$x (excl. VAT)"', () => {
    expect(money(123_456_789)).toBe('$1 234 567.89')
    expect(moneyExclVat(450)).toBe('$4.50 (excl. VAT)')
  })

  test('Date format "MMMM D YYYY"', () => expect(longDay('2026-03-05')).toBe('March 5 2026'))

  test('Order progress is shown as a percentage per status', () =>
    expect(orderStatusNames.map((status) => [status, orderStatuses[status].progress])).toEqual([
      ['CANCELLED', 0],
      ['WAITING_FOR_QUOTE', 10],
      ['QUOTE_RECEIVED', 20],
      ['CONFIRMED', 30],
      ['WAITING_FOR_PREPAYMENT', 40],
      ['IMPORT_LICENSE_DOCUMENT_REQUIRED', 50],
      ['IN_PRODUCTION', 60],
      ['PENDING_APPROVAL', 60],
      ['WAITING_FOR_PREINSPECTION', 70],
      ['SHIPPED', 80],
      ['DELIVERED', 100],
      ['BILLED', 100],
    ]))

  test('A registration is available for purchase only in four statuses', () =>
    expect(Object.entries(registrationStatuses).flatMap(([name, { sellable }]) => (sellable ? [name] : []))).toEqual([
      'REGISTERED',
      'UNDER_RENEWAL',
      'ELIGIBLE_FOR_IMPORT_WITH_LETTER',
      'REGISTRATION_NOT_REQUIRED_OR_ELIGIBLE_FOR_IMPORT',
    ]))
})
