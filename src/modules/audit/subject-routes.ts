import type { ProductId } from '#modules/catalogue/events.ts'
import { asWords, type Fact, factsWithin } from '#platform/facts.ts'
import { dayOf, dollars } from '#platform/formats.ts'
import type { StreamName } from '#platform/log/append.ts'
import type { Trail, Trailed } from '#platform/log/trail.ts'
import { rowsAfter } from '#platform/projecting/fold.ts'
import { type Projection, type ReadModels, rows } from '#platform/projection.ts'
import { addresses } from '#projections/addresses.ts'
import { carts } from '#projections/carts.ts'
import { categories } from '#projections/categories.ts'
import { distributors } from '#projections/distributors.ts'
import { loyaltyAccounts } from '#projections/loyalty_accounts.ts'
import { notifications } from '#projections/notifications.ts'
import { orders } from '#projections/orders.ts'
import { partnerOrders } from '#projections/partner_orders.ts'
import { partnerProducts } from '#projections/partner_products.ts'
import { products } from '#projections/products.ts'
import { promoCodes } from '#projections/promo_codes.ts'
import { users } from '#projections/users.ts'

/** What a kind of stream says: the read models that follow it, and the streams that belong to the same thing. */
type Subject = {
  readonly models: readonly Projection[]
  readonly beside?: (db: ReadModels, key: string) => Promise<readonly StreamName[]>
}

/** A product's prices stand in a stream for each country that it is registered in. */
const registrationsOf = async (db: ReadModels, productId: string): Promise<StreamName[]> => {
  const product = await rows(db, products)
    .select('registrations')
    .where('id', '=', productId as ProductId)
    .executeTakeFirst()
  return (product?.registrations ?? []).map(({ id }) => ({ kind: 'registration', key: id }))
}

const subjects: Readonly<Record<string, Subject>> = {
  order: { models: [orders] },
  distributor: { models: [distributors, addresses] },
  user: { models: [users] },
  product: { models: [products], beside: registrationsOf },
  category: { models: [categories] },
  cart: { models: [carts] },
  notification: { models: [notifications] },
  'loyalty-account': { models: [loyaltyAccounts] },
  'promo-code': { models: [promoCodes] },
  'partner-product': { models: [partnerProducts] },
  'partner-order': { models: [partnerOrders] },
}

/** Every event of a thing, over all of its streams, in the order of the log. */
export const eventsOfSubject = async (db: ReadModels, trail: Trail, name: StreamName): Promise<Trailed[]> => {
  const beside = (await subjects[name.kind]?.beside?.(db, name.key)) ?? []
  const streams = await Promise.all([name, ...beside].map((it) => trail.ofStream(it)))
  return streams.flat().toSorted((a, b) => a.envelope.position - b.envelope.position)
}

const amounts = /(price|total|amount|discount value|freight|turnover)$/i
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

const said = (value: string | number | boolean, name: string): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return amounts.test(name) ? dollars(value) : String(value)
  return MOMENT.test(value) ? `${dayOf(value)} ${value.slice(11, 16)} UTC` : value
}

/** How many of a thing's last events are gone through to explain what it says. */
const MOST_EXPLAINED = 200

/**
 * What a thing says after each of its last events, folded one event after the other; the first moment is what was said
 * before them.
 */
export const factsAlong = async (
  kind: string,
  events: readonly Trailed[],
  opened: <T>(value: T) => Promise<T>,
): Promise<{ readonly events: readonly Trailed[]; readonly moments: readonly (readonly Fact[])[] }> => {
  const start = Math.max(0, events.length - MOST_EXPLAINED)
  const moments: (readonly Fact[])[] = []
  for (let upto = start; upto <= events.length; upto++)
    moments.push(await factsAfter(kind, events.slice(0, upto), opened))
  return { events: events.slice(start), moments }
}

/**
 * What these events make of the read models that follow them, by the very folds that keep those: every column of every
 * row in words. `opened` opens what is sealed, or says that it is. Nothing for streams that no read model follows alone.
 */
export const factsAfter = async (
  kind: string,
  events: readonly Trailed[],
  opened: <T>(value: T) => Promise<T>,
): Promise<Fact[]> => {
  const models = subjects[kind]?.models ?? []
  const found = models.map((model) => ({ model, rows: rowsAfter(model, events) }))
  const shown = await opened(found.map(({ rows: all }) => all))
  return found.flatMap(({ model }, at) => {
    const all = shown[at] ?? []
    const first = at === 0 && all.length === 1
    return first ? factsWithin(all[0], said, model.name) : factsWithin(all, said, model.name, asWords(model.name))
  })
}
