import { distributor, resume } from '#modules/distributors/distributor.ts'
import { companyFile, latestOf } from '#modules/distributors/file/company-file.ts'
import { grantGrace, requestDocument, reviewDocument } from '#modules/distributors/file/filing.ts'
import { type ReturnReason, returnReasons } from '#modules/distributors/file/requirements.ts'
import { endOf } from '#modules/distributors/file/routes.ts'
import { invalid, notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import type { ReadModels } from '#platform/projection.ts'
import { present } from '#platform/typed.ts'
import { allCompanyFiles } from '#projections/company_files.ts'
import { distributorOf } from '#projections/distributors.ts'
import * as calls from './desk-contract.ts'

const done = { success: true as const }
const noDocument = notFound('Document not found')

/** The company whose document it is, and the current document. */
const documentById = async (db: ReadModels, documentId: string) => {
  for (const { id: companyId, documents } of await allCompanyFiles(db)) {
    const document = documents.find(({ id }) => id === documentId)
    if (document) return { companyId, document }
  }
  return null
}

const isCode = (reason: string): reason is ReturnReason => Object.hasOwn(returnReasons, reason)

export const reviewRoutes = [
  serve(calls.reviewCompanyDocument, async ({ db, log, me, personal, input: { id, decision, reason } }) => {
    const found = await documentById(db, id)
    if (!found) return noDocument
    const { version, validityDate, endsAt } = latestOf(found.document)
    if (decision === 'APPROVE') {
      const approve = reviewDocument(id, version, { decision, validityDate, endsAt })
      await log.decide(companyFile, found.companyId, approve, { answer: done })
      return done
    }
    if (reason === undefined) return invalid({ reason: 'Enter why the document is returned' })
    const review = isCode(reason)
      ? { decision, reason, words: null }
      : { decision, reason: 'OTHER' as const, words: await personal.seal(me.userId, reason) }
    await log.decide(companyFile, found.companyId, reviewDocument(id, version, review), { answer: done })
    return done
  }),

  serve(calls.grantDocumentGrace, async ({ db, log, now, input: { id, until, reason } }) => {
    const found = await documentById(db, id)
    if (!found) return noDocument
    const endsAt = present(await endOf({ db, now }, found.companyId, until, 'until'))
    await log.decide(companyFile, found.companyId, grantGrace(id, { until, endsAt }, now), { answer: done, reason })
    return done
  }),

  serve(
    calls.requestCompanyDocument,
    async ({ db, log, now, newId, input: { id, name, words = null, until = null } }) => {
      if (!(await distributorOf(db, id))) return notFound('Distributor not found')
      const endsAt = await endOf({ db, now }, id, until, 'until')
      if (endsAt !== null && Date.parse(endsAt) <= now.getTime())
        return invalid({ until: 'Choose a day from today on' })
      const request = { requestId: newId(), name, words, until }
      await log.decide(companyFile, id, requestDocument(request), { answer: done })
      return done
    },
  ),

  serve(calls.resumeDistributor, async ({ log, input: { id, reason } }) => {
    await log.decide(distributor, id, resume, { answer: done, reason })
    return done
  }),
]
