import { countryOf } from '#modules/catalogue/events.ts'
import { ownCompany } from '#platform/access/own-company.ts'
import { notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'
import type { Services } from '#platform/services.ts'
import { type DistributorRow, distributorOf } from '#projections/distributors.ts'

import * as calls from './data-change-contract.ts'
import { namesById } from './desk/names-routes.ts'
import { confirmData, distributor, explainData, questionData } from './distributor.ts'
import { changedSince, type VettedData, type VettedField, vettedPartOf } from './events.ts'

const done = { success: true }
const noCompany = notFound('Distributor not found')

const written = (data: VettedData, field: VettedField): string =>
  field === 'countryId' ? countryOf(data.countryId).name : (data[field] ?? '')

const changeOf = async (
  context: Pick<Services, 'db' | 'personal'>,
  row: DistributorRow,
): Promise<calls.DataChange | null> => {
  const { vetted, changedAt, changedBy } = row
  const fields = changedSince(vetted, row)
  if (vetted === null || changedAt === null || changedBy === null || fields.length === 0) return null
  const nameOf = await namesById(context, [changedBy])
  const { question, explanation } = await context.personal.openAll({
    question: row.question,
    explanation: row.explanation,
  })
  return {
    changedAt: moment(new Date(changedAt)),
    changedBy: nameOf(changedBy),
    fields: fields.map((field) => ({ field, before: written(vetted, field), after: written(row, field) })),
    question,
    explanation,
    waitsFor: question !== null && explanation === null ? 'DISTRIBUTOR' : 'QUALITY',
  }
}

/** What a company changes of what it was vetted by holds at once, and is looked at afterwards. */
export const dataChangeRoutes = [
  serve(calls.ownDataChange, async (context) => {
    const row = await distributorOf(context.db, ownCompany(context.me))
    return row ? changeOf(context, row) : null
  }),

  serve(calls.explainOwnData, async ({ log, me, personal, input }) => {
    const sealedText = await personal.seal(me.userId, input.text)
    await log.decide(distributor, ownCompany(me), explainData(sealedText), { answer: done })
    return done
  }),

  serve(calls.showDataChange, async (context) => {
    const row = await distributorOf(context.db, context.input.distributorId)
    if (!row) return noCompany
    const change = await changeOf(context, row)
    return change && { ...change, seen: vettedPartOf(row) }
  }),

  serve(calls.confirmDataChange, async ({ log, input: { distributorId, seen } }) => {
    await log.decide(distributor, distributorId, confirmData(seen as VettedData), { answer: done })
    return done
  }),

  serve(calls.questionDataChange, async ({ log, me, personal, input: { distributorId, text } }) => {
    const sealedText = await personal.seal(me.userId, text)
    await log.decide(distributor, distributorId, questionData(sealedText), { answer: done })
    return done
  }),
]
