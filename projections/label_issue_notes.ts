import { labelIssueNoteStream } from '#modules/labels/events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import type { Moment } from '#platform/event.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

export type LabelIssueNoteRow = {
  readonly id: string
  readonly issueId: string
  readonly text: Sealed
  readonly at: Moment
  readonly by: string
}

/** What staff write among themselves about label issues: read by routes of the office alone. */
export const labelIssueNotes = projection<LabelIssueNoteRow>()({
  name: 'label_issue_notes',
  version: 1,
  of: [labelIssueNoteStream],
  table: 'id text primary key, issue_id text not null, text text not null, at timestamptz not null, by text not null',
  indexes: ['(issue_id, at, id)'],
  key: ({ noteId }) => noteId,
  onlyAdds: true,
  when: {
    LabelIssueNoteWritten: (_, { noteId: id, issueId, text }, { at, actor }) => ({ id, issueId, text, at, by: actor }),
  },
  topics: () => ['office:labels'],
  onPoison: 'park',
})

/** For staff. */
export const notesOfIssues = (db: ReadModels, issueIds: readonly string[]): Promise<LabelIssueNoteRow[]> =>
  rows(db, labelIssueNotes)
    .selectAll()
    .where('issueId', 'in', ['', ...issueIds])
    .orderBy('at')
    .orderBy('id')
    .execute()
