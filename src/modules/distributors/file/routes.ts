import { CompanyDocumentId } from '#modules/distributors/file-events.ts'
import { callerMay } from '#modules/permissions/permissions.ts'
import { orRefuse, RefusedError, refused } from '#platform/decision.ts'
import type { Day, Moment } from '#platform/event.ts'
import { attaching } from '#platform/files/attaching.ts'
import type { Context } from '#platform/http/serve.ts'
import { serve } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'
import { tooFar } from '#platform/time/near-days.ts'
import { endOfDay } from '#platform/time/time-zone.ts'
import { isOneOf } from '#platform/typed.ts'
import { companyFileOf, usualReviewHours } from '#projections/company_files.ts'
import { distributorOf, zoneOfCompany } from '#projections/distributors.ts'
import { companyFile, whyLicenceStops } from './company-file.ts'
import { folderOf } from './company-folder.ts'
import { documentsOf, savedDocument } from './document-answer-routes.ts'
import { isReturned } from './document-states.ts'
import * as calls from './file-contract.ts'
import { completeSince, requirementsOf } from './file-view.ts'
import { acceptWho, submitDocument, updateDocument } from './filing.ts'

export const emptyFile = companyFile.initial('')

/** The company's day as a moment, or a refusal of a day that means nothing. */
export const endOf = async (
  { db, now }: Pick<Context<never>, 'db' | 'now'>,
  distributorId: string,
  day: Day | null,
  field = 'validityDate',
): Promise<Moment | null> => {
  if (day === null) return null
  orRefuse(tooFar(field, day, now) ?? { day })
  const company = await distributorOf(db, distributorId)
  return moment(endOfDay(day, company ? zoneOfCompany(company) : 'UTC'))
}

/** Whatever is wrong with it, `error` is the catalogue's sentence; the reason is given by field. */
const saying = async <T>(error: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (fault) {
    if (!(fault instanceof RefusedError) || ![404, 409, 422].includes(fault.refusal.status)) throw fault
    const { refusal } = fault
    throw new RefusedError({ ...refusal, error, errors: refusal.errors ?? { id: refusal.error } })
  }
}

type Sent = Context<typeof calls.addDocument>

const isReportFile = (type: string): type is (typeof calls.reportFileTypes)[number] =>
  isOneOf(calls.reportFileTypes, type)

/** The file of a report is a document that is not reviewed: the report names it. */
const reportFile = async ({ now, me, files, newId, input }: Sent, type: (typeof calls.reportFileTypes)[number]) => {
  const owner = { distributorId: me.distributorId }
  const { path } = await files.offered(me, input.file, owner)
  await files.attach(me, path, owner)
  return {
    ...{ id: CompanyDocumentId.make(newId()), type, typeLabel: 'Report', name: input.name, file: path },
    ...{ uploadDate: moment(now), validityDate: null, endsAt: null, status: 'APPROVED' as const, mayUpdate: false },
    ...{ reason: null, fault: null, words: null, inForce: null, grace: null, versions: [] },
  }
}

const added = async (context: Sent) => {
  const { db, now, me, log, files, personal, newId, input } = context
  const distributorId = me.distributorId
  const { type, name, validityDate = null } = input
  if (isReportFile(type)) return { success: true as const, document: await reportFile(context, type) }
  if (!callerMay(me, 'company.change')) return refused('You may not do this', { status: 403 })
  const id = CompanyDocumentId.make(newId())
  const endsAt = await endOf({ db, now }, distributorId, validityDate)
  const { take, attach } = attaching(files, me, { distributorId })
  const { path: file, sha256 } = await take(input.file)
  const decision = submitDocument(id, { type, name, file, sha256, validityDate, endsAt })
  const answer = await savedDocument(context, distributorId, id)
  const saved = (await log.decide(companyFile, distributorId, decision, { answer, ...attach() })).answer
  return personal.openAll(saved)
}

export const fileRoutes = [
  serve(calls.listDocuments, async (context) =>
    documentsOf(context, await companyFileOf(context.db, context.me.distributorId)),
  ),

  serve(calls.readFile, async ({ db, me, now, personal }) => {
    const distributorId = me.distributorId
    const file = (await companyFileOf(db, distributorId)) ?? emptyFile
    return {
      reference: fileReference(distributorId),
      requirements: await withOpenedTexts(personal, file, now),
      completeSince: completeSince(file, now),
      usualHours: await usualReviewHours(db),
      ordersStopped: whyLicenceStops(file, now),
    }
  }),

  serve(calls.addDocument, (context) => saying(calls.NOT_ADDED, () => added(context))),

  serve(calls.updateDocument, async (context) => {
    const { db, now, me, log, files, personal, input } = context
    const distributorId = me.distributorId
    const { id, type, name, validityDate = null } = input
    return saying(calls.NOT_UPDATED, async () => {
      const endsAt = await endOf({ db, now }, distributorId, validityDate)
      const { take, attach } = attaching(files, me, { distributorId })
      const sent = input.file === undefined ? null : await take(input.file)
      const next = sent && { file: sent.path, sha256: sent.sha256, endsAt }
      const decision = updateDocument(id, { type, name, validityDate }, next, now)
      const answer = await savedDocument(context, distributorId, id)
      const saved = (await log.decide(companyFile, distributorId, decision, { answer, ...attach() })).answer
      return personal.openAll(saved)
    })
  }),

  serve(calls.confirmWhoPractices, async ({ me, log }) => {
    const answer = { success: true as const }
    return (await log.decide(companyFile, me.distributorId, acceptWho, { answer })).answer
  }),

  serve(calls.companyFolder, async (context) => {
    const documents = await documentsOf(context, await companyFileOf(context.db, context.me.distributorId))
    return {
      download: folderOf(documents, context.files),
      name: `documents-${moment(context.now).slice(0, 10)}.zip`,
      mediaType: 'application/zip',
    }
  }),
]

/** What an applicant can name on the telephone: the end of the company's id. */
export const fileReference = (distributorId: string): string => distributorId.slice(-8).toUpperCase()

/** The requirements with the reviewers' texts opened. */
export const withOpenedTexts = async (
  personal: Context<never>['personal'],
  file: Parameters<typeof requirementsOf>[0],
  now: Date,
): Promise<calls.RequirementStatus[]> => {
  const texts = await personal.openAll(
    Object.fromEntries(file.documents.map(({ id, versions }) => [id, versions.at(-1)?.words ?? null])),
  )
  return requirementsOf(file, now).map((requirement) => ({
    ...requirement,
    words:
      isReturned(requirement.state) && requirement.documentId
        ? (texts[requirement.documentId] ?? null)
        : requirement.words,
  }))
}
