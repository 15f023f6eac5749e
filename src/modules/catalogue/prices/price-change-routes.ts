import { sql } from 'kysely'
import { countryOf } from '#modules/catalogue/countries.ts'
import type { ProductRow } from '#modules/catalogue/products/product-contract.ts'
import { each } from '#modules/catalogue/registrations/each-registration.ts'
import { registration, setPrice } from '#modules/catalogue/registrations/registration.ts'
import { unconfirmedStatuses } from '#modules/ordering/order-states.ts'
import { notFound, orRefuse } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import { serve } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import { moment } from '#platform/moment.ts'
import { cents, lessPercent } from '#platform/money.ts'
import { type ReadModels, rows } from '#platform/projection.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { tooFar } from '#platform/time/near-days.ts'
import { dayIn, startOfDay, type TimeZone } from '#platform/time/time-zone.ts'
import { cartsWith } from '#projections/carts.ts'
import { distributorsById } from '#projections/distributors.ts'
import { forecastsOf } from '#projections/forecasts.ts'
import { orders as placedOrders } from '#projections/orders.ts'
import { everyProduct, productsOfRegistrations } from '#projections/products.ts'
import * as calls from './price-change-contract.ts'
import { concerned, type UnitChange, type Units, unitKey } from './price-impact.ts'
import { schedulePrice, withdrawScheduledPrice } from './scheduled-prices.ts'

const done = { success: true as const }
/** Orders with one of these products that wait for a quote or for the answer to one. */
export const openOrdersWith = (db: ReadModels, productIds: readonly string[]) =>
  rows(db, placedOrders)
    .select(['distributorId', 'countryId', 'lines'])
    .where('status', 'in', unconfirmedStatuses)
    .where(sql<boolean>`product_ids ?| ${productIds}::text[]`)
    .execute()

const targetsOf = (entries: readonly { readonly registrationId: string }[]) =>
  Object.fromEntries(entries.map(({ registrationId: id }) => [id, existing(registration, id)]))

const scheduledLines = (products: readonly ProductRow[]): calls.ScheduledLine[] =>
  products.flatMap(({ id: productId, reference, name, registrations }) =>
    registrations.flatMap((registration) =>
      registration.scheduled.map((then) => ({
        registrationId: registration.id,
        ...{ productId, reference, name },
        country: countryOf(registration.countryId).name,
        ...then,
        effectivePrice: lessPercent(then.price, then.discount),
        priceNow: registration.price,
        discountNow: registration.discount,
        effectivePriceNow: registration.effectivePrice,
      })),
    ),
  )

const byDayAndName = (a: calls.ScheduledLine, b: calls.ScheduledLine) =>
  compareTexts(a.effectiveOn, b.effectiveOn) || compareTexts(a.name, b.name) || compareTexts(a.country, b.country)

/** The months of a forecast from a day on: YYYYMM. */
const monthOfDay = (day: Day): string => day.slice(0, 7).replace('-', '')

/** What a unit costs by product and country, before and after the changes. */
const unitChanges = (products: readonly ProductRow[], changes: readonly calls.PriceChange[]) => {
  const known = new Map(
    products.flatMap((product) => product.registrations.map((it) => [it.id, { product, it }] as const)),
  )
  const units = new Map<string, UnitChange>()
  for (const { registrationId, price, discount } of changes) {
    const found = known.get(registrationId)
    if (!found) return notFound('Registration not found')
    units.set(unitKey(found.product.id, found.it.countryId), {
      before: found.it.effectivePrice ?? cents(0),
      after: lessPercent(price, discount),
    })
  }
  return units
}

const dayOf = (effectiveOn: Day | null, now: Date, zone: TimeZone) => effectiveOn ?? dayIn(now, zone)

export const priceChangeRoutes = [
  serve(calls.changePrices, async ({ log, now, configuration, input: { effectiveOn, changes } }) => {
    const far = tooFar('effectiveOn', effectiveOn, now)
    if (far) return far
    const effectiveAt = effectiveOn && moment(startOfDay(effectiveOn, configuration.officeTimeZone))
    const decide = each('changes', changes, ({ price, discount }) =>
      effectiveOn && effectiveAt
        ? schedulePrice({ price, discount, effectiveOn, effectiveAt }, now)
        : setPrice(price, discount),
    )
    await log.decideTogether(targetsOf(changes), decide)
    return done
  }),

  serve(calls.withdrawPrices, async ({ log, now, input: { scheduled } }) => {
    const decide = each('scheduled', scheduled, ({ effectiveOn }) => withdrawScheduledPrice(effectiveOn, now))
    await log.decideTogether(targetsOf(scheduled), decide)
    return done
  }),

  serve(calls.listScheduledPrices, async ({ db }) => scheduledLines(await everyProduct(db)).toSorted(byDayAndName)),

  serve(calls.previewPrices, async ({ db, now, configuration, input: { effectiveOn, changes } }) => {
    const products = await productsOfRegistrations(
      db,
      changes.map(({ registrationId }) => registrationId),
    )
    const units = orRefuse(unitChanges(products, changes))
    const ids = products.map(({ id }) => id)
    const [carts, orders, forecasts] = await Promise.all([cartsWith(db, ids), openOrdersWith(db, ids), forecastsOf(db)])
    const from = monthOfDay(dayOf(effectiveOn, now, configuration.officeTimeZone))
    const inCarts: Units[] = carts.flatMap(({ distributorId, lines }) =>
      lines.map((line) => ({ distributorId, ...line })),
    )
    const inOrders: Units[] = orders.flatMap(({ distributorId, countryId, lines }) =>
      lines.map(({ productId, quantity, effectiveUnitPrice }) => ({
        ...{ distributorId, productId, countryId, quantity },
        fixed: effectiveUnitPrice * quantity,
      })),
    )
    const planned: Units[] = forecasts.map(({ distributorId, productId, countryId, plan }) => ({
      ...{ distributorId, productId, countryId },
      quantity: Object.entries(plan).reduce((sum, [month, { units: of }]) => (month >= from ? sum + of : sum), 0),
    }))
    const companies = await distributorsById(
      db,
      [...inCarts, ...inOrders, ...planned].map(({ distributorId }) => distributorId),
    )
    const nameOf = (id: string) => companies.get(id)?.organizationName ?? '—'
    const steps = [...units.values()].map(({ before, after }) => Math.sign(after - before))
    return {
      dearer: steps.filter((step) => step > 0).length,
      cheaper: steps.filter((step) => step < 0).length,
      same: steps.filter((step) => step === 0).length,
      carts: concerned(inCarts, units, nameOf),
      orders: concerned(inOrders, units, nameOf),
      forecasts: concerned(planned, units, nameOf),
    }
  }),
]
