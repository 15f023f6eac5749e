import type { ItemThenAndNow } from '#modules/ordering/placing/changing-contract.ts'
import { cents, percent } from '#platform/money.ts'

/** An item of an order whose price has gone up since it was ordered. */
export const item = (change: Partial<ItemThenAndNow> = {}): ItemThenAndNow => ({
  id: 'order.1',
  productId: 'folic',
  name: 'Folic acid',
  reference: 'PC-1001',
  image: '',
  registration: 'Registered',
  ordered: {
    unitPrice: cents(1_250),
    discount: percent(10),
    price: cents(1_125),
    effectivePrice: cents(1_125),
    total: cents(22_500),
    quantity: 20,
    packaging: { id: 'box', name: 'Box', units: 10 },
    adjusted: null,
  },
  now: {
    registrationId: 'co',
    unitPrice: cents(2_000),
    discount: percent(0),
    price: cents(2_000),
    effectivePrice: cents(2_000),
    total: cents(40_000),
    quantity: 20,
    packagingId: 'box',
    packagings: [{ id: 'box', name: 'Box', units: 10 }],
    minimumOrderQuantity: 10,
    orderQuantityStep: 5,
  },
  problem: null,
  ...change,
})
