import { counted } from '#platform/formats.ts'
import { wordsOf } from '#platform/in-words.ts'
import { companyLooksStream } from './look-events.ts'
import { companyNotesStream } from './note-events.ts'
import { vettingStream } from './vetting-events.ts'

/** What staff did around a company's file, described for staff. */
export const deskDescriptions = {
  ...wordsOf([companyNotesStream], {
    CompanyNoteWritten: () => ({ what: 'wrote an internal note about the company', detail: null }),
  }),
  ...wordsOf([companyLooksStream], {
    CompanySeenAs: () => ({ what: 'began to see the portal as this company', detail: null }),
  }),
  ...wordsOf([vettingStream], {
    VettingOpened: () => ({ what: 'began to look through the file', detail: null }),
    VettingLeft: () => ({ what: 'left the file', detail: null }),
    DecisionDrafted: ({ decision }) => ({
      what: decision === 'APPROVE' ? 'means to approve a document' : 'means to return a document',
      detail: null,
    }),
    DraftTakenBack: () => ({ what: 'took a draft back', detail: null }),
    DecisionsSent: ({ sent, outdated }) => ({
      what: `sent ${counted(sent.length, 'decision')} to the company`,
      detail: outdated.length === 0 ? null : `${counted(outdated.length, 'document')} had been replaced meanwhile`,
    }),
  }),
}
