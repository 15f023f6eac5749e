import { answerTemplateStream } from '#modules/service/work/template-events.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

type AnswerTemplateRow = {
  readonly id: string
  readonly title: string
  readonly language: string
  readonly text: string
}

/** Answers that staff send again and again. */
export const answerTemplates = projection<AnswerTemplateRow>()({
  name: 'answer_templates',
  version: 1,
  of: [answerTemplateStream],
  table: 'id text primary key, title text not null, language text not null, text text not null',
  indexes: [],
  key: 'stream',
  when: {
    AnswerTemplateKept: (_, kept, { key: id }) => ({ id, ...kept }),
    AnswerTemplateRemoved: () => null,
  },
  topics: () => ['office:requests'],
  onPoison: 'park',
})

const MOST_LISTED = 500

export const everyAnswerTemplate = (db: ReadModels): Promise<AnswerTemplateRow[]> =>
  rows(db, answerTemplates).selectAll().orderBy('title').orderBy('id').limit(MOST_LISTED).execute()
