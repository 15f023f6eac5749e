import { type Decision, decider, notFound, type RecordedBy } from '#platform/decision.ts'
import { AnswerTemplateKept, AnswerTemplateRemoved, answerTemplateStream } from './template-events.ts'

export type AnswerTemplate = {
  readonly title: string
  readonly language: string
  readonly text: string
  readonly isRemoved: boolean
}
type Change = Decision<AnswerTemplate, RecordedBy<typeof answerTemplate>>

/** Of the provider: no company's log reaches it. */
export const answerTemplate = decider<AnswerTemplate>()({
  stream: answerTemplateStream,
  implicit: true,
  owner: () => ({}),
  initial: () => ({ title: '', language: '', text: '', isRemoved: false }),
  evolve: {
    AnswerTemplateKept: (_, kept) => ({ ...kept, isRemoved: false }),
    AnswerTemplateRemoved: (it) => ({ ...it, isRemoved: true }),
  },
})

/** The same words again are no news. */
export const keepTemplate =
  (kept: Parameters<typeof AnswerTemplateKept.make>[0]): Change =>
  ({ title, language, text, isRemoved }) =>
    !isRemoved && title === kept.title && language === kept.language && text === kept.text
      ? []
      : [AnswerTemplateKept.make(kept)]

export const removeTemplate: Change = ({ title, isRemoved }) =>
  title === '' || isRemoved ? notFound('This template does not exist') : [AnswerTemplateRemoved.make({})]
