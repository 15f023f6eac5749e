import { userStream } from '#modules/identity/events.ts'
import { labelIssueStream } from '#modules/labels/events.ts'
import { approvalDeadlines, passOnWhenPeopleLeave } from '#modules/ordering/approvals/approval-reactions.ts'
import { approvalRoutes } from '#modules/ordering/approvals/approval-routes.ts'
import { approvalRules, approvalRulesDescriptions } from '#modules/ordering/approvals/approval-rules.ts'
import { cart } from '#modules/ordering/cart/cart.ts'
import type { StoredDraft } from '#modules/ordering/cart/cart-events.ts'
import { cartRoutes } from '#modules/ordering/cart/cart-routes.ts'
import { cartTexts } from '#modules/ordering/cart/cart-texts.ts'
import { forecastLinesRoutes } from '#modules/ordering/cart/forecast-lines-routes.ts'
import { handOverCart } from '#modules/ordering/cart/handing-over.ts'
import { quickAddRoutes } from '#modules/ordering/cart/quick-add-routes.ts'
import { companyOfRow, deskRoutes } from '#modules/ordering/desk/desk-routes.ts'
import { exportRoutes } from '#modules/ordering/desk/export-routes.ts'
import { figureRoutes } from '#modules/ordering/desk/figure-routes.ts'
import { officeRoutes } from '#modules/ordering/desk/office-routes.ts'
import { figures, stageTimesRoutes } from '#modules/ordering/desk/stage-routes.ts'
import { documentsRoutes } from '#modules/ordering/fulfilment/documents-routes.ts'
import { fulfilmentRoutes } from '#modules/ordering/fulfilment/fulfilment-routes.ts'
import { holdForLabel, releaseFromLabel } from '#modules/ordering/fulfilment/holding.ts'
import { messagesRoutes } from '#modules/ordering/fulfilment/messages-routes.ts'
import { eventText } from '#modules/ordering/history/history-texts.ts'
import { replayRoutes } from '#modules/ordering/history/replay-routes.ts'
import { ownOrdersRoutes } from '#modules/ordering/list/own-orders-routes.ts'
import { changingRoutes } from '#modules/ordering/placing/changing-routes.ts'
import { placingRoutes } from '#modules/ordering/placing/placing-routes.ts'
import { referencesRoutes } from '#modules/ordering/placing/references-routes.ts'
import { reorderRoutes } from '#modules/ordering/placing/reorder-routes.ts'
import { supervisedQuotes } from '#modules/ordering/quotes/issuing.ts'
import { quoteRoutes } from '#modules/ordering/quotes/quote-routes.ts'
import { roundRoutes } from '#modules/ordering/quotes/round-routes.ts'
import { standingOrder, standingOrderDescriptions } from '#modules/ordering/standing-orders/standing-order.ts'
import { standingOrderDeadlines } from '#modules/ordering/standing-orders/standing-order-reactions.ts'
import { standingOrderRoutes } from '#modules/ordering/standing-orders/standing-order-routes.ts'
import { isStaff } from '#modules/permissions/roles.ts'
import { settingsStream } from '#modules/settings/events.ts'
import { paths } from '#paths'
import { ownCompany } from '#platform/access/own-company.ts'
import type { Finder } from '#platform/finder.ts'
import { existing } from '#platform/log/commands.ts'
import { type Background, type Module, reaction } from '#platform/module.ts'
import { distributorsById } from '#projections/distributors.ts'
import { everyOrder, ordersOf } from '#projections/orders.ts'
import { orderInvariants } from './invariants.ts'
import { order } from './order.ts'
import { orderDeadlines } from './order-deadlines.ts'
import { staffLabel, statusDataOf } from './order-states.ts'
import { PROVIDER, provider, providerTexts, renameProvider } from './provider.ts'
import { isOrderOf, orderRoutes } from './routes.ts'

/** Papers that are issued from now on say what was changed; those from before keep what they said. */
const renameOnPapers = reaction({
  name: 'provider-named',
  of: [settingsStream],
  on: {
    BrandChanged: async ({ logFor, configuration }, { after: { name, company, address, email } }, { at }) => {
      const changed = { name, provider: { name: company, address: [...address], email } }
      await logFor('name').decide(provider, PROVIDER, renameProvider(changed, configuration.brand, new Date(at)))
    },
    HelpLinksChanged: async ({ logFor, configuration }, { after: { termsOfSaleUrl } }, { at }) => {
      const renamed = renameProvider({ termsOfSaleUrl }, configuration.brand, new Date(at))
      await logFor('terms').decide(provider, PROVIDER, renamed)
    },
  },
})

/** A label issue holds the orders that it names, or that join it later, from its report to its release. Each order decides for itself. */
const holdForLabelIssues = reaction({
  name: 'hold-for-label-issues',
  of: [labelIssueStream],
  on: {
    LabelIssueReported: async ({ logFor }, { issueId, number, orderIds }) => {
      for (const id of orderIds)
        await logFor(`hold ${id}`).decide(order, id, holdForLabel(issueId, `Label issue ${number}`))
    },
    OrderJoinedLabelIssue: async ({ logFor }, { issueId, number, orderId: id }) => {
      await logFor(`hold ${id}`).decide(order, id, holdForLabel(issueId, `Label issue ${number}`))
    },
    LabelIssueReleased: async ({ logFor }, { issueId, orderIds }) => {
      for (const id of orderIds) await logFor(`release ${id}`).decide(order, id, releaseFromLabel(issueId))
    },
  },
})

/** Orders, by their number, their destination and what is in them; for staff by their company too. */
/** Those that were found, the newest first. */
const FIRST_FOUND = { offset: 0, limit: 100 }

const foundDetail = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ')

const finders: readonly Finder[] = [
  {
    kind: 'orders',
    permission: 'orders.read',
    entries: ['orders'],
    show: async ({ db, me }, entries) =>
      (await ordersOf(db, ownCompany(me), { ids: entries.map(({ key }) => key) }, FIRST_FOUND)).map(
        ({ id, num, countryName, status, documentStatus, purchaseOrderNumber }) => ({
          to: paths.order({ id }),
          label: num,
          detail: foundDetail(countryName, statusDataOf(status, documentStatus).statusLabel, purchaseOrderNumber),
          found: true,
        }),
      ),
  },
  {
    kind: 'orders',
    permission: 'office.orders.read',
    entries: ['orders'],
    show: async ({ db }, entries) => {
      const [found, companies] = await Promise.all([
        everyOrder(db, { ids: entries.map(({ key }) => key) }, FIRST_FOUND),
        distributorsById(
          db,
          entries.flatMap(({ company }) => company ?? []),
        ),
      ])
      return found.map((row) => {
        const { id, num, countryName, status, documentStatus, purchaseOrderNumber } = row
        const state = staffLabel(status, statusDataOf(status, documentStatus).statusLabel)
        return {
          to: paths.officeOrder({ id }),
          label: num,
          detail: foundDetail(companyOfRow(row, companies).name, countryName, state, purchaseOrderNumber),
          found: true,
        }
      })
    },
  },
]

/** Names and texts are sealed under the key of their author, and would be erased with it: reseals them under the successor's. */
const sealedFor = async (
  { personal, newId }: Pick<Background, 'personal' | 'newId'>,
  to: string,
  { contact, specialRequest, ...draft }: StoredDraft,
): Promise<StoredDraft> => ({
  ...draft,
  contact: contact && (await personal.sealAll(newId(), await personal.openAll(contact))),
  specialRequest: specialRequest && {
    ...specialRequest,
    other: specialRequest.other && (await personal.seal(to, await personal.open(specialRequest.other))),
  },
})

/** Moves the chosen products, and the order that is being prepared, to the successor's cart. */
const handOverCarts = reaction({
  name: 'carts-handed-over',
  of: [userStream],
  on: {
    WorkHandedOver: async (context, { userId, to }) => {
      const log = context.logFor('carts-handed-over')
      const { distributorId, draft } = await log.stateOf(cart, userId)
      if (!distributorId) return
      const sealed = await sealedFor(context, to, draft)
      await log.decideTogether({ from: existing(cart, userId), to: existing(cart, to) }, (carts) =>
        handOverCart(distributorId, carts.from, carts.to, { read: draft, sealed }),
      )
    },
  },
})

export const ordering: Module = {
  name: 'ordering',
  deciders: [order, cart, provider, approvalRules, standingOrder],
  supervised: [supervisedQuotes],
  routes: [
    ...cartRoutes,
    ...quickAddRoutes,
    ...forecastLinesRoutes,
    ...exportRoutes,
    ...reorderRoutes,
    ...changingRoutes,
    ...referencesRoutes,
    ...placingRoutes,
    ...ownOrdersRoutes,
    ...orderRoutes,
    ...approvalRoutes,
    ...standingOrderRoutes,
    ...quoteRoutes,
    ...roundRoutes,
    ...officeRoutes,
    ...deskRoutes,
    ...stageTimesRoutes,
    ...fulfilmentRoutes,
    ...documentsRoutes,
    ...messagesRoutes,
    ...replayRoutes,
    ...figureRoutes,
  ],
  finders,
  figures,
  reactions: [holdForLabelIssues, handOverCarts, renameOnPapers, passOnWhenPeopleLeave],
  deadlines: { ...orderDeadlines, ...approvalDeadlines, ...standingOrderDeadlines },
  descriptions: {
    order: (type, data) => eventText(type, data),
    ...cartTexts,
    ...providerTexts,
    ...approvalRulesDescriptions,
    ...standingOrderDescriptions,
  },
  invariants: orderInvariants,
  topics: {
    order: ({ db, me }, orderId) => isStaff(me.role) || isOrderOf(db, me.distributorId, orderId),
    orders: ({ me }, distributorId) => isStaff(me.role) || me.distributorId === distributorId,
    cart: ({ me }, userId) => me.userId === userId,
    /** The office's lists, whatever they hold: every member of staff. */
    office: ({ me }) => isStaff(me.role),
  },
}
