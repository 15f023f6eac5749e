import { applyingRoutes } from '#modules/ordering/cart/applying-routes.ts'
import { cart } from '#modules/ordering/cart/cart.ts'
import { cartRoutes } from '#modules/ordering/cart/cart-routes.ts'
import { cartTexts } from '#modules/ordering/cart/cart-texts.ts'
import { handOverCarts } from '#modules/ordering/cart/handing-over-reactions.ts'
import { quickAddRoutes } from '#modules/ordering/cart/quick-add-routes.ts'
import { showingRoutes } from '#modules/ordering/cart/showing-routes.ts'
import { deskRoutes } from '#modules/ordering/desk/desk-routes.ts'
import { exportRoutes } from '#modules/ordering/desk/export-routes.ts'
import { figureRoutes } from '#modules/ordering/desk/figure-routes.ts'
import { officeRoutes } from '#modules/ordering/desk/office-routes.ts'
import { stageTimesRoutes } from '#modules/ordering/desk/stage-times-routes.ts'
import { additionsRoutes } from '#modules/ordering/fulfilment/additions-routes.ts'
import { documentsRoutes } from '#modules/ordering/fulfilment/documents-routes.ts'
import { fulfilmentRoutes } from '#modules/ordering/fulfilment/fulfilment-routes.ts'
import { holdForLabelIssues } from '#modules/ordering/fulfilment/label-hold-reactions.ts'
import { messagesRoutes } from '#modules/ordering/fulfilment/messages-routes.ts'
import { eventText } from '#modules/ordering/history/history-words.ts'
import { replayRoutes } from '#modules/ordering/history/replay-routes.ts'
import { changingRoutes } from '#modules/ordering/placing/changing-routes.ts'
import { placingRoutes } from '#modules/ordering/placing/placing-routes.ts'
import { reorderRoutes } from '#modules/ordering/placing/reorder-routes.ts'
import { quoteRoutes } from '#modules/ordering/quotes/quote-routes.ts'
import { roundRoutes } from '#modules/ordering/quotes/round-routes.ts'
import { isStaff } from '#platform/access/roles.ts'
import type { Module } from '#platform/module.ts'
import { figures } from './desk/stage-figure-routes.ts'
import { finders } from './finders.ts'
import { orderInvariants } from './invariants.ts'
import { order } from './order.ts'
import { orderDeadlines } from './order-deadlines.ts'
import { ownOrdersRoutes } from './own-orders-routes.ts'
import { provider, providerTexts } from './provider.ts'
import { renameOnPapers } from './provider-reactions.ts'
import { isOrderOf, orderRoutes } from './routes.ts'
import { waitingRoutes } from './waiting-routes.ts'

export const ordering: Module = {
  name: 'ordering',
  deciders: [order, cart, provider],
  routes: [
    ...showingRoutes,
    ...cartRoutes,
    ...quickAddRoutes,
    ...exportRoutes,
    ...applyingRoutes,
    ...reorderRoutes,
    ...changingRoutes,
    ...placingRoutes,
    ...ownOrdersRoutes,
    ...orderRoutes,
    ...waitingRoutes,
    ...quoteRoutes,
    ...roundRoutes,
    ...officeRoutes,
    ...deskRoutes,
    ...stageTimesRoutes,
    ...fulfilmentRoutes,
    ...additionsRoutes,
    ...documentsRoutes,
    ...messagesRoutes,
    ...replayRoutes,
    ...figureRoutes,
  ],
  finders,
  figures,
  reactions: [holdForLabelIssues, handOverCarts, renameOnPapers],
  deadlines: orderDeadlines,
  inWords: { order: (type, data) => eventText(type, data), ...cartTexts, ...providerTexts },
  invariants: orderInvariants,
  topics: {
    order: ({ db, me }, orderId) => isStaff(me.role) || isOrderOf(db, me.distributorId, orderId),
    orders: ({ me }, distributorId) => isStaff(me.role) || me.distributorId === distributorId,
    cart: ({ me }, userId) => me.userId === userId,
    /** The office's lists, whatever they hold: every member of staff. */
    office: ({ me }) => isStaff(me.role),
  },
}
