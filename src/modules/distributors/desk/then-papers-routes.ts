import { countryOf } from '#modules/catalogue/events.ts'
import { filedForecast, remindersOf } from '#modules/forecasting/forecast-view.ts'
import { requestTitle } from '#modules/service/service-states.ts'
import type { Moment } from '#platform/event.ts'
import { asLabel } from '#platform/facts.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { moment, utcDay } from '#platform/moment.ts'
import type { Row } from '#platform/projecting/fold.ts'
import type { Projection } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { agreementRequests } from '#projections/agreement_requests.ts'
import { agreements } from '#projections/agreements.ts'
import { forecasts } from '#projections/forecasts.ts'
import { labelIssues } from '#projections/label_issues.ts'
import { loyaltyAccounts } from '#projections/loyalty_accounts.ts'
import { type OrderRow, orders } from '#projections/orders.ts'
import { reports } from '#projections/reports.ts'
import { tickets } from '#projections/tickets.ts'
import type { showCompanyThen } from './then-contract.ts'

/** The rows of a read model as they stood. */
export type RowsThen = <R extends Row>(model: Projection<R, any>) => readonly R[]

type Then = Answer<typeof showCompanyThen>
/** Of one company. */
type Own = <R extends Row & { readonly distributorId: string | null }>(model: Projection<R, any>) => readonly R[]

/** As many as the page of now shows. */
const LATEST_REMINDERS = 5

const newest = <Thing>(things: readonly Thing[], at: (thing: Thing) => string): Thing[] =>
  things.toSorted((a, b) => compareTexts(at(b), at(a)))

const wire = (at: string): Moment => moment(new Date(at))

const quotes: Readonly<Partial<Record<OrderRow['status'], Then['orders'][number]['quote']>>> = {
  WAITING_FOR_QUOTE: 'TO_ISSUE',
  QUOTE_RECEIVED: 'TO_CONFIRM',
}

const ordersThen = (own: Own): Then['orders'] => {
  const shown = own(orders).map((order) => ({
    ...{ id: order.id, num: order.num, placedAt: wire(order.placedAt), total: order.total },
    ...{ status: asLabel(order.status), quote: quotes[order.status] ?? null },
  }))
  return newest(shown, ({ placedAt }) => placedAt)
}

const agreementsThen = (own: Own): Then['agreements'] =>
  own(agreements).flatMap(({ id, type, countryId, versions }) => {
    const inForce = versions.at(-1)
    if (!inForce) return []
    const { signedOn, productCodes } = inForce
    return [
      { id, type: asLabel(type), country: countryOf(countryId).name, signedOn, productCode: productCodes.join(', ') },
    ]
  })

const agreementRequestsThen = (own: Own): Then['agreementRequests'] => {
  const shown = own(agreementRequests).map(({ id, countryId, state, requestedAt }) => ({
    id,
    country: countryOf(countryId).name,
    state,
    requestedAt: wire(requestedAt),
  }))
  return newest(shown, ({ requestedAt }) => requestedAt)
}

const labelIssuesThen = (own: Own): Then['labelIssues'] => {
  const shown = own(labelIssues).map((issue) => ({
    ...{ id: issue.id, number: issue.number, product: issue.productName, country: countryOf(issue.countryId).name },
    ...{ state: asLabel(issue.state), reportedAt: wire(issue.reportedAt) },
  }))
  return newest(shown, ({ reportedAt }) => reportedAt)
}

const forecastsThen = (own: Own, asOf: Moment): Pick<Then, 'forecasts' | 'forecastReminders'> => {
  const filed = own(forecasts).filter(({ deletedAt }) => deletedAt === null)
  return {
    forecasts: filed
      .map((row) => filedForecast(row, utcDay(asOf)))
      .map(({ id, productName: product, country, date, quantity }) => ({
        ...{ id, product, country: country.name, filedAt: wire(date), quantity },
      }))
      .toSorted((a, b) => compareTexts(a.product, b.product) || compareTexts(a.country, b.country)),
    forecastReminders: remindersOf(filed, LATEST_REMINDERS, {}).map(({ forecastId, ...it }) => ({
      ...{ id: `${forecastId} ${it.year} ${it.month} ${it.maximumOrderDate}`, at: wire(it.at) },
      ...{ product: it.product.name, country: it.country.name },
      ...{ year: it.year, month: it.month, maximumOrderDate: it.maximumOrderDate },
    })),
  }
}

const ticketsThen = async ({ personal }: Pick<Services, 'personal'>, own: Own): Promise<Then['tickets']> => {
  const shared = own(tickets).filter(({ sharing }) => sharing === 'COMPANY')
  const shown = (await personal.openAll(shared)).map(({ id, reference, subject, status, openedAt }) => ({
    ...{ id, reference, subject, status: asLabel(status), openedAt: wire(openedAt) },
  }))
  return newest(shown, ({ openedAt }) => openedAt)
}

const reportsThen = (own: Own): Then['reports'] => {
  const shown = own(reports).map(({ id, reference, type, countryId, status, filedAt }) => ({
    ...{
      id,
      reference,
      subject: requestTitle({ kind: 'REPORT', type, country: countryOf(countryId).name }),
      status: asLabel(status),
      openedAt: wire(filedAt),
    },
  }))
  return newest(shown, ({ openedAt }) => openedAt)
}

const coinsThen = (then: RowsThen, id: string): Then['careCoins'] => {
  const account = then(loyaltyAccounts).find((it) => it.id === id)
  if (!account) return null
  const { balance, earned, granted, corrected, spent, redeemed, level } = account
  return { balance, earned, granted, corrected, spent, redeemed, level }
}

/** What a company had of everything that is worked on, each by the read model that keeps it. */
export const papersThen = async (
  services: Pick<Services, 'personal'>,
  then: RowsThen,
  { id, asOf }: { readonly id: string; readonly asOf: Moment },
) => {
  const own: Own = (model) => then(model).filter(({ distributorId }) => distributorId === id)
  return {
    orders: ordersThen(own),
    agreements: agreementsThen(own),
    agreementRequests: agreementRequestsThen(own),
    labelIssues: labelIssuesThen(own),
    ...forecastsThen(own, asOf),
    tickets: await ticketsThen(services, own),
    reports: reportsThen(own),
    careCoins: coinsThen(then, id),
  }
}
