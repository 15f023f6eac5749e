import { cart } from '#modules/ordering/cart/cart.ts'
import { countriesOf, productsOf } from '#modules/ordering/cart/cart-routes.ts'
import { existing } from '#platform/log/commands.ts'
import type { Module } from '#platform/module.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { companyZone } from '#projections/distributors.ts'
import { personOf } from '#projections/users.ts'
import { draftStandingOrder, standingOrder, standingOrderDue } from './standing-order.ts'

/** One deadline at a time for each standing order: what drafts it sets the next. */
export const standingOrderDeadlines: Module['deadlines'] = {
  [standingOrderDue]: {
    reads: ['products', 'distributors', 'users'],
    keep: async ({ db, now, configuration, logFor }, { kind, at, stream: { key } }) => {
      const log = logFor(kind)
      const { distributorId, userId, lines } = await log.stateOf(standingOrder, key)
      const [products, countryIds, zone, person] = await Promise.all([
        productsOf(
          db,
          lines.map(({ productId }) => productId),
        ),
        countriesOf(db, distributorId),
        companyZone({ db, configuration }, distributorId),
        personOf(db, userId),
      ])
      const mayOrder =
        person?.active === true && person.distributorId === distributorId && person.role === 'PROCUREMENT'
      // The database found it due; this node's clock may be a few milliseconds behind.
      const moment = now > at ? now : at
      const facts = { products, countryIds, zone, today: dayIn(moment, zone), now: moment, userId, mayOrder }
      const targets = { standing: existing(standingOrder, key), cart: existing(cart, userId) }
      await log.decideTogether(targets, draftStandingOrder(facts))
    },
  },
}
