import { calledBy } from '#platform/access/personal-data.ts'
import { invalid, isRefusal } from '#platform/decision.ts'
import { attaching } from '#platform/files/attaching.ts'
import { serve } from '#platform/http/serve.ts'
import { existing, fresh } from '#platform/log/commands.ts'
import type { ReadModels } from '#platform/projection.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { type AgreementRequestRow, everyAgreementRequest } from '#projections/agreement_requests.ts'
import { everyAgreement } from '#projections/agreements.ts'
import { distributorOf, distributorsById } from '#projections/distributors.ts'
import { productNames } from '#projections/products.ts'
import { namesOf } from '#projections/users.ts'
import { agreement, renewAgreement, signAgreement } from './agreement.ts'
import { agreementRequest, answerRequest, requestKey, signRequest, takeRequest } from './agreement-request.ts'
import { agreementShown } from './agreement-view.ts'
import { AgreementId } from './events.ts'
import * as calls from './office-contract.ts'
import { requestShown } from './routes.ts'

const done = { success: true as const }

const companiesOf = async (db: ReadModels, rows: readonly { readonly distributorId: string }[]) => {
  const companies = await distributorsById(
    db,
    rows.map(({ distributorId }) => distributorId),
  )
  return (id: string) => ({ id, name: companies.get(id)?.organizationName ?? '—' })
}

/** A code that no product has, or null. */
const unknownCode = async (db: ReadModels, codes: readonly string[]): Promise<string | null> => {
  const known = new Set((await productNames(db)).map(({ reference }) => reference))
  return codes.find((code) => !known.has(code)) ?? null
}

export const officeRoutes = [
  serve(calls.listOfficeAgreements, async ({ db }) => {
    const rows = await everyAgreement(db)
    const companyOf = await companiesOf(db, rows)
    const shown = rows.map((row) => ({ ...agreementShown(row), distributor: companyOf(row.distributorId) }))
    return shown.toSorted(
      (a, b) =>
        compareTexts(a.distributor.name, b.distributor.name) ||
        compareTexts(a.countryName, b.countryName) ||
        compareTexts(b.date, a.date),
    )
  }),

  serve(calls.listOfficeAgreementRequests, async ({ db, personal }) => {
    const rows = await everyAgreementRequest(db)
    const people = await namesOf(db, [...new Set(rows.map(({ requestedBy }) => requestedBy))])
    const [companyOf, opened, named] = await Promise.all([
      companiesOf(db, rows),
      personal.openAll(rows),
      personal.openAll([...people.values()]),
    ])
    const names = new Map<string, string>(named.map((person) => [person.id, calledBy(person)]))
    return opened.map((row) => ({
      ...requestShown(row as AgreementRequestRow),
      distributor: companyOf(row.distributorId),
      requestedBy: names.get(row.requestedBy) ?? '—',
    }))
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
