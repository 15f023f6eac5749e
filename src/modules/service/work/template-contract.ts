import * as Schema from 'effect/Schema'
import { templateTerms } from '#modules/service/service-states.ts'
import { editing, meanwhile } from '#platform/editing/editing-contract.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'

/** Tools of staff for a thread: presence, templates, and merging two. */

const uuid = Schema.String.check(Schema.isUUID())

const line = (most: number) => Schema.Trimmed.check(Schema.isBetweenLength(1, most))

const theRequest = { id: uuid }

const AnswerTemplate = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  language: Schema.String,
  text: Schema.String,
})

export type AnswerTemplate = typeof AnswerTemplate.Type

export const listTemplates = endpoint('GET /office/answer-templates', {
  may: 'office.requests.read',
  does: 'Answers that staff send again and again, by title',
  answer: Schema.Array(AnswerTemplate),
  reads: ['answer_templates'],
})

export const keepTemplate = endpoint('KeepTemplate PUT /office/answer-templates', {
  may: 'office.requests.answer',
  does: 'Keeps an answer as a template, as a new one or in the place of `id`',
  body: editing({
    id: Schema.optionalKey(uuid),
    title: line(templateTerms.title),
    language: line(templateTerms.language),
    text: paragraphs(line(templateTerms.text)),
  }),
  answer: Schema.Struct({ success: Schema.Literal(true), id: Schema.String, ...meanwhile }),
  awaits: ['answer_templates'],
})

export const removeTemplate = endpoint('RemoveTemplate DELETE /office/answer-templates/:id', {
  may: 'office.requests.answer',
  does: 'Removes an answer template',
  params: theRequest,
  answer: Done,
  awaits: ['answer_templates'],
})
