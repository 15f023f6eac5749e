import { countryOf } from '#modules/catalogue/events.ts'
import { documentsOf, emptyFile, withWords } from '#modules/distributors/file/routes.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import { stillToCome } from '#platform/as-of.ts'
import { notFound } from '#platform/decision.ts'
import { type Moment, moment, type StreamType } from '#platform/event.ts'
import { asWords } from '#platform/facts.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import type { Recorded } from '#platform/log/reading.ts'
import { type Row, rowsAfter } from '#platform/projecting/fold.ts'
import type { Projection } from '#platform/projection.ts'
import { agreements } from '#projections/agreements.ts'
import { companyFiles } from '#projections/company_files.ts'
import { asCompany, distributors } from '#projections/distributors.ts'
import { labelIssues } from '#projections/label_issues.ts'
import { loyaltyAccounts } from '#projections/loyalty_accounts.ts'
import { orders } from '#projections/orders.ts'
import { tickets } from '#projections/tickets.ts'
import { users } from '#projections/users.ts'
import { namesById } from './names-routes.ts'
import { showCompanyThen } from './then-contract.ts'

const folded = [distributors, companyFiles, users, orders, agreements, labelIssues, tickets, loyaltyAccounts]
const kinds = [...new Set(folded.flatMap(({ of }) => of.map(({ kind }) => kind)))]

const newest = <Thing>(things: readonly Thing[], at: (thing: Thing) => string): Thing[] =>
  things.toSorted((a, b) => (at(a) < at(b) ? 1 : -1))

const wire = (at: string): Moment => moment(new Date(at))

/** What the company's events up to there make of a read model, by the fold that keeps it. */
const standing = (events: readonly Recorded[]) => {
  const byKind = Map.groupBy(events, ({ envelope }) => envelope.kind)
  return <R extends Row>(it: Projection<R, any>): readonly R[] =>
    rowsAfter(
      it,
      (it.of as readonly StreamType[]).flatMap(({ kind }) => byKind.get(kind) ?? []),
    )
}

type Asked = Context<typeof showCompanyThen>
type Then = ReturnType<typeof standing>

const peopleThen = async ({ personal, input }: Asked, then: Then) => {
  const own = then(users).filter(({ distributorId }) => distributorId === input.id)
  return (await personal.openAll(own)).map((person) => ({
    ...{ id: person.id as string, name: calledBy(person), email: person.email, job: person.job },
    ...{ role: person.role, active: person.active, creationDate: wire(person.createdAt) },
  }))
}

const papersThen = ({ input: { id } }: Asked, then: Then) => ({
  orders: newest(
    then(orders)
      .filter(({ distributorId }) => distributorId === id)
      .map((order) => ({
        ...{ id: order.id as string, num: order.num as string, placedAt: wire(order.placedAt) },
        ...{ status: asWords(order.status), total: order.total },
      })),
    ({ placedAt }) => placedAt,
  ),
  agreements: then(agreements)
    .filter(({ distributorId }) => distributorId === id)
    .flatMap(({ id: agreementId, type, countryId, versions }) => {
      const inForce = versions.at(-1)
      if (!inForce) return []
      const { signedOn, productCodes } = inForce
      const [productCode, country] = [productCodes.join(', '), countryOf(countryId).name]
      return [{ id: agreementId as string, type: asWords(type), country, signedOn, productCode }]
    }),
  labelIssues: newest(
    then(labelIssues)
      .filter(({ distributorId }) => distributorId === id)
      .map((issue) => ({
        ...{ id: issue.id as string, number: issue.number, product: issue.productName },
        ...{
          country: countryOf(issue.countryId).name,
          state: asWords(issue.state),
          reportedAt: wire(issue.reportedAt),
        },
      })),
    ({ reportedAt }) => reportedAt,
  ),
})

const ticketsThen = async ({ personal, input }: Asked, then: Then) => {
  const shared = then(tickets).filter(
    ({ distributorId, sharing }) => distributorId === input.id && sharing === 'COMPANY',
  )
  const told = (await personal.openAll(shared)).map(({ id, reference, subject, status, openedAt }) => ({
    ...{ id, reference, subject, status: asWords(status), openedAt: wire(openedAt) },
  }))
  return newest(told, ({ openedAt }) => openedAt)
}

const coinsThen = ({ input: { id } }: Asked, then: Then) => {
  const account = then(loyaltyAccounts).find((it) => it.id === id)
  if (!account) return null
  const { balance, earned, granted, corrected, spent, redeemed, level } = account
  return { balance, earned, granted, corrected, spent, redeemed, level }
}

export const thenRoutes = [
  serve(showCompanyThen, async (asked) => {
    const { personal, trail, now, input } = asked
    const early = stillToCome(input.asOf, now)
    if (early) return early
    const then = standing(await trail.ofCompany(input.id, kinds, await trail.positionAt(input.asOf)))
    const row = then(distributors).find(({ id }) => id === input.id)
    if (!row) return notFound('The company was not here yet at that moment')
    const stored = then(companyFiles).find(({ id }) => id === row.id)
    const at = new Date(input.asOf)
    const { salesRepresentativeId } = row
    const [nameOf, company, people, open, requirements, documents] = await Promise.all([
      namesById(asked, salesRepresentativeId ? [salesRepresentativeId] : []),
      personal.openAll(asCompany(row)),
      peopleThen(asked, then),
      ticketsThen(asked, then),
      withWords(personal, stored ?? emptyFile, at),
      documentsOf({ ...asked, now: at }, stored),
    ])
    return {
      ...company,
      salesRepresentativeId,
      representative: salesRepresentativeId && nameOf(salesRepresentativeId),
      users: people,
      requirements,
      documents,
      ...papersThen(asked, then),
      tickets: open,
      careCoins: coinsThen(asked, then),
    }
  }),
]
