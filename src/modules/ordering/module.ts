import { isStaff } from '#platform/access/permissions.ts'
import type { Module } from '#platform/module.ts'

import { applyingRoutes } from './applying-routes.ts'
import { cart } from './cart.ts'
import { cartRoutes } from './cart-routes.ts'
import { changingRoutes } from './changing-routes.ts'
import { deskRoutes } from './desk-routes.ts'
import { documentsRoutes } from './documents-routes.ts'
import { exportRoutes } from './export-routes.ts'
import { figureRoutes } from './figure-routes.ts'
import { fulfilmentRoutes } from './fulfilment-routes.ts'
import { historyWords } from './history-words.ts'
import { orderInvariants } from './invariants.ts'
import { messagesRoutes } from './messages-routes.ts'
import { officeRoutes } from './office-routes.ts'
import { order } from './order.ts'
import { orderDeadlines } from './order-deadlines.ts'
import { placingRoutes } from './placing-routes.ts'
import { quickAddRoutes } from './quick-add-routes.ts'
import { quoteRoutes } from './quote-routes.ts'
import { reorderRoutes } from './reorder-routes.ts'
import { replayRoutes } from './replay-routes.ts'
import { roundRoutes } from './round-routes.ts'
import { isOrderOf, orderRoutes } from './routes.ts'

export const ordering: Module = {
  name: 'ordering',
  deciders: [order, cart],
  routes: [
    ...cartRoutes,
    ...quickAddRoutes,
    ...exportRoutes,
    ...applyingRoutes,
    ...reorderRoutes,
    ...changingRoutes,
    ...placingRoutes,
    ...orderRoutes,
    ...quoteRoutes,
    ...roundRoutes,
    ...officeRoutes,
    ...deskRoutes,
    ...fulfilmentRoutes,
    ...documentsRoutes,
    ...messagesRoutes,
    ...replayRoutes,
    ...figureRoutes,
  ],
  reactions: [],
  deadlines: orderDeadlines,
  inWords: { order: historyWords },
  invariants: orderInvariants,
  topics: {
    order: ({ db, me }, orderId) => isStaff(me.role) || isOrderOf(db, me.distributorId, orderId),
    orders: ({ me }, distributorId) => isStaff(me.role) || me.distributorId === distributorId,
    cart: ({ me }, userId) => me.userId === userId,
    /** The office's lists, whatever they hold: every member of staff. */
    office: ({ me }) => isStaff(me.role),
  },
}
