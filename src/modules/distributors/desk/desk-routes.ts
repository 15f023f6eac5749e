import { countryOf } from '#modules/catalogue/events.ts'
import { isActive } from '#modules/distributors/account-states.ts'
import { whyLicenceStops } from '#modules/distributors/file/company-file.ts'
import { documentsOf } from '#modules/distributors/file/document-answer-routes.ts'
import { completeSince, missingForActivation } from '#modules/distributors/file/file-view.ts'
import { emptyFile, withOpenedTexts } from '#modules/distributors/file/routes.ts'
import { notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { companyFileOf } from '#projections/company_files.ts'
import { companyNotesOf } from '#projections/company_notes.ts'
import {
  type CompanyOverviewRow,
  choicesOfCompanies,
  companiesInViews,
  companiesListed,
} from '#projections/company_overviews.ts'
import {
  asCompany,
  companiesFound,
  type DistributorRow,
  distributorOf,
  regionShares,
  regionsOfCompanies,
} from '#projections/distributors.ts'
import { lastOrders } from '#projections/orders.ts'
import { peopleOfCompany } from '#projections/users.ts'
import { companyNotes, writeCompanyNote } from './company-notes.ts'
import { type CompanyFacts, fileFacts } from './company-views.ts'
import * as calls from './desk-contract.ts'
import { COMPANIES_PAGE, type CompanyRow } from './desk-contract.ts'
import { namesById, representativesOf } from './names-routes.ts'
import { NoteId } from './note-events.ts'
import { notesShown, usersShown } from './shown-routes.ts'
import { suggestedFor } from './suggested.ts'

const noCompany = notFound('Distributor not found')

/** A company with what its file and its orders come to. */
export const knownCompany = (
  { company: row, file, lastOrderAt, dataChangedAt }: CompanyOverviewRow,
  now: Date,
): { readonly row: DistributorRow; readonly facts: CompanyFacts } => ({
  row,
  facts: {
    state: row.state,
    createdAt: moment(new Date(row.createdAt)),
    lastOrderAt: lastOrderAt && moment(new Date(lastOrderAt)),
    dataChangedAt: dataChangedAt && moment(new Date(dataChangedAt)),
    ...fileFacts(file, now),
  },
})

const personCalled = (id: string | null, nameOf: (id: string) => string) =>
  id === null ? null : { id, name: nameOf(id) }

const listed = ({ row, facts }: ReturnType<typeof knownCompany>, nameOf: (id: string) => string): CompanyRow => ({
  id: row.id,
  name: row.organizationName,
  state: row.state,
  stateSince: moment(new Date(row.stateSince)),
  country: { id: row.countryId, name: countryOf(row.countryId).name },
  region: row.region,
  representative: personCalled(row.salesRepresentativeId, nameOf),
  creationDate: facts.createdAt,
  lastOrderAt: facts.lastOrderAt,
  approved: facts.approved,
  required: facts.required,
  inReview: facts.inReview,
  licenceEndsAt: facts.licenceEndsAt,
})

const byItsName = (a: { readonly name: string }, b: { readonly name: string }) => compareTexts(a.name, b.name)

export const deskRoutes = [
  serve(calls.listCompanies, async (context) => {
    const { db, now, input } = context
    const { view, sort, page, pageSize = COMPANIES_PAGE, ...filters } = input
    const { countryIds, representativeIds } = await choicesOfCompanies(db)
    const nameOf = await namesById(context, representativeIds)
    const names = {
      countries: Object.fromEntries(countryIds.map((id) => [id, countryOf(id).name])),
      representatives: Object.fromEntries(representativeIds.map((id) => [id, nameOf(id)])),
    }
    const [{ total, rows }, counts] = await Promise.all([
      companiesListed(db, { view, sort, page, pageSize, ...filters }, names, now),
      companiesInViews(db, filters, now),
    ])
    return {
      total,
      companies: rows.map((row) => listed(knownCompany(row, now), nameOf)),
      counts,
      countries: countryIds.map((id) => ({ id, name: countryOf(id).name })).toSorted(byItsName),
      representatives: representativeIds.map((id) => ({ id, name: nameOf(id) })).toSorted(byItsName),
    }
  }),

  serve(calls.findCompanies, async ({ db, input: { search = '', chosen } }) => {
    const [found, one] = await Promise.all([
      companiesFound(db, search, calls.MOST_NAMES),
      chosen ? distributorOf(db, chosen) : undefined,
    ])
    const shown = one && found.every(({ id }) => id !== one.id) ? [one, ...found] : found
    return shown.map(({ id, organizationName: name }) => ({ id, name }))
  }),

  serve(calls.listRegions, ({ db }) => regionsOfCompanies(db)),

  serve(calls.showCompany, async (context) => {
    const { db, personal, now, input } = context
    const row = await distributorOf(db, input.id)
    if (!row) return noCompany
    const [stored, people, representatives, orders, shares] = await Promise.all([
      companyFileOf(db, row.id),
      peopleOfCompany(db, row.id),
      representativesOf(context),
      lastOrders(db, row.id),
      isActive(row.state) ? [] : regionShares(db, row.countryId),
    ])
    const file = stored ?? emptyFile
    const { salesRepresentativeId } = row
    const nameOf = await namesById(context, salesRepresentativeId ? [salesRepresentativeId] : [])
    const activeFirst = people.toSorted((a, b) => Number(b.active) - Number(a.active))
    const users = await usersShown(context, activeFirst, now)
    return {
      ...(await personal.openAll(asCompany(row))),
      salesRepresentativeId,
      representative: personCalled(salesRepresentativeId, nameOf),
      representatives,
      users,
      requirements: await withOpenedTexts(personal, file, now),
      documents: await documentsOf(context, stored),
      completeSince: completeSince(file, now),
      suggested: suggestedFor(row, shares, new Set(representatives.map(({ id }) => id))),
      missing: missingForActivation(file, now),
      ordersStopped: whyLicenceStops(file, now),
      lastOrderAt: orders.get(row.id) ?? null,
    }
  }),

  serve(calls.listCompanyNotes, async (context) => {
    const { db, input } = context
    if (!(await distributorOf(db, input.id))) return noCompany
    return notesShown(context, await companyNotesOf(db, input.id))
  }),

  serve(calls.writeCompanyNote, async ({ db, log, me, personal, newId, input }) => {
    if (!(await distributorOf(db, input.id))) return noCompany
    const id = NoteId.make(newId())
    const text = await personal.seal(me.userId, input.text)
    const answer = { success: true as const, id }
    return (await log.decide(companyNotes, input.id, writeCompanyNote(id, text), { answer })).answer
  }),
]
