import { setImmediate as othersFirst } from 'node:timers/promises'

import type { ProductId } from '#modules/catalogue/events.ts'
import { type Fact, type FactTexts, factsWithin } from '#platform/facts.ts'
import type { StreamName } from '#platform/log/append.ts'
import type { Trail, TrailEvent } from '#platform/log/trail.ts'
import { rowsAfter, rowsAlong } from '#platform/projecting/fold.ts'
import { type Projection, type ReadModels, rows } from '#platform/projection.ts'
import { addresses } from '#projections/addresses.ts'
import { carts } from '#projections/carts.ts'
import { categories } from '#projections/categories.ts'
import { distributors } from '#projections/distributors.ts'
import { loyaltyAccounts } from '#projections/loyalty_accounts.ts'
import { mailSettings } from '#projections/mail_settings.ts'
import { notifications } from '#projections/notifications.ts'
import { orders } from '#projections/orders.ts'
import { partnerOrders } from '#projections/partner_orders.ts'
import { partnerProducts } from '#projections/partner_products.ts'
import { products } from '#projections/products.ts'
import { promoCodes } from '#projections/promo_codes.ts'
import { users } from '#projections/users.ts'

type Subject = {
  readonly models: readonly Projection[]
  readonly named?: readonly string[]
  readonly related?: (db: ReadModels, key: string) => Promise<readonly StreamName[]>
}

/** A product has one stream of prices for each country that it is registered in. */
const registrationsOf = async (db: ReadModels, productId: string): Promise<StreamName[]> => {
  const product = await rows(db, products)
    .select('registrations')
    .where('id', '=', productId as ProductId)
    .executeTakeFirst()
  return (product?.registrations ?? []).map(({ id }) => ({ kind: 'registration', key: id }))
}

const subjects: Readonly<Record<string, Subject>> = {
  order: { models: [orders], named: ['num'] },
  distributor: { models: [distributors, addresses], named: ['organizationName'] },
  user: { models: [users] },
  product: { models: [products], named: ['name'], related: registrationsOf },
  category: { models: [categories], named: ['name'] },
  cart: { models: [carts] },
  notification: { models: [notifications] },
  'mail-settings': { models: [mailSettings] },
  'loyalty-account': { models: [loyaltyAccounts] },
  'promo-code': { models: [promoCodes], named: ['code'] },
  'partner-product': { models: [partnerProducts], named: ['name'] },
  'partner-order': { models: [partnerOrders], named: ['name'] },
}

export const eventsOfSubject = async (db: ReadModels, trail: Trail, name: StreamName): Promise<TrailEvent[]> => {
  const related = (await subjects[name.kind]?.related?.(db, name.key)) ?? []
  const streams = await Promise.all([name, ...related].map((it) => trail.ofStream(it)))
  return streams.flat().toSorted((a, b) => a.envelope.position - b.envelope.position)
}

const MOST_EXPLAINED = 200

/** `opened` opens what is sealed, or says that it is. */
export type Reader = { readonly opened: <T>(value: T) => Promise<T>; readonly telling: FactTexts }

/** Each event folded once; the first entry is the value before them. */
export const factAlong = async (
  kind: string,
  fact: string,
  events: readonly TrailEvent[],
  reader: Reader,
): Promise<{ readonly events: readonly TrailEvent[]; readonly moments: readonly (readonly Fact[])[] }> => {
  const start = Math.max(0, events.length - MOST_EXPLAINED)
  const models = subjects[kind]?.models ?? []
  const along = models.map((model) => rowsAlong(model, events, start))
  const moments: (readonly Fact[])[] = []
  let latest: { readonly rows: readonly unknown[]; readonly facts: readonly Fact[] } | undefined
  for (let upto = start; upto <= events.length; upto++) {
    const rows = along.map((moment) => moment.next().value as readonly object[])
    const isSame = latest?.rows.every((its, at) => its === rows[at])
    if (!latest || !isSame) {
      await othersFirst() // a thing may have a thousand rows, and other people wait
      const facts = await factsIn(kind, rows, reader)
      latest = { rows, facts: facts.filter(({ id }) => id === fact) }
    }
    moments.push(latest.facts)
  }
  return { events: events.slice(start), moments }
}

/** A row as its table has it: the data of events comes out of the database in no order that a reader would know. */
const inOrder = <Row extends object>({ table }: Projection, row: Row): Row => {
  const columns = table.split(',').map((column) => column.trim().split(' ')[0] ?? '')
  const placeOf = (name: string) => columns.indexOf(name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
  return Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => placeOf(a) - placeOf(b))) as Row
}

/** By the read models' own folds: every column as text. Empty where no read model follows the streams alone. */
export const factsAfter = (kind: string, events: readonly TrailEvent[], reader: Reader): Promise<Fact[]> =>
  factsIn(
    kind,
    (subjects[kind]?.models ?? []).map((model) => rowsAfter(model, events)),
    reader,
  )

const factsIn = async (
  kind: string,
  rows: readonly (readonly object[])[],
  { opened, telling }: Reader,
): Promise<Fact[]> => {
  const models = subjects[kind]?.models ?? []
  const found = models.map((model, at) => ({ model, rows: (rows[at] ?? []).map((row) => inOrder(model, row)) }))
  const shown = await opened(found.map(({ rows: all }) => all))
  return found.flatMap(({ model }, index) => {
    const all = shown[index] ?? []
    const first = index === 0 && all.length === 1
    return first
      ? factsWithin(all[0], telling, model.name)
      : factsWithin(all, telling, model.name, telling.calls(model.name))
  })
}

/** What the facts themselves call the thing: its name at that moment; null where it has none of its own. */
export const nameIn = (kind: string, facts: readonly Fact[]): string | null => {
  const { models = [], named = [] } = subjects[kind] ?? {}
  const texts = named.flatMap((column) => facts.find(({ id }) => id === `${models[0]?.name}/${column}`)?.text ?? [])
  return texts.join(' ') || null
}
