import {
  approvalPeople,
  neededApproval,
  pendingApproval,
  procurementOf,
} from '#modules/ordering/approvals/approval-queries.ts'
import { approvalRules } from '#modules/ordering/approvals/approval-rules.ts'
import { confirmWithApproval } from '#modules/ordering/approvals/approving.ts'
import { offeredTo } from '#modules/ordering/fulfilment/fulfilment-view.ts'
import { calmEntry, isForDistributors, type Who } from '#modules/ordering/history/history-texts.ts'
import { approveQuote, rejectQuote } from '#modules/ordering/quotes/quoting.ts'
import { sealedText } from '#modules/ordering/terms/sealed-text.ts'
import { sideOf } from '#modules/permissions/roles.ts'
import type { Me } from '#platform/access/permissions.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import type { Brand } from '#platform/configuration/configuration.ts'
import { notFound } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import type { TrailEvent } from '#platform/log/trail.ts'
import type { ReadModels } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { dayIn, type TimeZone } from '#platform/time/time-zone.ts'
import { present } from '#platform/typed.ts'
import { companyZone, distributorAt, zoneOfCompany } from '#projections/distributors.ts'
import { historyOf } from '#projections/order_history.ts'
import { type OrderRow, orderOf } from '#projections/orders.ts'
import { mbdReferenceCodesOf } from '#projections/products.ts'
import { namesOf } from '#projections/users.ts'
import * as calls from './contract.ts'
import { cancelOrder, endingWith, updatedFields } from './ending.ts'
import { order } from './order.ts'
import { type OrderRecord, recordAfter } from './order-record.ts'
import { orderTargets } from './order-targets.ts'
import { orderDetail } from './order-view.ts'
import { brandAt, PROVIDER, provider } from './provider.ts'

const noSuchOrder = notFound('Order not found')

/** Everybody who is named in an order, opened, by id; unknown people are '—'. */
export const peopleNamed = async ({ db, personal }: Pick<Services, 'db' | 'personal'>, userIds: readonly string[]) => {
  const people = await personal.openAll([...(await namesOf(db, userIds)).values()])
  const names = new Map<string, string>(people.map((person) => [person.id, calledBy(person)]))
  return (userId: string): string => names.get(userId) ?? '—'
}

export const detailOf = async (
  { db, personal, me }: Pick<Services, 'db' | 'personal'> & { readonly me: Me },
  row: OrderRecord,
  files: string,
): Promise<calls.OrderDetail> => {
  const [opened, nameOf, mbdReferenceCodes] = await Promise.all([
    personal.openAll(row),
    peopleNamed({ db, personal }, [row.placedBy, ...approvalPeople(row)]),
    mbdReferenceCodesOf(
      db,
      [...row.lines, ...row.bonusLines].map(({ productId }) => productId),
    ),
  ])
  return orderDetail(opened, {
    placedBy: nameOf(row.placedBy),
    mbdReferenceCodes,
    files,
    may: offeredTo(me.role, row),
    approval: pendingApproval(row, me.userId, nameOf),
  })
}

export type IssuedPaper = {
  readonly order: OrderRow
  readonly distributor: string
  readonly brand: Brand
  readonly timeZone: TimeZone
  readonly at: Moment
}

/** By the order's first such event, as of that event: later changes affect no paper. null: none. */
export const issuedBy = async (
  { trail, log, configuration }: Pick<Context<never>, 'trail' | 'log' | 'configuration'>,
  orderId: string,
  isIt: (event: TrailEvent) => boolean,
): Promise<IssuedPaper | null> => {
  const events = await trail.ofStream({ kind: 'order', key: orderId })
  const last = events.findIndex(isIt)
  if (last < 0) return null
  const { position, at } = present(events[last]).envelope
  const order = recordAfter(undefined, events.slice(0, last + 1))
  const company = await distributorAt(trail, order.distributorId, position)
  const brand = brandAt(await log.stateOf(provider, PROVIDER), configuration.brand, at)
  const timeZone = company ? zoneOfCompany(company) : 'UTC'
  return { order, distributor: company?.organizationName ?? '', timeZone, brand, at }
}

export const orderRoutes = [
  serve(calls.showOrder, async ({ db, personal, me, input: { id } }) => {
    const row = await orderOf(db, me.distributorId, id)
    if (!row) return noSuchOrder
    const named = (ids: readonly string[]) => peopleNamed({ db, personal }, ids)
    const detail = await detailOf({ db, personal, me }, row, `/api/order/${id}`)
    return { ...detail, approval: detail.approval ?? (await neededApproval(db, row, me.userId, named)) }
  }),

  serve(calls.showOrderHistory, async ({ db, personal, me, configuration, input: { id } }) => {
    if (!(await orderOf(db, me.distributorId, id))) return noSuchOrder
    const rows = await personal.openAll((await historyOf(db, id)).filter(({ type }) => isForDistributors(type)))
    const ours = rows.filter(({ role }) => sideOf(role) === 'distributor').map(({ actor }) => actor)
    const [nameOf, zone] = await Promise.all([
      peopleNamed({ db, personal }, ours),
      companyZone({ db, configuration }, me.distributorId),
    ])
    const who: Who = ({ actor, role }) => (sideOf(role) === 'distributor' ? nameOf(actor) : configuration.brand.name)
    return rows.map((row) => calmEntry(row, who, zone))
  }),

  serve(calls.decideQuote, async ({ db, log, personal, me, now, configuration, input }) => {
    const { orderId, status: decided, quoteVersion = null, optionId = null, reason = null } = input
    if (decided !== 'CANCELLED') {
      const confirm = approveQuote(quoteVersion, optionId, { now, today: dayIn(now, configuration.officeTimeZone) })
      const by = { person: me.userId, team: await procurementOf(db, me.distributorId) }
      const confirmed = await log.decideTogether(
        { order: existing(order, orderId), company: existing(approvalRules, me.distributorId) },
        confirmWithApproval(confirm, by),
        { answer: (after) => updatedFields(after.order) },
      )
      return confirmed.answer
    }
    const targets = orderTargets(await log.stateOf(order, orderId))
    const decision = endingWith(rejectQuote(quoteVersion, await sealedText({ personal, me }, reason), now))
    return (await log.decideTogether(targets, decision, { answer: (after) => updatedFields(after.order) })).answer
  }),

  serve(calls.cancelOrder, async ({ log, input: { orderId } }) => {
    const targets = orderTargets(await log.stateOf(order, orderId))
    return (
      await log.decideTogether(targets, endingWith(cancelOrder), { answer: (after) => updatedFields(after.order) })
    ).answer
  }),
]

/** For the live channel: whose order a topic names. */
export const isOrderOf = async (db: ReadModels, distributorId: string | null, orderId: string): Promise<boolean> =>
  distributorId !== null && (await orderOf(db, distributorId, orderId)) !== undefined
