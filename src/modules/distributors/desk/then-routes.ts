import { documentsOf } from '#modules/distributors/file/document-answer-routes.ts'
import { emptyFile, withOpenedTexts } from '#modules/distributors/file/routes.ts'
import { mayDo } from '#modules/permissions/permissions.ts'
import type { Role } from '#modules/permissions/roles.ts'
import type { Permission } from '#platform/access/permissions.ts'
import { notFound } from '#platform/decision.ts'
import type { StreamType } from '#platform/event.ts'
import { serve } from '#platform/http/serve.ts'
import type { RecordedEvent } from '#platform/log/reading.ts'
import { type Row, rowsAfter } from '#platform/projecting/fold.ts'
import type { Projection } from '#platform/projection.ts'
import { stillToCome } from '#platform/time/as-of.ts'
import { agreementRequests } from '#projections/agreement_requests.ts'
import { agreements } from '#projections/agreements.ts'
import { companyFiles } from '#projections/company_files.ts'
import { companyNotes } from '#projections/company_notes.ts'
import { asCompany, distributors } from '#projections/distributors.ts'
import { forecasts } from '#projections/forecasts.ts'
import { labelIssues } from '#projections/label_issues.ts'
import { loyaltyAccounts } from '#projections/loyalty_accounts.ts'
import { orders } from '#projections/orders.ts'
import { reports } from '#projections/reports.ts'
import { tickets } from '#projections/tickets.ts'
import { users } from '#projections/users.ts'
import { namesById } from './names-routes.ts'
import { notesShown, usersShown } from './shown-routes.ts'
import { showCompanyThen } from './then-contract.ts'
import { papersThen, type RowsThen } from './then-papers-routes.ts'

/** What is folded for the roles that may read it now. */
const folded: Partial<Record<Permission, readonly Projection<any, any>[]>> = {
  'office.distributors.read': [distributors, companyFiles, users, companyNotes],
  'office.orders.read': [orders],
  'office.agreements.read': [agreements, agreementRequests],
  'office.labels.read': [labelIssues],
  'office.sales.read': [forecasts],
  'office.requests.read': [tickets, reports],
  'office.loyalty.read': [loyaltyAccounts],
}

const kindsFor = (role: Role): readonly string[] => {
  const models = Object.entries(folded).flatMap(([permission, some]) =>
    mayDo(permission as Permission, role) ? some : [],
  )
  return [...new Set(models.flatMap(({ of }) => (of as readonly StreamType[]).map(({ kind }) => kind)))]
}

/** What the company's events up to there make of a read model, by the fold that keeps it. */
const rowsOf = (events: readonly RecordedEvent[]): RowsThen => {
  const byKind = Map.groupBy(events, ({ envelope }) => envelope.kind)
  return <R extends Row>(model: Projection<R, any>): readonly R[] =>
    rowsAfter(
      model,
      (model.of as readonly StreamType[]).flatMap(({ kind }) => byKind.get(kind) ?? []),
    )
}

export const thenRoutes = [
  serve(showCompanyThen, async (context) => {
    const { personal, trail, me, now, input } = context
    const early = stillToCome(input.asOf, now)
    if (early) return early
    const then = rowsOf(await trail.ofCompany(input.id, kindsFor(me.role), await trail.positionAt(input.asOf)))
    const row = then(distributors).find(({ id }) => id === input.id)
    if (!row) return notFound('The company was not here yet at that moment')
    const stored = then(companyFiles).find(({ id }) => id === row.id)
    const at = new Date(input.asOf)
    const { salesRepresentativeId } = row
    const people = then(users).filter(({ distributorId }) => distributorId === input.id)
    const written = then(companyNotes).toReversed()
    const [nameOf, company, shown, notes, papers, requirements, documents] = await Promise.all([
      namesById(context, salesRepresentativeId ? [salesRepresentativeId] : []),
      personal.openAll(asCompany(row)),
      usersShown(context, people, at),
      notesShown(context, written),
      papersThen(context, then, input),
      withOpenedTexts(personal, stored ?? emptyFile, at),
      documentsOf({ ...context, now: at }, stored),
    ])
    return {
      ...company,
      salesRepresentativeId,
      representative: salesRepresentativeId && nameOf(salesRepresentativeId),
      users: shown,
      notes,
      requirements,
      documents,
      ...papers,
    }
  }),
]
