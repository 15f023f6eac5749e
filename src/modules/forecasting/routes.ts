import { type CountryId, countryOf, type ProductId } from '#modules/catalogue/events.ts'
import { invalid, isRefusal, notFound, type Refusal } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'
import type { ReadModels } from '#platform/projection.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { stillToCome } from '#platform/time/as-of.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { present } from '#platform/typed.ts'
import { companyZone, distributorOf, distributorsById } from '#projections/distributors.ts'
import { forecastOf, forecastsOf, forecastsReminded, planOf } from '#projections/forecasts.ts'
import { leadTimesOf, leadTimesOfEach } from '#projections/lead_times.ts'
import { orderedIn } from '#projections/ordered_goods.ts'
import { productClasses, productOf } from '#projections/products.ts'
import { accuracyOf } from './accuracy.ts'
import {
  forecastVintages,
  listForecasts,
  listLeadTimes,
  listOwnLeadTimes,
  nextForecastOrders,
  officeForecastReminders,
  readForecast,
  recentForecastReminders,
  removeForecast,
  setLeadTimes,
  upsertForecast,
} from './contract.ts'
import { deleteForecast, fileForecast, forecast, forecastIdOf } from './forecast.ts'
import {
  type Actuals,
  compared,
  filedForecast,
  forecastAnswer,
  nextOrdersOf,
  remindersOf,
  vintagesOf,
} from './forecast-view.ts'
import { leadTimesKey, leadTimesOfProduct, setDays } from './lead-times.ts'
import { NOT_SAVED } from './not-saved.ts'
import { DEFAULT_LEAD_TIMES } from './rules.ts'
import { scopeOf } from './sales-rows.ts'

const RECENT_REMINDERS = 5
const NOT_THIS_ONE = 'This belongs to another product or country than is filed here'
const noSuchForecast = notFound('Forecast not found')

const unknownProduct = notFound('Product not found')

/** By the name of the country: what was set, or the usual days. */
const leadTimesShown = async (
  db: ReadModels,
  productId: string,
  registrations: readonly { readonly countryId: CountryId }[],
) => {
  const set = await leadTimesOfEach(db, productId)
  return [...new Set(registrations.map(({ countryId }) => countryId))]
    .map((countryId) => ({
      productId,
      countryId,
      countryName: countryOf(countryId).name,
      days: set.get(countryId) ?? DEFAULT_LEAD_TIMES,
      set: set.has(countryId),
    }))
    .sort((a, b) => compareTexts(a.countryName, b.countryName))
}

/** What a company ordered of each product in each country, by month. */
const actualsOf = async (db: ReadModels, distributorId: string, productId?: string) => {
  const figures = await orderedIn(db, { distributorId, productIds: productId === undefined ? undefined : [productId] })
  return (of: { readonly productId: string; readonly countryId: string }): Actuals =>
    new Map(
      figures
        .filter((it) => it.product === of.productId && it.countryId === of.countryId)
        .map(({ month, units }) => [month, units]),
    )
}

type Destination = { readonly product: NonNullable<Awaited<ReturnType<typeof productOf>>>; readonly countryId: string }

/** The product and the country that a forecast is for: one of the company's, that the product is registered in. */
const destinationOf = async (
  db: ReadModels,
  distributorId: string,
  wanted: { readonly productId: string; readonly countryId?: string | undefined },
): Promise<Destination | Refusal> => {
  const [product, company] = await Promise.all([
    productOf(db, wanted.productId as ProductId),
    distributorOf(db, distributorId),
  ])
  const reached = (product?.registrations ?? [])
    .map(({ countryId }) => countryId)
    .filter((countryId) => company?.countryIds.includes(countryId))
  if (!product || product.withdrawn || reached.length === 0)
    return invalid({ productId: 'Choose a product of your portfolio' }, NOT_SAVED)
  const countryId = wanted.countryId ?? (reached.length === 1 ? reached[0] : undefined)
  if (!countryId || !reached.some((it) => it === countryId))
    return invalid({ countryId: 'Choose one of the countries that you sell this product in' }, NOT_SAVED)
  return { product, countryId }
}

export const routes = [
  serve(listForecasts, async ({ db, me, now, configuration }) => {
    const distributorId = me.distributorId
    const today = dayIn(now, await companyZone({ db, configuration }, distributorId))
    const [all, actuals] = await Promise.all([forecastsOf(db, distributorId), actualsOf(db, distributorId)])
    return all.map((row) => forecastAnswer(row, actuals(row), today))
  }),

  serve(nextForecastOrders, async ({ db, me, now, configuration, input: { forecastId } }) => {
    const distributorId = me.distributorId
    const today = dayIn(now, await companyZone({ db, configuration }, distributorId))
    if (forecastId === undefined) return nextOrdersOf(await forecastsOf(db, distributorId), today)
    const row = await forecastOf(db, distributorId, forecastId)
    return row ? nextOrdersOf([row], today) : noSuchForecast
  }),

  serve(recentForecastReminders, async ({ db, me, now, input }) => {
    const early = stillToCome(input.asOf, now)
    if (early) return early
    const scope = scopeOf(input, await productClasses(db))
    const own = { ...scope, distributorId: me.distributorId }
    return remindersOf(await forecastsReminded(db, own, RECENT_REMINDERS), RECENT_REMINDERS, scope)
  }),

  serve(officeForecastReminders, async ({ db, now, input }) => {
    const early = stillToCome(input.asOf, now)
    if (early) return early
    const scope = scopeOf(input, await productClasses(db))
    const forecasts = await forecastsReminded(db, scope, RECENT_REMINDERS)
    const companyOf = new Map(forecasts.map((row) => [row.id, row.distributorId]))
    const companies = await distributorsById(db, [...companyOf.values()])
    return remindersOf(forecasts, RECENT_REMINDERS, scope).map((reminder) => {
      const id = present(companyOf.get(reminder.forecastId))
      return { ...reminder, distributor: { id, name: companies.get(id)?.organizationName ?? '—' } }
    })
  }),

  serve(readForecast, async ({ db, me, now, configuration, input: { id } }) => {
    const distributorId = me.distributorId
    const today = dayIn(now, await companyZone({ db, configuration }, distributorId))
    const row = await forecastOf(db, distributorId, id)
    if (!row) return noSuchForecast
    return forecastAnswer(row, (await actualsOf(db, distributorId, row.productId))(row), today)
  }),

  serve(forecastVintages, async ({ db, me, now, configuration, input: { id } }) => {
    const distributorId = me.distributorId
    const today = dayIn(now, await companyZone({ db, configuration }, distributorId))
    const row = await forecastOf(db, distributorId, id)
    if (!row) return noSuchForecast
    const months = vintagesOf(row, (await actualsOf(db, distributorId, row.productId))(row), today)
    return { accuracy: accuracyOf(compared(months)), months }
  }),

  serve(upsertForecast, async ({ db, log, me, now, configuration, input }) => {
    const distributorId = me.distributorId
    const today = dayIn(now, await companyZone({ db, configuration }, distributorId))
    const { productId, countryId: wanted = input.country?.id } = input
    const destination = await destinationOf(db, distributorId, { productId, countryId: wanted })
    if (isRefusal(destination)) return destination
    const { product, countryId } = destination
    const id = forecastIdOf({ distributorId, productId, countryId })
    const others = {
      ...(input.id !== undefined && input.id !== id && { id: NOT_THIS_ONE }),
      ...(input.product && input.product.id !== productId && { product: NOT_THIS_ONE }),
      ...(input.country && input.country.id !== countryId && { country: NOT_THIS_ONE }),
    }
    if (Object.keys(others).length > 0) return invalid(others, NOT_SAVED)
    const leadTimes = (await leadTimesOf(db, productId, countryId)) ?? DEFAULT_LEAD_TIMES
    const named = { productName: product.name, countryName: countryOf(countryId).name }
    const filing = {
      currentInventoryLevel: input.currentInventoryLevel,
      stockTickingDate: input.stockTickingDate,
      forecastMonths: input.forecastMonths.map(({ id: _, ...month }) => month),
      expectedVersion: input.expectedVersion ?? input.version,
      ...named,
      leadTimes,
      now,
      today,
    }
    const filed = await log.decide(forecast, id, fileForecast(filing), {
      answer: ({ version }) => {
        const { forecastMonths, expectedVersion: _, today: _today, now: filedAt, ...kept } = filing
        const row = {
          ...kept,
          id,
          productId,
          countryId,
          version,
          filedAt: moment(filedAt),
          plan: planOf(forecastMonths),
        }
        return { success: true as const, forecast: filedForecast(row, today) }
      },
    })
    return filed.answer
  }),

  serve(removeForecast, async ({ log, input: { id } }) => {
    await log.decide(forecast, id, deleteForecast)
    return { success: true as const }
  }),

  serve(listLeadTimes, async ({ db, input: { productId } }) => {
    const product = await productOf(db, productId as ProductId)
    return product ? leadTimesShown(db, productId, product.registrations) : unknownProduct
  }),

  serve(listOwnLeadTimes, async ({ db, me, input: { productId } }) => {
    const [product, company] = await Promise.all([
      productOf(db, productId as ProductId),
      distributorOf(db, me.distributorId),
    ])
    if (!product || product.withdrawn) return unknownProduct
    const own = new Set<string>(company?.countryIds)
    return leadTimesShown(
      db,
      productId,
      product.registrations.filter(({ countryId }) => own.has(countryId)),
    )
  }),

  serve(setLeadTimes, async ({ db, log, input: { productId, countryId, days } }) => {
    const product = await productOf(db, productId as ProductId)
    if (!product?.registrations.some((it) => it.countryId === countryId))
      return invalid({ countryId: 'The product is not registered in this country' })
    await log.decide(leadTimesOfProduct, leadTimesKey(productId, countryId), setDays(days))
    return { success: true as const }
  }),
]
