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

type TemplateData = Parameters<typeof AnswerTemplateKept.make>[0]
/** What its events say of the form that keeps it. */
export const templateForm = { AnswerTemplateKept: (kept: TemplateData) => kept }

const unknown = notFound('This template does not exist')

export const newTemplate =
  (kept: TemplateData): Change =>
  () => [AnswerTemplateKept.make(kept)]

/** An unchanged text changes nothing. */
export const changeTemplate =
  (kept: TemplateData): Change =>
  ({ title, language, text, isRemoved }) => {
    if (title === '' || isRemoved) return unknown
    const isSame = title === kept.title && language === kept.language && text === kept.text
    return isSame ? [] : [AnswerTemplateKept.make(kept)]
  }

export const removeTemplate: Change = ({ title, isRemoved }) =>
  title === '' || isRemoved ? unknown : [AnswerTemplateRemoved.make({})]
