import * as Schema from 'effect/Schema'

import { Moment } from '#platform/event.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { endpoint } from '#platform/http/endpoint.ts'

import { vettedFields } from './events.ts'

const { Array: List, Literals, NullOr, String: Text, Struct } = Schema
const sentence = paragraphs(Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(1_000)))
const distributorId = { distributorId: Text.check(Schema.isUUID()) }
const Success = Struct({ success: Schema.Boolean })

/** What a company changed of what it was vetted by, since QUALITY looked at it last. */
export const DataChange = Struct({
  changedAt: Moment,
  changedBy: Text,
  /** Countries by name. */
  fields: List(Struct({ field: Literals(vettedFields), before: Text, after: Text })),
  question: NullOr(Text),
  /** What the company answered; null: it has not. */
  explanation: NullOr(Text),
  waitsFor: Literals(['DISTRIBUTOR', 'QUALITY']),
})
export type DataChange = typeof DataChange.Type

const Vetted = Struct({
  organizationName: Text.check(Schema.isMaxLength(200)),
  address: Text.check(Schema.isMaxLength(200)),
  address2: NullOr(Text.check(Schema.isMaxLength(200))),
  zipCode: Text.check(Schema.isMaxLength(20)),
  city: Text.check(Schema.isMaxLength(100)),
  countryId: Text.check(Schema.isMaxLength(20)),
})

export const ownDataChange = endpoint('GET /distributors/data-change', {
  may: 'company.read',
  does: 'What of the own company’s data was changed and waits for QUALITY, with its question; null: nothing',
  answer: NullOr(DataChange),
  reads: ['distributors', 'users'],
})

export const explainOwnData = endpoint('ExplainOwnData PUT /distributors/data-change', {
  may: 'company.change',
  does: 'Answers the question of QUALITY about the changed data of the own company',
  body: { text: sentence },
  answer: Success,
  awaits: ['distributors'],
})

export const showDataChange = endpoint('GET /office/distributors/:distributorId/data-change', {
  may: 'office.distributors.read',
  does: 'What a company changed of what it was vetted by, before and after, by whom and when; null: nothing',
  params: distributorId,
  answer: NullOr(Struct({ ...DataChange.fields, seen: Vetted })),
  reads: ['distributors', 'users'],
})

export const confirmDataChange = endpoint(
  'ConfirmDataChange PUT /office/distributors/:distributorId/data-change/confirm',
  {
    may: 'office.company-documents.review',
    does: 'Confirms what a company changed, as it was seen; it is refused where it changed once more meanwhile',
    params: distributorId,
    body: { seen: Vetted },
    answer: Success,
    awaits: ['distributors'],
  },
)

export const questionDataChange = endpoint(
  'QuestionDataChange PUT /office/distributors/:distributorId/data-change/question',
  {
    may: 'office.company-documents.review',
    does: 'Questions a company about what it changed. Its orders go on meanwhile',
    params: distributorId,
    body: { text: sentence },
    answer: Success,
    awaits: ['distributors'],
  },
)
