import { orderStream } from '#modules/ordering/events.ts'
import type { Role } from '#modules/permissions/roles.ts'
import type { Day, Moment } from '#platform/event.ts'
import { type Background, reaction } from '#platform/module.ts'
import { moment } from '#platform/moment.ts'
import type { Envelope } from '#platform/projection.ts'
import { distributorOf } from '#projections/distributors.ts'
import { anyOrder } from '#projections/orders.ts'
import { activeProcurementOf } from '#projections/users.ts'
import { NEWS_FOR_DAYS, type NewNotice, notify } from './notify.ts'
import { AUDIENCE_MODELS, peopleOf, staffFor } from './reactions.ts'
import type { OrderNews } from './status-wording.ts'

type Notice = Pick<NewNotice, 'type' | 'facts' | 'of' | 'resourceType'>
/** null: a distributor may cancel its own order without a reason. */
type WithReason = { readonly reason: string | null }
type NotifyFrom = (context: Background, order: object, cause: Envelope) => Promise<void>

/** Which order, as people call it: earlier events say so, of any other its read model knows. */
const orderNamed = async ({ db, once }: Background, order: object, { key: orderId }: Envelope) => {
  const orderNum =
    'num' in order ? String(order.num) : (await once(`order ${orderId}`, () => anyOrder(db, orderId)))?.num
  return { orderId, ...(orderNum !== undefined && { orderNum }) }
}

const notifyCompany = async (context: Background, cause: Envelope, order: object, notice: Notice): Promise<void> => {
  const [people, named] = await Promise.all([
    peopleOf(context, cause.distributorId ?? ''),
    orderNamed(context, order, cause),
  ])
  await notify(context, cause, people, { ...notice, ...named })
}

const notifyStaff = async (
  context: Background,
  cause: Envelope,
  order: object,
  { facts, ...notice }: Notice,
  roles: readonly Role[] = ['SALES'],
): Promise<void> => {
  const id = cause.distributorId ?? ''
  const company = await context.once(`company ${id}`, () => distributorOf(context.db, id))
  const [staff, named] = await Promise.all([staffFor(context, company, roles), orderNamed(context, order, cause)])
  const said = { ...facts, ...(company && { company: company.organizationName }) }
  await notify(context, cause, staff, { ...notice, facts: said, ...named })
}

const news = (status: OrderNews, facts: Notice['facts'] = {}): Notice => ({
  type: 'ORDER_STATUS',
  facts: { status, ...facts },
})

/** Notifies the distributor's people of the order's status. */
const becomes =
  (status: OrderNews): NotifyFrom =>
  (context, order, cause) =>
    notifyCompany(context, cause, order, news(status))

/** A day as the moment with which it begins. */
const until = (day: Day | null): Notice['facts'] => (day === null ? {} : { until: moment(new Date(day)) })

/** So do the provider's people whose work it touches. */
const becomesForBoth =
  (status: OrderNews, roles?: readonly Role[], facts: Notice['facts'] = {}): NotifyFrom =>
  async (context, order, cause) => {
    const notice = news(status, facts)
    await notifyCompany(context, cause, order, notice)
    await notifyStaff(context, cause, order, notice, roles)
  }

/** An order that was ended: both sides read why. */
const endsForBoth =
  (roles?: readonly Role[]) =>
  (context: Background, order: WithReason, cause: Envelope): Promise<void> =>
    becomesForBoth('CANCELLED', roles, why(order))(context, order, cause)

const why = ({ reason }: WithReason): Notice['facts'] => (reason === null ? {} : { reason })

/** The text shows whole minutes: two changes within one minute are one notification. */
const toTheMinute = (moment: Moment): string => moment.slice(0, 'yyyy-mm-ddThh:mm'.length)

/** Sales have 72 hours again. What one command changed has one promise, and is one notification. */
const changed = (context: Background, order: { readonly quoteDueAt: Moment }, cause: Envelope) => {
  const { quoteDueAt } = order
  return notifyStaff(context, cause, order, {
    ...news('WAITING_FOR_QUOTE', { until: quoteDueAt }),
    of: `changed ${toTheMinute(quoteDueAt)}`,
  })
}

/** Notifies who can give the approval that waits now; no one where it was answered meanwhile. */
const waitsForApproval = async (context: Background, cause: Envelope, facts: Notice['facts'] = {}): Promise<void> => {
  const { db, once } = context
  const order = await once(`order ${cause.key}`, () => anyOrder(db, cause.key))
  if (!order?.approval) return
  const { approval, placedBy, num, quotes, distributorId } = order
  const { approver, requestedBy } = approval
  const team = await once(`procurement of ${distributorId}`, () => activeProcurementOf(db, distributorId))
  const others = team.filter(({ id }) => ![placedBy, requestedBy].includes(id))
  const quote = quotes.find(({ version }) => version === approval.quoteVersion)
  const option = quote?.options.find(({ optionId }) => optionId === approval.optionId)
  await notify(
    context,
    cause,
    { name: 'approvers', people: approver === null ? others.map(({ id }) => id) : [approver] },
    {
      type: 'APPROVAL_REQUESTED',
      orderId: cause.key,
      orderNum: num,
      facts: { ...facts, ...(option && { total: option.grandTotal }), ...(quote && { until: quote.validUntil }) },
    },
  )
}

/** Notifies those who sent drafts of the shipping documents of the distributor's answer. */
/** Many messages or documents in a short time are one notice. */
const ROUND_MS = 2 * 60_000
const roundOf = (moment: string): number => Math.floor(Date.parse(moment) / ROUND_MS)

const decidedOn = (facts: Notice['facts']): Notice => ({
  type: 'DOCUMENT_REVIEWED',
  facts: { document: 'SHIPPING_DOCUMENTS', ...facts },
})

/** Notifications about orders, for both sides. */
export const notifyOfOrders = reaction({
  name: 'tell-of-orders',
  sideBySide: true,
  of: [orderStream],
  reads: [...AUDIENCE_MODELS, 'orders'],
  newsForDays: NEWS_FOR_DAYS,
  on: {
    OrderPlaced: (context, order, cause) =>
      notifyStaff(context, cause, order, { type: 'NEW_ORDER', facts: { until: order.quoteDueAt } }),
    QuoteDueReminded: (context, order, cause) =>
      notifyStaff(context, cause, order, { type: 'QUOTE_DUE', facts: { until: order.quoteDueAt } }),
    QuoteFellOverdue: (context, order, cause) =>
      notifyStaff(context, cause, order, { type: 'QUOTE_OVERDUE', facts: {} }),
    QuoteIssued: (context, order, cause) =>
      notifyCompany(context, cause, order, {
        type: 'NEW_QUOTE',
        facts: {
          version: order.version,
          options: order.options.length,
          total: Math.min(...order.options.map(({ grandTotal }) => grandTotal)),
          until: order.validUntil,
        },
      }),
    QuoteWithdrawn: becomes('WAITING_FOR_QUOTE'),
    OrderItemsChanged: changed,
    OrderAddressChanged: changed,
    OrderContactChanged: changed,
    OrderShippingChanged: changed,
    OrderCertificatesChanged: changed,
    SpecialRequestChanged: changed,
    ConfirmationReminded: (context, order, cause) =>
      notifyCompany(context, cause, order, { type: 'QUOTE_EXPIRING', facts: { until: order.validUntil } }),
    ApprovalRequested: (context, _, cause) => waitsForApproval(context, cause),
    ApprovalPassedOn: (context, _, cause) => waitsForApproval(context, cause, { status: 'PASSED_ON' }),
    ApprovalDeclined: async (context, order, cause) => {
      const requester = { name: 'requester', people: [order.requestedBy] }
      const named = await orderNamed(context, order, cause)
      await notify(context, cause, requester, { type: 'APPROVAL_DECLINED', facts: { reason: order.reason }, ...named })
    },
    QuoteApproved: becomesForBoth('CONFIRMED', ['SALES', 'OPERATIONS']),
    QuoteRejected: endsForBoth(),
    QuoteExpired: becomesForBoth('CANCELLED'),
    OrderCancelled: endsForBoth(['SALES', 'OPERATIONS']),
    PrepaymentRequested: (context, order, cause) =>
      notifyCompany(
        context,
        cause,
        order,
        news('WAITING_FOR_PREPAYMENT', { total: order.amount, ...until(order.dueOn) }),
      ),
    ImportLicenseRequested: becomes('IMPORT_LICENSE_DOCUMENT_REQUIRED'),
    PreinspectionRequested: becomes('WAITING_FOR_PREINSPECTION'),
    DocumentSubmitted: (context, order, cause) =>
      notifyStaff(
        context,
        cause,
        order,
        { type: 'DOCUMENT_SUBMITTED', facts: { document: order.type, subjectId: order.documentId } },
        ['OPERATIONS', 'QUALITY'],
      ),
    DocumentApproved: (context, order, cause) =>
      notifyCompany(context, cause, order, {
        type: 'DOCUMENT_REVIEWED',
        facts: { document: order.type, approved: true },
      }),
    DocumentRejected: (context, order, cause) =>
      notifyCompany(context, cause, order, {
        type: 'DOCUMENT_REVIEWED',
        facts: { document: order.type, approved: false, reason: order.reason },
      }),
    ProductionStarted: (context, order, cause) =>
      notifyCompany(context, cause, order, news('IN_PRODUCTION', until(order.readyOn))),
    ShippingDocumentsSent: becomes('PENDING_APPROVAL'),
    ShippingDocumentsApproved: (context, order, cause) =>
      notifyStaff(context, cause, order, decidedOn({ approved: true }), ['OPERATIONS']),
    ShippingDocumentsRejected: (context, order, cause) =>
      notifyStaff(context, cause, order, decidedOn({ approved: false, reason: order.reason }), ['OPERATIONS']),
    OrderShipped: (context, order, cause) =>
      notifyCompany(context, cause, order, {
        type: 'ORDER_SHIPPED',
        facts: { carrier: order.carrier, ...until(order.expectedOn) },
      }),
    OrderDelivered: becomesForBoth('DELIVERED'),
    OrderBilled: (context, order, cause) =>
      notifyCompany(context, cause, order, {
        type: 'NEW_INVOICE',
        facts: { document: order.invoiceNumber, ...until(order.dueOn) },
      }),
    OrderHeld: async (context, order, cause) => {
      // Only staff read why it is on hold.
      await notifyCompany(context, cause, order, { type: 'ORDER_ON_HOLD', facts: {} })
      const { reason } = order
      await notifyStaff(context, cause, order, { type: 'ORDER_ON_HOLD', facts: { reason } }, ['QUALITY'])
    },
    OrderReleased: becomes('RELEASED'),
    OrderDocumentAdded: (context, order, cause) =>
      notifyCompany(context, cause, order, {
        type: 'NEW_DOCUMENT_AVAILABLE',
        resourceType: 'order',
        facts: {},
        of: `documents of ${roundOf(cause.at)}`,
      }),
    TrackingNumberSet: becomes('TRACKING_NUMBER'),
    LotNumbersSet: becomes('LOT_NUMBERS'),
    MessageWritten: (context, order, cause) => {
      const notice = { type: 'NEW_MESSAGE' as const, facts: {}, of: `messages of ${roundOf(cause.at)}` }
      return order.by === 'PROVIDER'
        ? notifyCompany(context, cause, order, notice)
        : notifyStaff(context, cause, order, notice, ['SALES', 'OPERATIONS'])
    },
  },
})
