import { countryOf } from '#modules/catalogue/events.ts'
import { isActive } from '#modules/distributors/account-states.ts'
import { changedSince } from '#modules/distributors/events.ts'
import { whyLicenceStops } from '#modules/distributors/file/company-file.ts'
import { documentsOf } from '#modules/distributors/file/document-answer-routes.ts'
import { completeSince, missingForActivation } from '#modules/distributors/file/file-view.ts'
import { emptyFile, withOpenedTexts } from '#modules/distributors/file/routes.ts'
import { notFound } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { rowsOf } from '#platform/http/pages.ts'
import { serve } from '#platform/http/serve.ts'
import { sortedBy } from '#platform/http/sorts.ts'
import { moment } from '#platform/moment.ts'
import type { ReadModels } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { isFound } from '#platform/text/search.ts'
import { allCompanyFiles, companyFileOf } from '#projections/company_files.ts'
import { companyNotesOf } from '#projections/company_notes.ts'
import {
  allDistributors,
  asCompany,
  companiesFound,
  type DistributorRow,
  distributorOf,
  regionsOfCompanies,
} from '#projections/distributors.ts'
import { lastOrders } from '#projections/orders.ts'
import { peopleOfCompany } from '#projections/users.ts'
import { companyNotes, writeCompanyNote } from './company-notes.ts'
import { type CompanyFacts, fileFacts, isInView } from './company-views.ts'
import * as calls from './desk-contract.ts'
import { COMPANIES_PAGE, type CompanyColumn, type CompanyRow, companyViews } from './desk-contract.ts'
import { namesById, representativesOf } from './names-routes.ts'
import { NoteId } from './note-events.ts'
import { notesShown, usersShown } from './shown-routes.ts'
import { suggestedFor } from './suggested.ts'

const noCompany = notFound('Distributor not found')

type KnownCompany = { readonly row: DistributorRow; readonly facts: CompanyFacts }

const dataWaitsSince = (row: DistributorRow): Moment | null =>
  row.changedAt !== null &&
  changedSince(row.vetted, row).length > 0 &&
  (row.question === null || row.explanation !== null)
    ? moment(new Date(row.changedAt))
    : null

/** Every company with what its file and its orders come to. */
export const knownCompanies = async ({ db }: Pick<Services, 'db'>, now: Date): Promise<KnownCompany[]> => {
  const [companies, files, orders] = await Promise.all([allDistributors(db), allCompanyFiles(db), lastOrders(db)])
  const byId = new Map(files.map((file) => [file.id, file]))
  return companies.map((row) => ({
    row,
    facts: {
      state: row.state,
      createdAt: moment(new Date(row.createdAt)),
      lastOrderAt: orders.get(row.id) ?? null,
      dataChangedAt: dataWaitsSince(row),
      ...fileFacts(byId.get(row.id) ?? emptyFile, now),
    },
  }))
}

/** Companies whose file or data staff look at next. */
export const companiesWaiting = async (db: ReadModels, now: Date): Promise<KnownCompany[]> =>
  (await knownCompanies({ db }, now)).filter(({ facts }) => isInView('waiting', facts, now))

type CompanyQuery = Input<typeof calls.listCompanies>

const matchesQuery = ({ row }: KnownCompany, { state, countryId, representativeId, search }: CompanyQuery): boolean =>
  (state === undefined || row.state === state) &&
  (countryId === undefined || row.countryId === countryId) &&
  (representativeId === undefined || row.salesRepresentativeId === representativeId) &&
  (search === undefined || isFound(search, row.organizationName, row.city))

type Compare = (a: CompanyRow, b: CompanyRow) => number

const by =
  (textOf: (company: CompanyRow) => string): Compare =>
  (a, b) =>
    compareTexts(textOf(a), textOf(b))

const LAST = '9999'
const byName = by(({ name }) => name)
const sorting: Readonly<Record<CompanyColumn, Compare>> = {
  name: byName,
  state: by(({ state }) => state),
  country: by(({ country }) => country.name),
  representative: by(({ representative }) => representative?.name ?? ''),
  file: (a, b) => a.approved * b.required - b.approved * a.required,
  licence: by(({ licenceEndsAt }) => licenceEndsAt ?? LAST),
  lastOrder: by(({ lastOrderAt }) => lastOrderAt ?? ''),
  joined: by(({ creationDate }) => creationDate),
}

const personCalled = (id: string | null, nameOf: (id: string) => string) =>
  id === null ? null : { id, name: nameOf(id) }

const listed = ({ row, facts }: KnownCompany, nameOf: (id: string) => string): CompanyRow => ({
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

const unique = <Thing extends { readonly id: string; readonly name: string }>(things: readonly Thing[]): Thing[] =>
  [...new Map(things.map((thing) => [thing.id, thing])).values()].toSorted((a, b) => compareTexts(a.name, b.name))

export const deskRoutes = [
  serve(calls.listCompanies, async (context) => {
    const { db, personal, now, input } = context
    const { view, sort = 'name' } = input
    const all = await knownCompanies(context, now)
    const represented = all.flatMap(({ row }) => row.salesRepresentativeId ?? [])
    const nameOf = await namesById({ db, personal }, represented)
    const matching = all.filter((known) => matchesQuery(known, input))
    const inView = (name: (typeof companyViews)[number]) => matching.filter(({ facts }) => isInView(name, facts, now))
    const found = (view ? inView(view) : matching)
      .map((known) => listed(known, nameOf))
      .toSorted(sortedBy(sorting, sort, byName))
    const counts = Object.fromEntries(companyViews.map((name) => [name, inView(name).length]))
    return {
      total: found.length,
      companies: rowsOf(found, input, COMPANIES_PAGE),
      counts: { ...(counts as Record<(typeof companyViews)[number], number>), all: matching.length },
      countries: unique(all.map(({ row }) => ({ id: row.countryId, name: countryOf(row.countryId).name }))),
      representatives: unique(represented.map((id) => ({ id, name: nameOf(id) }))),
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
    const [stored, people, representatives, orders, everyCompany] = await Promise.all([
      companyFileOf(db, row.id),
      peopleOfCompany(db, row.id),
      representativesOf(context),
      lastOrders(db, row.id),
      isActive(row.state) ? [] : allDistributors(db),
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
      suggested: suggestedFor(row, everyCompany, new Set(representatives.map(({ id }) => id))),
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
