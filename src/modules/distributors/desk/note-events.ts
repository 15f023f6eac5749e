import * as Schema from 'effect/Schema'

import { DistributorId } from '#modules/distributors/events.ts'
import { Sealed } from '#platform/access/personal-data.ts'
import { event, stream } from '#platform/event.ts'

export const NoteId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand('NoteId'))
export type NoteId = typeof NoteId.Type

/** What staff note about a company among themselves, under the key of its author. */
export const CompanyNoteWritten = event('CompanyNoteWritten', {
  distributorId: DistributorId,
  noteId: NoteId,
  text: Sealed,
})

/** Apart from the company's own stream, so that nothing that reads that one can show a note. Key: the company's id. */
export const companyNotesStream = stream('company-notes', [CompanyNoteWritten])
