import { countryOf } from '#modules/catalogue/events.ts'
import { keyOf, monthOf } from '#modules/forecasting/events.ts'
import { compareTexts } from '#platform/alphabet.ts'
import { type Moment, moment } from '#platform/event.ts'
import { asWords } from '#platform/facts.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import type { Row } from '#platform/projecting/fold.ts'
import type { Projection } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { agreements } from '#projections/agreements.ts'
import { forecasts } from '#projections/forecasts.ts'
import { labelIssues } from '#projections/label_issues.ts'
import { loyaltyAccounts } from '#projections/loyalty_accounts.ts'
import { orders } from '#projections/orders.ts'
import { tickets } from '#projections/tickets.ts'
import type { showCompanyThen } from './then-contract.ts'

/** The rows of a read model as they stood. */
export type Standing = <R extends Row>(model: Projection<R, any>) => readonly R[]

type Then = Answer<typeof showCompanyThen>
/** Of one company. */
type Own = <R extends Row & { readonly distributorId: string | null }>(model: Projection<R, any>) => readonly R[]

const newest = <Thing>(things: readonly Thing[], at: (thing: Thing) => string): Thing[] =>
  things.toSorted((a, b) => compareTexts(at(b), at(a)))

const wire = (at: string): Moment => moment(new Date(at))

const quotes: Readonly<Record<string, Then['orders'][number]['quote']>> = {
  WAITING_FOR_QUOTE: 'TO_ISSUE',
  QUOTE_RECEIVED: 'TO_CONFIRM',
}

const ordersThen = (own: Own): Then['orders'] => {
  const told = own(orders).map((order) => ({
    ...{ id: order.id, num: order.num, placedAt: wire(order.placedAt), total: order.total },
    ...{ status: asWords(order.status), quote: quotes[order.status] ?? null },
  }))
  return newest(told, ({ placedAt }) => placedAt)
}

const agreementsThen = (own: Own): Then['agreements'] =>
  own(agreements).flatMap(({ id, type, countryId, versions }) => {
    const inForce = versions.at(-1)
    if (!inForce) return []
    const { signedOn, productCodes } = inForce
    return [
      { id, type: asWords(type), country: countryOf(countryId).name, signedOn, productCode: productCodes.join(', ') },
    ]
  })

const labelIssuesThen = (own: Own): Then['labelIssues'] => {
  const told = own(labelIssues).map((issue) => ({
    ...{ id: issue.id, number: issue.number, product: issue.productName, country: countryOf(issue.countryId).name },
    ...{ state: asWords(issue.state), reportedAt: wire(issue.reportedAt) },
  }))
  return newest(told, ({ reportedAt }) => reportedAt)
}

const forecastsThen = (own: Own, asOf: Moment): Pick<Then, 'forecasts' | 'forecastReminders'> => {
  const filed = own(forecasts).filter(({ deletedAt }) => deletedAt === null)
  const of = ({ productName: product, countryName: country }: (typeof filed)[number]) => ({ product, country })
  const ahead = ({ plan }: (typeof filed)[number]) =>
    Object.entries(plan).reduce((sum, [month, { units }]) => (month < keyOf(monthOf(asOf)) ? sum : sum + units), 0)
  const reminders = filed.flatMap((row) =>
    row.reminders.map(({ at, year, month, maximumOrderDate }) => ({
      ...{ id: `${row.id} ${year} ${month} ${maximumOrderDate}`, ...of(row), at: wire(at) },
      ...{ year, month, maximumOrderDate },
    })),
  )
  return {
    forecasts: filed
      .map((row) => ({ id: row.id, ...of(row), filedAt: wire(row.filedAt), quantity: ahead(row) }))
      .toSorted((a, b) => compareTexts(a.product, b.product) || compareTexts(a.country, b.country)),
    forecastReminders: newest(reminders, ({ at }) => at),
  }
}

const ticketsThen = async ({ personal }: Pick<Services, 'personal'>, own: Own): Promise<Then['tickets']> => {
  const shared = own(tickets).filter(({ sharing }) => sharing === 'COMPANY')
  const told = (await personal.openAll(shared)).map(({ id, reference, subject, status, openedAt }) => ({
    ...{ id, reference, subject, status: asWords(status), openedAt: wire(openedAt) },
  }))
  return newest(told, ({ openedAt }) => openedAt)
}

const coinsThen = (then: Standing, id: string): Then['careCoins'] => {
  const account = then(loyaltyAccounts).find((it) => it.id === id)
  if (!account) return null
  const { balance, earned, granted, corrected, spent, redeemed, level } = account
  return { balance, earned, granted, corrected, spent, redeemed, level }
}

/** What a company had of everything that is worked on, each by the read model that keeps it. */
export const papersThen = async (
  services: Pick<Services, 'personal'>,
  then: Standing,
  { id, asOf }: { readonly id: string; readonly asOf: Moment },
) => {
  const own: Own = (model) => then(model).filter(({ distributorId }) => distributorId === id)
  return {
    orders: ordersThen(own),
    agreements: agreementsThen(own),
    labelIssues: labelIssuesThen(own),
    ...forecastsThen(own, asOf),
    tickets: await ticketsThen(services, own),
    careCoins: coinsThen(then, id),
  }
}
