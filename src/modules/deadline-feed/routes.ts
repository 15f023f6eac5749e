import { countryOf } from '#modules/catalogue/events.ts'
import { notFound } from '#platform/decision.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import type { ReadModels } from '#platform/projection.ts'
import { calendarFile } from '#platform/time/calendar-file.ts'
import { companyFileOf } from '#projections/company_files.ts'
import { companyZone } from '#projections/distributors.ts'
import { everyForecastOf } from '#projections/forecasts.ts'
import { labelIssuesOf } from '#projections/label_issues.ts'
import { orderOf, ordersOf } from '#projections/orders.ts'
import { reportsOf } from '#projections/reports.ts'
import { standingOrdersOf } from '#projections/standing_orders.ts'
import { languageOfPerson, personOf } from '#projections/users.ts'
import { inLanguage } from '#translations/language-now.ts'

import * as calls from './contract.ts'
import { deadlinesOf } from './deadlines.ts'
import { deadlineFeed, make, withdraw } from './feed.ts'

const success = { success: true as const }
/** It ends by its stream and with the account. */
const NEVER = new Date('9999-12-31T00:00:00.000Z')
const unknown = notFound('Calendar not found')

const MOST_QUOTES = 100

const quotesToConfirm = async (db: ReadModels, distributorId: string) => {
  const listed = await ordersOf(db, distributorId, { status: 'QUOTE_RECEIVED' }, { offset: 0, limit: MOST_QUOTES })
  const orders = await Promise.all(listed.map(({ id }) => orderOf(db, distributorId, id)))
  return orders.flatMap((order) => order ?? [])
}

export const routes = [
  serve(calls.showFeed, async ({ log, me }) => ({
    madeAt: (await log.stateOf(deadlineFeed, me.userId)).current?.madeAt ?? null,
  })),

  serve(calls.makeFeed, async ({ log, me, newId, signedLinks, configuration }) => {
    const id = newId()
    await log.decide(deadlineFeed, me.userId, make(id))
    const token = signedLinks.make('deadline-feed', { userId: me.userId, id }, NEVER)
    return { ...success, url: new URL(`/api/calendar/feed/${token}/deadlines.ics`, configuration.publicUrl).href }
  }),

  serve(calls.withdrawFeed, async ({ log, me }) => {
    await log.decide(deadlineFeed, me.userId, withdraw)
    return success
  }),

  serveVisitors(calls.readFeed, async ({ db, log, now, signedLinks, configuration, input: { token } }) => {
    const owner = signedLinks.read('deadline-feed', token, now)
    if (!owner) return unknown
    const [{ current }, person] = await Promise.all([
      log.stateOf(deadlineFeed, owner.userId),
      personOf(db, owner.userId),
    ])
    if (current?.feedId !== owner.id || !person?.active || !person.distributorId) return unknown
    const { distributorId } = person
    const [quotes, file, forecasts, standing, labels, reports, zone, language] = await Promise.all([
      quotesToConfirm(db, distributorId),
      companyFileOf(db, distributorId),
      everyForecastOf(db, distributorId),
      standingOrdersOf(db, distributorId),
      labelIssuesOf(db, distributorId),
      reportsOf(db, distributorId),
      companyZone({ db, configuration }, distributorId),
      languageOfPerson(db, person),
    ])
    const { publicUrl, brand } = configuration
    const standingOrders = standing.map((it) => ({ ...it, countryName: countryOf(it.countryId).name }))
    const of = { quotes, documents: file?.documents ?? [], forecasts, standingOrders, labels, reports }
    const page = { domain: new URL(publicUrl).hostname, url: publicUrl }
    const download = inLanguage(language, () =>
      calendarFile(deadlinesOf(of, { now, zone, publicUrl }), {
        name: `${brand.name}: deadlines`,
        product: 'deadlines',
        ...page,
      }),
    )
    return { download, name: 'deadlines.ics', mediaType: 'text/calendar; charset=utf-8' }
  }),
]
