import { distributorStream } from '#modules/distributors/events.ts'
import { loyaltyStream } from '#modules/loyalty/events.ts'
import { orderStream } from '#modules/ordering/events.ts'
import type { Moment } from '#platform/event.ts'
import { type Background, reaction } from '#platform/module.ts'
import type { Envelope, ReadModels } from '#platform/projection.ts'
import { type DistributorRow, distributorOf } from '#projections/distributors.ts'
import { activeStaff, activeUsersOf } from '#projections/users.ts'
import { notificationStream } from './events.ts'
import { type Audience, type Telling, tell } from './telling.ts'

/** The read models that say who hears of something. */
const ASKED = ['users', 'distributors']

const ids = (people: readonly { readonly id: string }[]): string[] => people.map(({ id }) => id)

/** Everybody who works for a distributor. */
const peopleOf = async (db: ReadModels, distributorId: string): Promise<Audience> => ({
  name: 'company',
  people: ids(await activeUsersOf(db, distributorId)),
})

/** A distributor's sales representative, else everybody in sales; administrators always. */
const salesOf = async (db: ReadModels, company: DistributorRow | undefined): Promise<Audience> => {
  const staff = await activeStaff(db, ['SALES', 'ADMIN'])
  const itsOwn = staff.filter(({ id }) => id === company?.salesRepresentativeId)
  const told = itsOwn.length > 0 ? [...itsOwn, ...staff.filter(({ role }) => role === 'ADMIN')] : staff
  return { name: 'sales', people: ids(told) }
}

type OfOrder = { readonly orderId: string; readonly num: string; readonly distributorId: string }

type OrderTelling = Pick<Telling, 'type' | 'facts'>

const tellCompany = async (
  context: Background,
  cause: Envelope,
  { orderId, num, distributorId }: OfOrder,
  told: OrderTelling,
) => tell(context, cause, await peopleOf(context.db, distributorId), { ...told, orderId, orderNum: num })

const tellSales = async (
  context: Background,
  cause: Envelope,
  { orderId, num, distributorId }: OfOrder,
  told: OrderTelling,
) => {
  const company = await distributorOf(context.db, distributorId)
  const facts = { ...told.facts, ...(company && { company: company.organizationName }) }
  await tell(context, cause, await salesOf(context.db, company), { type: told.type, facts, orderId, orderNum: num })
}

const tellBoth = (status: string) => async (context: Background, order: OfOrder, cause: Envelope) => {
  await tellCompany(context, cause, order, { type: 'ORDER_STATUS', facts: { status } })
  await tellSales(context, cause, order, { type: 'ORDER_STATUS', facts: { status } })
}

/** What people hear of their orders, on both sides. */
export const tellOfOrders = reaction({
  name: 'tell-of-orders',
  of: [orderStream],
  reads: ASKED,
  on: {
    OrderPlaced: (context, order, cause) =>
      tellSales(context, cause, order, { type: 'NEW_ORDER', facts: { until: order.quoteDueAt } }),
    QuoteDueReminded: (context, order, cause) =>
      tellSales(context, cause, order, { type: 'QUOTE_DUE', facts: { until: order.quoteDueAt } }),
    QuoteFellOverdue: (context, order, cause) => tellSales(context, cause, order, { type: 'QUOTE_OVERDUE', facts: {} }),
    QuoteIssued: (context, order, cause) =>
      tellCompany(context, cause, order, {
        type: 'NEW_QUOTE',
        facts: { total: Math.min(...order.options.map(({ grandTotal }) => grandTotal)), until: order.validUntil },
      }),
    QuoteWithdrawn: tellBoth('WAITING_FOR_QUOTE'),
    ConfirmationReminded: (context, order, cause) =>
      tellCompany(context, cause, order, { type: 'QUOTE_EXPIRING', facts: { until: order.validUntil } }),
    QuoteApproved: tellBoth('CONFIRMED'),
    QuoteRejected: tellBoth('CANCELLED'),
    QuoteExpired: tellBoth('CANCELLED'),
    OrderCancelled: tellBoth('CANCELLED'),
  },
})

/** What a distributor's people hear of their account. */
export const tellOfAccounts = reaction({
  name: 'tell-of-accounts',
  of: [distributorStream],
  reads: ASKED,
  on: {
    DistributorActivated: async (context, { distributorId }, cause) =>
      tell(context, cause, await peopleOf(context.db, distributorId), { type: 'ACCOUNT_ACTIVATED', facts: {} }),
  },
})

/** What a distributor's people hear of their level in the loyalty programme. */
export const tellOfLevels = reaction({
  name: 'tell-of-levels',
  of: [loyaltyStream],
  reads: ASKED,
  on: {
    LevelGained: async (context, { distributorId, to }, cause) =>
      tell(context, cause, await peopleOf(context.db, distributorId), {
        type: 'LOYALTY_PROGRAM',
        facts: { level: to },
      }),
    LevelLost: async (context, { distributorId, from, to }, cause) =>
      tell(context, cause, await peopleOf(context.db, distributorId), {
        type: 'LOYALTY_PROGRAM',
        facts: { lostLevel: from, ...(to && { level: to }) },
      }),
  },
})

const A_WEEK_MS = 7 * 24 * 3_600_000

const isNews = (happenedAt: Moment, now: Date): boolean => now.getTime() - Date.parse(happenedAt) < A_WEEK_MS

/** Every notification goes by mail too. After a long outage nobody is sent last month's news. */
export const mailNotifications = reaction({
  name: 'mail-notifications',
  of: [notificationStream],
  on: {
    NotificationSent: async ({ mailer, now }, { notificationId, userId, happenedAt, ...told }) => {
      if (isNews(happenedAt, now)) await mailer.queue(notificationId, userId, { name: 'notification', data: told })
    },
  },
})

export const reactions = [tellOfOrders, tellOfAccounts, tellOfLevels, mailNotifications]
