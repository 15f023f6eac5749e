import type { CompanyDocumentId, CompanyDocumentType } from '#modules/distributors/file-events.ts'
import { compareTexts } from '#platform/alphabet.ts'
import { orRefuse } from '#platform/decision.ts'
import { type Day, type Moment, moment } from '#platform/event.ts'
import { attaching } from '#platform/files/attaching.ts'
import type { Context } from '#platform/http/serve.ts'
import { serve } from '#platform/http/serve.ts'
import { tooFar } from '#platform/near-days.ts'
import { endOfDay } from '#platform/time-zone.ts'
import { type CompanyFileRow, companyFileOf, usualReviewHours } from '#projections/company_files.ts'
import { distributorOf, zoneOfCompany } from '#projections/distributors.ts'
import { namesOf } from '#projections/users.ts'
import { companyFile, whyLicenceStops } from './company-file.ts'
import { folderOf } from './company-folder.ts'
import * as calls from './file-contract.ts'
import { completeSince, documentView, requirementsOf } from './file-view.ts'
import { acceptWho, submitDocument, updateDocument } from './filing.ts'
import { documentTypeLabel } from './requirements.ts'

export const emptyFile = companyFile.initial('')

/** Every document of a company as it is answered, newest first, opened and with names. */
export const documentsOf = async (
  { db, personal, now }: Pick<Context<never>, 'db' | 'personal' | 'now'>,
  file: CompanyFileRow | undefined,
): Promise<calls.CompanyDocument[]> => {
  const documents = (file?.documents ?? []).map((document) => documentView(document, now))
  const people = documents.flatMap(({ versions }) => versions.map(({ submittedBy }) => submittedBy))
  const named = await personal.openAll([...(await namesOf(db, people)).values()])
  const names = new Map<string, (typeof named)[number]>(named.map((person) => [person.id, person]))
  const opened = await personal.openAll(documents)
  return opened
    .map((document) => ({
      ...document,
      versions: document.versions.map(({ endsAt: _ends, reviewedBy: _by, ...version }) => ({
        ...version,
        submittedBy: fullName(names.get(version.submittedBy)),
      })),
    }))
    .toSorted((a, b) => compareTexts(b.uploadDate, a.uploadDate))
}

const fullName = (name: { readonly firstname: string; readonly lastname: string } | undefined): string =>
  name ? `${name.firstname} ${name.lastname}` : ''

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

const nameOf = (name: string | undefined, type: typeof CompanyDocumentType.Type): string =>
  name?.trim() || documentTypeLabel(type)

const isReportFile = (type: string): type is (typeof calls.reportFileTypes)[number] =>
  (calls.reportFileTypes as readonly string[]).includes(type)

export const fileRoutes = [
  serve(calls.listDocuments, async (context) =>
    documentsOf(context, await companyFileOf(context.db, context.me.distributorId as string)),
  ),

  serve(calls.readFile, async ({ db, me, now, personal }) => {
    const distributorId = me.distributorId as string
    const file = (await companyFileOf(db, distributorId)) ?? emptyFile
    return {
      reference: fileReference(distributorId),
      requirements: await withWords(personal, file, now),
      completeSince: completeSince(file, now),
      usualHours: await usualReviewHours(db),
      ordersStopped: whyLicenceStops(file, now),
    }
  }),

  serve(calls.addDocument, async ({ db, now, me, log, files, newId, input }) => {
    const distributorId = me.distributorId as string
    const { type, name, validityDate = null } = input
    const id = newId() as CompanyDocumentId
    if (isReportFile(type)) {
      await files.attach(me, input.file, { distributorId })
      return { success: true as const, document: { id } }
    }
    const endsAt = await endOf({ db, now }, distributorId, validityDate)
    const { take, beside } = attaching(files, me, { distributorId })
    const { path: file, sha256 } = await take(input.file)
    const decision = submitDocument(id, { type, name: nameOf(name, type), file, sha256, validityDate, endsAt })
    const answer = { success: true as const, document: { id } }
    return (await log.decide(companyFile, distributorId, decision, { answer, ...beside() })).answer
  }),

  serve(calls.updateDocument, async ({ db, now, me, log, files, input }) => {
    const distributorId = me.distributorId as string
    const { id, type, name, validityDate = null } = input
    const endsAt = await endOf({ db, now }, distributorId, validityDate)
    const { take, beside } = attaching(files, me, { distributorId })
    const sent = input.file === undefined ? null : await take(input.file)
    const decision = updateDocument(
      id,
      { type, name: nameOf(name, type), validityDate },
      sent && { file: sent.path, sha256: sent.sha256, endsAt },
      now,
    )
    const answer = { success: true as const, document: { id: id as CompanyDocumentId } }
    return (await log.decide(companyFile, distributorId, decision, { answer, ...beside() })).answer
  }),

  serve(calls.confirmWhoPractices, async ({ me, log }) => {
    const answer = { success: true as const }
    return (await log.decide(companyFile, me.distributorId as string, acceptWho, { answer })).answer
  }),

  serve(calls.companyFolder, async (context) => {
    const documents = await documentsOf(context, await companyFileOf(context.db, context.me.distributorId as string))
    return {
      download: folderOf(documents, context.files),
      name: `documents-${moment(context.now).slice(0, 10)}.zip`,
      mediaType: 'application/zip',
    }
  }),
]

/** What an applicant can name on the telephone: the end of the company's id. */
export const fileReference = (distributorId: string): string => distributorId.slice(-8).toUpperCase()

/** The requirements with the words of whoever returned a document, opened. */
export const withWords = async (
  personal: Context<never>['personal'],
  file: Parameters<typeof requirementsOf>[0],
  now: Date,
): Promise<calls.RequirementStatus[]> => {
  const words = await personal.openAll(
    Object.fromEntries(file.documents.map(({ id, versions }) => [id, versions.at(-1)?.words ?? null])),
  )
  return requirementsOf(file, now).map((requirement) => ({
    ...requirement,
    words:
      requirement.state === 'RETURNED' && requirement.documentId
        ? (words[requirement.documentId] ?? null)
        : requirement.words,
  }))
}
