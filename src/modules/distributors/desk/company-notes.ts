import type { DistributorId } from '#modules/distributors/events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { type Decision, decider, type RecordedBy } from '#platform/decision.ts'
import { CompanyNoteWritten, companyNotesStream, type NoteId } from './note-events.ts'

/** Without an owner: a distributor's log and trail have none of it. */
export const companyNotes = decider<{ readonly id: DistributorId }>()({
  stream: companyNotesStream,
  implicit: true,
  owner: () => ({}),
  initial: (key) => ({ id: key as DistributorId }),
  evolve: { CompanyNoteWritten: (notes) => notes },
})

export const writeCompanyNote =
  (noteId: NoteId, text: Sealed): Decision<{ readonly id: DistributorId }, RecordedBy<typeof companyNotes>> =>
  ({ id }) => [CompanyNoteWritten.make({ distributorId: id, noteId, text })]
