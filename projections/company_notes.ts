import { companyNotesStream, type NoteId } from '#modules/distributors/desk/note-events.ts'
import type { DistributorId } from '#modules/distributors/events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import type { Moment } from '#platform/event.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

export type CompanyNoteRow = {
  readonly id: NoteId
  readonly distributorId: DistributorId
  readonly writtenBy: string
  readonly writtenAt: Moment
  readonly text: Sealed
}

/** What staff noted about companies. Only calls of the office read it. */
export const companyNotes = projection<CompanyNoteRow>()({
  name: 'company_notes',
  version: 1,
  of: [companyNotesStream],
  table: `
    id text primary key, distributor_id text not null, written_by text not null, written_at timestamptz not null,
    text text not null`,
  indexes: ['(distributor_id, written_at desc, id)'],
  key: ({ noteId }) => noteId,
  onlyAdds: true,
  when: {
    CompanyNoteWritten: (_, { distributorId, noteId, text }, { at, actor }) => ({
      id: noteId,
      distributorId,
      writtenBy: actor,
      writtenAt: at,
      text,
    }),
  },
  topics: () => ['office:distributors'],
  onPoison: 'park',
})

/** Notes about a company, the newest first. */
export const companyNotesOf = (db: ReadModels, distributorId: string): Promise<CompanyNoteRow[]> =>
  rows(db, companyNotes)
    .selectAll()
    .where('distributorId', '=', distributorId as DistributorId)
    .orderBy('writtenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
