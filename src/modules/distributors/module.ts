import { millisecondsInDay } from 'date-fns/constants'
import { companyLooks } from '#modules/distributors/desk/company-looks.ts'
import { companyNotes } from '#modules/distributors/desk/company-notes.ts'
import { deskRoutes } from '#modules/distributors/desk/desk-routes.ts'
import { companyLooksStream } from '#modules/distributors/desk/look-events.ts'
import { companyNotesStream } from '#modules/distributors/desk/note-events.ts'
import { recordRoutes } from '#modules/distributors/desk/record-routes.ts'
import { reviewRoutes } from '#modules/distributors/desk/review-routes.ts'
import { thenRoutes } from '#modules/distributors/desk/then-routes.ts'
import { takeBackDrafts, vetting } from '#modules/distributors/desk/vetting.ts'
import { vettingStream } from '#modules/distributors/desk/vetting-events.ts'
import { vettingRoutes } from '#modules/distributors/desk/vetting-routes.ts'
import { companyFile, expiryReminder, REMINDER_DAYS } from '#modules/distributors/file/company-file.ts'
import { fileDescriptions } from '#modules/distributors/file/file-descriptions.ts'
import { remindOfExpiry } from '#modules/distributors/file/filing.ts'
import { fileRoutes } from '#modules/distributors/file/routes.ts'
import { userStream } from '#modules/identity/events.ts'
import { isStaff } from '#modules/permissions/roles.ts'
import { paths } from '#paths'
import { evolved } from '#platform/decision.ts'
import type { Finder } from '#platform/finder.ts'
import type { Invariant } from '#platform/invariant.ts'
import { type Module, reaction } from '#platform/module.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { say, sayCounted } from '#platform/text/say.ts'
import { allDistributors, distributorsById } from '#projections/distributors.ts'
import { dataChangeRoutes } from './data-change-routes.ts'
import { assignSalesRepresentative, distributor, supervisedActivations } from './distributor.ts'
import { distributorDescriptions } from './distributor-descriptions.ts'
import { type DistributorId, distributorStream } from './events.ts'
import { routes } from './routes.ts'

/** What must be true of companies whatever happened. */
const distributorInvariants: readonly Invariant[] = [
  {
    name: 'one-primary-address-per-kind',
    says: 'A company that has addresses of a kind has exactly one primary address of that kind.',
    kinds: [distributorStream.kind],
    breaches: ({ key, events }) => {
      const { addresses } = evolved(distributor, distributor.initial(key), events)
      const types = [...new Set(addresses.map(({ type }) => type))]
      return types.flatMap((type) => {
        const primary = addresses.filter((it) => it.type === type && it.isPrimary).length
        return primary === 1 ? [] : [say('It has {0} primary addresses of the kind {1}.', primary, type)]
      })
    },
  },
]

/** The successor represents the same companies. Drafted decisions are dropped: they would block the documents. */
const handOverCompanies = reaction({
  name: 'companies-handed-over',
  of: [userStream],
  reads: ['distributors'],
  on: {
    WorkHandedOver: async ({ db, logFor }, { userId, to }) => {
      for (const { id, salesRepresentativeId } of await allDistributors(db)) {
        if (salesRepresentativeId === userId)
          await logFor(`company ${id}`).decide(distributor, id, (company) =>
            company.salesRepresentativeId === userId ? assignSalesRepresentative(to)(company) : [],
          )
        await logFor(`drafts ${id}`).decide(vetting, id, takeBackDrafts(userId))
      }
    },
  },
})

/** Companies, and the documents of their files. */
const finders: readonly Finder[] = [
  {
    kind: 'distributors',
    permission: 'office.distributors.read',
    entries: ['distributors'],
    show: async (_, entries) =>
      entries.map(({ key, title: label, detail }) => ({
        to: paths.officeDistributor({ distributorId: key }),
        label,
        detail,
      })),
  },
  {
    kind: 'documents',
    permission: 'company.read',
    entries: ['documents'],
    show: async (_, entries) =>
      entries.map(({ key, title: label, detail }) => ({ to: paths.documents({}, { type: key }), label, detail })),
  },
  {
    kind: 'documents',
    permission: 'office.distributors.read',
    entries: ['documents'],
    show: async ({ db }, entries) => {
      const companies = await distributorsById(
        db,
        entries.flatMap(({ company }) => company ?? []),
      )
      return entries.map(({ company, title: name, detail: type }) => {
        const distributorId = company as DistributorId
        return {
          to: paths.officeDistributor({ distributorId }),
          stream: { kind: 'company-file', key: distributorId },
          label: name === type ? name : `${name}, ${type}`,
          detail: companies.get(distributorId)?.organizationName ?? '—',
        }
      })
    },
  },
]

/** Reminders of what ends: the handler finds out whether a newer version has come meanwhile. */
const fileDeadlines: Module['deadlines'] = Object.fromEntries(
  REMINDER_DAYS.map((days) => [
    expiryReminder(days),
    {
      keep: async ({ logFor }, { kind, at, stream }) => {
        const endsAt = new Date(at.getTime() + days * millisecondsInDay).toISOString()
        await logFor(kind).decide(companyFile, stream.key, remindOfExpiry(days, endsAt))
      },
    },
  ]),
)

/** What staff did around a company's file, described for staff. */
const deskDescriptions = {
  ...describeEvents([companyNotesStream], {
    CompanyNoteWritten: () => ({ what: say('wrote an internal note about the company'), detail: null }),
  }),
  ...describeEvents([companyLooksStream], {
    CompanySeenAs: () => ({ what: say('began to see the portal as this company'), detail: null }),
  }),
  ...describeEvents([vettingStream], {
    VettingOpened: () => ({ what: say('began to look through the file'), detail: null }),
    VettingLeft: () => ({ what: say('left the file'), detail: null }),
    DecisionDrafted: ({ decision }) => ({
      what: decision === 'APPROVE' ? say('means to approve a document') : say('means to return a document'),
      detail: null,
    }),
    DraftTakenBack: () => ({ what: say('took a draft back'), detail: null }),
    DecisionsSent: ({ sent, outdated }) => ({
      what: say('sent {0} to the company', sayCounted(sent.length, 'decision', 'decisions')),
      detail:
        outdated.length === 0
          ? null
          : say('{0} had been replaced meanwhile', sayCounted(outdated.length, 'document', 'documents')),
    }),
  }),
}

export const distributors: Module = {
  name: 'distributors',
  supervised: [supervisedActivations],
  deciders: [distributor, companyFile, companyNotes, companyLooks, vetting],
  routes: [
    ...routes,
    ...fileRoutes,
    ...deskRoutes,
    ...thenRoutes,
    ...reviewRoutes,
    ...vettingRoutes,
    ...recordRoutes,
    ...dataChangeRoutes,
  ],
  finders,
  reactions: [handOverCompanies],
  deadlines: fileDeadlines,
  descriptions: { ...distributorDescriptions, ...fileDescriptions, ...deskDescriptions },
  invariants: distributorInvariants,
  topics: {
    /** `company:<distributorId>`: what its people see of it. */
    company: ({ me }, distributorId) => me.distributorId === distributorId || isStaff(me.role),
  },
}
