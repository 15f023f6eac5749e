import * as Schema from 'effect/Schema'
import { templateTerms } from '#modules/service/service-states.ts'
import { event, stream } from '#platform/event.ts'

const text = (most: number) => Schema.String.check(Schema.isTrimmed(), Schema.isMinLength(1), Schema.isMaxLength(most))

/** An answer that staff send again and again, in one language. It names no person. */
export const AnswerTemplateKept = event('AnswerTemplateKept', {
  title: text(templateTerms.title),
  /** 'es' */
  language: text(templateTerms.language),
  text: text(templateTerms.text),
})
export const AnswerTemplateRemoved = event('AnswerTemplateRemoved', {})

export const answerTemplateStream = stream('answer-template', [AnswerTemplateKept, AnswerTemplateRemoved])
