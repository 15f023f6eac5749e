import type { PlantedFault } from './planted-fault.ts'

const AT_MIDNIGHT = 'tests/queries/at-midnight.spec.ts'

/** Decisions that are made otherwise. */
export const rules: readonly PlantedFault[] = [
  {
    kind: 'rule',
    what: 'a quote is confirmed after its last day',
    file: 'src/modules/ordering/quotes/quoting.ts',
    from: `if (now > new Date(quote.validUntil)) return refused('This quote has expired')`,
    to: '',
    by: [AT_MIDNIGHT],
  },
  {
    kind: 'rule',
    what: 'a promo code is used once more than it may',
    file: 'src/modules/promotions/validity.ts',
    from: 'limit !== null && uses >= limit',
    to: 'limit !== null && uses > limit',
    by: ['src/modules/promotions/promo-code.spec.ts'],
  },
  {
    kind: 'rule',
    what: 'more CareCoins are used than the order comes to',
    file: 'src/modules/ordering/terms/pricing.ts',
    from: 'Math.min(balance, Math.floor(nonCareCoinsDiscountedTotal / CARE_COIN_CENTS))',
    to: 'balance',
    by: ['src/modules/ordering/terms/pricing.spec.ts'],
  },
  {
    kind: 'rule',
    what: 'a changed order gives all of its CareCoins back',
    file: 'src/modules/loyalty/account.ts',
    from: '(account.spentOn[order.orderId] ?? 0) - kept',
    to: 'account.spentOn[order.orderId] ?? 0',
    by: ['src/modules/loyalty/account.spec.ts'],
  },
  {
    kind: 'rule',
    what: 'material is redeemed for more CareCoins than there are',
    file: 'src/modules/loyalty/account.ts',
    from: `    amount > balance
      ? refused(`,
    to: `    amount > balance + 1
      ? refused(`,
    by: ['src/modules/loyalty/partners/partner-order.spec.ts'],
  },
  {
    kind: 'rule',
    what: 'a level requires one unit more than it says',
    file: 'src/modules/loyalty/level.ts',
    from: 'figures.units >= terms.units',
    to: 'figures.units > terms.units',
    by: ['src/modules/loyalty/level.spec.ts'],
  },
  {
    kind: 'rule',
    what: 'a distributor cancels an order that is confirmed',
    file: 'src/modules/ordering/order-life.ts',
    from: `to('CANCELLED', 'WAITING_FOR_QUOTE', 'QUOTE_RECEIVED')`,
    to: `to('CANCELLED', 'WAITING_FOR_QUOTE', 'QUOTE_RECEIVED', 'CONFIRMED')`,
    by: ['src/modules/ordering/order-life.spec.ts'],
  },
  {
    kind: 'rule',
    what: 'goods of a forecast arrive a day late',
    file: 'src/modules/forecasting/rules.ts',
    from: 'const MIDDLE_OF_THE_MONTH = 15',
    to: 'const MIDDLE_OF_THE_MONTH = 16',
    by: ['src/modules/forecasting/rules.spec.ts'],
  },
  {
    kind: 'rule',
    what: 'a licence that has ended stops no order',
    file: 'src/modules/distributors/file/company-file.ts',
    from: 'version?.endsAt != null && new Date(version.endsAt) < now',
    to: 'false',
    by: ['src/modules/distributors/file/company-file.spec.ts'],
  },
  {
    kind: 'rule',
    what: 'a quantity between two steps is ordered',
    file: 'src/modules/ordering/terms/quantity.ts',
    from: 'if ((quantity - min) % step !== 0)',
    to: 'if (quantity % step !== 0)',
    by: ['src/modules/ordering/terms/quantity.spec.ts'],
  },
]
