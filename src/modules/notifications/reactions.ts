import type { ApprovalStatus } from '#modules/approvals/approval-states.ts'
import { approvalStream } from '#modules/approvals/events.ts'
import { invariantStream } from '#modules/audit/events.ts'
import { countryOf, isCountry } from '#modules/catalogue/events.ts'
import { forecastStream, keyOf } from '#modules/forecasting/events.ts'
import { userStream } from '#modules/identity/events.ts'
import { logWatchStream } from '#modules/log-checks/events.ts'
import { loyaltyStream, manualCoinsStream, partnerOrderStream } from '#modules/loyalty/events.ts'
import { DIGEST } from '#modules/notifications/mails/mail-reactions.ts'
import { standingOrderStream } from '#modules/ordering/standing-orders/standing-order-events.ts'
import { permissions } from '#modules/permissions/permissions.ts'
import { type Role, staffRoles } from '#modules/permissions/roles.ts'
import { type Conditions as PromoCodeConditions, promoCodeStream } from '#modules/promotions/events.ts'
import { type Background, reaction } from '#platform/module.ts'
import { moment } from '#platform/moment.ts'
import type { Envelope, ReadModels } from '#platform/projection.ts'
import { lookUp } from '#platform/records.ts'
import { type DistributorRow, distributorOf } from '#projections/distributors.ts'
import { unreadOf } from '#projections/notifications.ts'
import { anyOrder } from '#projections/orders.ts'
import { partnerOrderOf } from '#projections/partner_orders.ts'
import { approvalOf } from '#projections/second_person_requests.ts'
import { activeStaff, activeUsersOf } from '#projections/users.ts'
import { mailSettingsStream, type NotificationFacts, notificationStream } from './events.ts'
import { type MaterialNews, missingText } from './loyalty-wording.ts'
import { type Audience, NEWS_FOR_DAYS, type NewNotice, notify } from './notify.ts'

/** The daily mail omits what was read before, or whose type was turned off. */
const forgetDigest = reaction({
  name: 'forget-digest',
  of: [notificationStream, mailSettingsStream],
  reads: ['notifications'],
  sideBySide: true,
  on: {
    NotificationRead: ({ mailer }, { notificationId }) => mailer.withdraw([notificationId], DIGEST),
    MailSettingsChosen: async ({ db, mailer }, { userId, modes }) => {
      const off = modes.filter(({ mail }) => mail === 'OFF').map(({ type }) => type)
      if (off.length === 0) return
      const unread = await unreadOf(db, userId)
      const ids = unread.filter(({ type }) => off.includes(type)).map(({ id }) => id)
      await mailer.withdraw(ids, DIGEST)
    },
  },
})

/** They decide who is notified, and how by mail. */
export const AUDIENCE_MODELS = ['users', 'distributors', 'mail_settings']

const ids = (people: readonly { readonly id: string }[]): string[] => people.map(({ id }) => id)

export const peopleOf = async (
  { db, once }: Pick<Background, 'db' | 'once'>,
  distributorId: string,
): Promise<Audience> => ({
  name: 'company',
  people: ids(await once(`people of ${distributorId}`, () => activeUsersOf(db, distributorId))),
})

/** Administrators, the given roles, and of sales the distributor's representative, or all without one. */
export const staffFor = async (
  { db, once }: Pick<Background, 'db' | 'once'>,
  company: DistributorRow | undefined,
  roles: readonly Role[],
): Promise<Audience> => {
  const staff = await once(`staff ${roles}`, () => activeStaff(db, [...roles, 'ADMIN']))
  const representative = staff.find(({ id, role }) => role === 'SALES' && id === company?.salesRepresentativeId)
  return {
    name: 'staff',
    people: ids(staff.filter(({ id, role }) => role !== 'SALES' || !representative || id === representative.id)),
  }
}

export const notifyOfLevels = reaction({
  name: 'tell-of-levels',
  of: [loyaltyStream],
  reads: AUDIENCE_MODELS,
  newsForDays: NEWS_FOR_DAYS,
  on: {
    LevelGained: async (context, { distributorId, to }, cause) =>
      notify(context, cause, await peopleOf(context, distributorId), {
        type: 'LOYALTY_PROGRAM',
        facts: { level: to },
      }),
    LevelLost: async (context, { distributorId, from, to }, cause) =>
      notify(context, cause, await peopleOf(context, distributorId), {
        type: 'LOYALTY_PROGRAM',
        facts: { lostLevel: from, ...(to && { level: to }) },
      }),
    LevelAtRisk: async (context, { distributorId, from, to, reviewAt, missing }, cause) =>
      notify(context, cause, await peopleOf(context, distributorId), {
        type: 'LOYALTY_PROGRAM',
        facts: { lostLevel: from, ...(to && { level: to }), until: reviewAt, missing: missingText(missing) },
      }),
  },
})

/** Notifies those who may approve, and then who requested it. */
export const notifyOfSecondPersons = reaction({
  name: 'notify-of-second-persons',
  of: [approvalStream],
  reads: [...AUDIENCE_MODELS, 'second_person_requests'],
  newsForDays: NEWS_FOR_DAYS,
  on: {
    SecondPersonRequested: async (context, { permission, effects }, cause) => {
      const roles = staffRoles.filter((role) => (lookUp(mayBy, permission) ?? []).includes(role))
      const subject = effects[0]?.matter ?? ''
      await notify(context, cause, await staffFor(context, undefined, roles), {
        type: 'SECOND_PERSON',
        facts: { subject },
      })
    },
    SecondPersonApproved: (context, _, cause) => notifyRequester(context, cause, 'APPROVED'),
    SecondPersonRejected: (context, _, cause) => notifyRequester(context, cause, 'REJECTED'),
    SecondPersonRequestExpired: (context, _, cause) => notifyRequester(context, cause, 'EXPIRED'),
    ApprovedCommandRefused: (context, _, cause) => notifyRequester(context, cause, 'REFUSED'),
  },
})

const mayBy: Readonly<Record<string, readonly string[]>> = permissions

const notifyRequester = async (context: Background, cause: Envelope, status: ApprovalStatus): Promise<void> => {
  const request = await approvalOf(context.db, cause.key)
  if (!request) return
  const subject = request.effects[0]?.matter ?? ''
  await notify(
    context,
    cause,
    { name: 'requester', people: [request.requestedBy] },
    {
      type: 'SECOND_PERSON',
      facts: { status, subject },
    },
  )
}

/** Notifies administrators of CareCoins that wait for approval, except the one who requested them. */
export const notifyOfApprovals = reaction({
  name: 'tell-of-approvals',
  of: [manualCoinsStream],
  reads: AUDIENCE_MODELS,
  newsForDays: NEWS_FOR_DAYS,
  on: {
    ManualCoinsRequested: async (context, { distributorId, reason }, cause) => {
      const company = await distributorOf(context.db, distributorId)
      const { name, people } = await staffFor(context, undefined, [])
      await notify(
        context,
        cause,
        { name, people: people.filter((id) => id !== cause.actor) },
        {
          type: 'CARECOINS_APPROVAL',
          facts: {
            company: (company?.organizationName ?? '').slice(0, 200),
            distributorId,
            ...(reason !== null && { reason }),
          },
        },
      )
    },
  },
})

export const notifyOfMaterial = reaction({
  name: 'tell-of-material',
  of: [partnerOrderStream],
  reads: [...AUDIENCE_MODELS, 'partner_orders'],
  newsForDays: NEWS_FOR_DAYS,
  on: {
    PartnerOrderSent: (context, { partnerOrderId, note }, cause) =>
      notifyOfPartnerOrder(context, cause, partnerOrderId, { status: 'SENT', ...(note !== null && { reason: note }) }),
    PartnerOrderCancelled: (context, { partnerOrderId, reason }, cause) =>
      notifyOfPartnerOrder(context, cause, partnerOrderId, { status: 'CANCELLED', reason }),
  },
})

const notifyOfPartnerOrder = async (
  context: Background,
  cause: Envelope,
  partnerOrderId: string,
  facts: { readonly status: MaterialNews } & Pick<NotificationFacts, 'reason'>,
): Promise<void> => {
  const order = await partnerOrderOf(context.db, partnerOrderId)
  if (!order) return
  await notify(context, cause, await peopleOf(context, order.distributorId), {
    type: 'LOYALTY_PROGRAM',
    facts: { product: order.name, ...facts },
  })
}

export const notifyOfForecasts = reaction({
  name: 'tell-of-forecasts',
  of: [forecastStream],
  reads: AUDIENCE_MODELS,
  newsForDays: NEWS_FOR_DAYS,
  on: {
    ForecastReminded: async (context, { distributorId, productName, countryId, reminders: [first] }, cause) => {
      if (!first) return
      const country = isCountry(countryId) ? { country: countryOf(countryId).name } : {}
      const until = moment(new Date(first.maximumOrderDate))
      await notify(context, cause, await peopleOf(context, distributorId), {
        type: 'FORECAST_REMINDER',
        facts: { product: productName.slice(0, 200), ...country, month: keyOf(first), until },
      })
    },
  },
})

/** Who has it in the cart; of a review all of the company, since any of procurement may answer it. */
const notifyOfStandingOrders = reaction({
  name: 'notify-of-standing-orders',
  of: [standingOrderStream],
  reads: AUDIENCE_MODELS,
  newsForDays: NEWS_FOR_DAYS,
  on: {
    StandingOrderDrafted: (context, { standingOrderId, userId, countryId, added, placeBy }, cause) =>
      notify(
        context,
        cause,
        { name: 'person', people: [userId] },
        {
          type: 'STANDING_ORDER',
          facts: {
            ...{ status: 'DRAFTED', subjectId: standingOrderId, country: countryOf(countryId).name },
            ...{ count: added.length, until: moment(new Date(placeBy)) },
          },
        },
      ),
    StandingOrderReviewRequested: async (context, { standingOrderId, countryId, changes }, cause) => {
      if (cause.distributorId === null) return
      const [product] = changes.flatMap(({ productName }) => productName ?? [])
      await notify(context, cause, await peopleOf(context, cause.distributorId), {
        type: 'STANDING_ORDER',
        facts: {
          ...{ status: 'REVIEW', subjectId: standingOrderId, country: countryOf(countryId).name },
          ...(product && { product: product.slice(0, 200) }),
        },
      })
    },
  },
})

const notifyOfPromoCode = async (
  context: Background,
  cause: Envelope,
  { code, validUntil, distributorIds }: Pick<PromoCodeConditions, 'validUntil' | 'distributorIds'> & { code: string },
): Promise<void> => {
  const until = validUntil && { until: moment(new Date(validUntil)) }
  for (const distributorId of distributorIds ?? [])
    await notify(context, cause, await peopleOf(context, distributorId), {
      type: 'PROMO_CODE',
      facts: { promoCode: code.slice(0, 200), ...until },
      // Sent once, however often its conditions change.
      of: 'promo-code',
    })
}

const notifyOfPromoCodes = reaction({
  name: 'tell-of-promo-codes',
  of: [promoCodeStream],
  reads: AUDIENCE_MODELS,
  newsForDays: NEWS_FOR_DAYS,
  on: {
    PromoCodeCreated: (context, created, cause) => notifyOfPromoCode(context, cause, created),
    PromoCodeChanged: (context, changed, cause) => notifyOfPromoCode(context, cause, changed),
  },
})

export const notifyOfReusedSignIns = reaction({
  name: 'tell-of-reused-sign-ins',
  of: [userStream],
  newsForDays: NEWS_FOR_DAYS,
  on: {
    RefreshTokenReused: async (context, { userId }, cause) =>
      notify(context, cause, { name: 'person', people: [userId] }, { type: 'SIGN_IN_REUSED', facts: {} }),
  },
})

const thoseWhoWatch = async (db: ReadModels): Promise<Audience> => ({
  name: 'those who watch over the log',
  people: ids(await activeStaff(db, ['ANALYST', 'ADMIN'])),
})

/** What a broken rule was seen at: an order by its number, a company's own by its name, anything else by its stream. */
const seenAt = async (
  db: ReadModels,
  kind: string,
  key: string,
): Promise<Pick<NewNotice, 'orderId' | 'orderNum' | 'facts'>> => {
  const order = kind === 'order' ? await anyOrder(db, key) : undefined
  if (order) return { orderId: order.id, orderNum: order.num, facts: {} }
  const company = ['distributor', 'loyalty-account'].includes(kind) ? await distributorOf(db, key) : undefined
  return { facts: { company: (company?.organizationName ?? `${kind} ${key}`).slice(0, 200) } }
}

/** Notifies those who answer for the log: once for a rule, in however many streams it broke. */
export const notifyOfInvariants = reaction({
  name: 'tell-of-invariants',
  of: [invariantStream],
  reads: [...AUDIENCE_MODELS, 'orders'],
  newsForDays: NEWS_FOR_DAYS,
  on: {
    InvariantBroken: async (context, { rule, streamKind, streamKey, breach, streams, soFar }, cause) => {
      const { facts, ...order } = streams > 1 ? { facts: {} } : await seenAt(context.db, streamKind, streamKey)
      await notify(context, cause, await thoseWhoWatch(context.db), {
        type: 'INVARIANT_BROKEN',
        ...order,
        facts: { ...facts, rule: rule.slice(0, 200), streams, soFar, ...(streams === 1 && { reason: breach }) },
      })
    },
  },
})

export const notifyOfLogFaults = reaction({
  name: 'tell-of-log-faults',
  of: [logWatchStream],
  reads: AUDIENCE_MODELS,
  newsForDays: NEWS_FOR_DAYS,
  on: {
    LogFaultFound: async (context, { what, position }, cause) =>
      notify(context, cause, await thoseWhoWatch(context.db), {
        type: 'LOG_FAULT',
        facts: { fault: what, ...(position !== null && { position }) },
      }),
  },
})

export const reactions = [
  notifyOfLevels,
  notifyOfApprovals,
  notifyOfSecondPersons,
  notifyOfMaterial,
  notifyOfForecasts,
  notifyOfStandingOrders,
  notifyOfPromoCodes,
  notifyOfInvariants,
  notifyOfLogFaults,
  notifyOfReusedSignIns,
  forgetDigest,
]
