import { companyOf } from '#modules/terms/company-name.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import { invalid, isRefusal } from '#platform/decision.ts'
import { attaching } from '#platform/files/attaching.ts'
import { serve } from '#platform/http/serve.ts'
import { existing, fresh } from '#platform/log/commands.ts'
import type { ReadModels } from '#platform/projection.ts'
import { type AgreementRequestRow, agreementRequestsListed } from '#projections/agreement_requests.ts'
import { agreementsListed } from '#projections/agreements.ts'
import { distributorOf, withCompany } from '#projections/distributors.ts'
import { productNames } from '#projections/products.ts'
import { namesOf } from '#projections/users.ts'
import { agreement, renewAgreement, signAgreement } from './agreement.ts'
import { agreementRequest, answerRequest, requestKey, signRequest, takeRequest } from './agreement-request.ts'
import { agreementShown } from './agreement-view.ts'
import { AgreementId } from './events.ts'
import * as calls from './office-contract.ts'
import { requestShown } from './routes.ts'

const done = { success: true as const }

/** A code that no product has, or null. */
const unknownCode = async (db: ReadModels, codes: readonly string[]): Promise<string | null> => {
  const known = new Set((await productNames(db)).map(({ reference }) => reference))
  return codes.find((code) => !known.has(code)) ?? null
}

export const officeRoutes = [
  serve(calls.listOfficeAgreements, async ({ db, input }) => {
    const page = await agreementsListed(db, withCompany(db), input)
    return { ...page, rows: page.rows.map((row) => ({ ...agreementShown(row), distributor: companyOf(row) })) }
  }),

  serve(calls.listOfficeAgreementRequests, async ({ db, personal, input }) => {
    const page = await agreementRequestsListed(db, withCompany(db), input)
    const people = await namesOf(
      db,
      page.rows.map(({ requestedBy }) => requestedBy),
    )
    const [opened, named] = await Promise.all([personal.openAll(page.rows), personal.openAll([...people.values()])])
    const names = new Map<string, string>(named.map((person) => [person.id, calledBy(person)]))
    return {
      ...page,
      rows: opened.map((row) => ({
        ...requestShown(row as AgreementRequestRow),
        distributor: companyOf(row),
        requestedBy: names.get(row.requestedBy) ?? '—',
      })),
    }
  }),

  serve(calls.fileAgreement, async ({ db, log, me, files, newId, input }) => {
    const { distributorId, type, countryId, productCodes, signedOn, replaces = null, answersRequest = false } = input
    if (!(await distributorOf(db, distributorId))) return invalid({ distributorId: 'Select a company' })
    const unknown = await unknownCode(db, productCodes)
    if (unknown) return invalid({ productCodes: `No product has the code ${unknown}` })
    const { take, attach } = attaching(files, me, { distributorId })
    const { path: file } = await take(input.file)
    const parties = { distributorId, type, countryId }
    const terms = { productCodes: [...new Set(productCodes)], signedOn, file }
    const id = replaces ?? AgreementId.make(newId())
    const targets = {
      agreement: (replaces ? existing : fresh)(agreement, id),
      request: existing(agreementRequest, requestKey(distributorId, countryId)),
    }
    const filed = await log.decideTogether(
      targets,
      (states) => {
        const signed = (replaces ? renewAgreement : signAgreement)(parties, terms)(states.agreement)
        const answered = answersRequest ? signRequest(states.request) : []
        if (isRefusal(signed)) return signed
        return isRefusal(answered) ? answered : { agreement: signed, request: answered }
      },
      { answer: { ...done, id }, ...attach() },
    )
    return filed.answer
  }),

  serve(calls.takeAgreementRequest, async ({ log, input: { distributorId, countryId } }) => {
    await log.decide(agreementRequest, requestKey(distributorId, countryId), takeRequest)
    return done
  }),

  serve(calls.answerAgreementRequest, async ({ log, me, personal, input }) => {
    const { distributorId, countryId, outcome, note = null } = input
    if (outcome === 'REFUSED' && note === null) return invalid({ note: 'Say why it is refused' })
    const sealedNote = note === null ? null : await personal.seal(me.userId, note)
    await log.decide(agreementRequest, requestKey(distributorId, countryId), answerRequest(outcome, sealedNote))
    return done
  }),
]
